### «Повелитель Галактики», русский текст. На сообщения ссылаются по id; en.ftl должен содержать те же.

## Слова

game-name = Повелитель Галактики
# Начала id сообщений, которые называют вещи по их каноническому тексту
names = card system track colour type symbol word kind way op
# События, которыми озаглавлены части рассказа
headings = turn
# События, которые лучше всего говорят, что изменило шансы и очки; самые важные впереди
telling = won conflict-won lost swallowed based seized stole completed route-completed colonised
# События, которые говорят об этом, только если больше ничего не случилось
routine = settled race missed adventurer drew placed cleared ability got trashed swapped discarded last-turns
# Составные названия: red@c1, c1-b1, terrans.base, black@velmari.base=yellow, ячейка со звездой, два действия
joined-at = { $first } ({ $last })
joined-to = { $first } – { $last }
joined-part = { $first }: { $last }
joined-as = { $first }, вместо цвета: { $last }
joined-star = { $first }, ячейка со звездой
joined-plus = { $first }, { $last }
list-or = { $first } или { $last }
list-and = { $first } и { $last }
list-more = { $first }, { $last }
symbol-times = { $symbol } ×{ $count }
list-then = { $first }, затем { $last }
word-none = ничего
word-clear = отменить проект
word-under = положить под колоду
word-draw = тянуть кубики
word-agree = согласиться
word-refuse = отказаться
word-supply = диск из личного запаса
word-nobody = никто
word-end = прекратить конфликт
word-lay = положить на поле
colour-red = красный
    .long = военные ресурсы
colour-blue = синий
    .long = научные ресурсы
colour-yellow = жёлтый
    .long = экономические ресурсы
colour-green = зелёный
    .long = производственные ресурсы
colour-black = чёрный
    .long = бюрократические ресурсы
colours-red = красных
colours-blue = синих
colours-yellow = жёлтых
colours-green = зелёных
colours-black = чёрных
symbol-cultural = культурное
    .long = культурное превосходство
symbol-economic = экономическое
    .long = экономическое превосходство
symbol-diplomatic = дипломатическое
    .long = дипломатическое превосходство
symbol-scientific = научное
    .long = научное превосходство
symbol-military = военное
    .long = военное превосходство
side-red = красной
side-blue = синей
type-race = раса
type-leader = лидер
type-conflict = конфликт
type-government = правительство
type-expansion = экспансия
type-commerce = коммерция
type-progress = прогресс
# После слова «карта» или «колода»
deck-race = расы
deck-leader = лидера
deck-conflict = конфликта
deck-government = правительства
deck-expansion = экспансии
deck-commerce = коммерции
deck-progress = прогресса
deck-development = развития
deck-politics = политики
kind-planet = колонизация планеты
kind-route = прокладка маршрута
kind-base = подготовка базы
kind-card = получение карты
kind-development = внедрение карты развития
kind-programme = программа расы
kind-steal = похищение ресурса
kind-conflict = участие в конфликте
# Проекты одного вида, после слов «в ячейках» и «кубики»
projects-planet = планет
projects-route = маршрутов
projects-base = проектов подготовки баз
projects-card = проектов получения карт
projects-development = карт развития
projects-programme = программы расы
projects-steal = проектов похищения
projects-conflict = конфликтов
# Части карты: её проекты, стороны конфликта
part-base = база
part-base1 = база
part-base2 = вторая база
part-card1 = первый проект карты
part-card2 = второй проект карты
part-programme = программа
part-steal = похищение
part-embed = внедрение
part-red = красная сторона
part-blue = синяя сторона
ordinal-1 = первую
ordinal-2 = вторую
ordinal-3 = третью
trait-race = раса
trait-way = путь к победе
way-expansion = экспансия
    .long = размещены все девять баз
way-domination = доминирование
    .long = пять символов одного вида
way-capture = захват
    .long = базы в двух стартовых системах
step-corner = Стартовые системы
step-race = Расы
step-begin = Начало хода
step-draw = Фаза 1: получение ресурсов
step-drawn = Фаза 1: кубики получены
step-place = Фаза 2: распределение ресурсов
step-reward = Фаза 2: награды и базы
step-cards = Фаза 3: сброс и применение карт
step-gain = Фаза 3: ресурсы за сброшенные карты
step-over = Игра окончена
# Что показывает график партии
figure-bases = Базы
figure-starts = Стартовые системы
figure-symbols = Одинаковые символы
figure-cubes = Кубики в мешке
figure-cards = Карты

## Вопросы

ask-corner = Выберите стартовую систему
ask-race = Выберите расу
ask-parley = Тяните кубики или сначала прекратите конфликт
ask-agree = { $seat } предлагает прекратить конфликт «{ $card }». Вы согласны?
ask-redraw = { $most ->
    [one] Можно вернуть в мешок до { $most } вытянутого кубика и тянуть снова
   *[other] Можно вернуть в мешок до { $most } вытянутых кубиков и тянуть снова
}
ask-place = Положите кубик или верните остальные в мешок
ask-clear = Какой проект отменить чёрным кубиком?
ask-reward = Какая награда или база следующая?
ask-take = Оставьте одну карту { $deck } или положите их под колоду и возьмите следующую
ask-deck = Из какой колоды взять карту?
ask-search = Возьмите любую карту { $deck } из колоды
ask-ability = Какое свойство сработает первым?
ask-use = Применить это свойство?
ask-choose = Выберите одно из действий
ask-gain = { $least ->
    [one] Возьмите { $least } кубик из банка
    [few] Возьмите { $least } кубика из банка
   *[many] Возьмите { $least } кубиков из банка
}
ask-trash = { $most ->
    [one] Можно сдать в банк до { $most } кубика из мешка
   *[other] Можно сдать в банк до { $most } кубиков из мешка
}
ask-give = { $most ->
    [one] Обмен до { $most } кубика из мешка: что отдаёте?
   *[other] Обмен до { $most } кубиков из мешка: что отдаёте?
}
ask-receive = { $least ->
    [one] Возьмите взамен { $least } кубик из банка
    [few] Возьмите взамен { $least } кубика из банка
   *[many] Возьмите взамен { $least } кубиков из банка
}
ask-steal = Какой кубик похитить?
ask-knock = Какой кубик вернуть владельцу?
ask-spoils = Какой кубик проигравшего забрать?
ask-recall = Какой из своих проектов освободить?
ask-seize = Какую карту забрать?
ask-ruin = Какая карта сбрасывается?
ask-slot = В какой ячейке подготовить базу?
ask-settle = В какой системе разместить базу?
ask-occupy = Разместить базу в системе { $system }?
ask-swallow = Какую систему закрыть чёрной дырой?
ask-reopen = С какой системы убрать чёрную дыру?
ask-stop = Какой конфликт прекратить?
ask-delay = Кто пропустит ход?
ask-cards = Сбросьте или примените карту либо завершите фазу
ask-lay = На какую трассу положить «{ $card }» и какой стороной к своей системе?

## Варианты ответа

# $place — одно из сообщений place- ниже
option-cube = { $cube } → { $place }
option-take-cube = { $cube }, откуда: { $place }
option-planet-reward = кубики за планету системы { $place }
option-base = разместить базу с карты «{ $card }» в системе { $system }
option-lay = положить на поле «{ $card }»
option-discard = сбросить «{ $card }»
option-end = прекратить конфликт на трассе { $track }
option-side = { $track }, к своей системе { $side } стороной
option-none-place = всё: остальное вернуть в мешок
option-none-reward = всё: больше баз не размещать
option-none-cards = завершить фазу
option-none-occupy = оставить систему нейтральной
option-none-use = не применять
option-none-recall = больше ничего не освобождать
place-route = маршрут { $from } – { $to }
place-planet = планета системы { $system }
place-project = { $card }: { $part }
place-card = { $card }: карта { $deck }
place-instead = { $place }, ячейка: { $colour }
place-star = { $place } ★

## Что произошло ($seat — имя, после него двоеточие)

event-settled = { $seat-is ->
    [you] Вы начинаете
   *[seat] { $seat } начинает
} в системе { $system }
event-race = { $seat-is ->
    [you] Вы играете
   *[seat] { $seat } играет
} за расу «{ $card }»
event-turn = { $seat-is ->
    [you] Ход { $number }: вы
   *[seat] Ход { $number }: { $seat }
}
event-missed = { $seat-is ->
    [you] Вы пропускаете
   *[seat] { $seat } пропускает
} ход
event-adventurer = { $seat-is ->
    [you] Ваш мешок пуст
   *[seat] Мешок игрока { $seat } пуст
}: действует правило авантюриста
event-drew = { $seat-is ->
    [you] Вы тянете
   *[seat] { $seat } тянет
} { $cubes-count ->
    [one] { $cubes-count } кубик
    [few] { $cubes-count } кубика
   *[many] { $cubes-count } кубиков
}: { $cubes }
event-placed = { $seat-is ->
    [you] Вы ставите
   *[seat] { $seat } ставит
} кубик: { $cube }
event-cleared = { $seat-is ->
    [you] Вы отменяете
   *[seat] { $seat } отменяет
} проект «{ $spot }»
event-route-returned = { $seat-is ->
    [you] Ваш маршрут { $route }
   *[seat] Маршрут { $route } игрока { $seat }
} возвращается в мешок
event-completed = { $seat-is ->
    [you] Вы завершаете
   *[seat] { $seat } завершает
} проект «{ $project }»
event-colonised = { $seat-is ->
    [you] Вы колонизируете планету системы { $system } и получаете
   *[seat] { $seat } колонизирует планету системы { $system } и получает
} { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
} ({ $colour })
event-route-completed = { $seat-is ->
    [you] Вы прокладываете
   *[seat] { $seat } прокладывает
} маршрут { $track }
event-prepared = { $seat-is ->
    [you] Вы готовите
   *[seat] { $seat } готовит
} базу ({ $project })
event-based = { $seat-is ->
    [you] Вы ставите
   *[seat] { $seat } ставит
} базу { $number } в системе { $system }
event-lost = { $seat-is ->
    [you] Вы теряете
   *[seat] { $seat } теряет
} систему { $system }
event-swallowed = Чёрная дыра поглощает систему { $system }
event-reopened = Чёрной дыры в системе { $system } больше нет
event-gained = { $seat-is ->
    [you] Вы берёте
   *[seat] { $seat } берёт
} карту «{ $card }»
event-discarded = { $seat-is ->
    [you] Вы сбрасываете
   *[seat] { $seat } сбрасывает
} карту «{ $card }»
event-seized = { $seat-is ->
    [you] Вы забираете
   *[seat] { $seat } забирает
} карту «{ $card }» { told-from-rival }
event-ability = { $seat-is ->
    [you] Вы применяете
   *[seat] { $seat } применяет
} свойство карты «{ $card }»
event-got = { $seat-is ->
    [you] Вы получаете
   *[seat] { $seat } получает
}: { $cubes }
event-trashed = { $seat-is ->
    [you] Вы сдаёте
   *[seat] { $seat } сдаёт
} в банк: { $cubes }
event-swapped = { $seat-is ->
    [you] Вы меняете
   *[seat] { $seat } меняет
} кубики: { $cubes } → { $taken }
event-stole = { $seat-is ->
    [you] Вы забираете
   *[seat] { $seat } забирает
} кубик { told-from-rival }: { $cube }
event-knocked = { $seat-is ->
    [you] Вы возвращаете
   *[seat] { $seat } возвращает
} кубик { told-rival }: { $cube }
event-laid = { $seat-is ->
    [you] Вы кладёте
   *[seat] { $seat } кладёт
} конфликт «{ $card }» на трассу { $track }, { $side } стороной к своей системе
event-offered = { $seat-is ->
    [you] Вы предлагаете
   *[seat] { $seat } предлагает
} { told-rival } прекратить «{ $card }»
event-refused = { $seat-is ->
    [you] Вы продолжаете
   *[seat] { $seat } продолжает
} конфликт «{ $card }»
event-ended = Конфликт «{ $card }» окончен; { $owner-is ->
    [you] карта достаётся вам
    [nobody] карта не достаётся никому
   *[seat] карта достаётся игроку { $owner }
}
event-conflict-won = { $seat-is ->
    [you] Вы выигрываете
   *[seat] { $seat } выигрывает
} конфликт «{ $card }»{ $loser-is ->
    [nobody] {""}
    [you] {" "}у вас
   *[seat] {" "}у игрока { $loser }
}
event-extra-turn = { $seat-is ->
    [you] Вы получаете
   *[seat] { $seat } получает
} дополнительный ход
event-delayed = { $seat-is ->
    [you] Вы заставляете
   *[seat] { $seat } заставляет
} { $rival-is ->
    [you] вас
   *[seat] игрока { $rival }
} пропустить { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
event-won = { $seat-is ->
    [you] Вы побеждаете
   *[seat] { $seat } побеждает
}: { $way }
event-stalemate = Игра окончена без победителя
event-last-turns = После этого хода осталось ходов: { $count }. Затем игра кончится без победителя
told-from-rival = { $rival-is ->
    [you] у вас
   *[seat] у игрока { $rival }
}
told-rival = { $rival-is ->
    [you] вам
   *[seat] игроку { $rival }
}

## Почему нельзя?

why-must = Здесь нужно сделать выбор.
why-due = Сначала награды: выполняются все.
why-limit = { $count ->
    [one] У вас на { $count } карту больше предела.
    [few] У вас на { $count } карты больше предела.
   *[many] У вас на { $count } карт больше предела.
}
why-race-card = Карта расы всегда остаётся у вас.
why-no-front = Ни одна ваша система не соединена свободной трассой с чужой или нейтральной.
why-laid-now = Он начат в этот ход.
why-refused = В этот ход вам уже отказали.
why-colour = Нет свободной ячейки этого цвета.
why-full = Проект завершён.
why-three = Уже внедрены три карты этого типа.
why-planets = Все планеты системы колонизированы.
why-black-planet = Чёрным кубиком планету не колонизировать.
why-rival-system = Маршрут не может вести в чужую систему.
why-closed = Система закрыта чёрной дырой.
why-fought = У вас конфликт с этой системой.
why-conflict-there = На трассе лежит конфликт.
why-route-colour = Цвет маршрута — цвет одной из двух систем.
why-same-colour = Все кубики маршрута одного цвета.
why-other-end = Маршрут начат с другого конца.
why-no-black = Без чёрного кубика проект не отменить.
why-nothing-on-it = На нём нет кубиков.
why-no-route = Туда не ведёт ваш завершённый маршрут.
why-room = Места для ещё одной базы нет.
why-own-system = Обе системы ваши.
why-protected = Его защищает свойство карты владельца.
why-planet-safe = Кубики на планетах остаются там.
why-black-safe = Чёрные кубики забрать нельзя.
why-start-system = Это стартовая система.
why-not-neutral = Закрыть можно только нейтральную систему.
why-taken = Эта система уже занята.
why-other-side = Это сторона противоположной системы.
why-not-your-start = Маршрут начинается от вашей системы.
why-no-base-there = У вас там нет базы.
why-rival-base = Базу размещают в нейтральной или в своей системе.
why-no-disc = В вашем запасе не осталось дисков.
why-not-joined = Трасса не соединяет её с вашей системой.
why-has-owner = У этой системы есть владелец.
why-conflict-safe = Кубики на конфликтах — не добыча.
why-other-colour = Так забирают кубик другого цвета.
why-not-in-it = Вы не участвуете в этом конфликте.

## Негодные позиции

error-position-name = Позиция: нет такого ({ $what }): «{ $found }».
error-position-seat = Позиция: место — число от 0 до { $last }.
error-position-closed = Позиция: { $system } закрыта и не имеет владельца.
error-position-cubes = Позиция, { $where }: кубики пишутся буквами.
error-position-route = Позиция: такого маршрута на { $route } быть не может.
error-position-twice = Позиция, { $where }: { $card } уже лежит в другом месте.
error-position-prepared = Позиция: у места { $seat } нет свободной ячейки базы { $project }.
error-position-conflict = Позиция: на поле лежат только карты конфликтов.
error-position-conflict-place = Позиция: { $card } там лежать не может.
error-position-deck = Позиция: в колоде { $deck } карта другого типа.
error-position-cells = Позиция: у { $project } ячеек: { $cells }, буквами или точками.
error-position-bank = Позиция: в банке лежит всё остальное.
error-position-due = Позиция: { $found } не может ждать награды.
error-position-won = Позиция: так никто победить не мог.
error-position-conservation = Позиция: число кубиков не сходится.
error-position-cards = Позиция: число карт не сходится.
error-position-tokens = Позиция: число жетонов чёрных дыр не сходится.
error-position-discs = Позиция: число дисков места { $seat } не сходится.
error-position-race = Позиция: у места { $seat } одна карта расы, первая из его карт.
error-position-bases = Позиция: в системе { $system } не может быть баз: { $count }.
error-position-planets = Позиция: на планетах системы { $system } не может быть таких кубиков.
error-position-nobodys = Позиция: { $project } ничей, кубиков на нём нет.
error-position-moment = Позиция: { $entry } на шаге { $step } ничего содержать не может, только на шагах: { $known }.
error-position-most = Позиция: { $entry } здесь не больше { $most }.
error-position-limit = Позиция: у места { $seat } лишние карты сверх { $limit }, сначала их сбрасывают.
error-position-spent = Позиция: у { $project } нет ячейки базы, опустевшей в этот ход.
error-position-used = Позиция: у { $card } нет свойства, срабатывающего раз за ход.
error-position-cell = Позиция: ячейка { $project } не может принять лежащий там кубик.
error-position-introduced = Позиция: внедрено не больше { $most } развитий одного вида; { $project } — лишнее.
error-position-setup = Позиция: подготовка не может быть такой ({ $entry }).
error-position-laid = Позиция: на { $card } нет конфликта.
error-position-over = Позиция: место { $seat } уже победило.

## Зоны

zones-untold = setup step turn turns first at extra extra_taken stirred quiet won before spent laid declined used
zone-systems = Системы
zone-closed = Закрыты чёрными дырами
zone-routes = Маршруты
zone-conflicts = Конфликты
zone-projects = Кубики на картах
zone-bank = Банк
zone-tokens = Жетоны чёрных дыр
zone-remaining = Осталось ходов
zone-drawn = Вытянутые кубики
zone-due = Награды
zone-discarded = Сброшено карт за ход
zone-seats = Игроки
zone-bags = Мешки
zone-decks = Колоды
zone-cards = Карты
zone-prepared = Подготовленные базы
zone-skips = Пропуск ходов
zone-cubes = Кубиков в мешке
zone-supply = Дисков в запасе
zone-placed = Размещено баз
zone-symbols = Символы
zone-starts = Стартовых систем
zone-active = Действующие карты
zone-limit = Предел карт
zone-top = Сверху
zone-left = Карт ниже
zone-under = Порядок внизу
zone-owner = Владелец
zone-bases = Базы
zone-planets = Колонизированные планеты
zone-track = Трасса
zone-red = Красная сторона к

## Карты

# расы
card-terrans = Земляне
    .about = Универсалы: их проектам нужны кубики всех цветов.
card-krall = Орда краллов
    .about = Воители с дешёвой базой и собственным источником конфликтов.
card-synthar = Узлы синтаров
    .about = Машины, живущие за счёт колоды прогресса.
card-velmari = Гильдии вельмари
    .about = Торговцы с самым дешёвым путём к картам коммерции.
card-ossir = Рой оссиров
    .about = Рой, чьим базам хватает трёх кубиков.
card-luminar = Хор люминаров
    .about = Певцы света на стыке культуры и науки.
card-umbral = Бюро умбралов
    .about = Чиновники, превращающие чёрные кубики в базы, карты и символы.
card-drakhen = Корсары дракенов
    .about = Налётчики, у которых всегда найдётся новый конфликт.
card-aqualith = Согласие аквалитов
    .about = Учёные глубин, торгующие на два фронта.

# лидеры
card-torvan = Адмирал Рея Торван
card-gharn = Вождь Гарн
card-ilvane = Профессор Илвейн
card-quill = Архивариус Квилл
card-obrecht = Магнат Обрехт
card-sael = Брокер Саэль
card-mirelle = Посланница Мирель
card-voss = Канцлер Восс
card-anahr = Пророк Анар
card-celestine = Дива Селестина
card-kade = Шпион Кейд
card-tolk = Главный инженер Толк
card-juno = Первопроходец Юнона
card-halvard = Губернатор Хальвард
card-xul = Гравимант Ксул
card-brakka = Полковник Бракка
card-nivane = Святая Нивана
card-malthus = Узурпатор Мальтус

# правительства
card-corporate = Корпоративная республика
card-junta = Военная хунта
card-technocracy = Технократия
card-federation = Звёздная федерация
card-theocracy = Теократия
card-directorate = Теневой директорат
card-hegemony = Гегемония
card-democracy = Прямая демократия
card-senate = Торговый сенат

# конфликты
card-border = Пограничный инцидент
card-coup = Дворцовый переворот
card-tradewar = Торговая война
card-crusade = Крестовый поход
card-espionage = Агентурная сеть
card-totalwar = Тотальная война
card-blockade = Блокада
card-exodus = Великое переселение
card-protectorate = Принудительный протекторат

# развитие
card-shipyards = Орбитальные верфи
card-terraforming = Терраформирование
card-hyperlanes = Гипертрассы
card-garrisons = Гарнизонный флот
card-ark = Ковчег колонистов
card-starforts = Звёздные форты
card-gravmines = Гравитационные мины
card-embassies = Пограничные посольства
card-pilgrims = Флот паломников
card-exchange = Космобиржа
card-league = Торговая лига
card-customs = Таможенная служба
card-freeport = Вольный порт
card-smugglers = Сеть контрабандистов
card-credit = Кредитный союз
card-auctions = Художественные аукционы
card-charters = Привилегированные компании
card-insurance = Страховой фонд
card-quantum = Квантовые компьютеры
card-academy = Академия наук
card-fabricators = Универсальные фабрикаторы
card-psychohistory = Психоистория
card-cloaking = Маскировочные поля
card-timeloop = Петля времени
card-xenolinguistics = Ксенолингвистика
card-robots = Роботы-управленцы
card-singularity = Двигатель сингулярности

## Системы и трассы

system-c1 = Ардент
system-c2 = Церулис
system-c3 = Аурум
system-c4 = Вердан
system-a1 = Гальцион
system-a2 = Топаз
system-a3 = Малахит
system-a4 = Алые Врата
system-b1 = Мох
system-b2 = Уголёк
system-b3 = Иней
system-b4 = Шафран
system-e1 = Северный Предел
system-e2 = Восточный Предел
system-e3 = Южный Предел
system-e4 = Западный Предел
system-i1 = Корона
system-i2 = Скипетр
system-i3 = Держава
system-i4 = Трон
track-t_c1_a1 = { system-c1 } – { system-a1 }
track-t_c1_b1 = { system-c1 } – { system-b1 }
track-t_a1_e1 = { system-a1 } – { system-e1 }
track-t_e1_b2 = { system-e1 } – { system-b2 }
track-t_a1_i1 = { system-a1 } – { system-i1 }
track-t_b1_i1 = { system-b1 } – { system-i1 }
track-t_e1_i1 = { system-e1 } – { system-i1 }
track-t_e1_i2 = { system-e1 } – { system-i2 }
track-t_i1_i2 = { system-i1 } – { system-i2 }
track-t_c1_i1 = { system-c1 } – { system-i1 }
track-t_c2_a2 = { system-c2 } – { system-a2 }
track-t_c2_b2 = { system-c2 } – { system-b2 }
track-t_a2_e2 = { system-a2 } – { system-e2 }
track-t_e2_b3 = { system-e2 } – { system-b3 }
track-t_a2_i2 = { system-a2 } – { system-i2 }
track-t_b2_i2 = { system-b2 } – { system-i2 }
track-t_e2_i2 = { system-e2 } – { system-i2 }
track-t_e2_i3 = { system-e2 } – { system-i3 }
track-t_i2_i3 = { system-i2 } – { system-i3 }
track-t_c2_i2 = { system-c2 } – { system-i2 }
track-t_c3_a3 = { system-c3 } – { system-a3 }
track-t_c3_b3 = { system-c3 } – { system-b3 }
track-t_a3_e3 = { system-a3 } – { system-e3 }
track-t_e3_b4 = { system-e3 } – { system-b4 }
track-t_a3_i3 = { system-a3 } – { system-i3 }
track-t_b3_i3 = { system-b3 } – { system-i3 }
track-t_e3_i3 = { system-e3 } – { system-i3 }
track-t_e3_i4 = { system-e3 } – { system-i4 }
track-t_i3_i4 = { system-i3 } – { system-i4 }
track-t_c3_i3 = { system-c3 } – { system-i3 }
track-t_c4_a4 = { system-c4 } – { system-a4 }
track-t_c4_b4 = { system-c4 } – { system-b4 }
track-t_a4_e4 = { system-a4 } – { system-e4 }
track-t_e4_b1 = { system-e4 } – { system-b1 }
track-t_a4_i4 = { system-a4 } – { system-i4 }
track-t_b4_i4 = { system-b4 } – { system-i4 }
track-t_e4_i4 = { system-e4 } – { system-i4 }
track-t_e4_i1 = { system-e4 } – { system-i1 }
track-t_i4_i1 = { system-i4 } – { system-i1 }
track-t_c4_i4 = { system-c4 } – { system-i4 }

## Что делают карты: из слов, которыми записаны их действия

ability = { $trigger }: { $effects }.
ability-once = { $trigger }, раз в ход: { $effects }.
ability-may = { $trigger }, по желанию: { $effects }.
ability-once-may = { $trigger }, раз в ход и по желанию: { $effects }.
trigger-passive = Постоянно
trigger-discard = При сбросе карты
trigger-turn-start = В начале вашего хода
trigger-cubes-drawn = После получения ресурсов
trigger-planet-colonised = Когда вы колонизируете планету
trigger-route-completed = Когда вы завершаете маршрут
trigger-base-placed = Когда вы размещаете базу
trigger-base-placed-of = Когда вы размещаете { $ordinal } базу в системе
trigger-card-gained = Когда вы получаете карту
trigger-card-gained-of = Когда вы получаете карту { $deck }
trigger-development-embedded = Когда вы внедряете карту развития
trigger-conflict-won = Когда вы побеждаете в конфликте
trigger-cube-stolen-by-you = Когда вы похищаете кубик
trigger-cube-stolen-from-you = Когда соперник забирает ваш кубик
effect-gain-cubes = { $count ->
    [one] добавьте в мешок { $count } кубик любого цвета, кроме чёрного
    [few] добавьте в мешок { $count } кубика любых цветов, кроме чёрного
   *[many] добавьте в мешок { $count } кубиков любых цветов, кроме чёрного
}
effect-gain-cubes-of = { $count ->
    [one] добавьте в мешок { $count } { $colour } кубик
    [few] добавьте в мешок { $count } { $colours } кубика
   *[many] добавьте в мешок { $count } { $colours } кубиков
}
effect-trash-cubes = { $count ->
    [one] можете сдать в банк { $count } кубик из мешка
   *[other] можете сдать в банк до { $count } кубиков из мешка
}
effect-trash-cubes-of = { $count ->
    [one] можете сдать в банк { $count } { $colour } кубик из мешка
   *[other] можете сдать в банк до { $count } { $colours } кубиков из мешка
}
effect-steal-cube = { $count ->
    [one] похитьте { $count } кубик с проекта соперника
    [few] похитьте { $count } кубика с проектов соперников
   *[many] похитьте { $count } кубиков с проектов соперников
}
effect-steal-cube-of = { $count ->
    [one] похитьте { $count } { $colour } кубик с проекта соперника
    [few] похитьте { $count } { $colours } кубика с проектов соперников
   *[many] похитьте { $count } { $colours } кубиков с проектов соперников
}
effect-knock-cube = { $count ->
    [one] снимите с проекта соперника { $count } кубик и верните владельцу
    [few] снимите с проектов соперников { $count } кубика и верните владельцам
   *[many] снимите с проектов соперников { $count } кубиков и верните владельцам
}
effect-knock-cube-of = { $count ->
    [one] снимите с проекта соперника { $count } { $colour } кубик и верните владельцу
    [few] снимите с проектов соперников { $count } { $colours } кубика и верните владельцам
   *[many] снимите с проектов соперников { $count } { $colours } кубиков и верните владельцам
}
effect-exchange-cubes = { $count ->
    [one] можете обменять { $count } кубик из мешка на кубик банка любого цвета, кроме чёрного
   *[other] можете обменять до { $count } кубиков из мешка на столько же кубиков банка любых цветов, кроме чёрного
}
effect-exchange-cubes-of = { $count ->
    [one] можете обменять { $count } кубик из мешка (из { $give }) на кубик банка (из { $take })
   *[other] можете обменять до { $count } кубиков из мешка (из { $give }) на столько же кубиков банка (из { $take })
}
effect-redraw = { $count ->
    [one] можете вернуть в мешок { $count } вытянутый кубик и вытянуть другой
   *[other] можете вернуть в мешок до { $count } вытянутых кубиков и вытянуть столько же
}
effect-gain-card = { $count ->
    [one] возьмите { $count } карту { $deck }
    [few] возьмите { $count } карты { $deck }
   *[many] возьмите { $count } карт { $deck }
}
effect-gain-card-random = { $count ->
    [one] возьмите { $count } случайную карту { $deck }
    [few] возьмите { $count } случайные карты { $deck }
   *[many] возьмите { $count } случайных карт { $deck }
}
effect-gain-card-choose = { $count ->
    [one] возьмите { $count } карту { $deck } по своему выбору из одной колоды
    [few] возьмите { $count } карты { $deck } по своему выбору из одной колоды
   *[many] возьмите { $count } карт { $deck } по своему выбору из одной колоды
}
effect-take-card-opponent = заберите у соперника карту { $deck }
effect-take-card-loser = заберите у проигравшего карту { $deck }
effect-discard-card-opponent = сбросьте одну карту { $deck } соперника по своему выбору
effect-discard-card-loser = сбросьте одну карту { $deck } проигравшего по своему выбору
effect-recall-projects = { $count ->
    [one] можете вернуть в мешок кубики с { $count } своего проекта
   *[other] можете вернуть в мешок кубики со своих проектов, числом до { $count }
}
effect-prepare-base = { $count ->
    [one] подготовьте { $count } базу
    [few] подготовьте { $count } базы
   *[many] подготовьте { $count } баз
}
effect-place-base-any = разместите базу из личного запаса в нейтральной системе
effect-place-base-adjacent = разместите базу из личного запаса в нейтральной системе, соединённой трассой с вашей
effect-capture-system = уберите базы проигравшего из системы и можете разместить там свою
effect-place-black-hole-any = закройте чёрной дырой нейтральную систему
effect-place-black-hole-adjacent = закройте чёрной дырой нейтральную систему, соединённую трассой с вашей
effect-remove-black-hole = уберите чёрную дыру с нестартовой системы
effect-end-conflict = прекратите конфликт со своим участием и заберите его карту
effect-extra-turn = сделайте дополнительный ход
effect-skip-turn = { $count ->
    [one] соперник по вашему выбору пропускает { $count } ход
    [few] соперник по вашему выбору пропускает { $count } хода
   *[many] соперник по вашему выбору пропускает { $count } ходов
}
effect-choose-one = на выбор: { $options }
effect-mod-draw = { $amount ->
    [one] в первой фазе тяните на { $amount } кубик больше
    [few] в первой фазе тяните на { $amount } кубика больше
   *[many] в первой фазе тяните на { $amount } кубиков больше
}
effect-mod-draw-less = { $amount ->
    [one] в первой фазе тяните на { $amount } кубик меньше
    [few] в первой фазе тяните на { $amount } кубика меньше
   *[many] в первой фазе тяните на { $amount } кубиков меньше
}
effect-mod-card-limit = ваш предел карт больше на { $amount }
effect-mod-card-limit-less = ваш предел карт меньше на { $amount }
effect-mod-look = { $amount ->
    [one] когда берёте карту, смотрите на { $amount } карту больше
    [few] когда берёте карту, смотрите на { $amount } карты больше
   *[many] когда берёте карту, смотрите на { $amount } карт больше
}
effect-mod-look-less = { $amount ->
    [one] когда берёте карту, смотрите на { $amount } карту меньше
    [few] когда берёте карту, смотрите на { $amount } карты меньше
   *[many] когда берёте карту, смотрите на { $amount } карт меньше
}
effect-mod-route = { $amount ->
    [one] вашим маршрутам нужно на { $amount } кубик больше
    [few] вашим маршрутам нужно на { $amount } кубика больше
   *[many] вашим маршрутам нужно на { $amount } кубиков больше
}
effect-mod-route-less = { $amount ->
    [one] вашим маршрутам нужно на { $amount } кубик меньше
    [few] вашим маршрутам нужно на { $amount } кубика меньше
   *[many] вашим маршрутам нужно на { $amount } кубиков меньше
}
effect-mod-discard-gain = { $amount ->
    [one] за сброс карт в третьей фазе получайте на { $amount } кубик больше
    [few] за сброс карт в третьей фазе получайте на { $amount } кубика больше
   *[many] за сброс карт в третьей фазе получайте на { $amount } кубиков больше
}
effect-mod-discard-gain-less = { $amount ->
    [one] за сброс карт в третьей фазе получайте на { $amount } кубик меньше
    [few] за сброс карт в третьей фазе получайте на { $amount } кубика меньше
   *[many] за сброс карт в третьей фазе получайте на { $amount } кубиков меньше
}
effect-mod-spoils = { $amount ->
    [one] побеждая в конфликте, забирайте на { $amount } кубик больше
    [few] побеждая в конфликте, забирайте на { $amount } кубика больше
   *[many] побеждая в конфликте, забирайте на { $amount } кубиков больше
}
effect-mod-spoils-less = { $amount ->
    [one] побеждая в конфликте, забирайте на { $amount } кубик меньше
    [few] побеждая в конфликте, забирайте на { $amount } кубика меньше
   *[many] побеждая в конфликте, забирайте на { $amount } кубиков меньше
}
effect-mod-majority = { $amount ->
    [one] при споре за символ конфликта на вашей стороне считается на { $amount } кубик больше, если там есть хоть один
    [few] при споре за символ конфликта на вашей стороне считается на { $amount } кубика больше, если там есть хоть один
   *[many] при споре за символ конфликта на вашей стороне считается на { $amount } кубиков больше, если там есть хоть один
}
effect-mod-majority-less = { $amount ->
    [one] при споре за символ конфликта на вашей стороне считается на { $amount } кубик меньше
    [few] при споре за символ конфликта на вашей стороне считается на { $amount } кубика меньше
   *[many] при споре за символ конфликта на вашей стороне считается на { $amount } кубиков меньше
}
effect-mod-colonise = { $amount ->
    [one] колонизация планеты приносит на { $amount } кубик больше
    [few] колонизация планеты приносит на { $amount } кубика больше
   *[many] колонизация планеты приносит на { $amount } кубиков больше
}
effect-mod-colonise-less = { $amount ->
    [one] колонизация планеты приносит на { $amount } кубик меньше
    [few] колонизация планеты приносит на { $amount } кубика меньше
   *[many] колонизация планеты приносит на { $amount } кубиков меньше
}
effect-mod-colonise-match = { $amount ->
    [one] колонизация планеты кубиком цвета её системы приносит на { $amount } кубик больше
    [few] колонизация планеты кубиком цвета её системы приносит на { $amount } кубика больше
   *[many] колонизация планеты кубиком цвета её системы приносит на { $amount } кубиков больше
}
effect-mod-colonise-match-less = { $amount ->
    [one] колонизация планеты кубиком цвета её системы приносит на { $amount } кубик меньше
    [few] колонизация планеты кубиком цвета её системы приносит на { $amount } кубика меньше
   *[many] колонизация планеты кубиком цвета её системы приносит на { $amount } кубиков меньше
}
effect-mod-colonise-mismatch = { $amount ->
    [one] колонизация планеты кубиком не того цвета, что её система, приносит на { $amount } кубик больше
    [few] колонизация планеты кубиком не того цвета, что её система, приносит на { $amount } кубика больше
   *[many] колонизация планеты кубиком не того цвета, что её система, приносит на { $amount } кубиков больше
}
effect-mod-colonise-mismatch-less = { $amount ->
    [one] колонизация планеты кубиком не того цвета, что её система, приносит на { $amount } кубик меньше
    [few] колонизация планеты кубиком не того цвета, что её система, приносит на { $amount } кубика меньше
   *[many] колонизация планеты кубиком не того цвета, что её система, приносит на { $amount } кубиков меньше
}
effect-wild-cube = в ячейках { $projects } ваш { $colour } кубик может заменить { $instead }
effect-protect = ваши кубики { $projects } защищены от { $ways }
safe-steal = похищения
safe-spoils = захвата в конфликте
safe-knock = снятия соперником
effect-waive-route = второй и третьей базе в системе не нужен завершённый маршрут
effect-count-symbol = только для требований лидеров у вас есть ещё превосходство: { $symbols }
reward = Награда: { $effects }.
reward-symbols = Превосходство: { $symbols }.
goal = { $resources ->
    [one] Награда: карта и { $resources } кубик с проектов проигравшего; затем { $effects }.
    [few] Награда: карта и { $resources } кубика с проектов проигравшего; затем { $effects }.
   *[many] Награда: карта и { $resources } кубиков с проектов проигравшего; затем { $effects }.
}
# Действия одним названием, когда выбирают одно из нескольких
op-gain-cubes = получить кубики
op-trash-cubes = сдать кубики в банк
op-exchange-cubes = обменять кубики
op-redraw = вытянуть кубики снова
op-gain-card = взять карту
op-take-card = забрать карту соперника
op-discard-card = сбросить карту соперника
op-steal-cube = похитить кубик
op-knock-cube = вернуть кубик владельцу
op-recall-projects = освободить проекты
op-prepare-base = подготовить базу
op-place-base = разместить базу
op-capture-system = захватить систему
op-place-black-hole = закрыть систему чёрной дырой
op-remove-black-hole = убрать чёрную дыру
op-end-conflict = прекратить конфликт
op-extra-turn = сделать дополнительный ход
op-skip-turn = заставить соперника пропустить ход
op-choose-one = выбрать

## Стол в терминале

thing-length = { $count ->
    [one] длина { $count } ячейка
    [few] длина { $count } ячейки
   *[many] длина { $count } ячеек
}
table-bases-here = { $count ->
    [one] { $count } база
    [few] { $count } базы
   *[many] { $count } баз
}
means-cubes = { $count ->
    [one] даёт { $count } кубик
    [few] даёт { $count } кубика
   *[many] даёт { $count } кубиков
}
means-completes = завершает проект. { $reward }
means-completes-route = завершает маршрут
table-turn = Ход { $turn }
table-remaining = осталось ходов: { $count }
table-bank = банк
table-bases = базы { $count }/{ $most }
table-symbols = символы { $count }/{ $most }
table-starts = стартовые системы { $count }/{ $most }
table-bag = мешок { $count }
table-supply = запас { $count }
table-card-count = карты { $count }/{ $limit }
table-skips = { $count ->
    [one] пропуск { $count } хода
   *[other] пропуск { $count } ходов
}
table-drawn = Вытянуто
table-resources = добыча { $count }
table-needs = нужно: { $symbols }
table-legend = R красный, B синий, Y жёлтый, G зелёный, K чёрный; малая буква — пустая ячейка, * — ячейка со звездой; ◉ база, ○ свободная планета, ⬤ чёрная дыра; ▤ карта, ✦ программа, ◇ развитие, ↯ похищение, ⚔ конфликт; ✓ действует

## Лобби: настройки новой партии

choice-setup = Подготовка
choice-setup-beginner = обычная
choice-setup-expert = для опытных игроков

## Термины (перечислены в своде правил)

terms = system track route base prepared-base cube blue-cube yellow-cube green-cube red-cube black-cube bag bank project star-cell reward race programme politics leader requirement conflict government development introduced symbol arrows black-hole adventurer expansion domination capture supply start-system card-limit theft
term-system = Звёздная система
    .about = Место для баз; у неё есть цвет и от одной до трёх планет. Её контролирует тот, чья база там стоит (SU-14.17).
term-track = Трасса
    .about = Ряд ячеек между двумя системами. Кубики на ней образуют маршрут, либо на ней лежит карта конфликта (SU-12.1, SU-25.1).
    .also = трассы
term-route = Маршрут
    .about = Кубики одного цвета на трассе, выложенные от своей системы. Завершённый маршрут позволяет разместить базу на другом его конце (SU-12.8, SU-14.3).
    .also = маршруты
term-base = База
    .about = Диск в системе. Первая, вторая и третья база системы приносят лидера, конфликт и правительство (SU-14.9).
    .also = базы
term-prepared-base = Подготовленная база
    .about = Диск, который ждёт размещения в круглой ячейке проекта базы (SU-13.3).
term-cube = Кубик
    .about = Ресурс: красный военный, синий научный, жёлтый экономический, зелёный производственный, чёрный бюрократический (SU-9.1).
    .also = кубики
term-blue-cube = Синий кубик
    .about = Наука (SU-9.1).
term-yellow-cube = Жёлтый кубик
    .about = Экономика (SU-9.1).
term-green-cube = Зелёный кубик
    .about = Производство (SU-9.1).
term-red-cube = Красный кубик
    .about = Военное дело (SU-9.1).
term-black-cube = Чёрный кубик
    .about = Бюрократия (SU-9.1).
term-bag = Мешок
    .about = Кубики игрока. Каждый ход из мешка наугад тянут три (SU-8.1).
term-supply = Запас
    .about = Диски игрока, которые ещё не стали базами; всего их девять (SU-2.4).
term-start-system = Стартовая система
    .about = По одной в каждом углу поля. Базы в двух из них приносят победу (SU-5.3).
    .also = стартовые системы
term-card-limit = Карты
    .about = В конце своего хода не больше семи, считая карту расы (SU-3.8).
term-theft = Похищение
    .about = Проект лидера, который забирает кубик соперника (SU-19.1).
term-bank = Банк
    .about = Общий запас кубиков. Новые кубики берут из него, потерянные уходят в него (SU-2.2).
term-project = Проект
    .about = Ячейки карты, трассы или планеты, которые заполняют кубиками нужных цветов. Завершённый проект приносит награду (SU-10.3).
term-star-cell = Ячейка со звездой
    .about = Кубик, покинувший такую ячейку, безвозвратно уходит в банк (SU-17.1).
term-reward = Награда
    .about = То, что завершённый проект приносит в конце фазы 2; очерёдность выбирает игрок (SU-10.15).
term-race = Раса
    .about = Собственная карта игрока: проект базы, два проекта карт и программа. Потерять её нельзя (SU-24.5).
term-programme = Программа расы
    .about = Проект, который даёт символы, пока на нём лежат все его кубики (SU-18.1).
term-politics = Карты политики
    .about = Лидеры, конфликты и правительства (SU-1.4).
term-leader = Лидер
    .about = Карта, чьё свойство доступно тому, у кого есть нужные символы; часто с проектом похищения (SU-20.2).
term-requirement = Требование лидера
    .about = Символы, которые нужны для его свойства. Они не тратятся (SU-20.3).
term-conflict = Конфликт
    .about = Карта на трассе между двумя системами. Побеждает тот, кто первым заполнит свою сторону (SU-21.6).
term-government = Правительство
    .about = Карта с проектами и свойством, которое действует, пока она у вас (SU-20.1).
term-development = Карта развития
    .about = Экспансия, коммерция или прогресс. Работает после внедрения (SU-16.1).
    .also = экспансия, торговля, прогресс
term-introduced = Внедрённая карта
    .about = Карта развития, все ячейки которой закрыты. Кубики остаются на ней (SU-16.2).
term-symbol = Символ превосходства
    .about = Культурный, экономический, дипломатический, научный или военный. Символы появляются и пропадают вместе со своим источником (SU-7.5).
    .also = символы, символ
term-arrows = Стрелки
    .about = Синяя — стартовая система, зелёные — базы в обеих системах, красные — базы ровно в одной из двух (SU-29.1, SU-29.4, SU-29.5).
term-black-hole = Чёрная дыра
    .about = Жетон, который закрывает систему или отмечает пропуск хода (SU-4.1, SU-28.4).
term-adventurer = Правило авантюриста
    .about = Если в начале хода мешок пуст: случайный лидер, и все чёрные кубики возвращаются (SU-8.4).
term-expansion = Победа: экспансия
    .about = Все девять дисков размещены в системах (SU-5.1).
term-domination = Победа: доминирование
    .about = Пять символов одного вида (SU-5.2).
term-capture = Победа: захват
    .about = Базы в двух разных стартовых системах (SU-5.3).

## Постоянные приказы: вопросы («На вопрос ...») и события («кроме случая, когда ...»)

question-corner = какую стартовую систему занять
question-race = какую расу взять
question-parley = тянуть кубики или прекратить конфликт
question-agree = согласиться ли прекратить конфликт
question-redraw = какие кубики вытянуть заново
question-place = куда положить кубик
question-clear = какой проект отменить
question-reward = какая награда или база следующая
question-take = какую карту оставить
question-deck = из какой колоды взять карту
question-search = какую карту найти в колоде
question-ability = какое свойство сработает первым
question-use = применить ли свойство
question-choose = какое из действий выбрать
question-gain = какие кубики взять из банка
question-trash = какие кубики сдать
question-give = какие кубики обменять
question-receive = какие кубики взять взамен
question-steal = какой кубик похитить
question-knock = какой кубик вернуть владельцу
question-spoils = что забрать у проигравшего
question-recall = какой проект освободить
question-seize = какую карту забрать
question-ruin = какая карта сбрасывается
question-slot = в какой ячейке подготовить базу
question-settle = в какой системе разместить базу
question-occupy = занять ли систему
question-swallow = какую систему закрыть
question-reopen = какую систему открыть
question-stop = какой конфликт прекратить
question-delay = кто пропустит ход
question-cards = какие карты сбросить или применить
question-lay = на какую трассу положить конфликт
happening-settled = кто-то выбрал стартовую систему
happening-race = кто-то выбрал расу
happening-turn = начался новый ход
happening-missed = кто-то пропустил ход
happening-adventurer = сработало правило авантюриста
happening-drew = кто-то вытянул кубики
happening-placed = кто-то положил кубик
happening-cleared = кто-то отменил проект
happening-route-returned = маршрут вернулся в мешок
happening-completed = кто-то завершил проект
happening-colonised = кто-то колонизировал планету
happening-route-completed = кто-то завершил маршрут
happening-prepared = кто-то подготовил базу
happening-based = кто-то разместил базу
happening-lost = кто-то потерял систему
happening-swallowed = чёрная дыра закрыла систему
happening-reopened = система снова открыта
happening-gained = кто-то получил карту
happening-discarded = кто-то сбросил карту
happening-seized = кто-то забрал карту соперника
happening-ability = сработало свойство карты
happening-got = кто-то получил кубики
happening-trashed = кто-то сдал кубики
happening-swapped = кто-то обменял кубики
happening-stole = кто-то забрал кубик соперника
happening-knocked = кто-то вернул кубик владельцу
happening-laid = кто-то начал конфликт
happening-offered = кто-то предложил прекратить конфликт
happening-refused = кто-то отказался прекратить конфликт
happening-ended = конфликт прекращён
happening-conflict-won = кто-то победил в конфликте
happening-extra-turn = кто-то получил дополнительный ход
happening-delayed = кто-то должен пропустить ход
happening-won = кто-то победил
happening-stalemate = игра окончена без победителя
happening-last-turns = осталось мало ходов

## Карта, места и верхняя строка стола в браузере

master-turn = Ход
master-turn-number = Ход { $number }
master-phase-draw = Ресурсы
master-phase-place = Размещение
master-phase-rewards = Награды
master-phase-cards = Карты
master-doing-draw = тянет кубики
master-doing-place = размещает кубики
master-doing-rewards = получает награды
master-doing-cards = разыгрывает карты
master-seat-won = победа: { $way }
master-bases = базы
master-figure-bag = Кубики в мешке
master-figure-symbols = Символы лучшего вида, { $symbol } (пять — победа)
master-sum-symbols = Символы: { $symbol }
master-figure-starts = Занятые стартовые системы (две — победа)
master-figure-cards = Карты
master-figure-prepared = Подготовленные базы
master-figure-skips = Пропуски хода
master-closest = Ближе всех к победе
master-way-domination = Доминирование
master-way-expansion = Экспансия
master-way-capture = Захват
master-closest-of = { $count } из { $goal }
master-closest-several = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
master-closest-all = все:
master-closest-nobody = никто
master-map = { $closed ->
    [0] Карта звёзд, систем: { $systems }
    [one] Карта звёзд, систем: { $systems }, { $closed } закрыта чёрной дырой
    [few] Карта звёзд, систем: { $systems }, { $closed } закрыты чёрными дырами
   *[many] Карта звёзд, систем: { $systems }, { $closed } закрыто чёрными дырами
}
master-route = Маршрут { $from } – { $to }
master-track = Трасса { $from } – { $to }
master-or = { " или " }
master-and = { " и " }
master-yours = ваше владение
master-theirs = владелец: { $name }
master-neutral = нейтральная
master-state-closed = { $name }, закрыта чёрной дырой
master-state-planets = колонизировано планет: { $count } из { $all }
master-state-bases = { $count ->
    [one] { $count } база
    [few] { $count } базы
   *[many] { $count } баз
}
master-state-track = { $name }, ячеек: { $length }, цвет: { $colours }
master-state-cubes = кубиков: { $count } из { $all }, цвет: { $colour }
master-state-conflict = { $card } ({ $name })
master-state-cells = заполнено ячеек: { $count } из { $all }
master-target = { $place }; { $acts }
master-chosen = выбрано
master-cube-red = красный кубик
master-cube-blue = синий кубик
master-cube-yellow = жёлтый кубик
master-cube-green = зелёный кубик
master-cube-black = чёрный кубик
master-do-place = положить { $colour }
master-do-steal = похитить { $colour }
master-do-knock = вернуть владельцу { $colour }
master-do-spoils = забрать { $colour }
master-do-instead = вместо цвета: { $colour }
master-do-star = ячейка со звездой
master-do-clear = отменить чёрным кубиком
master-do-recall = вернуть кубики в мешок
master-do-reward = получить награду
master-do-reward-planet = получить кубики за колонизированную планету
master-do-base = разместить здесь подготовленную базу
master-do-corner = начать здесь
master-do-settle = разместить здесь базу
master-do-occupy = { $option }
master-do-swallow = закрыть чёрной дырой
master-do-reopen = убрать чёрную дыру
master-do-stop = прекратить этот конфликт
master-do-end = прекратить этот конфликт
master-do-agree = { $option }
master-do-lay = { $side ->
    [red] начать конфликт, красная сторона ваша
   *[blue] начать конфликт, синяя сторона ваша
}
master-info-system = { $kind ->
    [start] Стартовая система
    [near] Система рядом со стартовой
    [edge] Окраинная система
   *[inner] Внутренняя система
}
master-info-owner = Владелец
master-info-bases = Базы
master-info-planets = Планеты
master-info-cells = Ячейки
master-info-colours = Цвета
master-info-cubes = Кубики
master-info-closed = Систему закрыла чёрная дыра: здесь нет ни баз, ни маршрутов, ни планет.
master-info-symbols = Связанные символы
master-info-symbol-blue = Принадлежит тому, у кого база в системе { $systems }
master-info-symbol-green = Принадлежит тому, у кого есть базы в обеих системах: { $systems }
master-info-symbol-red = Принадлежит всем, у кого есть база ровно в одной из систем: { $systems }

## Карты и поле игрока (веб)

# вкладки
master-tab-mine = Мои карты
master-tab-all = Все карты
master-tab-others = Соперники
master-tab-decks = Колоды
master-tab-symbols = Все символы
master-tab-legend = Обозначения
master-of = { $count } из { $of }
master-slash = { $count } / { $of }
master-per = / { $of }
master-percent = { $share } %
master-player = Игрок
master-no-cards = Карт пока нет.

# мешок и вытянутые кубики
master-bag = Мой мешок
master-bag-of = Мешок · { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
master-cubes = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
master-bags = Мешки соперников
master-bags-together = В их мешках вместе
master-bank = Банк
master-odds = Шанс хотя бы одного из следующих { $draw }
master-odds-of = хотя бы один из следующих { $draw }:
master-drawn = Вытянутые кубики: возьмите один
master-drawn-are = Вытянуты: { $cubes }
master-take-up = Взять { $colour } кубик
master-take-one = Возьмите кубик и коснитесь места для него или перетащите его туда.
master-held = В руке { $colour } кубик: коснитесь места для него.
master-nowhere = Положить { $colour } кубик сейчас некуда.
master-nowhere-left = Положить оставшееся сейчас некуда.

# карты
master-base = база
master-prepared = база готова
master-steal = похитить
master-deck-leader = лидер
master-deck-conflict = конфликт
master-deck-government = правительство
master-deck-expansion = экспансия
master-deck-commerce = коммерция
master-deck-progress = прогресс
master-deck-development = любое
master-deck-race = раса
master-side-red = красная сторона
master-side-blue = синяя сторона
master-state-live = действует
master-state-ready = завершено
master-state-lacking = не хватает символов
master-state-idle = пока не действует
master-need-met = { $symbol } превосходство: есть
master-need-lacking = { $symbol } превосходство: нет
master-needed = нужны
master-needs = Нужны символы:
master-brings = Даёт символы:
master-lead = { $symbol } превосходство у стороны, где больше кубиков
master-resources = ресурсы победителю
master-laid = на поле
master-not-laid = ещё не на поле
master-cell-filled = { $colour }, занята
master-cell-instead = { $colour }, занята; кубик { $cube }
master-cell-star = { $cell }, со звездой
master-star-note = Кубик, снятый с ячейки со звездой, уходит в банк
master-put-cell = Положить { $cube } кубик: { $card }, { $star ->
    [true] ячейка со звездой
   *[other] ячейка
}, цвет { $cell }
master-take-cell = Взять { $cube } кубик: { $card }, { $star ->
    [true] ячейка со звездой
   *[other] ячейка
}, цвет { $cell }
master-card-choose = Выбрать
master-card-cards = Сбросить
master-card-lay = На поле
master-card-ability = Первой
master-card-use = Применить
master-card-take = Оставить
master-card-race = Играть
master-card-seize = Забрать
master-card-ruin = Сбросить
master-card-stop = Прекратить

# колоды и символы
master-deck-left = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
master-deck-empty = пусто
master-on-top = Сверху: { $card }
master-cards-of = карт: { $count } из { $of }
master-from-programme = программа расы

# варианты
master-recap = { $count ->
        [one] После вашего хода: { $count } событие
        [few] После вашего хода: { $count } события
       *[many] После вашего хода: { $count } событий
    }
master-recap-on = К моему ходу
master-unit-expansion = базы
master-unit-capture = стартовые системы
master-unit-domination = символы
master-none-place = Вернуть остальные
    .text = Распределение окончено, дальше награды
master-none-reward = Баз больше не ставлю
    .text = Подготовленная база подождёт следующего хода
master-none-cards = Закончить фазу
    .text = Больше ничего не сбрасывать и не выкладывать
master-none-clear = Оставить чёрный кубик
master-none-occupy = Оставить систему нейтральной
master-none-use = Не применять
master-none-recall = Больше ничего не освобождать
master-none-lay = Пока не выкладывать
master-clear = Отменить проект чёрным кубиком
    .text = Кубики проекта вернутся в мешок, чёрный тоже
master-draw = Тянуть кубики
master-under = Положить под колоду и взять следующую
master-under-race = Положить под колоду и играть следующей расой
master-end = Прекратить конфликт: { $place }
master-lay = Положить на поле: { $card }
master-end-text = Обе стороны освобождаются; соперник должен согласиться
master-lay-text = На трассу от вашей системы к чужой или нейтральной; трасса и сторона дальше
master-agree-text = Обе стороны освобождаются, конфликт окончен
master-refuse-text = Конфликт продолжается, в этом ходу больше не предложат
master-occupy-supply = Диск из личного запаса
master-occupy-slot = Подготовленная база: { $place }
master-discard = Сбросить: { $card }
master-planet-of = Планета системы { $system }
master-base-at = База: { $system }
master-base-brings = База номер { $number } в этой системе. Карта: { $deck }
master-route-done = Маршрут проложен: сработают ждущие его свойства
master-reward-development = Карта внедрена и действует
master-reward-programme = Символы программы засчитаны
master-reward-base = База подготовлена
master-reward-card = Взять карту
master-reward-steal = Похитить кубик
master-reward-conflict = Победа в конфликте
master-colonise-match = Цвет системы: { $count } таких кубика в мешок ({ $colour })
master-colonise-other = Другой цвет: { $count } таких кубика в мешок ({ $colour })
master-completes = Завершает проект. { $reward }
master-completes-plain = Завершает проект
master-completes-route = Завершает маршрут
master-will-be = ячеек занято: { $count } из { $of }
master-returns = { $count ->
    [one] вернётся { $count } кубик
    [few] вернутся { $count } кубика
   *[many] вернутся { $count } кубиков
}
master-in-bank = в банке { $count }
master-in-bag = в мешке { $count }
master-in-drawn = вытянуто { $count }
master-system = Звезда: { $colour } цвет · { $count ->
    [one] { $count } планета
    [few] { $count } планеты
   *[many] { $count } планет
}
master-lay-on = { $place }: к вам { $side }
master-places-cards = На картах

# кнопки и подсказки
master-place-do = Положить { $colour } кубик
master-do-take = Взять: { $card }
master-do-delay = Пусть пропустит ход
master-do-gain = Взять эти кубики
master-do-receive = Взять эти кубики
master-do-one = Взять кубик: { $colour }
master-do-trash = Сдать эти кубики
master-do-give = Отдать эти кубики
master-do-redraw = Вернуть эти кубики
master-do-none = Ничего
master-which-side = Какая сторона к вам
master-side-mine = Вы: { $side }
master-side-theirs = Соперник: { $side }
master-slots = Выбрано кубиков: { $count } из { $of }
master-put-back = Убрать { $colour } кубик
master-help-place = Полный проект приносит награду.
master-help-reward = Награды получают по одной, в любом порядке.
master-help-take = Остальные уйдут под колоду.
master-help-cards = За сброшенные карты в конце хода дают кубики.
master-help-too-many = { $count ->
    [one] У вас { $count } лишняя карта: сбросьте её до конца хода.
    [few] У вас { $count } лишние карты: сбросьте их до конца хода.
   *[many] У вас { $count } лишних карт: сбросьте их до конца хода.
}
master-help-corner = Там ваша первая база и первая планета.
master-help-race = Её проекты ваши на всю партию.
master-help-lay = Кто первым заполнит свою сторону, получит цель с чужой.
master-help-gain = Они уходят в ваш мешок.

# обозначения
master-legend-win = Три пути к победе
master-legend-cubes = Кубики
master-legend-symbols = Символы превосходства
master-legend-projects = Проекты
master-legend-base = Диск ждёт в круглой ячейке, пока вы не поставите его на поле.
master-legend-card = Смотрите две карты колоды и оставляете одну.
master-legend-development = Карта действует, её символы засчитаны, и вы берёте карту политики.
master-legend-programme = Символы расы засчитаны, пока программа заполнена.
master-legend-steal = Кубик этого цвета с проекта соперника уходит в ваш мешок.
master-legend-conflict = Две стороны на трассе; побеждает, кто первым заполнит свою.
master-legend-star = Ячейка со звездой

# конец
master-result = Чем закончилась партия
master-won = { $name } побеждает. Путь: { $way } ({ $how }).
master-stalemate = Ничего больше не происходит: победителя нет.
master-out-of-turns = Последний ход сделан: победителя нет.
master-missing-expansion = { $name }: { $count ->
    [one] не хватило { $count } базы
   *[other] не хватило { $count } баз
}
master-missing-domination = { $name }: { $count ->
    [one] не хватило { $count } символа
   *[other] не хватило { $count } символов
} ({ $symbol })
master-missing-capture = { $name }: { $count ->
    [one] не хватило { $count } стартовой системы
   *[other] не хватило { $count } стартовых систем
}

# подсказки первой партии
master-tip-welcome = Три пути к победе
master-tip-welcome-text = Разместите все девять баз, соберите пять символов одного вида или займите две стартовые системы. Строка каждого игрока показывает все три пути.
master-tip-race = Раса на всю партию
master-tip-race-text = Каждый ряд ячеек это проект: заполните его кубиками нужных цветов и получите награду. Последний ряд, программа, приносит символы.
master-tip-place = Три кубика за ход
master-tip-place-text = Вы вытянули кубики из мешка. Возьмите кубик и коснитесь места для него или перетащите его туда. Остаток вернётся в мешок.
master-tip-cells = Проекты
master-tip-cells-text = В ячейку кладут кубик её цвета. Когда заняты все ячейки, в конце фазы приходит награда.
master-tip-planets = Планеты дают кубики
master-tip-planets-text = Кубик на свободной планете вашей системы приносит три кубика своего цвета, если и звезда такого цвета, иначе два.
master-tip-routes = Маршруты ведут дальше
master-tip-routes-text = Заполните трассу от своей системы кубиками одного цвета, как у одного из её концов. Тогда на другом конце можно поставить базу.
master-tip-bag = Ваш мешок
master-tip-bag-text = Что в нём осталось по цветам и с какой вероятностью следующий раз принесёт хотя бы один такой кубик.
master-tip-black = Чёрные кубики
master-tip-black-text = Ими заполняют чёрные ячейки или отменяют свой проект: его кубики вернутся в мешок.
master-tip-star = Ячейки со звездой
master-tip-star-text = Кубик, снятый с такой ячейки, уходит не в мешок, а в банк.
master-tip-reward = Награды в вашем порядке
master-tip-reward-text = Выберите, какая награда первая: полученная карта может улучшить следующую.
master-tip-take = Как берут карту
master-tip-take-text = Вы видите верхние карты колоды и оставляете одну или кладёте все под низ и берёте следующую вслепую.
master-tip-base = База готова
master-tip-base-text = Она ждёт на карте, пока проложенный маршрут не приведёт к свободному месту. Первая, вторая и третья база системы дают лидера, конфликт и правительство.
master-tip-cards = Конец хода
master-tip-cards-text = Выкладывайте конфликты или сбрасывайте карты: за них дают кубики, а некоторые при сбросе что-то делают. Не превышайте предел карт.
master-tip-leader = Лидерам нужны символы
master-tip-leader-text = Лидер помогает, только пока у вас есть символы внизу карты. Они не тратятся.
master-tip-conflict = Конфликты
master-tip-conflict-text = Две стороны лежат между двумя системами. Побеждает тот, кто первым заполнит свою; до тех пор символ у стороны, где больше кубиков.
master-tip-symbols = Откуда берутся символы
master-tip-symbols-text = От ваших систем, внедрённых карт развития, программы и конфликтов, где вы впереди. На этой вкладке видно у всех.
master-tip-over = Конец
master-tip-over-text = Кто как далеко прошёл по трём путям и чего не хватило.
