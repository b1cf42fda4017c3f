### Orrery, русский текст: всё, что продукт говорит вне игр. Держите в соответствии с en.ftl.

## Отказы судьи ($seat и $waiting — номера мест, с 0)

error-no-such-seat = Места { $seat } нет; ожидалось от 0 до { $last }.
error-match-over = Партия окончена; ответов больше не ждут.
error-not-your-study = Разбор этой партии начат не вами, остановить его может только начавший.
error-not-over = Все руки открыты только после конца партии.
error-cut-short = Партия кончилась раньше, чем по правилам; что было скрыто, скрытым и осталось.
error-stale = Это ответ на вопрос после { $at ->
        [one] { $at } хода
       *[other] { $at } ходов
    }, а в партии их уже { $now }.
error-answered = Место { $seat } уже ответило; ждём: { $waiting }.
error-not-asked = Место { $seat } сейчас ни о чём не спрашивают; ждём: { $waiting }.
error-nothing-sealed = У места { $seat } нет закрытого ответа, который можно забрать.
error-lane-shown = То, что показал этот ответ, уже увидено, поэтому он остаётся.
error-invited = На это можно ответить, но не обязательно: дайте ответ, который что-то меняет, или никакого.
error-forbidden = Правило { $rule } запрещает такой ответ.
error-not-free = Этот ответ нельзя было бы свободно взять назад, а вы просили принять его, только если можно.
error-not-offered = «{ $answer }» не отвечает на этот вопрос; ожидалось: { $expected }.
error-undo-range = К ходу { $to } вернуться нельзя; ожидалось от 0 до { $last }.
error-undo-nothing = Ответов ещё не было, забирать нечего.
error-undo-barrier = После хода { $to } что-то было открыто; чтобы вернуться, нужно согласие мест: { $missing }.
error-undo-middle = Это середина одновременного выбора; вернитесь к его началу.
error-bot-answer = Бот { $bot } на месте { $seat } дал недопустимый ответ.

## Партии, которые нельзя начать

error-seats = В этой игре от { $least } до { $most } мест, а не { $seats }.
error-game-place = Игра «{ $game }» указана как { $place }, но { $problem }; там ожидался объект Game с именем (slug) «{ $game }».
error-unknown-game = Игры «{ $game }» нет; есть: { $known }.
error-unknown-bot = Бота «{ $bot }» для этой игры нет; ожидался один из: { $known }.
error-bot-class = В модуле { $module } нет бота { $class }: { $problem }. Ожидался подкласс orrery.bots.Bot, который создаётся без аргументов.
error-bot-code = Бот { $bot } на месте { $seat } ответил на «{ $ask }» значением { $answer }; ожидался код: целое число, которое даёт decision.encode(…).
error-unknown-player = Игрока «{ $bot }» для этой игры нет; ожидалось «me» или один из: { $known }.
error-unknown-option = Настройки «{ $option }» нет; есть: { $known }.
error-option-value = Настройка { $option } не может быть «{ $value }»; ожидалось одно из: { $known }.
error-seed = Зерно слишком длинное; ожидалось не больше 64 байт.

## Записи, которые нельзя прочитать

error-record-foreign = Этот файл — не запись Orrery.
error-record-format = У записи формат { $found }; ожидался формат { $expected }.
error-record-header = Первая строка записи повреждена ({ $detail }).
error-record-torn = Запись оборвана: { $expected ->
        [one] ожидался { $expected } ход
        [few] ожидалось { $expected } хода
       *[many] ожидалось { $expected } ходов
    }, найдено: { $found }.
error-record-sum = Запись изменена: контрольная сумма не сходится.
error-record-game = Это запись игры «{ $found }», а не «{ $game }».
error-record-viewer = Места { $seat } в этой партии нет.
error-record-inputs = В записи ходов: { $found }; ожидалось не больше { $most }.
error-record-rules = Запись сделана по версии правил { $found }; ожидалась версия { $expected }.
error-record-choice = Ход { $n } записи невозможен: он не отвечает на вопрос месту { $seat }.
error-record-long = На ходу { $n } партия окончена, но запись продолжается.
error-record-setup = Запись начинается с невозможной партии ({ $detail }).
error-record-undo = Строка { $n } записи возвращается к ходу { $to }, а это невозможно.
error-record-sealed = Закрытый ответ места { $seat } в записи невозможен.
error-record-unplayable = Запись нельзя сыграть: её содержание не подходит к правилам ({ $detail }).
error-record-slow = Запись не успела проиграться за отведённое время; попробуйте позже или посмотрите её так: orrery replay FILE
error-position-json = Ожидался документ позиции в JSON ({ $detail }).
error-position-header = В позиции { $name } — { $found }; ожидалось { $expected }.
error-position-seats = Позиция: мест должно быть от { $least } до { $most }, списком.
error-position-key = Позиция: записи «{ $entry }» не бывает; ожидались некоторые из: { $known }.
error-position-frames = Позиция: frames — это шаги с их числами, а не { $found }; шаги: { $known }.
error-position-since = Позиция: «since» содержит ответы текстом и случай: имя, кто, где, исход.
error-script = Случай не может принести { $found } для «{ $request }» (кто { $who }, где { $where }).
error-script-empty = Для «{ $request }» больше ничего не задано (кто { $who }, где { $where }).
error-position-answer = Позиция: ответ «{ $answer }» там невозможен.
error-position-word = Позиция: { $what } не может быть «{ $found }»; ожидалось одно из: { $known }.
error-position-number = Позиция: { $entry } должно быть числом не меньше нуля.
error-position-list = Позиция, { $where }: ожидался список.
error-position-mapping = Позиция, { $where }: ожидались записи по именам.

## Лаборатория

error-one-process = Боты-объекты и наблюдатели не передаются другим процессам; ожидалось jobs=1 или боты по именам.
error-game-crashed = Партия { $number } (зерно { $seed }) прервалась: { $detail }.
error-bench-compiled = Измеряется чистый Python и рядом с ним скомпилированный движок; уберите скомпилированный движок из PYTHONPATH.
error-bench-least = В { $file } игры «{ $game }» задана планка для «{ $name }»; ожидалось одно из: { $known }.
error-missing-extra = Для этого нужен пакет { $package }, а он не установлен; установите его: pip install 'orrery-games[{ $extra }]'.

## Шансы в бою

error-odds-game = Шансы в боях не считаются для «{ $game }»; ожидалось одно из: { $known }.
error-odds-class = В модуле { $module } нет шансов в боях { $class }: { $problem }. Ожидался подкласс orrery.lab.odds.Reckoner, который создаётся без аргументов.
error-odds-sides = В бою от 2 до { $most } флотов, от нападающего до того, кто был там первым, а не { $count }.
error-odds-option = У «{ $option }» нет значения «{ $value }»; ожидалось одно из: { $known }.
error-odds-option-name = В этих боях нет «{ $option }»; ожидалось одно из: { $known }.
error-odds-values = Значений для «{ $option }» задано { $count }; ожидалось не больше { $most }.
error-odds-record = С --record стороны берутся из сохранённой партии; флоты и прочее не задаются, а задано: { $extra }.

## Командная строка: чего сделать нельзя

error-verb = Команды «{ $verb }» нет; все команды показывает orrery --help.
error-flag = У команды { $verb } нет параметра { $flag }; все параметры показывает { $verb } --help.
error-argument = Команде { $verb } нужно значение { $name }; как его задать, показывает { $verb } --help.
error-repeated = Команда { $verb } принимает { $name } только один раз.
error-number = { $name } должно быть числом, а не «{ $value }».
error-below-one = { $name } должно быть не меньше 1, а не { $value }.
error-extra = Команда { $verb } не знает, что делать с «{ $extra }»; как ею пользоваться, показывает { $verb } --help.
error-arguments = Команда { $verb } этого не понимает ({ $detail }); как ею пользоваться, показывает { $verb } --help.
error-language = Orrery говорит на языках { $known }, а не «{ $lang }».
error-option-form = Настройки задают в виде имя=значение, а не «{ $given }».
error-seats-form = Места — это имена через запятую, например me,heuristic, а не «{ $given }».
error-seat-name = Человека за столом нельзя назвать «{ $name }»; выберите имя, которого нет ни у одного бота.
error-file = Не получается использовать { $file }: { $detail }.
error-no-file = Файла { $file } нет.
error-folder = { $file } — папка, а нужен файл.
error-not-text = Этот файл — не текст в кодировке UTF-8.
error-save-exists = { $file } уже есть; продолжите эту партию (--resume) или назовите другой файл.
error-resume-fixed = У сохранённой партии свои настройки и зерно; уберите --option и --seed.
error-resume-seats = В сохранённой партии { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }, а не { $given }.
error-replay-foreign = В файле { $file } нет партии; ожидалась сохранённая (первая строка JSON начинается с {"{"}"orrery":1) или выгруженная ({"{"}"orrery_table":3).
error-replay-no-table = { $file } — сохранённая партия, а не выгруженный стол; ожидался запуск без --table, а дан «{ $table }».
error-replay-which = В файле { $number ->
        [one] { $number } стол
        [few] { $number } стола
       *[many] { $number } столов
    }; ожидалось --table и один из них: { $tables }.
error-replay-format = Нет вида «{ $found }»; ожидался один из: { $known }.
error-replay-seat = Места { $seat } нет; ожидалось число от 1 до { $seats }.
error-replay-range = В записи { $last ->
        [one] { $last } ход
        [few] { $last } хода
       *[many] { $last } ходов
    }; --to не может быть { $to }.
error-no-verifier = Проверять записи игры «{ $game }» пока нечем.
error-trace = Не получается использовать { $path }: { $detail }.
error-no-catalogue = Списка правил для «{ $game }» нет; он есть для: { $known }.
error-no-rule-found = Ни в одном правиле нет всех этих слов: { $words }.
error-no-test-run = Результатов тестов, по которым считается покрытие, нет ({ $file }); сначала запустите тесты: make test.
error-broken = Ошибка в самой Orrery ({ $kind }: { $detail }); где именно, покажет ORRERY_TRACEBACK=1, и, пожалуйста, сообщите о ней.
warning-other-orrery = Поверх этого пакета, который называется «orrery-games», установлен чужой пакет «orrery» ({ $version }); файлы обоих лежат в одной папке. Удалите оба и установите заново: pip uninstall orrery orrery-games, затем pip install orrery-games.
interrupted = Прервано.
interrupted-saved = Прервано; партия сохранена в { $file }.

## Места

seat-me = Вы
seat-person = Игрок { $number }
seat-number = место { $number }
bot-random = Случайный
bot-greedy = Жадный
bot-casual = Рассеянный
bot-heuristic = Эвристик

## Игра: ответы

hint-pick = Введите номер; ? объясняет, h показывает, что ещё можно ввести.
hint-pick-some = { $exact ->
        [true] { $most ->
            [one] Введите { $most } номер; ? объясняет, h показывает, что ещё можно ввести.
            [few] Введите { $most } номера, например 1 3; ? объясняет, h показывает, что ещё можно ввести.
           *[many] Введите { $most } номеров, например 1 3; ? объясняет, h показывает, что ещё можно ввести.
        }
       *[false] { $least ->
            [0] { $most ->
                [one] Введите { $most } номер или 0, если ничего; ? объясняет, h показывает, что ещё можно ввести.
               *[other] Введите до { $most } номеров или 0, если ничего; ? объясняет, h показывает, что ещё можно ввести.
            }
           *[other] Введите от { $least } до { $most } номеров, например 1 3; ? объясняет, h показывает, что ещё можно ввести.
        }
    }
hint-amount = Введите число от { $least } до { $most }; ? объясняет, h показывает, что ещё можно ввести.
hint-allocate = Раздайте количества, например 1=2 3 (два первых, одно третье), всего от { $least } до { $most }; ? объясняет, h показывает, что ещё можно ввести.
hint-order = Введите все номера в нужном порядке, например 2 1 3; ? объясняет, h показывает, что ещё можно ввести.
expected-pick = Ожидался один из показанных вариантов.
expected-pick-some = { $repeated ->
        [true] Вариант назван дважды; ожидалось не больше одного раза.
       *[false] { $exact ->
            [true] { $most ->
                [one] Ожидался { $most } вариант, а названо { $count }.
                [few] Ожидалось { $most } варианта, а названо { $count }.
               *[many] Ожидалось { $most } вариантов, а названо { $count }.
            }
           *[false] { $most ->
                [one] Ожидалось от { $least } до { $most } варианта, а названо { $count }.
               *[other] Ожидалось от { $least } до { $most } вариантов, а названо { $count }.
            }
        }
    }
expected-amount = Ожидалось число от { $least } до { $most }.
expected-allocate = Ожидалось всего от { $least } до { $most }, каждое в своих пределах, в виде 1=2 3.
expected-order = Ожидался каждый вариант по одному разу, по порядку.
error-no-number = Номера { $number } нет; последний — { $last }.
error-no-option = Здесь нет ничего с именем «{ $name }»; введите номер или t, чтобы снова увидеть варианты.
error-ambiguous = «{ $name }» подходит ко многим: { $things }.
option-none = ничего
option-later = подождать остальных, тогда спросят снова

## Игра: стол

play-since = С тех пор, как вы смотрели
play-blocked = Сейчас нельзя (почему, скажет ? и номер): { $things }
play-allowed = { $thing }: сейчас можно.
play-not-allowed = { $thing }: сейчас нельзя. { $reason } ({ $rule })
play-no-rule = Об этом вопросе в правилах отдельной записи нет.
play-hand-over = Передайте клавиатуру: { $seat }. Затем нажмите Enter (u возвращает последний ответ).
play-sheet = { $count ->
        [one] На вашем листе пока { $count } ответ (u забирает последний): { $told }
        [few] На вашем листе пока { $count } ответа (u забирает последний): { $told }
       *[many] На вашем листе пока { $count } ответов (u забирает последний): { $told }
    }
play-may-speak = Пока можно ответить, но не обязательно (o или o и имя): { $told }
play-need-not = Отвечать не обязательно: Enter оставляет всё как есть.
play-go-on = Enter: дальше.
error-no-speaker = Игрок «{ $name }» сейчас ответить не может; ожидался один из: { $names }.
play-saved = Партия сохранена; продолжить: --resume { $file }
play-saved-now = Сохранено в { $file }
play-over = Партия окончена; её запись: { $file }
play-stopped = Партия не кончалась и была остановлена; победителя нет. Её запись: { $file }
play-nothing-to-undo = Вашего ответа, который можно забрать, нет.
play-undo-revealed = С тех пор что-то было открыто или решено. Всё равно забрать последний ответ? (д/н)
play-undo-consent = { $seat }: вы согласны, что { $other } забирает последний ответ, хотя с тех пор что-то было открыто или решено? (д/н)
play-undo-refused = Ничего не изменилось.
play-undone = Ответ возвращён.
letters-yes = дy
play-no-legend = Своих знаков у рисунка нет.
play-help =
    Отвечайте номером варианта, несколькими номерами (1 3 или 1-3), если нужно несколько, или названием варианта.
    0 или none  ничего, если так можно
    ?           правило, на котором основан вопрос, и почему что-то сейчас нельзя
    ? 5, ? имя  всё об одном варианте и почему его нельзя выбрать; или о чём угодно на столе: фишке, игроке, слове из правил
    k           знаки рисунка
    u           забрать свой последний ответ
    o, o ИМЯ    дать слово тому, кто пока может ответить, но не обязан
    t           показать стол ещё раз
    l           рассказать всю партию с начала
    s, s ФАЙЛ   сохранить (каждый ответ и так сохраняется) или сохранить копию
    q           сохранить и выйти
    h           этот список
final-result = Итог
won-nobody = победителя нет
final-scores = Итоговый счёт
won = победа

## Списки и числа

games-slug = игра
games-name = название
games-seats = мест
games-options = настройки (первое значение — по умолчанию)
games-rules = правил доказано тестами
games-rules-covered = { $covered } из { $total }
games-broken = Игра «{ $game }» не загружается: { $problem }.
games-rules-untested = { $total ->
        [one] { $total } правило
        [few] { $total } правила
       *[many] { $total } правил
    }, тестов не было
sim-progress = Играем
sim-heading = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }, зерно { $seed }; боты меняются местами
sim-bot = бот
sim-seat = место
sim-games = партий
sim-wins = побед
sim-rate = доля побед
sim-interval = интервал 95 %
sim-mean = средний счёт
sim-sd = отклонение
sim-range = размах
sim-of-games = от всех партий
sim-times = к равной доле
sim-lengths = Ответов за партию: в среднем { $mean }, от { $least } до { $most }
sim-stopped = { $games ->
    [one] { $games } партия не кончалась и была остановлена; победителя в ней нет.
    [few] { $games } партии не кончались и были остановлены; победителей в них нет.
   *[many] { $games } партий не кончались и были остановлены; победителей в них нет.
}
sim-distribution = Счёт
sim-written = Каждое место каждой партии записано в { $file }

## Командная строка: orrery analyse

analyse-progress = Разбор партии
analyse-heading = { $games ->
        [one] Шансы на победу по оценке бота «{ $bot }»: доиграна { $games } партия
        [few] Шансы на победу по оценке бота «{ $bot }»: доиграно { $games } партии
       *[many] Шансы на победу по оценке бота «{ $bot }»: доиграно { $games } партий
    }
analyse-step = шаг
analyse-swings = Что сильнее всего меняло шансы
analyse-no-swings = Ничто не меняло шансы заметнее, чем случайность выборки
analyse-swing = шаг { $step }: { $name } +{ $change } %
error-analyse-running = Партия в { $file } не окончена, или её играли по правилам, которых здесь больше нет; нужна партия, сыгранная до конца.
replay-heading = { $game }, версия правил { $rules } ({ $options })
replay-undo = возврат к ходу { $to }
replay-past = { $inputs ->
        [one] Перед этим { $inputs } ход сделан
        [few] Перед этим { $inputs } хода сделаны
       *[many] Перед этим { $inputs } ходов сделаны
    } по версии правил { $rules }
headings = round phase
tale-won = { $who ->
    [you] Вы побеждаете
   *[seat] { $seats ->
        [1] { $names } побеждает
       *[other] { $names } делят победу
    }
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}{ $others ->
    [none] {"."}
   *[other] {"; "}{ $others }.
}
tale-won-only = { $who ->
    [you] Вы побеждаете.
   *[seat] { $seats ->
        [1] { $names } побеждает.
       *[other] { $names } делят победу.
    }
}
tale-nobody = Никто не побеждает.
replay-waiting = Ждём: { $seats }
verify-progress = Проверяем
verify-agree = { $games ->
        [one] Переиграна { $games } партия, сверено чисел: { $figures }; всё сходится.
        [few] Переиграны { $games } партии, сверено чисел: { $figures }; всё сходится.
       *[many] Переиграно { $games } партий, сверено чисел: { $figures }; всё сходится.
    }
verify-file = { $file }: сходятся как записаны — { $outright }, с ходами, приведёнными к дозволенному виду, — { $normalised }, отложены на ходе, который ничем дозволенным не заменить, — { $set_aside }; ходов приведено: { $answers }.
verify-files = Всего: сходятся как записаны — { $outright }, с ходами, приведёнными к дозволенному виду, — { $normalised }, отложены — { $set_aside }; ходов приведено: { $answers }.
verify-differ = { $file }, партия { $game }, событие { $event }: { $what } — ожидалось { $expected }, получено { $got }.
coverage-game = игра
coverage-covered = доказано
coverage-total = всего
coverage-not-applicable = неприменимо
coverage-missing = не хватает
coverage-missing-ids = { $game }, не хватает: { $ids }
coverage-failing-ids = { $game }, не хватает, потому что упал тест с этим номером: { $ids }
coverage-run = По тестам от { $when }.
coverage-partial = По тестам от { $when }; часть тестов в них пропущена, её результаты старше.
bench-progress = Измеряем
bench-heading = { $game }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }, случайная игра на одном ядре, Python { $python }
bench-measured = измерено
bench-value = значение
bench-unit = единица
bench-bar = планка
bench-ok = взята
bench-below = не взята
bench-unit-a-second = в секунду
bench-unit-x = раз
bench-unit-decisions = решений
bench-unit-bytes-a-decision = байт на решение
bench-decisions = решений
bench-games = партий
bench-decisions-a-game = решений за партию
bench-bar-decisions-catanatron-ticks = решения против тактов Catanatron
bench-bar-games-keldon-s-games-c-estimated = партии против rftg Келдона на C (оценка)
bench-bar-clone-mid-step = копия партии посреди шага
bench-bar-clone-deepcopy-of-the-state = копия партии против deepcopy позиции
bench-bar-copy-deepcopy-of-the-state = копия позиции против deepcopy
bench-bar-replay-play = повтор против игры
bench-bar-record-without-its-header = запись без заголовка
bench-bar-view = построение вида
bench-bar-determinise = раздача скрытой позиции по виду
bench-bar-events-on-off = игра с событиями против игры без них
bench-bar-two-processes-one = два процесса против одного
bench-bar-compiled-pure-python = скомпилированный движок против чистого Python
bench-unit-ms = мс
bench-bar-exact-odds-of-a-large-battle = точные шансы большого боя
bench-bar-exact-odds-100000-sampled-battles = точные шансы против 100 000 разыгранных боёв
odds-progress = Считаем шансы
odds-progress-share = Считаем шансы: { $share } %
odds-who = сторона
odds-holds = побеждает
odds-away = уходит
odds-survive = останется в среднем
odds-attacker = Нападающий
odds-defender = Защитник
odds-side = Сторона { $number }
odds-lost = стоимость потерь
odds-units = { $unit } { $survive } из { $count }
odds-kept = { $side }: сколько останется на месте
odds-rounds = Длительность в раундах
odds-fleet-text = Флот пишется числами и типами через запятую: 3cruiser,2carrier.
odds-nobody = Не останется никого: { $chance }
odds-exact = Точно: прослежены все варианты боя; вероятность того, что отброшено, { $dropped }.
odds-sampled = { $count ->
        [one] Разыгран { $count } бой
        [few] Разыграно { $count } боя
       *[many] Разыграно { $count } боёв
    }; интервалы верны с вероятностью 95 %.
odds-check = { $side }: ожидалось { $expected }, вышло { $fought } за { $battles ->
        [one] { $battles } бой
        [few] { $battles } боя
       *[many] { $battles } боёв
    } на кубиках самих правил (стандартных ошибок: { $sigmas }); уцелевшие: хи-квадрат { $chi } при { $freedom ->
        [one] { $freedom } степени свободы
       *[other] { $freedom } степенях свободы
    }.
perft-depth = глубина
perft-positions = позиций
perft-seconds = секунд

## Справка

help-orrery = Orrery судит большие настольные игры о космосе: играйте, моделируйте, исследуйте.
help-usage = Запуск:
help-usage-orrery = orrery КОМАНДА ...
help-default = (по умолчанию: { $value })
help-group-play = Играть
help-group-study = Исследовать
help-group-rules = Правила
help-group-other = Везде
help-group-arguments = Аргументы
help-group-options = Параметры
help-help = Показать справку об Orrery или об одной команде
help-version = Показать версию
help-lang-everywhere = Говорить по-английски или по-русски
help-examples = Примеры
help-lang = Язык: en или ru (иначе решают ORRERY_LANG, LC_ALL, LC_MESSAGES, LANG)
help-json = Напечатать JSON вместо таблицы
help-game-name = Игра; список показывает orrery games
help-option = Настройка партии; можно задать несколько раз
help-seed = Текст, который задаёт все случайности: то же зерно и те же ответы дают ту же партию
help-games = Показать игры, в которые можно играть
help-usage-games = orrery games [--json]
help-play = Играть в терминале: с ботами или за одной клавиатурой
help-usage-play = orrery play GAME [--seats me,heuristic] [--option NAME=VALUE] [--seed TEXT] [--resume FILE] [--save FILE]
help-play-seats = Кто где сидит: me, me:Анна или бот (по умолчанию вы против ботов этой игры)
help-play-resume = Продолжить сохранённую партию
help-play-save = Куда сохранять (по умолчанию новый файл в папке данных); каждый ответ сохраняется сразу
help-replay = Рассказать, что было в партии, и показать стол после этого
help-usage-replay = orrery replay FILE [--to N] [--seat N] [--table ID] [--format text|json|moves] [--json]
help-replay-record = Файл сохранённой партии (.orrery) или выгруженных столов (.jsonl)
help-replay-seat = Рассказать так, как видело это место (1 — первое)
help-replay-table = Который стол, если в файле их несколько
help-replay-format = text: предложения; json: строка на каждое событие; moves: каждый ответ в записи
help-replay-to = Остановиться после стольких ходов
help-sim = Сыграть много партий между ботами и посчитать
help-usage-sim = orrery sim GAME --seats heuristic,random [--games N] [--seed S] [--jobs K] [--out FILE.parquet]
help-sim-seats = Боты; они меняются местами
help-sim-games = Сколько партий
help-sim-seed = Число, которое задаёт все случайности
help-sim-jobs = Сколько процессов занять
help-sim-out = Ещё и записать каждое место каждой партии в файл parquet
help-odds = Посчитать шансы в бою
help-usage-odds = orrery odds GAME FLEET FLEET... [--OPTION VALUE,VALUE] [--samples N] [--check N] [--json]
help-analyse = Посчитать шансы на победу по ходу сыгранной партии и что их меняло
help-usage-analyse = orrery analyse FILE [--table ID] [--answers N] [--bot NAME] [--seed S] [--json]
help-analyse-record = Файл сыгранной партии (.orrery) или выгруженного стола (.jsonl)
help-analyse-answers = Во что это может обойтись, в ответах ботов: чем больше, тем точнее
help-analyse-bot = Кто доигрывает; без этого лучший бот игры
help-analyse-seed = Число, которое определяет всю случайность
help-odds-fleets = Чем воюет каждая сторона, от нападающего до того, кто был там первым. Без этого: как это пишут в этой игре и что ещё можно задать
help-odds-options = Что ещё можно задать в боях этой игры, по имени, по значению на сторону: --NAME VALUE,VALUE
help-odds-place = Место в сохранённой партии
help-odds-record = Взять стороны из сохранённой партии
help-odds-samples = Разыграть столько боёв вместо того, чтобы проследить все варианты
help-odds-check = Ещё провести столько боёв по правилам самой игры и сравнить
help-bench = Измерить скорость движка
help-usage-bench = orrery bench [GAME] [--json]
help-bench-rounds = Из скольких повторов брать медиану
help-perft = Посчитать позиции до заданной глубины
help-usage-perft = orrery perft GAME [--seats N] [--seed S] [--depth D]
help-perft-seats = Сколько мест
help-perft-seed = Текст, который задаёт все случайности
help-perft-depth = На сколько ответов вглубь
help-rules = Искать в правилах игры; coverage — что доказано тестами
help-usage-rules = orrery rules GAME [WORDS...] | orrery rules coverage [GAME]
help-rules-game = Игра или слово coverage
help-rules-words = Слова, которые есть в правиле, или его номер
help-verify = Переиграть партии, записанные где-то ещё, и сравнить
help-usage-verify = orrery verify GAME FILE... [--json]
help-verify-files = Файлы с записанными партиями
help-example-play = вы против двух ботов
help-example-sim = тысяча партий
help-example-rules = поиск в правилах

## База данных сетевого стола
error-database-full = Диск, на котором лежит база данных, заполнен, поэтому это не сохранено; остальное цело. Нужно свободное место: освободите его и попробуйте ещё раз.
error-database-locked = Базу данных заняла другая программа, поэтому это не сохранено; остальное цело. Попробуйте ещё раз чуть позже.
error-database-readonly = В базу данных нельзя писать: нужно право изменять { $path } и его папку.
error-database-foreign = { $path } — не база данных; ожидался файл SQLite.
error-database-damaged = База данных { $path } повреждена; восстановите её из резервной копии.
error-database-disk = Диск не принял изменение базы данных, поэтому это не сохранено; остальное цело.
error-database-names = У файла { $path } несколько имён (жёстких ссылок), и здесь нельзя узнать, не работает ли с ним сервер под другим именем; ожидался файл с одним именем.
error-database-in-use = С файлом { $path } уже работает другой сервер, а база данных должна быть свободна. Остановите тот сервер или дайте этому собственный файл.
error-database-newer = У базы данных версия схемы { $found }, а эта программа знает версии до { $newest }; нужна программа, которая её записала, или более новая.
error-database-closed = База данных закрыта, поэтому ничего не сохранено.
error-database-failed = База данных не выполнила запрос ({ $kind }), поэтому ничего не сохранено.
error-database-unreachable = База данных не отвечает: { $detail }. По адресу из --database ожидался сервер PostgreSQL.
error-database-gone = Связь с базой данных прервалась, поэтому неизвестно, сохранено ли это; попробуйте ещё раз.
error-database-away = База данных не отвечает, поэтому это не сохранено; остальное цело. Попробуйте ещё раз чуть позже.
error-database-address = Адрес базы данных непонятен; ожидался postgresql://пользователь@узел/имя или путь к файлу.
error-database-permission = В базу данных нельзя писать: нужен пользователь, которому разрешено менять её таблицы.
error-entry = Запись { $n } сохранённой партии не согласуется с предыдущими.

## Ответвления

error-no-answer-there = У отметки { $at } никто не отвечал; ожидалось число от 1 до { $last }.
error-branch-over = На этом шаге партия закончена; выберите более ранний, чтобы играть с него дальше.
error-branch-seats = В партии мест: { $seats }; ожидался игрок на каждое, а указано: { $given }.
error-branch-open = Ответвление играют одному против ботов; ожидались вы или бот на каждом месте.

## Столы в игре и соединение

error-busy = Партия идёт быстрее, чем это удалось сохранить; попробуйте ещё раз чуть позже.
error-fault = На сервере что-то пошло не так; ничего не изменилось.
error-hint-rated = В партии на рейтинг подсказок нет.
error-message = Сообщение непонятно: { $detail }.
error-message-large = Размер сообщения в байтах — { $size }, а ожидалось не больше { $most }.
error-moved-on = За это время за столом кое-что изменилось; посмотрите ещё раз.
error-no-hint = Бот не нашёл ответа на этот вопрос.
error-no-proposal = Это предложение уже не действует; ожидалось то, которое открыто сейчас, если оно есть.
error-nothing-said = В этой строке нечего читать; ожидался текст.
error-stale-decision = Это ответ не на тот вопрос, который открыт сейчас.
error-stale-seq = Это относилось к более ранней позиции; с тех пор партия ушла вперёд.
error-watched-most = Вы уже следите за столами, и их наибольшее число — { $most }; сначала отойдите от одного из них.
event-rules-changed = Исправлены правила (версия { $rules } вместо { $was }): текущий шаг начинается заново.
event-seat-left = { $how ->
    [resigned] { $seat-is ->
        [you] Вы выходите из партии: дальше играет бот ({ $now }).
       *[seat] { $was } выходит из партии: дальше играет бот ({ $now }).
    }
    [claimed] { $seat-is ->
        [you] Вы не возвращаетесь: дальше играет бот ({ $now }).
       *[seat] { $was } не возвращается: дальше играет бот ({ $now }).
    }
   *[time] { $seat-is ->
        [you] Ваше время вышло, и до вашего возвращения играет бот ({ $now }).
       *[seat] { $was }: время вышло, и до возвращения играет бот ({ $now }).
    }
}
event-seat-taken = { $how ->
    [back] { $seat-is ->
        [you] Вы снова за столом.
       *[seat] { $now } снова за столом.
    }
   *[taken] { $seat-is ->
        [you] Вы теперь играете на этом месте.
       *[seat] { $now } теперь играет на этом месте.
    }
}
event-seat-hinted = { $seat-is ->
    [you] Вы просите подсказку.
   *[seat] { $seat } просит подсказку.
}
event-match-ended = { $how ->
    [resigned] { $seat-is ->
        [you] Вы сдаётесь: партия окончена.
       *[seat] { $name } сдаётся: партия окончена.
    }
    [claimed] { $seat-is ->
        [you] Вы не возвращаетесь: партия окончена.
       *[seat] { $name } не возвращается: партия окончена.
    }
    [aborted] Партия прервана в первом раунде: она ни для кого не считается.
   *[stopped] Партия остановлена: согласны все.
}
error-other-rules = Партия идёт по версии правил { $found }, а у этого сервера версия { $expected }: продолжить он не может. Ничего не потеряно: партия ждёт сервера, который сможет.
error-not-begun = Партия ещё не началась: сначала на каждом месте должен быть человек или бот.
error-not-watched = За этот стол зрителей не пускают; смотреть могут только игроки.
error-not-your-seat = Место { $seat } не ваше; смотреть и отвечать можно только со своих мест.

## Люди и лобби

error-no-account = В этом браузере ещё никто не играет; начните гостем или войдите.
error-name = Имя состоит из видимых знаков, от 1 до { $most }.
error-name-mixed = В слове «{ $word }» смешаны похожие буквы разных письменностей; ожидались буквы одной.
error-name-taken = Имя «{ $name }» уже занято; выберите другое.
error-has-account = Вы уже вошли как { $name }; чтобы завести другую учётную запись, сначала выйдите.
error-login = Учётной записи с таким именем и паролем нет.
error-guest-password = У гостя нет пароля; сначала заведите учётную запись.
error-password-current = Нынешний пароль неверен; он нужен вместе с новым.
error-no-such-table = Стола { $table }, который вам видно, нет.
error-too-many-tables = Незаконченных столов у вас уже { $most }; закончите или покиньте один из них.
error-seats-open = Партия не может начаться: ожидались люди или боты на всех местах.
error-begun = Партия уже началась, места заняты.
error-seat-taken = Место { $seat } занято.
error-seat-kept = Это место оставлено для другого.
error-seated = Вы уже сидите за этим столом.
error-no-seat = Вы не сидите за этим столом.
error-not-listed = Это закрытый стол; нужна ссылка-приглашение на место.
error-not-host = Это может сделать только хозяин стола.
error-no-invitation = Это приглашение уже использовано, отозвано, или его не было.
error-bot-already = За это место уже играет бот.
error-claim-own = Это место ваше; вы можете сдаться.
error-claim-nobody-waits = Место { $seat } вас не задерживает: его хода не ждут, или сначала должны ответить вы.
error-claim-here = Игрок с места { $seat } здесь, и его часы идут.
error-claim-early = Место { $seat } можно будет забрать через { $seconds } с, если игрок не вернётся.
error-left-before = Вы вышли из этой партии насовсем.
error-nobody-to-nudge = Эту партию больше никто не задерживает.
error-nudged = За этим столом вы уже напоминали; снова можно через { $hours } ч.
error-nudged-live = За этим столом вы уже напоминали; снова можно через { $seconds } с.
error-other-table = Сообщение предназначено другому столу, а не этому адресу.
error-no-rules = У игры «{ $game }» нет свода правил.
error-no-board = У игры «{ $game }» нет файла { $file }.

## Запросы, которых сервер не принимает

error-crowded = Сейчас о таком спрашивают многие; попробуйте снова через { $seconds } с.
error-too-many = Слишком часто; попробуйте снова через { $seconds } с.
error-no-such-address = По этому адресу ничего нет.
error-method = Этот адрес не принимает такой метод.
error-value = Значение в запросе невозможно: { $detail }.
error-not-json = Ожидалось тело запроса типа application/json.
error-bad-json = Ожидалось тело запроса в JSON, в кодировке UTF-8.
error-too-large = Запрос слишком велик; ожидалось не больше { $most } байт.
error-host = На такое имя этот сервер не отзывается; дать ему имя можно при запуске: --public-url.
error-origin = Запрос пришёл с чужой страницы; ожидалась наша.
error-host-unreadable = Заголовок Host не читается; ожидалось имя или адрес и, если нужно, порт.
error-origin-unreadable = Заголовок Origin не читается; ожидались схема и имя узла страницы.
error-server = Сервер ошибся и ничего не изменил. Ошибка записана.
error-no-client = Клиент для браузера не собран; установите Orrery заново или выполните: make client.
page-back = В лобби

## Командная строка: сервер

error-address = Слушать адрес { $host } не получается: { $detail }.
error-port = { $port } — не порт; ожидалось число от 0 до 65535.
error-port-taken = Порт { $port } занят другой программой; ожидался свободный. Выберите другой (--port) или не указывайте его.
error-public-url = «{ $url }» — не адрес; ожидался адрес, начинающийся с http:// или https://.
error-workers = Нескольким процессам нужна база PostgreSQL (--database postgresql://…); у файла базы один сервер.
serve-at = Orrery работает по адресу { $address }
serve-stop = Остановить: Ctrl+C; ничего не пропадёт.
serve-stopped = Остановлено; всё сохранено.
serve-already = Orrery уже работает по адресу { $address }
help-serve = Играть в браузере: запустить сетевой стол, для себя или для клуба
help-usage-serve = orrery serve [--host ХОСТ] [--port ПОРТ] [--database ГДЕ] [--public-url АДРЕС] [--workers N]
help-serve-host = Какой адрес слушать (без него — только эта машина)
help-serve-port = Порт (без него — 4777 или любой свободный)
help-serve-database = Файл или postgresql://… (без него — файл в папке ваших данных)
help-serve-public-url = Адрес, по которому сервер видят люди, если он стоит за прокси
help-serve-workers = Сколько процессов; больше одного — только с PostgreSQL
help-serve-bot-workers = Сколько процессов думают за ботов
help-serve-bot-delay = Сколько секунд бот выжидает перед ответом, пока кто-то смотрит
help-serve-analysis-answers = Сколько ответов ботов может стоить разбор завершённой партии
help-serve-mail = Ваш почтовый сервер в записи apprise (mailtos://…): тогда людям достаточно указать адрес почты; также в ORRERY_MAIL
help-serve-pings-anywhere = Разрешить оповещения на любой узел, в том числе внутри сети сервера
help-serve-no-browser = Не открывать браузер
help-serve-no-limits = Не ограничивать число запросов с одного адреса
help-serve-access-log = Писать строку о каждом запросе, без секретов

## Выгрузка и загрузка партий
help-group-keep = Хранить
help-export = Записать партии сетевого стола в файлы, где видны все карты: средство хозяина сервера
help-usage-export = orrery export СТОЛ... --to ПУТЬ [--database ГДЕ] | orrery export --all --to ПУТЬ [--database ГДЕ]
help-export-tables = Столы: десять знаков из адреса каждого
help-export-to = Файл или папка (существующая либо имя с / в конце): тогда по файлу на партию
help-export-all = Все начатые партии, в том числе неоконченные
help-import = Загрузить выгруженные партии в базу данных: все или ни одной
help-usage-import = orrery import ПУТЬ... [--database ГДЕ] [--host ИМЯ]
help-import-paths = Выгруженные файлы или папки с ними
help-import-host = Сделать эту учётную запись базы хозяином всех загруженных столов
help-keep-database = Файл или postgresql://… (без него — файл в папке ваших данных)
export-progress = Партии
export-done = { $number ->
    [one] { $number } партия записана
    [few] { $number } партии записаны
   *[many] { $number } партий записано
} в { $path }. Никому не показывайте: там видны все карты.
import-checking = Проверка
import-taken = Стол { $old } уже есть; загруженный получил имя { $new }.
import-done = { $number ->
    [one] Загружена { $number } партия.
    [few] Загружены { $number } партии.
   *[many] Загружено { $number } партий.
}
error-parcel-foreign = Это не выгруженный стол; ожидалась строка JSON, которая начинается с {"{"}"orrery_table":3.
error-parcel-format = У выгруженного стола формат { $found }, а ожидался { $expected }.
error-parcel-torn = Файл стола оборван: ожидалось ещё строк: { $expected }, найдено: { $found }.
error-parcel-sum = Выгруженный стол изменён: контрольная сумма не сходится.
error-parcel-damaged = Файл стола повреждён: { $detail }.
error-parcel-record = Запись партии в файле стола не согласуется с её ходами.
error-parcel-state = По файлу стола и по самой партии выходит разное: окончена она или нет.
error-parcel-step = По файлу стола и по самой партии выходит разное: с чего начался текущий шаг.
error-export-which = Назовите столы для выгрузки или укажите --all.
error-export-both = Ожидались либо столы, либо --all, но не то и другое вместе.
error-export-table = Начатой партии { $table } нет.
error-no-database = Базы данных { $file } нет; укажите её через --database.
error-import-file = Ничего не загружено. { $file }: { $detail }
error-import-nothing = В { $path } нет выгруженных партий; ожидались файлы, имена которых кончаются на .jsonl.
error-import-host = Учётной записи с паролем и именем { $name } нет; назовите существующую.

## Игра в отсутствие: постоянные приказы, часы, оповещения ($tables — названия столов, $name — человек)

error-order-ask = В этой игре нет вопроса «{ $ask }»; ожидался один из: { $known }.
error-order-figure = В этой игре нет показателя «{ $figure }»; ожидался один из: { $known }.
error-order-event = В этой игре нет события «{ $event }»; ожидалось одно из: { $known }.
error-time-spent = Ваше время на эту партию вышло, поэтому за вас доигрывает бот.
error-time-zone = Часового пояса «{ $zone }» нет; ожидался, например, Europe/Moscow или UTC.
error-channel-kind = Туда оповещения отправлять нельзя; ожидался адрес, который начинается с одного из: { $known }.
error-channel-address = В этом адресе вида { $kind } чего-то не хватает; ожидался адрес, как его записывает apprise.
error-channel-parameter = У адреса вида { $kind } здесь не может быть параметра «{ $name }»; допустимы только: { $known }.
error-channel-ntfy = Здесь можно указывать только темы на ntfy.sh; ожидалось ntfy://тема.
error-push-service = Такой службы push-уведомлений сервер не знает; ожидалась служба распространённого браузера.
error-channel-characters = Адрес состоит из обычных символов без пробелов, # и \ (не больше { $most }); остальные записывают через %.
error-channel-mail = Одного адреса почты мало: своего почтового сервера у этого сервера нет. Ожидался адрес вместе с вашим почтовым сервером, например mailtos://name:password@example.org?smtp=smtp.example.org.
error-channel-port = Почтовые серверы принимают почту на других портах; ожидался один из: { $ports }.
error-channel-recipients = Один адрес ведёт в несколько ящиков, чатов или тем, но не больше { $most }; ожидалось меньше.
error-channel-own-mail = Почта идёт через ваш почтовый сервер в ваш же ящик; ожидались имя и пароль, режим starttls или ssl и никаких получателей, кроме отправителя, например mailtos://name:password@example.org?smtp=smtp.example.org.
error-guest-mail = Гостю коды не отправляются; сначала заведите учётную запись.
error-mail-code = Это не тот код, который был отправлен на этот адрес; ожидались адрес, пробел и код.
error-mail-confirm = На этот адрес отправлен код. Добавьте адрес ещё раз вместе с кодом: адрес, пробел и код.
error-mail-failed = Отправить код на этот адрес не удалось.
error-mail-url = После --mail (или в ORRERY_MAIL) указан не почтовый сервер; ожидался адрес вроде mailtos://user:password@example.org?smtp=smtp.example.org.
ping-code = Кто-то хочет получать на этот адрес сообщения от Orrery. Если это вы, добавьте адрес в профиле ещё раз, указав после него код: { $code }. Если нет, ничего делать не нужно.
error-ping-address = Этот адрес здесь больше не годится; уберите его и укажите другой.
error-ping-failed = Последнее сообщение не дошло.
error-ping-gone = Этот браузер больше не принимает сообщений.
error-pings-under-way = Сообщения вам как раз отправляются; попробуйте ещё раз чуть позже.
ping-move = { $count ->
    [one] Ваш ход за столом «{ $tables }».
    [few] Ваш ход за { $count } столами: { $tables }.
   *[many] Ваш ход за { $count } столами: { $tables }.
}
ping-test = Это проверка от Orrery: сообщения приходят сюда.
ping-begun = За столом «{ $tables }» началась партия.
ping-over = { $how ->
    [resigned] { $won ->
        [true] Вы победили за столом «{ $tables }»: { $name } сдаётся.
       *[false] За столом «{ $tables }» партия окончена: { $name } сдаётся.
    }
    [claimed] { $won ->
        [true] Вы победили за столом «{ $tables }»: { $name } не возвращается.
       *[false] За столом «{ $tables }» партия окончена: { $name } не возвращается, и победа досталась другому.
    }
    [aborted] За столом «{ $tables }» партия прервана в первом раунде; она ни для кого не считается.
    [stopped] За столом «{ $tables }» партия остановлена по общему согласию.
   *[played] За столом «{ $tables }» партия окончена.
}
ping-rules = За столом «{ $tables }» исправлены правила: текущий шаг начинается заново.
ping-undo = { $name } просит вернуть ход за столом «{ $tables }».
ping-joined = { $name } теперь за столом «{ $tables }».
ping-left = { $how ->
    [claimed] { $name } не возвращается за стол «{ $tables }»: на этом месте до конца играет бот.
   *[resigned] { $name } насовсем выходит из партии за столом «{ $tables }»: дальше играет бот.
}
ping-taken = { $name } теперь играет на освободившемся месте за столом «{ $tables }».
ping-stop = { $early ->
    [true] { $name } предлагает прервать партию за столом «{ $tables }».
   *[false] { $name } предлагает остановить партию за столом «{ $tables }».
}
ping-rematch = { $name } предлагает сыграть ещё раз за столом «{ $tables }».
ping-nudge = { $name } ждёт вашего хода за столом «{ $tables }».
ping-taken-over = За столом «{ $tables }» у вас вышло время: пока вы не вернётесь, за вас играет бот.
