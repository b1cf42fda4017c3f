### Master of the Galaxy, по-русски. На эти сообщения ссылаются другие файлы; en.ftl и ru.ftl меняются вместе.

names = card system colour type symbol word

title = Повелитель Галактики

## Слова

word-none = ничего
word-clear = отменить проект
word-under = положить под колоду
word-draw = тянуть кубики
word-agree = согласиться
word-refuse = отказаться
word-supply = из личного запаса
word-nobody = никто
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
symbol-cultural = культурное превосходство
symbol-economic = экономическое превосходство
symbol-diplomatic = дипломатическое превосходство
symbol-scientific = научное превосходство
symbol-military = военное превосходство
type-race = раса
type-leader = лидер
type-conflict = конфликт
type-government = правительство
type-expansion = экспансия
type-commerce = коммерция
type-progress = прогресс
kind-planet = колонизация планеты
kind-route = прокладка маршрута
kind-base = подготовка базы
kind-card = получение карты
kind-development = внедрение карты развития
kind-programme = программа расы
kind-steal = похищение ресурса
kind-conflict = участие в конфликте
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
choice-setup = Подготовка
choice-beginner = обычная
choice-expert = для опытных игроков

## Вопросы

ask-corner = Выберите стартовую систему
ask-race = Выберите расу
ask-parley = Тяните кубики или сначала прекратите конфликт
ask-agree = { $seat } предлагает прекратить конфликт «{ $card }». Вы согласны?
ask-redraw = Верните до { $most } кубиков и вытяните столько же
ask-place = Положите кубик или верните остальные в мешок
ask-clear = Какой проект отменить чёрным кубиком?
ask-reward = Какая награда или база следующая?
ask-take = Оставьте одну карту ({ $deck }) или положите их под колоду и возьмите следующую
ask-deck = Из какой колоды взять карту?
ask-search = Возьмите любую карту колоды ({ $deck })
ask-ability = Какое свойство сработает первым?
ask-use = Применить это свойство?
ask-choose = Выберите одно из действий
ask-gain = { $least ->
    [one] Возьмите { $least } кубик из банка
    [few] Возьмите { $least } кубика из банка
   *[other] Возьмите { $least } кубиков из банка
}
ask-trash = Сдайте в банк до { $most } кубиков из мешка
ask-give = Обменяйте до { $most } кубиков из мешка: какие отдаёте?
ask-receive = { $least ->
    [one] Возьмите взамен { $least } кубик из банка
    [few] Возьмите взамен { $least } кубика из банка
   *[other] Возьмите взамен { $least } кубиков из банка
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
ask-lay = На какую трассу положить «{ $card }» и какой стороной к себе?

## События

event-settled = { $seat }: начинает в системе { $system }
event-race = { $seat }: раса { $card }
event-turn = Ход: { $seat }
event-missed = { $seat }: пропуск хода
event-adventurer = { $seat }: мешок пуст, правило авантюриста
event-drew = { $seat }: вытянуто { $cubes }
event-placed = { $seat }: { $cube }
event-cleared = { $seat }: проект { $spot } отменён
event-route-returned = { $seat }: маршрут { $route } возвращается в мешок
event-completed = { $seat }: завершён проект { $project }
event-colonised = { $seat }: колонизирована планета системы { $system }, получено: { $count }, { $colour }
event-route-completed = { $seat }: проложен маршрут по трассе { $track }
event-prepared = { $seat }: подготовлена база ({ $project })
event-based = { $seat }: база { $number } в системе { $system }
event-lost = { $seat }: потеряна система { $system }
event-swallowed = Чёрная дыра поглощает систему { $system }
event-reopened = Чёрной дыры в системе { $system } больше нет
event-gained = { $seat }: получена карта «{ $card }»
event-discarded = { $seat }: карта «{ $card }» сброшена
event-seized = { $seat }: карта «{ $card }» забрана у { $rival }
event-ability = { $seat }: «{ $card }»
event-got = { $seat }: получено { $cubes }
event-trashed = { $seat }: сдано { $cubes }
event-swapped = { $seat }: обмен { $cubes } на { $taken }
event-stole = { $seat }: { $cube } забран у { $rival }
event-knocked = { $seat }: { $cube } возвращён игроку { $rival }
event-laid = { $seat }: конфликт «{ $card }» на трассе { $track }, к себе стороной: { $side }
event-offered = { $seat }: предлагает { $rival } прекратить «{ $card }»
event-refused = { $seat }: конфликт «{ $card }» продолжается
event-ended = Конфликт «{ $card }» прекращён; карту получает { $owner }
event-conflict-won = { $seat }: победа в конфликте «{ $card }»; проигравший: { $loser }
event-extra-turn = { $seat }: дополнительный ход
event-delayed = { $seat }: { $rival } пропустит { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
event-won = { $seat }: победа, { $way }
event-stalemate = Ничего больше не меняется: игра окончена без победителя

## Причины

why-must = Здесь нужно сделать выбор.
why-due = Сначала награды: выполняются все.
why-limit = { $count ->
    [one] У вас на { $count } карту больше предела.
    [few] У вас на { $count } карты больше предела.
   *[other] У вас на { $count } карт больше предела.
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

## Негодные позиции

error-position-seats = Позиция: ожидается список от 2 до 4 мест.
error-position-key = Позиция: записи «{ $entry }» не бывает.
error-position-word = Позиция: { $what } не может быть «{ $found }»; допустимо: { $known }.
error-position-name = Позиция: нет такого ({ $what }): «{ $found }».
error-position-number = Позиция: { $entry } — возможное число.
error-position-seat = Позиция: место — число от 0 до { $last }.
error-position-list = Позиция, { $where }: ожидается список.
error-position-mapping = Позиция, { $where }: ожидаются записи по именам.
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
error-position-drawn = Позиция: вытянутые кубики лежат только в фазах 1 и 2.
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

## Cards

# races
card-terrans = Земляне
card-krall = Орда краллов
card-synthar = Узлы синтаров
card-velmari = Гильдии вельмари
card-ossir = Рой оссиров
card-luminar = Хор люминаров
card-umbral = Бюро умбралов
card-drakhen = Корсары дракенов
card-aqualith = Согласие аквалитов

# leaders
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

# governments
card-corporate = Корпоративная республика
card-junta = Военная хунта
card-technocracy = Технократия
card-federation = Звёздная федерация
card-theocracy = Теократия
card-directorate = Теневой директорат
card-hegemony = Гегемония
card-democracy = Прямая демократия
card-senate = Торговый сенат

# conflicts
card-border = Пограничный инцидент
card-coup = Дворцовый переворот
card-tradewar = Торговая война
card-crusade = Крестовый поход
card-espionage = Агентурная сеть
card-totalwar = Тотальная война
card-blockade = Блокада
card-exodus = Великое переселение
card-protectorate = Принудительный протекторат

# developments
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

## What cards do

# races
text-terrans = Универсалы: их проектам нужны кубики всех цветов.
text-krall = Воители с дешёвой базой и собственным источником конфликтов.
text-synthar = Машины, живущие за счёт колоды прогресса.
text-velmari = Торговцы с самым дешёвым путём к картам коммерции.
text-ossir = Рой, чьим базам хватает трёх кубиков.
text-luminar = Певцы света на стыке культуры и науки.
text-umbral = Чиновники, превращающие чёрные кубики в базы, карты и символы.
text-drakhen = Налётчики, у которых всегда найдётся новый конфликт.
text-aqualith = Учёные глубин, торгующие на два фронта.

# leaders
text-torvan = Побеждая в конфликте, забирайте на 2 ресурса больше.
text-gharn = Сброс: выбранный соперник пропускает ход.
text-ilvane = После получения ресурсов можете вернуть 1 вытянутый кубик в мешок и вытянуть другой.
text-quill = Сброс: сделайте дополнительный ход.
text-obrecht = За сброс карт в третьей фазе получайте на 1 ресурс больше.
text-sael = Сброс: добавьте в мешок 4 любых ресурса.
text-mirelle = Сброс: прекратите один конфликт со своим участием, заберите его карту и добавьте в мешок 1 любой ресурс.
text-voss = Сброс: заберите лидера у соперника.
text-anahr = Внедряя карту развития, добавьте в мешок 2 любых ресурса.
text-celestine = Сброс: возьмите 2 карты развития.
text-kade = Раз в ход при похищении ресурса добавьте в мешок ещё 1 любой ресурс из банка.
text-tolk = Ваши синие кубики могут заменять красные, жёлтые и зелёные в проектах баз.
text-juno = Раз в ход, завершив маршрут, возьмите карту экспансии.
text-halvard = Ваш лимит карт больше на 2.
text-xul = Сброс: закройте нейтральную систему чёрной дырой.
text-brakka = Сброс: снимите 3 кубика с проектов соперников и верните владельцам.
text-nivane = Сброс: можете вернуть в мешок кубики с одного, двух или трёх своих проектов, затем убрать из мешка в банк до трёх любых кубиков.
text-malthus = Сброс: сбросьте одну карту правительства или развития соперника по своему выбору.

# governments
text-corporate = Получая карту развития, добавьте в мешок 1 любой ресурс.
text-junta = Если на вашей стороне конфликта есть хотя бы 1 кубик, при определении владельца символа на ней считается на 1 кубик больше.
text-technocracy = После получения ресурсов можете вернуть до двух вытянутых кубиков в мешок и вытянуть столько же.
text-federation = Можете размещать вторые и третьи базы без завершённого маршрута.
text-theocracy = Размещая базу, добавьте в мешок 2 любых ресурса.
text-directorate = Ваши чёрные кубики могут заменять любой цвет в проектах баз, карт и похищения.
text-hegemony = Победив в конфликте, возьмите карту лидера.
text-democracy = Получая карту лидера, добавьте в мешок 2 любых ресурса.
text-senate = Колонизация планеты приносит на 1 кубик больше.

# conflicts
text-border = Обе стороны бьются за систему противника.
text-coup = Синяя сторона бьётся за систему красной и сбрасывает её правительство, красная лишь сбрасывает лидера синей.
text-tradewar = Красная сторона бьётся за систему синей, синяя забирает у красной карту коммерции.
text-crusade = Обе стороны бьются за систему противника; красная рискует ещё и лидером.
text-espionage = Системы не под угрозой: синяя сторона забирает у красной карту развития, красная сбрасывает лидера и карту развития синей.
text-totalwar = Самая дорогая война: обе стороны бьются за систему противника; красная рискует ещё и правительством, синяя — лидером.
text-blockade = Красная сторона бьётся за систему синей, синяя лишает красную конфликта и карты коммерции.
text-exodus = Переселенцы обеих сторон претендуют на чужую систему.
text-protectorate = Синяя сторона бьётся за систему красной и забирает лидера, красная лишает синюю конфликта.

# developments
text-shipyards = Размещая базу, добавьте в мешок 1 любой ресурс.
text-terraforming = Колонизация планеты кубиком не того цвета, что система, приносит на 2 кубика больше.
text-hyperlanes = Вашим маршрутам нужно на 1 кубик меньше.
text-garrisons = Соперники не могут забирать и снимать кубики с ваших маршрутов, проектов баз и карт.
text-ark = Сброс: разместите базу из запаса в нейтральной системе, соединённой трассой с вашей.
text-starforts = Размещая в системе вторую или третью базу, добавьте в мешок 3 любых ресурса.
text-gravmines = Сброс: закройте чёрной дырой нейтральную систему, соединённую трассой с вашей, и добавьте в мешок 3 любых ресурса.
text-embassies = Размещая первую базу в системе, можете обменять до 2 кубиков из мешка на любые нечёрные кубики из банка.
text-pilgrims = Сброс: сразу подготовьте базу.
text-exchange = В начале хода можете обменять 1 кубик из мешка на любой нечёрный кубик из банка.
text-league = Колонизируя планету, добавьте в мешок ещё 1 любой ресурс.
text-customs = Когда соперник забирает ваш кубик, добавьте в мешок 2 любых ресурса.
text-freeport = Ваш лимит карт больше на 1.
text-smugglers = Сброс: похитите 3 кубика с проектов соперников.
text-credit = Получая карту политики, добавьте в мешок 1 любой ресурс.
text-auctions = Сброс: выберите и возьмите любую карту из одной колоды развития.
text-charters = Завершив маршрут, добавьте в мешок 2 любых ресурса.
text-insurance = Сброс: обменяйте до 5 кубиков из мешка на любые нечёрные кубики из банка.
text-quantum = В первой фазе вытягивайте на 1 кубик больше.
text-academy = Когда берёте карту, смотрите на 1 карту больше.
text-fabricators = Ваши зелёные кубики могут заменять красные, синие и жёлтые в проектах баз и карт.
text-psychohistory = Сброс: возьмите карту правительства.
text-cloaking = Соперники не могут забирать и снимать кубики с ваших карт развития, программы и конфликтов.
text-timeloop = Сброс: можете вернуть в мешок кубики с одного своего проекта; сделайте дополнительный ход.
text-xenolinguistics = Только для требований лидеров у вас есть ещё по одному символу дипломатического и культурного превосходства.
text-robots = Ваши чёрные кубики могут заменять любой цвет в проектах баз и в программе расы.
text-singularity = Сброс: снимите чёрную дыру с нестартовой системы либо закройте нейтральную; затем добавьте в мешок 2 любых ресурса.

## Systems

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
