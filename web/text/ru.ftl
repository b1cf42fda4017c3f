### Браузерный клиент Orrery, по-русски. Менять вместе с en.ftl. Слова игр — в `games/<slug>/text`.

## Оболочка

close = Закрыть
info-card-hint = Правая кнопка мыши или клавиша I оставит это открытым.
cancel = Отмена
save = Сохранить
loading = Загрузка
reload = Обновить страницу
try-again = Повторить
to-lobby = В лобби
skip = Перейти к содержанию
brand-home = Orrery, в лобби
nav-main = Главное меню
nav-lobby = Лобби
nav-finished = Записи
nav-odds = Шансы
nav-rules = Правила
nav-me = Профиль
language = Язык
theme-to = { $theme ->
        [light] Светлая тема
       *[dark] Тёмная тема
    }
moves-waiting = { $count ->
        [one] { $count } партия ждёт вас
        [few] { $count } партии ждут вас
       *[many] { $count } партий ждут вас
    }
rule-link = Правило { $rule }
offline = Связь потеряна.
offline-kept = { $count ->
        [0] Она восстановится сама; ничего не пропало.
        [one] Ваш ответ сохранён и будет отправлен снова.
       *[other] Ваши ответы сохранены и будут отправлены снова.
    }
unreachable = Orrery недоступен
unreachable-help = Сервер не отвечает. Страница повторит попытку сама.
load-failed = Эта часть не загрузилась
load-failed-help = Связь прервалась или сервер за это время обновился. Ваши партии целы.
missing-title = Такой страницы нет
missing-help = Возможно, адрес неполный. Ваши партии — в лобби.
error-someone-else = Теперь здесь вошёл другой человек, поэтому это не отправлено.
error-unreachable = Сервер недоступен. Повторите через минуту.
error-unexpected = По дороге что-то пошло не так. Повторите попытку.

## Уведомления

bell = Уведомления
bell-fresh = Уведомления, новых: { $count }
bell-empty = Ничего нового.
notice-open = Открыть
notice-table = стол
notice-other = Новости: { $table }
notice-move = Ваш ход: { $table }
notice-begun = Партия началась: { $table }
notice-over = { $how ->
        [resigned] { $won ->
            [true] Вы победили: { $table }. { $name } сдаётся
           *[false] Партия окончена: { $table }. { $name } сдаётся
        }
        [claimed] { $won ->
            [true] Вы победили: { $table }. { $name } не возвращается
           *[false] Партия окончена: { $table }. { $name } не возвращается
        }
        [aborted] Партия прервана в первом раунде и никому не засчитана: { $table }
        [stopped] Партия остановлена по общему согласию: { $table }
       *[played] Партия окончена: { $table }
    }
notice-left = { $how ->
        [claimed] { $name } не возвращается: { $table }. Дальше играет бот
       *[resigned] { $name } выходит из партии: { $table }. Дальше играет бот
    }
notice-taken = { $name } продолжает на оставленном месте: { $table }
notice-stop = { $early ->
        [true] { $name } предлагает прервать партию: { $table }
       *[false] { $name } предлагает остановить партию: { $table }
    }
notice-undo = { $name } просит вернуть ход: { $table }
notice-order-used = За вас ответил приказ: { $table }
notice-rules = Исправлены правила: { $table }. На текущий шаг нужно ответить заново
notice-taken-over = Ваше время вышло: { $table }. Пока вас нет, играет бот
notice-nudge = { $name } ждёт вас: { $table }
notice-joined = { $name } за столом: { $table }
notice-unseated = { $name } освобождает ваше место: { $table }
notice-rematch = { $name } предлагает реванш: { $table }

## Время

span-s = { $s } с
span-min = { $min } мин
span-h = { $h } ч
span-h-min = { $h } ч { $min } мин
span-d = { $d } д
span-d-h = { $d } д { $h } ч
# $form: "name" by itself ("1 минута"), else after a preposition ("через 1 минуту")
span-long-s = { $n ->
        [one] { $n } { $form ->
            [name] секунда
           *[after] секунду
        }
        [few] { $n } секунды
       *[many] { $n } секунд
    }
span-long-min = { $n ->
        [one] { $n } { $form ->
            [name] минута
           *[after] минуту
        }
        [few] { $n } минуты
       *[many] { $n } минут
    }
span-long-h = { $n ->
        [one] { $n } час
        [few] { $n } часа
       *[many] { $n } часов
    }
span-long-d = { $n ->
        [one] { $n } день
        [few] { $n } дня
       *[many] { $n } дней
    }
ago = { $span } назад
ago-now = только что

## Игры, места и темп

game-race = Борьба за галактику
    .time = 40 мин
game-master = Повелитель Галактики
    .time = 90 мин
game-eclipse = Эклипс
    .time = 2–3 ч
game-seats = { $least }–{ $most }
bot-random = Случайный
    .about = любой ход по правилам
bot-greedy = Жадный
    .about = берёт очки сразу, не планирует, едва сильнее случайного
bot-casual = Рассеянный
    .about = знает игру, иногда ошибается, для первых партий
bot-heuristic = Эвристика
    .about = планирует вперёд, самый сильный
# Bots are called by the seat in which they sit
crew-1 = Штурман
crew-2 = Казначей
crew-3 = Лоцман
crew-4 = Геодезист
crew-5 = Стрелок
crew-6 = Посол
crew-7 = Хранитель
crew-8 = Рулевой
seat-open = Свободное место
seat-you = Вы
seat-yours = это вы
seat-here = здесь
seat-away = нет в сети
seat-is-bot = бот
seat-bot-for = Бот вместо игрока { $name }
seat-invited = ссылка отправлена
seat-kept = оставлено для вас
seat-kept-other = оставлено для другого
seat-open-listed = видно в лобби
seat-open-private = по приглашению
seat-anyone = Кто угодно
seat-person-here = За этим экраном
seat-bot = Бот { $level }: { $name }
seat-bot-level = { $name } · { $about }
seat-bot-short = Бот { $level }
seat-who = Кто сидит на месте { $number }
seat-name = Имя человека на месте { $number }
seat-more = Добавить место
seat-less = Убрать место
seat-take = Сесть
seat-take-number = Сесть на место { $number }
seat-add-bot = Посадить бота
seat-bot-number = Посадить бота на место { $number }
person-number = Игрок { $number }
pace-live = вживую
    .title = Вживую
    .about = Все на месте; партия за один присест.
pace-mail = по переписке
    .title = По переписке
    .about = Дни и недели. О вашем ходе вам сообщат.
pace-hotseat = за одним экраном
    .title = За экраном
    .about = Несколько человек за этим экраном; занавес скрывает карты.
clock-decision = { $span } на ход
clock-budget = { $span } на партию
clock-none = без часов
phase-round = Раунд { $round }
phase-setup = Подготовка
rating-short = рейтинг { $rating }
yes = да
no = нет
done = Готово
add = Добавить

## Лобби

greeting-night = Ясного неба, { $name }
greeting-morning = Доброе утро, { $name }
greeting-day = Добрый день, { $name }
greeting-evening = Добрый вечер, { $name }
hero-wait = { $count ->
        [one] Вас ждёт { $count } стол.
        [few] Вас ждут { $count } стола.
       *[many] Вас ждут { $count } столов.
    }
hero-clock = Ближайшие часы истекают через
hero-none = Вас никто не ждёт.
hero-empty = Ваш планетарий пока пуст. До первой планеты — один щелчок.
hero-go = За стол «{ $name }»
hero-first = Сыграть учебную партию
my-games = Мои партии
my-games-mine = { $count ->
        [one] { $count } ждёт вас
        [few] { $count } ждут вас
       *[many] { $count } ждут вас
    }
my-games-others = { $count ->
        [one] { $count } ждёт других
        [few] { $count } ждут других
       *[many] { $count } ждут других
    }
your-move = Ваш ход
due-mine = ваш ход
due-open = ищет игроков
due-waiting = ждём: { $name }
due-others = ждём других
card-open = { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
card-playing = Идёт партия
finished-link = Сыгранные партии
finished-count = { $count ->
        [0] Сыгранных партий пока нет
        [one] { $count } сыгранная партия
        [few] { $count } сыгранные партии
       *[many] { $count } сыгранных партий
    }
finished-about = записи и графики
no-games = Партий пока нет
none-first = Научиться за пятнадцать минут
none-first-text = Учебная партия с мягким ботом объясняет каждый значок прямо на месте.
none-first-act = Начать
none-friends = Позвать друзей
none-friends-text = Откройте стол, оставьте места свободными и пошлите каждому ссылку. Регистрироваться никому не нужно.
none-join = Сесть за чужой стол
none-join-text = Открытые столы других перечислены ниже.
open-tables = Открытые столы
open-count = { $count ->
        [one] { $count } ищет игроков
        [few] { $count } ищут игроков
       *[many] { $count } ищут игроков
    }
open-playing = { $where ->
        [none] идёт партия: есть свободное место
       *[other] идёт партия, { $where }: есть свободное место
    }
open-none = Сейчас никто не ищет игроков. Откройте стол — он появится здесь для всех.
seats-taken = Занято мест: { $taken } из { $count }
join = Сесть
join-table = Сесть за стол «{ $name }»
new-game = Новая партия
wiz-game = Игра
wiz-seats = Места · { $count } из { $most }
wiz-pace = Темп
wiz-options = Настройки
wiz-less = Скрыть настройки
wiz-open = Открыть стол
wiz-start = Начать партию
wiz-clock-decision = Время на одно решение
wiz-clock-budget = Время на все решения партии
wiz-clock-each = { $decision } на решение; когда время выйдет, ответит бот; после трёх таких случаев остальные могут забрать победу или место.
wiz-clock-all = { $budget } на все решения игрока; когда время выйдет, играет бот, а остальные могут забрать победу или место.
wiz-clock-none = Без часов: кто уйдёт, того ждут, пока остальные не заберут победу или место.
wiz-name = Название стола
wiz-name-made-up = придумаем сами
wiz-listed = Виден в лобби
    .about = Выключено: сесть можно только по ссылке.
wiz-watching = Зрители
    .about = Другие могут смотреть; скрытых карт они не видят.
wiz-rated = На рейтинг
    .about = Учитывается в рейтинге всех за столом.
learn = Впервые здесь?
learn-about = Учебная партия

## Ожидание, приглашения, вход за стол

room-waiting = { $count ->
        [one] Ждём ещё { $count } игрока.
        [few] Ждём ещё { $count } игроков.
       *[many] Ждём ещё { $count } игроков.
    }
room-starting = Все в сборе.
room-start = Начать
room-leave = Уйти из-за стола
room-leave-title = Уйти из-за этого стола?
room-leave-text = Ваше место снова станет свободным.
room-leave-host = Хозяином станет кто-то другой за столом; если никого не останется, стол закроется.
room-note = Партия начнётся сама, как только займут последнее место. Страницу пока можно закрыть.
about-clock = Часы
about-rules = Правила
invite = Пригласить
invite-again = Новая ссылка
invite-number = Пригласить на место { $number }
invite-again-number = Новая ссылка на место { $number }
invite-title = Приглашение на место { $number }
invite-help = Место займёт тот, кто первым откроет ссылку. Она показана только сейчас; новая ссылка отменит эту.
invite-link = Ссылка-приглашение
invite-copy = Копировать
invite-copied = Скопировано
seat-free = Освободить место
seat-free-number = Освободить место { $number }: { $name }
invite-revoke = Отозвать ссылку
invite-revoked = Ссылка больше не действует.
join-title = Приглашение
join-invites = { $name } приглашает вас
join-invited = Вас приглашают
join-to = { $game }, стол «{ $table }»
join-seat = Вам оставлено место { $number } из { $count }
join-left = Партия уже идёт: вы играете вместо игрока { $name }, ваш рейтинг не изменится
join-take = Занять место как { $name }
join-guest = Вы играете гостем; регистрация не нужна.
join-account = Вы вошли в учётную запись.
join-change = Сменить имя
join-dead = Эта ссылка больше никуда не ведёт
join-dead-help = Попросите новую. Каждая ссылка — на одно место и для одного человека.
first-title = Ваша первая партия
first-text = Короткая партия с мягким ботом. Стол объясняет каждый значок и каждый вопрос там, где они появляются.
first-which = Какая игра
first-explains = Подсказки стоят там, где нужны; их можно выключить.
first-undo = Пробовать не страшно: пока ничего не открыто, ход можно вернуть.
first-bot = Ваш соперник — бот «{ $bot }»
first-begin = Начать
first-rules = Почитать заранее:
first-none = Не установлено ни одной игры.
finished-title = Сыгранные партии
finished-none = Пока ни одна партия не сыграна. Когда сыграете, здесь будет её запись: каждый шаг, все карты открыты.
finished-more = Более ранние партии
finished-won = победа
ended-resigned = сдача: { $name }
ended-claimed = { $name } не возвращается
ended-aborted = прервана в первом раунде: никому не засчитана
ended-stopped = остановлена по согласию
finished-replay = Запись
finished-replay-of = Запись партии «{ $name }»

## Правила

rules-of = Правила: { $game }
rules-about = { $count ->
        [one] { $count } правило, у каждого свой номер.
        [few] { $count } правила, у каждого свой номер.
       *[many] { $count } правил, у каждого свой номер.
    } Стол ссылается на них везде, где правило что-то решает.
rules-search = Поиск по правилам
rules-chapters = Главы
rules-all = все { $count }
rules-now = это решение
rules-this = это правило
rules-terms = Термины
rules-found = { $count ->
        [0] Ничего не найдено
        [one] Найдено { $count } правило
        [few] Найдено { $count } правила
       *[many] Найдено { $count } правил
    }
rules-failed = Правила не загрузились.
rules-no-game = Такой игры здесь нет.
rules-unknown = В своде нет { $rule }.
rule-shown = показано

## Профиль

who = Кто вы
who-guest = Вы играете гостем: вас знает только этот браузер. Учётная запись перенесёт имя, партии и рейтинги на любое устройство.
who-account = Учётная запись переносит ваше имя, партии и рейтинги на любое устройство.
name = Имя
saved = Сохранено.
password = Пароль
password-old = Нынешний пароль
password-new = Новый пароль
password-done = Пароль изменён. На других устройствах нужно войти заново.
change-password = Сменить пароль
register = Завести учётную запись
register-hint = Не короче { $least } знаков. Ваши партии останутся вашими.
register-done = Учётная запись { $name } заведена.
login = Войти
login-hint = Партии, которые вы играете здесь гостем, перейдут в вашу учётную запись.
login-done = С возвращением, { $name }.
logout = Выйти
logout-title = Выйти?
logout-text = В этом браузере вы станете новым гостем. Ваши партии подождут в учётной записи.
logged-out = Вы вышли.
logged-out-elsewhere = Вы больше не вошли здесь под своим именем.
looks = Вид и поведение
theme = Тема
theme-dark = Тёмная
theme-light = Светлая
as-system = Как в системе
motion = Движение
    .about = Фигуры перемещаются или сразу появляются на месте.
motion-full = Полное
motion-reduced = Меньше
colour = Цвет
    .about = Ваш везде, где позволяет игра. У каждого цвета своя фигура.
colour-1 = Уголь, треугольник
colour-2 = Лазурь, круг
colour-3 = Нефрит, квадрат
colour-4 = Орхидея, ромб
colour-5 = Лимон, звезда
colour-6 = Жемчуг, крест
colour-7 = Медь, шестиугольник
colour-8 = Сталь, полумесяц
ask-again = Переспрашивать, прежде чем ответ засчитан
    .about = Щелчок по варианту — уже ответ. Здесь выбирают, какие ответы переспросить.
ask-again-off = Никогда
ask-again-irreversible = Если необратимо
ask-again-always = Всегда
sound = Звук
    .about = Тихий сигнал, когда наступает ваш ход.
away = Пока вас нет
away-about = Для партий на дни и недели. О решении, которое принял наказ, вас не потревожат.
away-test = Послать пробное
away-test-sent = Пробное сообщение доставлено всюду.
away-test-failed = { $count ->
        [one] { $count } канал не принял проверку; см. ниже.
        [few] { $count } канала не приняли проверку; см. ниже.
       *[many] { $count } каналов не приняли проверку; см. ниже.
    }
deliveries = Последние доставки
delivery-good = доставлено { $ago }
ping-after = Сколько вопрос ждёт до напоминания
ping-at-once = нисколько
push = Уведомления в этом браузере
    .about = Сообщат, даже если ни одна страница Orrery не открыта.
push-denied = Браузер не разрешает уведомления от Orrery.
push-no-server = На этом сервере уведомления не настроены.
push-no-browser = Этот браузер не может получать здесь уведомления.
channels = Каналы
channel-add = Добавить адрес
channel-remove = Убрать { $channel }
channel-help = Какие адреса подойдут?
channel-mailbox = почта, если у этого сервера есть свой почтовый сервер; сначала вам придёт код
channel-mail = почта через ваш почтовый сервер
channel-discord = вебхук Discord
channel-telegram = бот Telegram
channel-ntfy = приложение ntfy
quiet = Тихие часы
    .about = В эти часы ничего не приходит; придёт потом, если вас ещё ждут.
quiet-from = С
quiet-to = До
quiet-zone = Часовой пояс: { $zone }
ratings = Рейтинги
ratings-none = Рейтинговых партий ещё не было. Считаются партии с людьми, а не только с ботами.

## Повтор

replay-title = Повтор
replay-none = Эту партию нельзя посмотреть заново
file-open = Открыть файл
file-opening = Открываем…
file-help = Запись (.orrery) или выгруженный стол (.jsonl). Партию увидите только вы, она не сохраняется.
file-foreign = В этом файле нет партии. Подходит запись (.orrery) или выгруженный стол (.jsonl).
file-broken = Партию из этого файла нельзя сыграть: он повреждён или неполон.
file-old = Партия в этом файле сыграна по другим правилам, не по здешним.
file-gone = Откройте файл снова, чтобы увидеть партию.
replay-to-list = К сыгранным партиям
replay-to-table = Назад за стол
replay-seat = Место { $seat }
replay-all = Всё открыто
replay-spectator = Глазами зрителя
replay-as = Как видит { $name }
replay-as-now = Как видит { $name }
replay-eyes = Чьими глазами
replay-players = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
replay-finished = закончена { $day }
replay-running = ещё играют
replay-won = { $count ->
        [one] победа: { $names }, { $score }
       *[other] победу делят { $names }, { $score }
    }
replay-share = Поделиться шагом
replay-shared = Ссылка на этот шаг скопирована.
replay-shared-private = Ссылка на этот шаг скопирована. Открыть её могут только участники: зрителей за этим столом нет.
replay-shared-running = Ссылка на этот шаг скопирована. Другие увидят его как зрители.
replay-record = Скачать запись партии
replay-branch = Играть отсюда
replay-branch-title = Играть с шага { $step }
replay-branch-over = Новый стол начнётся с этой позиции, но удача будет другой. Он только ваш и не влияет на рейтинг.
replay-branch-running = Партия ещё идёт, поэтому всё, чего вы не видите, за новым столом раздадут заново. Он только ваш и не влияет на рейтинг.
replay-branch-early = Партия закончилась раньше срока, поэтому всё, чего вы не видели, за новым столом раздадут заново. Он только ваш и не влияет на рейтинг.
replay-branch-me = Играю я
replay-branch-bot = Бот: { $bot }
replay-branch-watch = Ни одно место не занято вами: вы смотрите, как играют боты.
replay-branch-go = Открыть стол
replay-board = Стол на шаге { $step }
replay-step = Шаг { $step } из { $of }
replay-round = раунд { $round }
replay-now = Что произошло
replay-now-tab = Шаг
replay-beginning = Начало
replay-everybody = Все одновременно
replay-begins = Стол готов к игре.
replay-quiet = На столе пока ничего не меняется.
replay-more = { $count ->
        [one] и ещё { $count } событие
        [few] и ещё { $count } события
       *[many] и ещё { $count } событий
    }
replay-points-tabs = Переломы и итог
replay-turning = Переломы
replay-turning-none = Пока никто не вырвался вперёд.
replay-leads = выходит вперёд
replay-swing = { $swing ->
        [one] отыграно { $swing } очко у лучшего из соперников
        [few] отыграно { $swing } очка у лучшего из соперников
       *[many] отыграно { $swing } очков у лучшего из соперников
    }
replay-score = Счёт
replay-winner = победа
replay-timeline = Ход партии
replay-controls = Просмотр
replay-full = Только поле
replay-figures = Цифры
replay-first = В начало
replay-back = Шаг назад
replay-forward = Шаг вперёд
replay-last = В конец
replay-play = Пуск
replay-pause = Пауза
replay-speed = скорость { $speed }×
replay-within = показано { $told } из { $of }
replay-grain = Как далеко идёт шаг
replay-grain-answer = ответ
replay-grain-turn = ход
replay-grain-battle = сражение
replay-grain-ship = корабль
replay-grain-die = кубик
replay-figure = Величина на графике
replay-chart = Шаг повтора, на графике: { $figure }
replay-marks = Важные события
replay-table = Величины таблицей
replay-table-caption = { $figure } в конце каждого раунда
replay-table-end = В конце
replay-now-row = последний шаг
replay-turning-score = По счёту
chance-begin = Шансы
chance-about = Как часто побеждало это место, когда бот доигрывал отсюда за всех
chance-whose = Чьи шансы на победу
chance-of = Победит { $name }
chance-is = { $name }: шансы на победу { $chance } %
chance-waiting = Сначала разбираются другие партии
chance-working = Бот доигрывает партию с разных шагов
chance-stop = Остановить разбор
chance-go-on = Продолжить разбор
chance-swings = По шансам на победу
chance-swing = { $change ->
        [one] плюс { $change } процентный пункт
        [few] плюс { $change } процентных пункта
       *[many] плюс { $change } процентных пунктов
    }
advice-ask = Что сделал бы бот?
advice-waiting = Бот думает
advice-about = Бот видел то, что видно с этого места, и больше ничего
advice-would = Бот выбрал бы: { $answer }
advice-same = Так и было сделано
advice-done = Было сделано: { $answer }
advice-weighed = Что взвесил бот: 100 — лучший из всех ответов, 0 — худший
advice-unweighed = Здесь бот следует своему правилу и не оценивает ответы числами.
figure-score = Очки

## Стол: решения

decision-nothing = Стол
decision-kicker = Ваше решение · { $phase }
decision-kicker-plain = Ваше решение
hint = Подсказка
hint-help = Что сделал бы лучший бот. За вас он не ответит, а остальным сообщат, что вы просили подсказку.
hint-help-invited = Что сделал бы лучший бот. Остальным сообщат, что вы просили подсказку, и они узнают, что вы можете ответить.
hint-silent = Бот промолчал бы
decision-step = { $step } из { $of }
decision-your-move = Ваш ход. { $question }
decision-secret = Другие увидят ваш ответ, только когда ответят все.
sheet = { $count ->
        [one] Ваш лист: пока { $count } ответ
        [few] Ваш лист: пока { $count } ответа
       *[many] Ваш лист: пока { $count } ответов
    }
sheet-back = Взять назад
sheet-back-help = Последний ответ на вашем листе берётся назад; его ещё никто не видел.
invited-label = Если хотите
invited-help = Вас никто не ждёт: ответьте, пока другой думает, или оставьте так.
invited-open = Можно: { $question }
invited-open-help = Это не обязательно. Предложение открыто, пока думают другие.
invited-told = Можно, но не обязательно: { $question }
invited-close = Не сейчас
decision-filter = Искать среди вариантов: { $count }
decision-meter = { $count } из { $most }
decision-exactly = ровно
decision-at-least = не меньше { $least }
decision-full = { $most ->
        [one] Уже выбран { $most }; сначала уберите его.
        [few] Уже выбрано { $most }; сначала уберите что-нибудь.
       *[many] Уже выбрано { $most }; сначала уберите что-нибудь.
    }
decision-not-offered = Сейчас нельзя
decision-blocked-count = Сейчас нельзя выбрать: { $count }. Почему?
decision-choose-one = Выберите одно
decision-more-to-choose = Выберите ещё { $count }
decision-more-to-place = Ещё { $count }
decision-amount = Количество
decision-amount-of = { $amount } из { $most }
decision-of = из { $most }
decision-all = { $amount } · всё
decision-less = Меньше: { $name }
decision-more = Больше: { $name }
decision-limit = Не больше { $limit }
decision-none-left = Размещать больше нечего
decision-placed = из { $most } размещено
decision-complete = готово
decision-left = осталось { $count }
decision-up-to = до { $limit }
decision-first = сначала
decision-last = в конце
decision-alt = Alt + ↑ ↓ двигает строку
decision-place = { $name }, место { $place } из { $count }
decision-earlier = Раньше: { $name }
decision-later = Позже: { $name }
decision-on-board = Выберите на поле: щелчок — уже ответ.
decision-from-board = Выберите на поле.
decision-beside = Кроме того, можно
decision-as-board = На поле
decision-as-list = Списком
decision-as-cards = Картами
decision-will-be-sent = { $answer }: будет отправлено, как только вернётся связь.
decision-sending = { $answer }: отправляется
decision-clear = Очистить
decision-even = Поровну
decision-confirm = Подтвердить
decision-confirm-some = { $count ->
        [0] Ничего не брать
        [one] Выбрать { $count }
        [few] Выбрать { $count }
       *[many] Выбрать { $count }
    }
decision-confirm-amount = Назвать { $amount }
decision-confirm-order = Оставить такой порядок
option-nothing = Ничего
option-pass = Пас
option-pass-help = Вы не вмешиваетесь, и об этом вас больше не спросят.
option-later = Подождать остальных
option-later-help = Вас спросят снова, когда они ответят, и будет видно, что они сделали.
undo = Отменить
undo-ask = Спросить остальных
undo-nothing = Сейчас нечего отменять.
undo-more = Отменить…
undo-gone-chance = Уже решил случай.
undo-gone-shown = Скрытое уже открылось.
undo-gone-answers = Уже ответили все.
undo-gone-answered = Уже есть ответ: { $name }.
doubt-chance = Этого не отменить: дальше решает случай.
doubt-shown = Этого не отменить: откроется кое-что скрытое.
doubt-answers = Этого не отменить: с этим ответом ответили все.
doubt-end = Этого не отменить: партия на этом закончится.
doubt-unknown = Возможно, этого не отменить.
doubt-yes = Да: { $answer }
doubt-back = Назад
undo-ask-help = С тех пор что-то открылось; нужно согласие остальных.
undo-ask-title = Попросить остальных вернуться?
undo-ask-text = После вашего ответа что-то открылось или ответил кто-то ещё. Если согласятся все остальные, партия вернётся к моменту до вашего ответа.
answered = Готово.
answered-next = Дальше: { $names }.

## Чем кончилась часть партии

recap-auto = дальше через { $seconds } с
recap-line = { $label } · { $title }
recap-away = Убрать эту сводку
recap-back = К вопросу
pace-label = Темп рассказа о сражениях
pace-about = Кубик за кубиком, на этом устройстве; можно пропустить в любой момент. При сокращённом движении само ничего не идёт.
pace-slow = медленно
pace-normal = обычно
pace-fast = быстро
pace-once = всё сразу

## Стол: ожидание, взгляд назад, конец

waiting-label = Не ваш ход
waiting-for = Ход за другими: { $names }
waiting-for-many = { $count ->
        [one] Ждём { $count } игрока
        [few] Ждём { $count } игроков
       *[many] Ждём { $count } игроков
    }
waiting-bots = Боты думают, это недолго.
waiting-left = Осталось { $left }.
waiting-since = Последний ход: { $since }.
presence-here = { $name } здесь.
presence-away = { $name }: нет на месте { $span }.
waiting-ahead = Решить заранее
waiting-ahead-help = Дайте ответ сейчас, он пригодится, когда вас спросят.
waiting-nudge = Напомнить
waiting-nudge-help = Вежливое напоминание.
claim = { $prize ->
        [win] Потребовать победу
       *[bot] Пусть играет бот вместо игрока { $name }
    }
claim-help = { $state ->
        [bot] { $name }: время вышло, пока играет бот.
       *[here] { $name } давно не отвечает.
    }
# $state: away (no page open), here (a page open), bot (one stands in). $who: you, or others (with two seats $other may).
claim-soon = { $state ->
        [away] Если { $name } не вернётся,
        [bot] Если { $name } не вернётся,
       *[here] Если { $name } не ответит,
    } { $prize ->
        [win] { $who ->
            [you] через { $time } вы сможете потребовать победу.
           *[others] через { $time } победу сможет потребовать { $other }.
        }
       *[bot] { $who ->
            [you] через { $time } вы сможете передать место боту.
           *[others] через { $time } остальные смогут передать место боту.
        }
    }
claim-can = { $state ->
       *[away] { $name } отсутствует слишком долго:
        [here] { $name } слишком долго не отвечает:
    } { $prize ->
        [win] { $who ->
            [you] можно потребовать победу.
           *[others] победу может потребовать { $other }.
        }
       *[bot] { $who ->
            [you] можно передать место боту.
           *[others] остальные могут передать место боту.
        }
    }
claim-title = { $prize ->
        [win] Потребовать победу?
       *[bot] Пусть играет бот вместо игрока { $name }?
    }
claim-text = { $prize ->
        [win] { $state ->
           *[away] Партия сразу закончится вашей победой: { $name } не возвращается.
            [here] Партия сразу закончится вашей победой: { $name } не отвечает.
        } { $rated ->
            [true] Изменятся оба рейтинга.
           *[false] Партия не рейтинговая.
        }
       *[bot] { $state ->
           *[away] { $name } не возвращается, выбывает из партии и окажется ниже всех, кто остался.
            [here] { $name } не отвечает, выбывает из партии и окажется ниже всех, кто остался.
        } Дальше играет бот; место может занять кто-то другой.
    }
claim-early = Первый раунд ещё не окончен: если от игрока { $name } не было ни одного ответа, { $prize ->
        [win] партия просто прерывается и ни для кого не считается.
       *[bot] результат этого игрока не считается.
    }
claim-yes = { $prize ->
        [win] Потребовать победу
       *[bot] Пусть играет бот
    }
claim-mine = Вас ждут. Через { $time } { $prize ->
        [win] смогут потребовать победу.
       *[bot] ваше место смогут передать боту.
    }
claim-mine-now = Вас ждут. { $prize ->
        [win] Уже могут потребовать победу.
       *[bot] Ваше место уже могут передать боту.
    }
claim-mine-soon = Вас ждут. { $prize ->
        [win] Скоро смогут потребовать победу.
       *[bot] Скоро ваше место смогут передать боту.
    }
claim-back = { $prize ->
        [win] Пока вы не вернётесь, могут потребовать победу.
       *[bot] Пока вы не вернётесь, ваше место могут насовсем передать боту.
    }
free-take = Играть вместо игрока { $name }
free-take-short = Занять место
free-take-help = Место оставлено; пока вы его не займёте, играет бот. Ваш рейтинг не изменится.
free-invite-to = Пригласить на место: { $name }
observing-bot = За вас играет бот.
observing-back = Вернуться на своё место
waiting-nudged = Напоминание отправлено.
sealed-label = Ответ дан
sealed-title = { $count ->
        [one] Ответ принят. Ждём ещё { $count }.
        [few] Ответ принят. Ждём ещё { $count }.
       *[many] Ответ принят. Ждём ещё { $count }.
    }
sealed-answer = Ваш ответ:
sealed-back = Взять назад
observing-label = Наблюдение
observing-help = Вы видите то, что лежит на столе открыто.
past-label = Взгляд назад
past-title = Вы смотрите на шаг { $step } из { $of }
past-help = Партия тем временем продолжается.
stuck-label = Другие правила
stuck-title = Сейчас эту партию здесь не продолжить
past-help-rules = Это сыграно по прежним правилам: от этой части остался только журнал, а поле показывает настоящее.
past-help-asked = Вас ждёт вопрос. Вернитесь в настоящее, чтобы ответить.
past-earlier = На шаг назад
past-later = На шаг вперёд
past-live = В настоящее
past-now = Сейчас
past-is-live = СЕЙЧАС
past-is-cut = НЕТ СВЯЗИ
past-scrub = Пройти партию по шагам
catchup-label = С вашего прошлого взгляда
catchup-title = { $count ->
        [one] Произошло { $count } событие
        [few] Произошло { $count } события
       *[many] Произошло { $count } событий
    }
catchup-help = Пройдите их по одному или сразу продолжайте. В журнале есть всё.
catchup-start = По шагам
catchup-skip = Пропустить
catchup-step = { $step } из { $of }
catchup-next = Дальше
catchup-end = В настоящее
over-label = Партия окончена
over-you = Вы победили
over-alone = Ваш результат: { $score }
over-won = { $count ->
        [one] Победа: { $names }
        [few] Общая победа: { $names }
       *[many] Общая победа: { $names }
    }
over-nobody = Победителя нет
over-you-early = { $how ->
        [claimed] Вы победили: { $name } не возвращается.
       *[resigned] Вы победили: { $name } сдаётся.
    }
over-left-early = { $how ->
        [claimed] Вы не вернулись. Победа: { $names }.
       *[resigned] Вы сдались. Победа: { $names }.
    }
over-won-early = { $how ->
        [claimed] Победа: { $names }. { $name } не возвращается.
       *[resigned] Победа: { $names }. { $name } сдаётся.
    }
over-all-left = Все вышли из партии.
over-aborted = Прервана в первом раунде
over-aborted-help = Партия никому не засчитана.
over-stopped = Остановлена по согласию
over-stopped-help = Победителя нет, рейтинг не меняется.
over-early-help = { $rated ->
        [true] Партия не доиграна до конца. Она учитывается в рейтинге.
       *[false] Партия не доиграна до конца.
    }
over-standing = Положение в этот момент
over-winner = победа
over-lobby = Лобби
over-replay = Повтор
over-rematch = Реванш
over-rematch-join = К реваншу
curtain-title = Передайте экран: { $name }
curtain-help = Остальным сейчас лучше не смотреть на экран.
curtain-lift = { $name } здесь
curtain-other = Сначала { $name }
hand-on = Передать экран
hand-on-help = Опустится занавес, и его поднимет тот, кто сядет следующим.

## Стол: комната

room-loading = Стол накрывается
room-seat = Место { $seat }
room-branched = ответвление
room-line = { $pace ->
        [hotseat] { $name } · игроков: { $count }, один экран
        [mail] { $name } · игроков: { $count }, по переписке
       *[live] { $name } · игроков: { $count }, вживую
    }
spread-count = видно { $seen } из { $all }
large = Крупно
large-title = Карты крупно
large-help = Все карты крупно, со всем, что на них написано (H)
large-none = Карт нет.
room-round = Раунд
room-round-of = { $round } из { $of }
room-phases = Фазы раунда
room-phase-off = , не играется в этом раунде
room-players = Игроки
room-you = вы
room-bot = бот
room-rating = рейтинг { $rating }
room-choosing = выбирает
room-thinking = думает
room-committed = ответ дан
room-left = место оставлено
room-left-free = место свободно
room-away = нет на месте { $span }
room-board = Поле
room-board-failed = Собственное поле этой игры показать не удалось, вместо него простое.
room-which = { $name }: что выбрать?
tray-fold = Свернуть в строку
tray-open = Развернуть моё
board-full = Поле на всё окно
board-full-leave = Вернуть панели
sheet-down = Опустить вопрос, чтобы увидеть поле
sheet-up = Поднять вопрос
split-strip = Ширина списка игроков
split-rail = Ширина вопроса и журнала
split-tray = Высота моего планшета
split-question = Высота вопроса
split-help = Тяните или жмите стрелки; двойной щелчок возвращает как было
room-mine = Моё
room-yes = да
room-no = нет
room-skip = К решению
room-your-move = Ваш ход
clock-mine = Ваше время
clock-theirs = Время того, кого ждут
clock-last-minute = На ваших часах меньше минуты.
zoom-in = Ближе
zoom-out = Дальше
zoom-fit = Показать всё поле
map-turn = Повернуть карту на четверть оборота
map-north-up = Вернуть карту: север вверху
dock = Части стола
dock-board = Поле
dock-mine = Моё
dock-log = Журнал
dock-chat = Чат
dock-rules = Правила
side-label = Журнал, чат и правила
side-log = Журнал
side-chat = Чат
side-rules = Правила
log-label = Что произошло
log-empty = Пока ничего не произошло.
log-older = Показать более ранние ({ $count })
log-new = { $count ->
        [one] { $count } новая
        [few] { $count } новые
       *[many] { $count } новых
    }
chat-label = Чат
chat-empty = Пока никто ничего не сказал.
chat-write = Сообщение за столом
chat-send = Отправить
menu = Меню стола
menu-language = Язык
menu-theme = Тема
menu-ask-again = Переспрашивать
menu-sound = Звук, когда мой ход
menu-orders = Постоянные приказы
menu-describe = Описать поле
menu-keys = Клавиши
menu-share = Скопировать ссылку на стол
menu-copied = Ссылка скопирована.
menu-replay = Повтор и графики
menu-resign = Сдаться
resign-title = Сдаться в этой партии?
resign-two = Партия закончится победой соперника: { $name }. { $rated ->
        [true] Она рейтинговая: изменятся оба рейтинга.
       *[false] Она не рейтинговая.
    }
resign-many = Дальше за вас играет бот, а место может занять кто-то другой; вернуться нельзя. { $rated ->
        [true] Партия рейтинговая: ваш результат будет ниже, чем у всех, кто остался.
       *[false] Она не рейтинговая.
    }
resign-alone = Других людей здесь нет, поэтому партия закончится.
resign-yes = Сдаться
stop = Остановить партию
stop-abort = Прервать партию
stop-short = Предложить закончить
stop-abort-short = Предложить прервать
stop-help = Если все согласны, она закончится без победителя.
stop-title = { $early ->
        [true] Прервать партию?
       *[false] Остановить партию?
    }
stop-text = { $early ->
        [true] Первый раунд не закончен. Если все согласны, партия прервётся и никому не засчитается. Спросим: { $names }.
       *[false] Если все согласны, партия закончится как есть: победителя нет, рейтинг не меняется. Спросим: { $names }.
    }
stop-text-alone = { $early ->
        [true] Партия закончится и никому не засчитается.
       *[false] Партия закончится как есть, без победителя.
    }
stop-ask = Спросить остальных
stop-asked = { $early ->
        [true] { $names }: прервать партию?
       *[false] { $names }: остановить партию?
    }
stop-asked-text = { $early ->
        [true] Первый раунд не закончен. Если все согласны, партия прервётся и никому не засчитается. Ждём: { $missing }.
       *[false] Если все согласны, партия закончится как есть: победителя нет, рейтинг не меняется. Ждём: { $missing }.
    }
stop-agree = Согласиться
stop-no = Играть дальше
stop-mine = { $early ->
        [true] Вы предложили прервать партию.
       *[false] Вы предложили остановить партию.
    } Ждём: { $missing }.
stop-others = { $early ->
        [true] Предлагают прервать партию: { $names }.
       *[false] Предлагают остановить партию: { $names }.
    } Ждём: { $missing }.
stop-look = Кто предлагает закончить
awaited-you = вас
keys-option = ответить вариантом или выбрать его, если можно несколько
keys-confirm = подтвердить выбранное
keys-undo = отменить
keys-list = варианты списком или на поле
keys-hint = что сделал бы лучший бот, если подсказки разрешены
keys-speak = открыть или свернуть вопрос, на который можно ответить тем временем
keys-arrows = переходить между вариантами и целями
keys-arrange = двигать строку
keys-search = искать в правилах
keys-large = все карты крупно
keys-log = журнал
keys-chat = чат
keys-rules = правила
keys-zoom = ближе, дальше, всё поле
keys-pan = сдвинуть карту
keys-full = поле на всё окно и обратно
keys-tray = свернуть или развернуть моё
keys-step = шаг назад и вперёд по партии
keys-escape = вернуться к решению
keys-help = этот список
proposal-title = { $name } просит отменить ход
proposal-text = С тех пор что-то открылось. Если согласны все, партия вернётся к моменту до того ответа; всё, что было взято, берётся заново.
proposal-agree = Согласиться
proposal-refuse = Нет
proposal-mine = Вы попросили вернуться. Ждём: { $missing }.
proposal-others = { $name } просит вернуться. Ждём: { $missing }.
proposal-refused = Согласились не все; партия продолжается.
proposal-withdraw = Отозвать
proposal-look = Кто просит вернуться

## Стол: постоянные приказы

orders-add-first = Добавить приказ
orders-add = Добавить ещё
orders-title = Как сыграть за вас?
orders-help = Пока вас нет, эти приказы отвечают вместо вас.
orders-ahead-title = Решить заранее
orders-ahead-help = Ответ будет дан один раз, когда вас в следующий раз об этом спросят.
orders-when = На вопрос
orders-asked-about = { $ask } ({ $about })
orders-about-label = О чём
orders-about = о чём: { $about }
orders-about-any = о чём угодно
orders-answer = Ответ
orders-unless-label = Кроме случая
orders-unless = кроме случая, когда { $event }
orders-always = в любом случае
orders-until = До
orders-until-game = до конца партии
orders-until-round = в этом раунде
orders-once = один раз
orders-pass = пас
orders-sentence = На вопрос «{ $ask }»{ $given }: { $answer }.
orders-sentence-unless = На вопрос «{ $ask }»{ $given }: { $answer }, кроме случая, когда { $unless }.
orders-given-least = , если «{ $figure }» не меньше { $number }
orders-given-most = , если «{ $figure }» не больше { $number }
orders-if = Если
orders-if-any = что бы у меня ни было
orders-if-least = если «{ $figure }» не меньше
orders-if-most = если «{ $figure }» не больше
orders-if-number = Число
orders-save = Сохранить
orders-discard = Отменить изменения
orders-draft = Ещё не сохранено: эти приказы не отвечают, пока вы их не сохраните.
orders-remove = Убрать: { $order }
orders-note = Приказы действуют до конца партии или пока вы их не выключите. О каждом применении сообщает колокольчик.
orders-used = Ответы за вас

## Подсказки первой партии

guide = Подсказки
guide-open = Открыть подсказки
guide-hide = Скрыть подсказки
guide-got-it = Понятно
guide-later = Позже
guide-step = { $step } из { $of }
guide-try = Попробуйте:
guide-why = Это простой совет, а не лучший ход бота.
guide-all = Все подсказки

## Шансы в бою

odds-title = Шансы в бою
odds-fleets = Флоты
odds-game = Игра
odds-fleet = { $name }: состав
odds-empty = Дайте каждой стороне хотя бы одного бойца.
odds-from-none = За вашими столами сейчас никто ни с кем не сражается.
odds-left = Остаётся у победителя, процент боёв
odds-likely = Уцелевшие после боя. Вероятнее всего: { $name }, { $count }.
odds-keeps = { $name }, { $count }: { $share } %
odds-escapes = { $name } уходит из боя в { $share } % случаев.
odds-losses = Ожидаемые потери по стоимости
odds-survivors = { $unit }: уцелеет { $survive } из { $count }
odds-help-unit = Ещё один: { $unit }
odds-help-figure = { $unit }: { $figure } +1
odds-result = Что может выйти
odds-attacker = Нападающий
odds-defender = Защитник
odds-nobody = никто
odds-share = { $name } { $share } %
odds-exact = Точно: взвешены все варианты боя.
odds-sampled = { $count ->
        [one] Разыгран { $count } бой
        [few] Разыграно { $count } боя
       *[many] Разыграно { $count } боёв
    }, интервалы 95 %.
odds-between = от { $low } до { $high } %
odds-working = Бой просчитывается
odds-worked-out = просчитано { $share } %
odds-stop = Остановить
odds-stopped = Остановлено: эти цифры могли остаться от других флотов.
odds-stopped-none = Остановлено раньше, чем что-либо просчитано.
odds-go-on = Просчитать
odds-failed = Шансы не пришли: сервер недоступен.
odds-others = Другие стороны
odds-side = Сторона { $number }
odds-many = Сначала сражаются двое пришедших последними; уцелевший сражается со следующим.
odds-add = Добавить сторону
odds-drop = Убрать: { $name }
odds-from-table = Взять бой с моего стола
odds-swap = Поменять стороны местами
odds-copy = Скопировать ссылку
odds-copied = Ссылка скопирована
odds-wins = { $name } побеждает
odds-keeps-short = Останется: { $name }
odds-lost-of = { $lost } из { $worth }
odds-length = Длительность в раундах, процент
odds-length-first = Длительность первого боя в раундах, процент
odds-round = Раунд { $round }: { $share } %
odds-help = Что поможет: { $name }, в пунктах
odds-cost = цена { $cost }

plan-ended = Остальное уже не подходит: вопрос изменился.
