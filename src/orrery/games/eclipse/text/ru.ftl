### Эклипс, по-русски. Другие файлы ссылаются на эти сообщения по ключу; держите в ногу с en.ftl.

title = Эклипс
game-name = Эклипс

# Prefixes of the messages that name things by their canonical text
names = sector species technology part ship structure resource category action guard word discovery

## Words

resource-money = деньги
resource-science = знания
resource-materials = материалы
category-military = военные
category-grid = матричные
category-nano = нанотехнологии
colour-blue = синий
colour-red = красный
colour-green = зелёный
colour-yellow = жёлтый
colour-black = чёрный
colour-white = белый
die-yellow = жёлтый кубик
die-orange = оранжевый кубик
die-red = красный кубик
action-explore = Разведка
    .about = Назвать неразведанное место рядом со своими гексами или кораблями, открыть гекс и положить его туда.
action-influence = Влияние
    .about = До двух переносов дисков; два колониальных корабля переворачивают лицом вверх.
action-research = Исследование
    .about = Взять технологию и заплатить за неё знаниями.
action-upgrade = Модернизация
    .about = Поставить модули на свои чертежи.
action-build = Строительство
    .about = Построить за материалы корабли и структуры в своих гексах.
action-move = Перемещение
    .about = Переместить свои корабли с гекса на гекс.
action-pass = Пас
    .about = Больше никаких действий в этом раунде, только реакции.
action-reaction = Реакция
ship-interceptor = Перехватчик
ship-cruiser = Крейсер
ship-dreadnought = Дредноут
ship-starbase = Космическая база
structure-orbital = Орбитальная станция
structure-monolith = Монолит
guard-ancient = Корабль Древних
guard-ancients = Древние
guard-gcds = Система защиты Галактического центра
discovery-money = 8 денег
discovery-science = 5 знаний
discovery-materials = 6 материалов
discovery-ancient-technology = Технология Древних
discovery-ancient-cruiser = Крейсер Древних
kind-cannon = пушка
kind-missile = ракеты
kind-computer = компьютер
kind-shield = щит
kind-hull = корпус
kind-drive = двигатель
kind-source = источник энергии
word-done = готово
word-stop = остановиться здесь
word-discard = сбросить гекс
word-draw = открыть второй гекс
word-yes = да
word-no = нет
word-use = использовать
word-keep = оставить ради 2 ПО
word-aside = отложить на потом
word-track = дорожка влияния
word-attack = атаковать
word-hold = не стрелять
word-miss = ни в кого
word-none = ничего
word-bombs = нейтронные бомбы
word-dice = бросить кубики
word-orbital = орбитальная станция
word-any = любой ресурс
word-pass = пас
word-nobody = никто
step-species = Выбор рас
step-act = Фаза действий
step-battle = Фаза битв
step-upkeep = Фаза содержания
step-cleanup = Фаза очистки
step-over = Игра окончена
## Sectors

sector-001 = Галактический Центр
sector-101 = Кастор
sector-102 = Поллукс
sector-103 = Бета Льва
sector-104 = Арктур
sector-105 = Дзета Геркулеса
sector-106 = Капелла
sector-107 = Альдебаран
sector-108 = Мю Кассиопеи
sector-201 = Альфа Центавра
sector-202 = Фомальгаут
sector-203 = Хи Дракона
sector-204 = Вега
sector-205 = Мю Геркулеса
sector-206 = Эпсилон Индейца
sector-207 = Дзета Сетки
sector-208 = Йота Персея
sector-209 = Дельта Эридана
sector-210 = Пси Козерога
sector-211 = Бета Орла
sector-221 = Процион
sector-222 = Эпсилон Эридана
sector-223 = Альтаир
sector-224 = Бета Гидры
sector-225 = Эта Кассиопеи
sector-226 = 61 Лебедя
sector-227 = Сириус
sector-228 = Сигма Дракона
sector-229 = Тау Кита
sector-230 = Лямбда Возничего
sector-231 = Дельта Павлина
sector-232 = Ригель
sector-301 = Дзета Дракона
sector-302 = Гамма Змеи
sector-303 = Эта Цефея
sector-304 = Тета Пегаса
sector-305 = Лямбда Змеи
sector-306 = Бета Центавра
sector-307 = Сигма Стрельца
sector-308 = Каппа Скорпиона
sector-309 = Фи Рыб
sector-310 = Ню Феникса
sector-311 = Канопус
sector-312 = Антарес
sector-313 = Полярная звезда
sector-314 = Спика
sector-315 = Эпсилон Возничего
sector-316 = Йота Киля
sector-317 = Бета Южного Креста
sector-318 = Гамма Парусов

## Species

species-terran-directorate = Директорат Земли
species-terran-federation = Земная Федерация
species-terran-union = Земной Союз
species-terran-republic = Земная Республика
species-terran-conglomerate = Земной Конгломерат
species-terran-alliance = Земной Альянс
species-eridani-empire = Империя Эридани
species-hydran-progress = Прогресс Гидран
species-planta = Планта
species-descendants-of-draco = Последователи Драко
species-mechanema = Механема
species-orion-hegemony = Гегемония Ориона

## Technologies

technology-neutron-bombs = Нейтронные бомбы
    .about = После битв можно уничтожить всё население гекса без броска.
technology-starbase = Космическая база
    .about = Можно строить космические базы.
technology-plasma-cannon = Плазменная пушка
    .about = Этот модуль можно ставить на чертежи.
technology-phase-shield = Фазовый щит
    .about = Этот модуль можно ставить на чертежи.
technology-advanced-mining = Улучшенная разработка месторождений
    .about = Кубики можно ставить на клетки материалов со звёздочкой.
technology-tachyon-source = Тахионный источник
    .about = Этот модуль можно ставить на чертежи.
technology-plasma-missile = Плазменные ракеты
    .about = Этот модуль можно ставить на чертежи.
technology-gluon-computer = Глюонный компьютер
    .about = Этот модуль можно ставить на чертежи.
technology-gauss-shield = Щит Гаусса
    .about = Этот модуль можно ставить на чертежи.
technology-improved-hull = Улучшенный корпус
    .about = Этот модуль можно ставить на чертежи.
technology-fusion-source = Фузионный источник
    .about = Этот модуль можно ставить на чертежи.
technology-positron-computer = Позитронный компьютер
    .about = Этот модуль можно ставить на чертежи.
technology-advanced-economy = Развитая экономика
    .about = Кубики можно ставить на клетки денег со звёздочкой.
technology-tachyon-drive = Тахионный двигатель
    .about = Этот модуль можно ставить на чертежи.
technology-antimatter-cannon = Пушка антиматерии
    .about = Этот модуль можно ставить на чертежи.
technology-quantum-grid = Квантовая матрица
    .about = Сразу: ещё 2 диска влияния.
technology-nanorobots = Нанороботы
    .about = Каждое строительство даёт ещё один корабль или структуру.
technology-fusion-drive = Фузионный двигатель
    .about = Этот модуль можно ставить на чертежи.
technology-advanced-robotics = Развитое роботостроение
    .about = Сразу: ещё 1 диск влияния.
technology-orbital = Орбитальная станция
    .about = Можно строить орбитальные станции.
technology-advanced-labs = Современные лаборатории
    .about = Кубики можно ставить на клетки знаний со звёздочкой.
technology-monolith = Монолит
    .about = Можно строить монолиты.
technology-artifact-key = Расшифровка артефактов
    .about = Сразу: 5 ресурсов одного вида за каждый артефакт в ваших гексах.
technology-wormhole-generator = Гиперпространственный генератор
    .about = Для разведки, влияния, перемещения и отступления вам хватает половины точки перехода.

## Ship parts

part-ion-cannon = Ионная пушка
part-plasma-cannon = Плазменная пушка
part-antimatter-cannon = Пушка антиматерии
part-plasma-missile = Плазменные ракеты
part-electron-computer = Электронный компьютер
part-positron-computer = Позитронный компьютер
part-gluon-computer = Глюонный компьютер
part-gauss-shield = Щит Гаусса
part-phase-shield = Фазовый щит
part-hull = Корпус
part-improved-hull = Улучшенный корпус
part-nuclear-drive = Ядерный двигатель
part-fusion-drive = Фузионный двигатель
part-tachyon-drive = Тахионный двигатель
part-nuclear-source = Ядерный источник
part-fusion-source = Фузионный источник
part-tachyon-source = Тахионный источник
part-axion-computer = Аксионный компьютер
part-hypergrid-source = Гиперсетевой источник
part-shard-hull = Осколочный корпус
part-ion-turret = Ионная турель
part-conformal-drive = Конформный двигатель
part-flux-shield = Потоковый щит

## Questions

ask-species = Выберите расу
ask-act = Совершите действие или спасуйте
ask-react = Совершите реакцию или спасуйте снова
ask-explore = Какое место разведать?
ask-place = Положите гекс «{ $sector }» или сбросьте его
ask-claim = Положить диск на гекс «{ $sector }»?
ask-discovery = Открытие: { $discovery }. Использовать или оставить ради 2 ПО?
ask-technology = Какую технологию взять бесплатно?
ask-install = Куда поставить модуль «{ $part }»?
ask-influence = Перенесите диск ({ $left ->
        [one] остался { $left } перенос
        [few] осталось { $left } переноса
       *[other] осталось { $left } переносов
    }) или закончите
ask-research = Какую технологию исследовать?
ask-artifacts = Артефакты ({ $count ->
        [one] { $count }
        [few] { $count }
       *[other] { $count }
    }): по 5 ресурсов одного вида за каждый
ask-upgrade = Измените чертежи ({ $left ->
        [one] остался { $left } модуль
        [few] осталось { $left } модуля
       *[other] осталось { $left } модулей
    }) или закончите
ask-build = Стройте ({ $left ->
        [one] осталась { $left } постройка
        [few] осталось { $left } постройки
       *[other] осталось { $left } построек
    }) или закончите
ask-move = Переместите корабль ({ $left ->
        [one] осталось { $left } перемещение
        [few] осталось { $left } перемещения
       *[other] осталось { $left } перемещений
    }) или закончите
ask-onward = Двигаться дальше или остановиться?
ask-finish = Что-нибудь ещё до конца хода?
ask-agree = { $seat } предлагает дипломатические отношения. Согласны?
ask-envoy = Кубик с какой дорожки уйдёт с вашим послом?
ask-room = Дорожка репутации полна: какой тайл вернуть в мешок?
ask-home = На какую дорожку вернуть кубик?
ask-fire-first = Какие ваши корабли действуют первыми?
ask-engage = { $ship }: атаковать или отступать?
ask-target = { $die }, выпало { $roll }: в какой корабль стрелять?
ask-flee = Пат: куда отступают ваши корабли?
ask-reputation = Оставьте один из вытянутых тайлов репутации
ask-bombard = Напасть на население гекса «{ $sector }»?
ask-destroy = { $least ->
        [one] Уничтожьте { $least } кубик
        [few] Уничтожьте { $least } кубика
       *[other] Уничтожьте { $least } кубиков
    }
ask-grave = На какое кладбище уходит ваш кубик?
ask-relations = Предложите отношения или продолжайте
ask-upkeep = До оплаты содержания: колониальные корабли и обмен
ask-bankruptcy = Платить нечем: не хватает денег — { $missing }. Обменяйте ресурсы или оставьте гекс

## Options that are more than one name

option-trade = обменять { $ratio } { $from } на 1 { $to }
option-colony = колониальный корабль: { $resource } на { $square }
option-parley = предложить отношения: { $seat }
option-space = место { $space }
option-turned = поворот на { $degrees }°
option-disc = { $from } → { $to }
option-ship = { $ship }: { $from } → { $to }
option-built = { $item }: { $sector }
option-part = { $part }: { $ship }, ячейка { $slot }
option-remove = снять «{ $part }»: { $ship }, ячейка { $slot }
option-retreat = отступить: { $sector }
option-hurt = { $ship }, повреждений: { $damage }
option-reputation = тайл ценностью { $value }
option-instead = { $value } вместо { $old }
option-abandon = оставить { $sector }
option-square = клетка { $number }, { $sector }
option-price = { $technology }, знаний: { $cost }
