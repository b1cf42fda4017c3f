### Orrery, русский текст: всё, что продукт говорит вне игр. Держите в соответствии с en.ftl.

## Отказы судьи ($seat и $waiting — номера мест, с 0)

error-no-such-seat = Места { $seat } нет; ожидалось от 0 до { $last }.
error-match-over = Партия окончена; ответов больше не ждут.
error-not-over = Все руки открыты только после конца партии.
error-stale = Это ответ на вопрос после { $at ->
        [one] { $at } хода
       *[other] { $at } ходов
    }, а в партии их уже { $now }.
error-answered = Место { $seat } уже ответило; ждём: { $waiting }.
error-not-asked = Место { $seat } сейчас ни о чём не спрашивают; ждём: { $waiting }.
error-nothing-sealed = У места { $seat } нет закрытого ответа, который можно забрать.
error-forbidden = Правило { $rule } запрещает такой ответ.
error-not-offered = «{ $answer }» не отвечает на этот вопрос; ожидалось: { $expected }.
error-undo-range = К ходу { $to } вернуться нельзя; ожидалось от 0 до { $last }.
error-undo-nothing = Ответов ещё не было, забирать нечего.
error-undo-barrier = После хода { $to } что-то было открыто; чтобы вернуться, нужно согласие мест: { $missing }.
error-undo-middle = Это середина одновременного выбора; вернитесь к его началу.
error-bot-answer = Бот { $bot } на месте { $seat } дал недопустимый ответ.

## Партии, которые нельзя начать

error-seats = В этой игре от { $least } до { $most } мест, а не { $seats }.
error-unknown-game = Игры «{ $game }» нет; есть: { $known }.
error-unknown-bot = Бота «{ $bot }» для этой игры нет; ожидался один из: { $known }.
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
error-record-rules = Запись сделана по версии правил { $found }; ожидалась версия { $expected }.
error-record-choice = Ход { $n } записи невозможен: он не отвечает на вопрос месту { $seat }.
error-record-long = На ходу { $n } партия окончена, но запись продолжается.
error-record-setup = Запись начинается с невозможной партии ({ $detail }).
error-record-undo = Строка { $n } записи возвращается к ходу { $to }, а это невозможно.
error-record-sealed = Закрытый ответ места { $seat } в записи невозможен.
error-record-unplayable = Запись нельзя сыграть: её содержание не подходит к правилам ({ $detail }).
error-position-json = Ожидался документ позиции в JSON ({ $detail }).
error-position-header = В позиции { $name } — { $found }; ожидалось { $expected }.

## Лаборатория

error-game-crashed = Партия { $number } (зерно { $seed }) прервалась: { $detail }.
error-bench-compiled = Измеряется чистый Python и рядом с ним скомпилированный движок; уберите скомпилированный движок из PYTHONPATH.
error-missing-extra = Для этого нужен пакет { $package }, а он не установлен; установите его: pip install 'orrery-games[{ $extra }]'.

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
interrupted = Прервано.
interrupted-saved = Прервано; партия сохранена в { $file }.

## Места

seat-me = Вы
seat-person = Игрок { $number }
seat-number = место { $number }
bot-random = Случайный
bot-greedy = Жадный
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
hint-allocate = Раздайте количества, например 1=2 3=1, всего от { $least } до { $most }; ? объясняет, h показывает, что ещё можно ввести.
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
expected-allocate = Ожидалось всего от { $least } до { $most }, каждое в своих пределах, в виде 1=2 3=1.
expected-order = Ожидался каждый вариант по одному разу, по порядку.
error-no-number = Номера { $number } нет; последний — { $last }.
error-no-option = Здесь нет ничего с именем «{ $name }»; введите номер или t, чтобы снова увидеть варианты.
error-ambiguous = «{ $name }» подходит ко многим: { $things }.
option-none = ничего

## Игра: стол

play-since = С тех пор, как вы смотрели
play-blocked = Сейчас нельзя (почему, скажет ? и номер): { $things }
play-allowed = { $thing }: сейчас можно.
play-not-allowed = { $thing }: сейчас нельзя. { $reason } ({ $rule })
play-no-rule = Об этом вопросе в правилах отдельной записи нет.
play-hand-over = Передайте клавиатуру: { $seat }. Затем нажмите Enter (u возвращает последний ответ).
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
play-help =
    Отвечайте номером варианта, несколькими номерами (1 3 или 1-3), если нужно несколько, или названием варианта.
    0 или none  ничего, если так можно
    ?           правило, на котором основан вопрос, и почему что-то сейчас нельзя
    ? 5, ? имя  всё об одном варианте и почему его нельзя выбрать
    u           забрать свой последний ответ
    t           показать стол ещё раз
    l           рассказать всю партию с начала
    s, s ФАЙЛ   сохранить (каждый ответ и так сохраняется) или сохранить копию
    q           сохранить и выйти
    h           этот список
final-scores = Итоговый счёт
won = победа

## Списки и числа

games-slug = игра
games-name = название
games-seats = мест
games-options = настройки (первое значение — по умолчанию)
games-rules = правил доказано тестами
games-rules-covered = { $covered } из { $total }
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
sim-lengths = Ответов за партию: в среднем { $mean }, от { $least } до { $most }
sim-stopped = { $games ->
    [one] { $games } партия не кончалась и была остановлена; победителя в ней нет.
    [few] { $games } партии не кончались и были остановлены; победителей в них нет.
   *[many] { $games } партий не кончались и были остановлены; победителей в них нет.
}
sim-distribution = Счёт
sim-written = Каждое место каждой партии записано в { $file }
replay-heading = { $game }, версия правил { $rules } ({ $options })
replay-undo = возврат к ходу { $to }
replay-waiting = Ждём: { $seats }
verify-progress = Проверяем
verify-agree = { $games ->
        [one] Переиграна { $games } партия, сверено чисел: { $figures }; всё сходится.
        [few] Переиграны { $games } партии, сверено чисел: { $figures }; всё сходится.
       *[many] Переиграно { $games } партий, сверено чисел: { $figures }; всё сходится.
    }
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
bench-bar-clone-mid-turn = копия партии посреди хода
bench-bar-clone-deepcopy-of-the-state = копия против deepcopy позиции
bench-bar-replay-play = повтор против игры
bench-bar-record-without-its-header = запись без заголовка
bench-bar-view = построение вида
bench-bar-determinise = раздача скрытой позиции по виду
bench-bar-events-on-off = игра с событиями против игры без них
bench-bar-two-processes-one = два процесса против одного
bench-bar-compiled-pure-python = скомпилированный движок против чистого Python
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
help-replay = Напечатать ходы сохранённой партии и стол
help-usage-replay = orrery replay RECORD [--to N] [--json]
help-replay-record = Файл сохранённой партии
help-replay-to = Остановиться после стольких ходов
help-sim = Сыграть много партий между ботами и посчитать
help-usage-sim = orrery sim GAME --seats heuristic,random [--games N] [--seed S] [--jobs K] [--out FILE.parquet]
help-sim-seats = Боты; они меняются местами
help-sim-games = Сколько партий
help-sim-seed = Число, которое задаёт все случайности
help-sim-jobs = Сколько процессов занять
help-sim-out = Ещё и записать каждое место каждой партии в файл parquet
help-bench = Измерить скорость движка
help-usage-bench = orrery bench [--json]
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
