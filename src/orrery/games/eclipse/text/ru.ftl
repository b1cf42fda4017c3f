### Эклипс, по-русски. Другие файлы ссылаются на эти сообщения по ключу; держите в ногу с en.ftl.

title = Эклипс
game-name = Эклипс

# Prefixes of the messages that name things by their canonical text
names = sector species technology part ship structure resource category action guard word tile side
# События, которыми озаглавлены части рассказа
headings = round combat upkeep
# События, которые лучше всего говорят, что изменило шансы и очки; самые важные впереди
telling = collapsed fought ousted betrayed influenced lost gave-up kept allied artifacts researched built
# События, которые говорят об этом, только если больше ничего не случилось
routine = supplied species acted reacted passed explored discarded placed discovered refreshed moved traded returned drew reputed paid over

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
ship-ancient = { guard-ancient }
ship-gcds = { guard-gcds }
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
tile-money = { discovery-money }
tile-science = { discovery-science }
tile-materials = { discovery-materials }
tile-ancient-technology = { discovery-ancient-technology }
tile-ancient-cruiser = { discovery-ancient-cruiser }
tile-hidden = тайл открытия
side-ancient = Древние
side-gcds = Система защиты Галактического центра
enemy-ancient = { side-ancient }
enemy-gcds = { side-gcds }
attacker-ancient = { side-ancient }
attacker-gcds = { side-gcds }
defender-ancient = { side-ancient }
defender-gcds = { side-gcds }
side-seat-0 = Место 1
side-seat-1 = Место 2
side-seat-2 = Место 3
side-seat-3 = Место 4
side-seat-4 = Место 5
side-seat-5 = Место 6
dice-yellow-1 = жёлтый 1
dice-yellow-2 = жёлтый 2
dice-yellow-3 = жёлтый 3
dice-yellow-4 = жёлтый 4
dice-yellow-5 = жёлтый 5
dice-yellow-6 = жёлтый 6
dice-orange-1 = оранжевый 1
dice-orange-2 = оранжевый 2
dice-orange-3 = оранжевый 3
dice-orange-4 = оранжевый 4
dice-orange-5 = оранжевый 5
dice-orange-6 = оранжевый 6
dice-red-1 = красный 1
dice-red-2 = красный 2
dice-red-3 = красный 3
dice-red-4 = красный 4
dice-red-5 = красный 5
dice-red-6 = красный 6
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
word-resign = сдаться
word-pass = пас
word-nobody = никто
way-north = к северу
way-north-east = к северо-востоку
way-south-east = к юго-востоку
way-south = к югу
way-south-west = к юго-западу
way-north-west = к северо-западу
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
ask-place = { $drawn ->
        [one] Положите гекс «{ $sector }» или сбросьте его
       *[other] Положите гекс «{ $first }» или «{ $sector }» либо сбросьте оба
    }
ask-claim = Положить диск на гекс «{ $sector }»?
ask-discovery = Открытие ({ $sector }): { $discovery }. Использовать или оставить ради 2 ПО?
ask-technology = Какую технологию взять бесплатно?
ask-install = Куда поставить модуль «{ $part }»?
ask-influence = { $left ->
        [0] Используйте колониальные корабли, прежде чем два из них перевернутся, или закончите
        [one] Перенесите диск (остался { $left } перенос) или закончите
        [few] Перенесите диск (осталось { $left } переноса) или закончите
       *[many] Перенесите диск (осталось { $left } переносов) или закончите
    }
ask-research = Какую технологию исследовать?
ask-artifacts = Артефакты: { $count }. За каждый 5 ресурсов одного вида
ask-upgrade = Измените чертежи ({ $left ->
        [one] остался { $left } модуль
        [few] осталось { $left } модуля
       *[many] осталось { $left } модулей
    }) или закончите
ask-build = Стройте (ещё { $left }) или закончите
ask-move = Переместите корабль ({ $left ->
        [one] осталось { $left } перемещение
        [few] осталось { $left } перемещения
       *[many] осталось { $left } перемещений
    }) или закончите
ask-onward = { $ship }, { $sector }: двигаться дальше или остановиться?
ask-finish = Что-нибудь ещё до конца хода?
ask-agree = { $seat } предлагает дипломатические отношения. Согласны?
ask-envoy = Кубик с какой дорожки уйдёт с вашим послом?
ask-room = Дорожка репутации полна: какой тайл вернуть в мешок?
ask-home = На какую дорожку вернуть кубик?
ask-fire-first = Какие ваши корабли действуют первыми?
ask-engage = { $ship }: атаковать или отступать?
ask-target = { $die }, выпало { $roll }. Цель ({ $enemy }):
ask-flee = Пат: куда отступает { $ship }?
ask-reputation = Оставьте один из вытянутых тайлов репутации
ask-bombard = Напасть на население гекса «{ $sector }»?
ask-destroy = { $least ->
        [one] Уничтожьте { $least } кубик: { $sector }
        [few] Уничтожьте { $least } кубика: { $sector }
       *[many] Уничтожьте { $least } кубиков: { $sector }
    }
ask-grave = На какое кладбище уходит ваш кубик ({ $sector })?
ask-relations = Предложите отношения или продолжайте
ask-upkeep = До оплаты содержания: колониальные корабли и обмен
ask-bankruptcy = Платить нечем: не хватает денег — { $missing }. Обменяйте ресурсы или покиньте гекс

## Options that are more than one name

option-trade = обмен: { $given } → { $gained }
option-colony = колониальный корабль: { $resource } — { $square }
option-parley = предложить отношения: { $seat }
option-space = место { $ring }, { $way } от гекса «{ $sector }»
option-turned = { $sector }, поворот на { $degrees }°
option-disc = { $start } → { $end }
option-ship = { $ship }: { $start } → { $end }
option-built = { $item }: { $sector }
option-part = { $part }: { $ship }, ячейка { $slot }
option-remove = снять тайл: { $ship }, ячейка { $slot }
option-retreat = отступить: { $sector }
option-hurt = { $ship }, повреждений: { $damage }
option-abandon = покинуть { $sector }
option-square = клетка { $number }, { $sector }

## What happened ($seat is a name, with a colon after it)

event-supplied = Новые технологии: { $technologies }
event-species = { $seat-is ->
    [you] Вы играете
   *[seat] { $seat } играет
} за расу «{ $species }»
event-round = Раунд { $number }
event-acted = { $seat-is ->
    [you] Вы выбираете
   *[seat] { $seat } выбирает
} действие «{ $action }»
event-reacted = { $seat-is ->
    [you] Вы отвечаете
   *[seat] { $seat } отвечает
} реакцией «{ $action }»
event-passed = { $seat-is ->
    [you] Вы пасуете
   *[seat] { $seat } пасует
}
event-colonised = { $seat-is ->
    [you] Вы заселяете
   *[seat] { $seat } заселяет
} гекс «{ $sector }» ({ $resource })
event-traded = { $seat-is ->
    [you] Вы меняете
   *[seat] { $seat } меняет
}: { $given }{ $count ->
    [one] {" "}({ $count })
    [few] {" "}({ $count })
    [many] {" "}({ $count })
   *[untold] {""}
} → { $gained } (1)
event-proposed = { $seat-is ->
    [you] Вы предлагаете
   *[seat] { $seat } предлагает
} { $other-is ->
    [you] вам
   *[seat] игроку { $other }
} отношения
event-declined = { $seat-is ->
    [you] Вы отклоняете
   *[seat] { $seat } отклоняет
} { $other-is ->
    [you] ваше предложение
   *[seat] предложение игрока { $other }
}
event-allied = { $seat-is ->
    [you] Вы устанавливаете
   *[seat] { $seat } устанавливает
} отношения { $other-is ->
    [you] с вами
   *[seat] с игроком { $other }
}
event-betrayed = { $seat-is ->
    [you] Вы нападаете { told-other } и становитесь предателем
   *[seat] { $seat } нападает { told-other } и становится предателем
}
event-returned = { $seat-is ->
    [you] Вы возвращаете
   *[seat] { $seat } возвращает
} { told-tile }
event-explored = { $seat-is ->
    [you] Вы разведываете место { $way } от гекса «{ $near }» и находите гекс «{ $sector }»
   *[seat] { $seat } разведывает место { $way } от гекса «{ $near }» и находит гекс «{ $sector }»
}
event-discarded = { $seat-is ->
    [you] Вы сбрасываете
   *[seat] { $seat } сбрасывает
} гекс «{ $sector }»
event-placed = { $seat-is ->
    [you] Вы кладёте
   *[seat] { $seat } кладёт
} гекс «{ $sector }»
event-influenced = { $seat-is ->
    [you] Вы берёте
   *[seat] { $seat } берёт
} под контроль гекс «{ $sector }»
event-discovered = { $seat-is ->
    [you] Вы делаете
   *[seat] { $seat } делает
} { $tile-is ->
    [hidden] открытие в гексе «{ $sector }»
   *[tile] открытие в гексе «{ $sector }»: { $tile }
}
event-kept = { $seat-is ->
    [you] Вы оставляете
   *[seat] { $seat } оставляет
} тайл открытия ради 2 ПО
event-used = { $seat-is ->
    [you] Вы используете
   *[seat] { $seat } использует
} открытие: { $tile }
event-gave-up = { $seat-is ->
    [you] Вы покидаете
   *[seat] { $seat } покидает
} гекс «{ $sector }»
event-refreshed = { $seat-is ->
    [you] Вы готовите
   *[seat] { $seat } готовит
} к полёту { $count ->
    [one] { $count } колониальный корабль
    [few] { $count } колониальных корабля
   *[many] { $count } колониальных кораблей
}
event-researched = { $seat-is ->
    [you] Вы получаете
   *[seat] { $seat } получает
} технологию «{ $technology }»{ $price ->
    [0] {""}
    [one] {" "}(знания: { $price })
    [few] {" "}(знания: { $price })
    [many] {" "}(знания: { $price })
   *[untold] {""}
}
event-artifacts = { $seat-is ->
    [you] Ваши артефакты дают
   *[seat] Артефакты игрока { $seat } дают
} { $resources } (деньги, знания, материалы)
event-removed = { $seat-is ->
    [you] Вы снимаете
   *[seat] { $seat } снимает
} модуль «{ $part }» ({ $ship }, ячейка { $slot })
event-installed = { $seat-is ->
    [you] Вы ставите
   *[seat] { $seat } ставит
} модуль «{ $part }» ({ $ship }, ячейка { $slot })
event-built = { $seat-is ->
    [you] Вы строите
   *[seat] { $seat } строит
} { $item-is ->
    [interceptor] перехватчик
    [cruiser] крейсер
    [dreadnought] дредноут
    [starbase] космическую базу
    [orbital] орбитальную станцию
    [monolith] монолит
   *[item] { $item }
} в гексе «{ $sector }»
event-moved = { $seat-is ->
    [you] Вы ведёте
   *[seat] { $seat } ведёт
} { told-ship } из гекса «{ $sector }» в гекс «{ $target }»
event-combat = Фаза битв, раунд { $number }
event-battle = Сражение: { $sector }
event-engaged = { $attacker-is ->
    [you] Вы нападаете
    [ancient] Древние нападают
    [gcds] Система защиты нападает
   *[seat] { $attacker } нападает
} { $defender-is ->
    [you] на вас
    [ancient] на Древних
    [gcds] на Систему защиты
   *[seat] на игрока { $defender }
} в гексе «{ $sector }»
event-rolled = { $side-is ->
    [you] Вы бросаете кубики ({ $ship })
    [ancient] Древние бросают кубики
    [gcds] Система защиты бросает кубики
   *[seat] { $side } бросает кубики ({ $ship })
}{ $enemy-is ->
    [you] {" "}против вас
    [ancient] {" "}против Древних
    [gcds] {" "}против Системы защиты
    [population] {" "}против населения
    [seat] {" "}против игрока { $enemy }
   *[untold] {""}
}: { $dice }
event-hit = { $side-is ->
    [you] Вы попадаете
    [ancient] Древние попадают
    [gcds] Система защиты попадает
   *[seat] { $side } попадает
} { $enemy-is ->
    [you] { $ship-is ->
        [starbase] в вашу космическую базу
       *[ship] в ваш { told-ship }
    }
    [ancient] в корабль Древних
    [gcds] в Систему защиты
   *[seat] в { told-ship } игрока { $enemy }
}: { $count ->
    [one] { $count } повреждение
    [few] { $count } повреждения
   *[many] { $count } повреждений
}
event-lost = { $side-is ->
    [you] Вы теряете { told-ship } в гексе «{ $sector }»
    [ancient] Древние теряют корабль в гексе «{ $sector }»
    [gcds] Система защиты в гексе «{ $sector }» уничтожена
   *[seat] { $side } теряет { told-ship } в гексе «{ $sector }»
}
event-retreating = { $seat-is ->
    [you] Вы начинаете
   *[seat] { $seat } начинает
} отступление в гекс «{ $target }» ({ $ship })
event-retreated = { $seat-is ->
    [you] Вы отступаете
   *[seat] { $seat } отступает
} из гекса «{ $sector }» в гекс «{ $target }»: { $ship }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
event-stalemate = Пат в гексе «{ $sector }»: { $seat-is ->
    [you] вы отступаете
   *[seat] отступает { $seat }
}
event-drew = { $seat-is ->
    [you] Вы тянете
   *[seat] { $seat } тянет
} { $values-count ->
    [one] { $values-count } тайл репутации
    [few] { $values-count } тайла репутации
   *[many] { $values-count } тайлов репутации
}{ $shown-count ->
    [0] {""}
   *[other] : { $shown }
}
event-reputed = { $seat-is ->
    [you] Вы оставляете
   *[seat] { $seat } оставляет
} { told-tile }
event-bombed = { $seat-is ->
    [you] Вы сбрасываете
   *[seat] { $seat } сбрасывает
} нейтронные бомбы на гекс «{ $sector }»
event-destroyed = { $seat-is ->
    [you] Вы теряете
   *[seat] { $seat } теряет
} { $count ->
    [one] { $count } кубик населения
    [few] { $count } кубика населения
   *[many] { $count } кубиков населения
} в гексе «{ $sector }»
event-ousted = { $seat-is ->
    [you] Вы теряете
   *[seat] { $seat } теряет
} гекс «{ $sector }», теперь там { $other-is ->
    [you] вы
   *[seat] { $other }
}
event-upkeep = Содержание, раунд { $number }
event-paid = { $seat-is ->
    [you] Ваше содержание
   *[seat] Содержание игрока { $seat }
}: деньги { $money }, знания { $science }, материалы { $materials }
event-collapsed = { $seat-is ->
    [you] Вы выходите
   *[seat] { $seat } выходит
} из игры, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
event-over = Игра окончена{ $number ->
    [one] {" "}после раунда { $number }
    [few] {" "}после раунда { $number }
    [many] {" "}после раунда { $number }
   *[untold] {""}
}
told-other = { $other-is ->
    [you] на вас, своего партнёра,
   *[seat] на партнёра ({ $other })
}
told-tile = { $value ->
    [0] тайл репутации
   *[other] тайл репутации ({ $value })
}
told-ship = { $ship-is ->
    [interceptor] перехватчик
    [cruiser] крейсер
    [dreadnought] дредноут
    [starbase] космическую базу
   *[ship] { $ship }
}
event-fought = { $winner-is ->
    [nobody] В гексе «{ $sector }» не остаётся никого
    [you] Вы побеждаете { told-loser } в гексе «{ $sector }»: { told-destroyed }, { told-lost }
    [ancient] Древние побеждают { told-loser } в гексе «{ $sector }»: { told-destroyed }, { told-lost }
    [gcds] Система защиты побеждает { told-loser } в гексе «{ $sector }»: { told-destroyed }, { told-lost }
   *[seat] { $winner } побеждает { told-loser } в гексе «{ $sector }»: { told-destroyed }, { told-lost }
}
told-loser = { $loser-is ->
    [you] вас
    [ancient] Древних
    [gcds] Систему защиты
   *[seat] игрока { $loser }
}
told-destroyed = { $loser-is ->
    [you] { $destroyed ->
        [0] вы не теряете кораблей
        [one] вы теряете { $destroyed } корабль
        [few] вы теряете { $destroyed } корабля
       *[many] вы теряете { $destroyed } кораблей
    }
   *[seat] { $destroyed ->
        [0] корабли не уничтожены
        [one] уничтожен { $destroyed } корабль
        [few] уничтожено { $destroyed } корабля
       *[many] уничтожено { $destroyed } кораблей
    }
}
told-lost = { $loser-is ->
    [you] { $lost ->
        [0] не уничтожив ни одного
       *[other] уничтожено чужих: { $lost }
    }
   *[seat] { $lost ->
        [0] без потерь
       *[other] потеряно: { $lost }
    }
}
happening-fought = сражение окончено

## Why not?

why-already-friends = У вас уже есть отношения.
why-board-taken = Эта карточка занята.
why-costs = Цена — { $cost } ({ $resource }), у вас { $have }.
why-cubes-full = Дорожка населения заполнена.
why-declined = В этот ход ваше предложение отклонили.
why-enemy-ships = Там стоит вражеский корабль.
why-energy = Потребуется энергии { $used }, а есть { $energy }.
why-gcds-pins = Система защиты Галактического центра не пропускает корабли.
why-has-disc = Там уже лежит диск.
why-has-structure = Там такая уже есть.
why-held = Эта технология у вас есть.
why-illegal-design = Чертежу не хватит энергии или двигателя, либо двигатель окажется у космической базы.
why-in-conflict = Ваши корабли стоят друг против друга.
why-lifted = Единственной опорой был бы сам снятый диск.
why-misses = Кубик не попадает в этот корабль.
why-must-keep = Один из тайлов нужно оставить.
why-must-pay = Содержание нужно оплатить.
why-needs-drive = Кораблю нужен двигатель.
why-needs-technology = Нужна технология «{ $technology }».
why-no-aliens = В этой партии нет инопланетян.
why-no-cannon = Ни у одного вашего корабля там нет пушки.
why-no-change = Это ничего не изменит.
why-no-colony-ship = Готовых колониальных кораблей нет.
why-no-connection = Ни одна точка перехода не сойдётся с вашими гексами.
why-no-diplomacy = При таком числе игроков дипломатии нет.
why-no-disc = На дорожке влияния не осталось дисков.
why-no-more-parts = Больше модулей это действие не даёт.
why-no-more-moves = Оба переноса дисков сделаны.
why-no-room = У одного из вас нет места для посла, послов или кубиков.
why-no-tile = На этой ячейке нет тайла.
why-no-wormhole = У вашего гекса нет точки перехода в эту сторону.
why-none-left = Все ваши корабли этого типа на карте.
why-not-cheapest = Бесплатно берётся только самая дешёвая из технологий, которых у вас нет.
why-not-connected = Эти гексы для вас не связаны точкой перехода.
why-not-controlled = Вы не контролируете этот гекс.
why-not-joined = Ваши гексы не связаны полной точкой перехода.
why-not-next-to-own = Рядом с этим местом нет ваших гексов и кораблей.
why-not-on-board = На поле снабжения такого тайла нет.
why-other-design = Оставшиеся модули нужны, чтобы все чертежи отвечали правилам.
why-passed = Вы спасовали: остались только реакции.
why-pinned = Его задерживает вражеский корабль.
why-placing = Тайлы снимают до того, как ставят новые модули.
why-same-hex = Диск уже лежит там.
why-ships-pinned = Ваши корабли там задержаны.
why-square-taken = На клетке уже есть кубик.
why-stack-empty = Гексов для этого кольца больше нет.
why-starbase-drive = У космической базы двигателя быть не может.
why-starbase-stays = Космические базы не перемещаются.
why-starred-square = Клетке со звёздочкой нужна технология.
why-track-empty = На дорожке не осталось кубиков ({ $resource }).
why-track-full = Дорожка технологий заполнена.
why-trade-ratio = Для обмена нужно { $ratio } одного вида.
why-traitor = Предатель не устанавливает новых отношений.
why-wrong-cube = Клетка принимает кубики другого вида.

## Refused positions

error-position-audit = Позиция: { $problem }.
error-position-count = Позиция, { $where }: ожидался список чисел, их { $count }.
error-position-die = Позиция: ожидался кубик вида «yellow 6», а не «{ $found }».
error-position-diplomacy = Позиция, место { $seat }: отношения и предатель бывают при четырёх игроках и больше, и только между разными местами.
error-position-discoveries = Позиция: столько тайлов открытий «{ $tile }» не бывает.
error-position-moment = Позиция: шагу { $step } нужны записи: { $entries }.
error-position-name = Позиция: нет такого ({ $what }): «{ $found }».
error-position-pair = Позиция: ожидались две стороны сражения.
error-position-range = Позиция: { $entry } — число от { $least } до { $most }.
error-position-toll = Позиция: ожидались потери двух сторон сражения.
error-position-reputation = Позиция: столько тайлов репутации ценностью { $value } не бывает.
error-position-seat = Позиция: ожидалось место от 0 до { $last }.
error-position-ships = Позиция, { $where }: таких кораблей там быть не может.
error-position-slots = Позиция, место { $seat }: ячеек должно быть { $slots } ({ $ship }).
error-position-space = Позиция, { $where }: ожидались две координаты.
error-position-species = Позиция: у места { $seat } нет расы.
error-position-stack = Позиция: мест { $seats }, поэтому в стопке «{ $stack }» гексов только { $count }.
error-position-surplus = Позиция: у шага { $step } этих записей не бывает: { $entries }.
error-position-technologies = Позиция: столько тайлов «{ $technology }» не бывает.
error-position-turn = Позиция: в фазе действия ходит тот, кто ещё играет, и спасовали не все, после неё — все, а начнёт следующий раунд один из спасовавших.
error-position-twice = Позиция, { $where }: это уже лежит в другом месте или место занято.

## Figures over the match

figure-score = Очки без репутации
figure-score-note = Репутация лежит взакрытую до конца партии: на графике её нет, в итоге она учтена.
figure-hexes = Гексы
figure-ships = Корабли
figure-technologies = Технологии
figure-money = Производство денег
figure-science = Производство знаний
figure-materials = Производство материалов

## Figures of a ship part

figure-energy = энергия
figure-initiative = инициатива
figure-movement = перемещение
figure-computer = компьютер
figure-shield = щит
figure-hull = корпус
figure-dice = кубики

## The table in a terminal

thing-square = { $advanced ->
    [yes] { $kind }*
   *[no] { $kind }
}
thing-no-squares = без квадратов
thing-artifact = артефакт
thing-population = Население на квадратах: { $filled } из { $squares }
thing-free = ничей
thing-disc = { $who ->
    [you] ваш
   *[seat] игрока { $owner }
}
thing-ships = { $count ->
    [1] { $ship }
   *[other] { $count } × { $ship }
}
thing-fleet = { $owner }: { $ships }
thing-price = цена { $price }
thing-reserve = в запасе { $count }
thing-guard = инициатива { $initiative }, компьютер { $computer }, щит { $shield }, корпус { $hull }, { $dice }
thing-cost = Стоит знаний: { $cost }, со скидками не меньше { $least }
thing-offered = { $count ->
    [0] Сейчас не предлагается
    [one] Предлагается { $count } тайл
    [few] Предлагается { $count } тайла
   *[many] Предлагается { $count } тайлов
}
thing-your-price = Вы заплатили бы { $price }
thing-discovery = Тайл открытия: { $name }
thing-species = Диски влияния: { $discs }, колониальные корабли: { $colony }, обмен { $ratio } на 1; родной гекс { $home }
thing-store = { $amount } ({ $gain } за раунд)
means-joins = соединён с { $sectors }
means-half = наполовину соединён с { $sectors }
means-open = { $count ->
    [one] { $count } выход в неизведанное
    [few] { $count } выхода в неизведанное
   *[many] { $count } выходов в неизведанное
}
means-there = там: { $told }
means-stack = в стопке { $count ->
    [one] остался { $count } гекс
    [few] осталось { $count } гекса
   *[many] осталось { $count } гексов
}
means-trade = { $count } за 1; у вас { $have }
means-research = знаний { $price } (у вас { $have }). { $about }
means-build = материалов { $price } (у вас { $have })
legend-ships = корабли ({ $ships })
legend-starred = квадрат, для которого нужна технология
table-round = Раунд { $round } из { $of }
table-over = Игра окончена
table-first = первый игрок
table-passed = пас
table-out = вне игры
table-traitor = предатель
table-score = { $points } ПО
table-storage = деньги { $money } ({ $income }), знания { $science } (+{ $labs }), материалы { $materials } (+{ $mines })
table-discs = диски { $discs }, содержание { $upkeep }
table-colony = колониальные корабли { $ready } из { $all }
table-technologies = Технологии
table-supply = Технологии на поле снабжения
table-no-technologies = технологий пока нет
table-blueprint = { $ship }: { table-design }
table-design = инициатива { $initiative }, перемещение { $movement }, компьютер { $computer }, щит { $shield }, корпус { $hull }, энергия { $used } из { $energy }
table-stacks = Стопки { $inner } / { $middle } / { $outer }
table-map = Карта
table-battle = Сражение: { $sector }
table-reputation = Репутация
table-dice = Кубики

## Scoring

score-hexes = Гексы
score-reputation = Репутация
score-ambassadors = Послы
score-discoveries = Открытия
score-monoliths = Монолиты
score-technologies = Технологии
score-traitor = Предатель
score-species = Раса
score-all = Всего

## Options of a new game

choice-species = Расы
choice-species-all = земляне и инопланетяне
choice-species-terran = только земляне

## Terms (listed in the rules reader)

terms = hex control disc upkeep population colony-ship wormhole blueprint initiative pinned ancient gcds reputation ambassador discovery graveyard vp stack first technology-track movement computer shield hull-value energy die traitor passed
term-hex = Гекс
    .about = Тайл сектора на карте. Его номер определяет порядок битв (EC-16.2).
term-control = Контроль
    .about = Чей диск в гексе, тот его и контролирует: строит в нём, заселяет его и получает за него очки (EC-5.2.1).
term-disc = Диск влияния
    .about = Оплачивает действие или отмечает контроль над гексом. Чем меньше дисков на дорожке, тем дороже содержание (EC-5.2.3).
    .also = диск, диски
term-upkeep = Содержание
    .about = Деньги, которые платят в конце каждого раунда; сумму показывает дорожка влияния (EC-23.2).
term-population = Кубик населения
    .about = Каждый кубик, ушедший с дорожки, повышает производство этого ресурса (EC-5.1.1).
term-colony-ship = Колониальный корабль
    .about = Переносит один кубик с дорожки населения на клетку гекса под контролем (EC-7.2).
    .also = колониальные корабли
term-wormhole = Точка перехода
    .about = Соседние гексы связаны, если точки перехода есть по обе стороны общей границы (EC-5.8.1).
    .also = точки перехода
term-blueprint = Чертёж
    .about = То, чем оснащены все корабли одного типа у игрока (EC-5.3.3).
    .also = чертежи
term-initiative = Инициатива
    .about = Кто в сражении действует раньше: чем выше, тем раньше (EC-17.1).
term-pinned = Задержан
    .about = Корабль, который должен остаться из-за вражеского корабля в его гексе (EC-14.6).
term-ancient = Древние
    .about = Ничьи корабли, которые охраняют гексы и открытия в них (EC-18.1).
term-gcds = Система защиты Галактического центра
    .about = Охраняет Галактический Центр и не пропускает ни одного корабля (EC-14.9).
term-reputation = Тайл репутации
    .about = Его тянут после битв; он приносит от 1 до 4 очков, и знает их только владелец (EC-5.6.1).
    .also = репутация
term-ambassador = Посол
    .about = Послами обмениваются, устанавливая отношения; каждый приносит 1 очко (EC-10.5).
term-discovery = Тайл открытия
    .about = Достаётся тому, кто первым кладёт диск в его гекс: использовать сразу или оставить ради 2 очков (EC-5.5.1).
term-graveyard = Кладбище
    .about = Где уничтоженные кубики лежат до очистки (EC-24.4).
term-vp = Победные очки
    .about = Гексы, репутация, послы, открытия, монолиты, технологии и то, что добавляет раса (EC-25.1).
    .also = ПО
term-stack = Стопка
    .about = Гексы одного кольца лицом вниз: I у центра, II вокруг него, III снаружи. Из неё тянут при разведке (EC-8.1).
    .also = стопки
term-first = Первый игрок
    .about = Ходит в раунде первым. Кто первым спасует, начинает следующий раунд (EC-6.7).
term-passed = Пас
    .about = В этом раунде больше никаких действий, только реакции (EC-6.6).
term-technology-track = Линейка технологий
    .about = Военные, матричные или нанотехнологии: каждая технология на ней удешевляет следующую того же вида (EC-11.3).
    .also = военные, матричные, нанотехнологии, технологии
term-movement = Перемещение
    .about = Сколько гексов корабль проходит за одно перемещение: сумма по его двигателям (EC-5.3.7).
term-computer = Компьютер
    .about = Прибавляется к каждому кубику корабля; попадает 6 и больше (EC-17.7).
term-shield = Щит
    .about = Вычитается из каждого кубика, нацеленного на корабль (EC-12.13).
term-hull-value = Корпус
    .about = Урон, который корабль выдерживает: ещё одна единица его уничтожает (EC-17.10).
term-energy = Энергия
    .about = Сколько дают источники корабля. Его детали не могут потреблять больше (EC-12.6).
term-die = Кубики
    .about = Пушка или ракета бросает по одному за каждый показанный квадрат. Жёлтый кубик при попадании наносит 1 урон, оранжевый 2, красный 4 (EC-12.12).
    .also = кубик, жёлтый кубик, оранжевый кубик, красный кубик
term-traitor = Предатель
    .about = Кто последним напал на партнёра: не заключает новых отношений (EC-10.17).

## Standing orders: questions ("When asked for ...") and happenings ("unless ...")

question-species = раса
question-act = действие
question-react = реакция
question-explore = место для разведки
question-place = положение гекса
question-claim = диск на гексе
question-discovery = открытие
question-technology = бесплатная технология
question-install = модуль Древних
question-influence = перенос диска
question-research = технология
question-artifacts = ресурсы за артефакты
question-upgrade = модули
question-build = постройка
question-move = перемещение корабля
question-onward = следующий шаг
question-finish = конец хода
question-agree = предложение отношений
question-envoy = кубик посла
question-room = тайл репутации на возврат
question-home = дорожка для кубика
question-fire-first = кто стреляет первым
question-engage = атака или отступление
question-target = цель
question-flee = куда отступить
question-reputation = тайл репутации
question-bombard = нападение на население
question-destroy = кубики для уничтожения
question-grave = кладбище
question-relations = предложения отношений
question-upkeep = колониальные корабли до содержания
question-bankruptcy = как оплатить содержание
happening-supplied = на поле снабжения новые технологии
happening-species = кто-то выбрал расу
happening-round = начался новый раунд
happening-acted = кто-то совершил действие
happening-reacted = кто-то отреагировал
happening-passed = кто-то спасовал
happening-colonised = кто-то заселил клетку
happening-traded = кто-то обменял ресурсы
happening-proposed = кто-то предложил отношения
happening-declined = кто-то отклонил отношения
happening-allied = двое установили отношения
happening-betrayed = кто-то напал на партнёра
happening-returned = кто-то вернул тайл репутации
happening-explored = кто-то провёл разведку
happening-discarded = гекс сброшен
happening-placed = гекс положен
happening-influenced = кто-то взял гекс под контроль
happening-discovered = кто-то сделал открытие
happening-kept = кто-то оставил тайл открытия
happening-used = кто-то использовал открытие
happening-gave-up = кто-то покинул гекс
happening-refreshed = колониальные корабли снова готовы
happening-researched = кто-то получил технологию
happening-artifacts = кто-то расшифровал артефакты
happening-removed = кто-то снял модуль
happening-installed = кто-то поставил модуль
happening-built = кто-то построил
happening-moved = кто-то переместил корабль
happening-combat = началась фаза битв
happening-battle = началось сражение
happening-engaged = две стороны сошлись
happening-rolled = брошены кубики
happening-hit = корабль получил попадание
happening-lost = корабль уничтожен
happening-retreating = кто-то начинает отступать
happening-retreated = кто-то отступил
happening-stalemate = сражение зашло в пат
happening-drew = кто-то вытянул тайлы репутации
happening-reputed = кто-то оставил тайл репутации
happening-bombed = сброшены нейтронные бомбы
happening-destroyed = население уничтожено
happening-ousted = кто-то потерял гекс
happening-upkeep = началась фаза содержания
happening-paid = кто-то оплатил содержание
happening-collapsed = кто-то вышел из игры
happening-over = игра окончена

## Планшеты, технологии, сражения и варианты ответов в браузере

eclipse-tab-mine = Планшет
eclipse-tab-battle = Сражение
eclipse-tab-battles = Будут бои
eclipse-tab-technologies = Технологии
eclipse-tab-supply = Снабжение
eclipse-tab-others = Соперники
eclipse-tab-boards = Планшеты
eclipse-tab-points = Очки

eclipse-b-no-species = Раса ещё не выбрана.
eclipse-b-board-of = Планшет: { $species }
eclipse-b-economy = Экономика
eclipse-b-track = { $resource }: на складе { $stored }, за раунд { $made }; { $note }
eclipse-b-cubes = { $count ->
        [one] на дорожке { $count } кубик
        [few] на дорожке { $count } кубика
       *[many] на дорожке { $count } кубиков
    }
eclipse-b-next = с ещё одним кубиком на карте: { $count } за раунд
eclipse-b-influence = Влияние
eclipse-b-upkeep = содержание { $due } →
eclipse-b-discs = { $count ->
        [one] { $count } диск
        [few] { $count } диска
       *[many] { $count } дисков
    }
eclipse-b-will-have = после оплаты денег: { $count }
eclipse-t-upkeep = содержание { $due }, итог
eclipse-t-discs = { $count ->
        [one] диск
        [few] диска
       *[many] дисков
    }
eclipse-b-short = не хватит денег: { $count }
eclipse-b-one-more = Ещё одно действие: содержание { $due }, останется { $count }
eclipse-b-one-more-short = Ещё одно действие: содержание { $due }, не хватит { $count }
eclipse-b-colony = Колониальные корабли
eclipse-b-colony-ready = готовы { $count } из { $of }
eclipse-b-reputation = Репутация
eclipse-b-track-of = занято { $count } из { $of }
eclipse-b-friend = посол: { $name }
eclipse-b-vp = { $count } ПО
eclipse-b-face-down = лицом вниз
eclipse-b-prizes = Оставленные открытия
eclipse-b-prizes-worth = { $count } ({ $points } ПО)
eclipse-b-actions = Диски на действиях
eclipse-b-used-on = { $action } { $count }
eclipse-b-whose = Чей планшет?
eclipse-b-source = Очки за
eclipse-b-tiles = { $count ->
        [one] { $count } тайл
        [few] { $count } тайла
       *[many] { $count } тайлов
    }
eclipse-b-out = Вне игры: { $names }

eclipse-b-blueprint = Чертёж: { $ship }
eclipse-b-build = Построить: { $ship }
eclipse-b-left = ещё { $count }
eclipse-b-empty = пустая ячейка
eclipse-b-figure = { $figure } { $value }
eclipse-b-part = { $part }: { $figures }
eclipse-b-part-ancient = Модуль Древних: технология не нужна; снятый, он выходит из игры.
eclipse-b-part-free = Технология не нужна.
eclipse-b-slot = { $ship }, ячейка { $slot }: { $part }
eclipse-b-slot-takes = { $name }. Поставить сюда: { $part }
eclipse-b-slot-refuses = { $name }. Сюда нельзя: { $part }
eclipse-b-instead = { $new } вместо: { $part }
eclipse-b-total-initiative = Инициатива: кто стреляет раньше
eclipse-b-total-hull = Корпус: сколько повреждений выдержит
eclipse-b-total-computer = Компьютер: прибавляется к своим кубикам
eclipse-b-total-shield = Щит: вычитается из кубиков противника
eclipse-b-total-movement = Перемещение: гексов за одно перемещение
eclipse-b-total-energy = Энергия: расход и производство
eclipse-b-total-cannons = Пушки: { $colour } × { $count }
eclipse-b-total-missiles = Ракеты, только до первого раунда боя: { $colour } × { $count }
eclipse-b-fault-energy = Расходует { $used } энергии, а есть { $energy }.
eclipse-b-fault-drive = Нет двигателя.
eclipse-b-fault-starbase = На базу двигатель не ставят.

eclipse-b-discount = следующая −{ $count }
eclipse-b-no-tiles = Тайлов нет
eclipse-b-tech = { $technology }: для вас { $price } знаний, на тайле { $cost }, тайлов: { $copies }
eclipse-b-tech-plain = { $technology }: { $cost } знаний, тайлов: { $copies }
eclipse-b-tech-held = { $technology }: уже есть, тайлов: { $copies }
eclipse-b-price = Цена { $cost } знаний, не меньше { $least }.
eclipse-b-price-mine = Для вас { $price }.
eclipse-b-price-short = У вас { $have }: не хватает { $count }.
eclipse-b-purse = У вас знаний: { $count }. Под названием — у кого технология уже есть.
eclipse-b-copies = { $count ->
        [0] На поле снабжения нет.
        [one] На поле снабжения { $count } тайл.
        [few] На поле снабжения { $count } тайла.
       *[many] На поле снабжения { $count } тайлов.
    }
eclipse-b-holders = Есть у игроков: { $names }.

eclipse-b-bout = раунд { $number }
eclipse-b-missiles = ракеты
eclipse-b-defender = Защищается: { $name }
eclipse-b-attacker = Нападает: { $name }
eclipse-b-role-defender = защита
eclipse-b-role-attacker = нападение
eclipse-b-no-ships = кораблей не осталось
eclipse-b-squad = Инициатива { $initiative }, компьютер { $computer }, щит { $shield }, корпус { $hull }
eclipse-b-life = { $count } из { $of }
eclipse-b-hit-on = попадание с { $value }
eclipse-b-aim = Цель, { $ship }:
eclipse-b-leaving = отступает: { $sector }
eclipse-b-dice-left = Распределить кубики
eclipse-b-then = победитель затем встретит: { $names }
eclipse-b-guards-aim = Их кубики уничтожают самый большой корабль, какой можно; если уничтожить некого, наносят как можно больше повреждений.
eclipse-b-course = Ход боя
eclipse-b-course-hit = { $ship }: повреждений { $count }
eclipse-b-course-gone = отступил: { $sector }
eclipse-b-course-open = распределяется
eclipse-b-course-none = мимо
eclipse-b-dice-rolled = Последний бросок

eclipse-tale-population = Население
eclipse-tale-needs = { $value ->
        [6] { $ship } 6
       *[other] { $ship } { $value }+
    }
eclipse-tale-at = цель: { $aims }
eclipse-tale-order = Инициатива { $initiative }
eclipse-tale-six = 6 всегда попадает
eclipse-tale-one = 1 всегда мимо
eclipse-tale-damage = { $count ->
        [one] { $count } повреждение
        [few] { $count } повреждения
       *[many] { $count } повреждений
    }
eclipse-tale-gone = уничтожено: { $ship }
eclipse-tale-hurt = { $count ->
        [one] { $count } повреждение
        [few] { $count } повреждения
       *[many] { $count } повреждений
    }, { $ship } { $damage } из { $hull }
eclipse-tale-hits = попадание
eclipse-tale-spare = не понадобился
eclipse-tale-die-hit = { $die }, попадание
eclipse-tale-die-miss = { $die }, мимо
eclipse-tale-stalemate = Никто ни в кого не попадёт: нападавший уходит.
eclipse-tale-siege = после сражения
eclipse-tale-duel = Нападает { $attacker }, защищается { $defender }
eclipse-tale-versus = против
eclipse-tale-begins = Кубики ещё не брошены.
eclipse-tale-step = { $step } из { $of }
eclipse-tale-again = Показать сначала
eclipse-tale-back = На кубик назад
eclipse-tale-on = Следующий кубик
eclipse-tale-play = Показывать дальше
eclipse-tale-pause = Пауза
eclipse-tale-skip = Пропустить
eclipse-tale-close = Закрыть

eclipse-recap-label = Раунд { $round } · сражения окончены
eclipse-recap-mine = { $count ->
        [1] { $won ->
            [0] Вы проиграли сражение
           *[other] Вы выиграли сражение
        }
       *[other] Вы выиграли { $won ->
            [one] { $won } сражение
            [few] { $won } сражения
           *[many] { $won } сражений
        } из { $count }
    }
eclipse-recap-others = { $count ->
        [0] Никто не сражался, атаковали население
        [one] { $count } сражение, без вас
        [few] { $count } сражения, без вас
       *[many] { $count } сражений, без вас
    }
eclipse-recap-on = К содержанию
eclipse-recap-own = Открытых ПО: { $points } ({ $change })
eclipse-recap-first = Впереди { $name }, открытых ПО: { $points }
eclipse-recap-go = Дальше
eclipse-recap-watch = Смотреть снова
eclipse-recap-without = Без вас
eclipse-recap-holds = В гексе остаётся: { $name }
eclipse-recap-attack = Вы нападаете, против вас: { $names }.
eclipse-recap-defend = Вы защищаетесь, против вас: { $names }.
eclipse-recap-destroyed = Уничтожено: { $ships }.
eclipse-recap-lost = Потеряно: { $ships }.
eclipse-recap-fled = Отступило: { $ships }.
eclipse-recap-nothing = ничего
eclipse-recap-cubes = { $count ->
        [one] Снят { $count } кубик.
        [few] Снято { $count } кубика.
       *[many] Снято { $count } кубиков.
    }
eclipse-recap-ousted = Диск возвращается: { $name }.
eclipse-recap-losses = { $name }: потери { $count }
eclipse-recap-bloodless = без потерь
eclipse-recap-expected = ожидалось { $share } %

eclipse-tab-round = Раунд { $round }: итоги
eclipse-round = Раунд { $round }: итоги по игрокам
eclipse-round-over = Раунд { $round } окончен
eclipse-round-seat = Игрок
eclipse-round-points = Открытые ПО
eclipse-round-change = ±
eclipse-round-hexes = Гексы
eclipse-round-destroyed = Уничтожено
eclipse-round-lost = Потеряно
eclipse-round-reputation = Репутация
eclipse-round-net = Деньги, итог
eclipse-round-science = Знания
eclipse-round-materials = Материалы
eclipse-round-none = нет
eclipse-round-drawn = взято: { $count }

eclipse-result = Откуда очки
eclipse-result-stored = { $name } { $count }
eclipse-result-tie = Очков поровну: решают ресурсы на складе. { $seats }

eclipse-u-parts = Модули
eclipse-u-place = { $part }: выберите ячейку.
eclipse-u-place-remove = Выберите ячейку, с которой снимается тайл.
eclipse-u-take-up = Взять: { $part }
eclipse-u-slot = { $ship }, ячейка { $slot }
eclipse-u-all = Закрыть
eclipse-u-nothing = Сюда сейчас ничего не поставить.
eclipse-u-remove = Снять
eclipse-u-remove-text = снова действует напечатанный модуль
eclipse-u-fate-covered = Напечатанный модуль «{ $part }» закрыт и не действует, пока тайл не снят.
eclipse-u-fate-returned = Тайл «{ $part }» возвращается в запас.
eclipse-u-fate-lost = «{ $part }» — модуль Древних: снятый, он выходит из игры.
eclipse-u-fate-again = Напечатанный модуль «{ $part }» снова действует.
eclipse-u-locked = { $count ->
        [one] Для { $count } модуля нужна технология
       *[other] Для { $count } модулей нужны технологии
    }

eclipse-o-sector = { $number } { $name }
eclipse-o-trade = Обмен: { $given } ({ $count }) на { $gained } (1)
eclipse-o-trades = Обмен { $ratio } : 1
eclipse-o-colony = Колониальный корабль: { $resource }, { $sector }, клетка { $square }
eclipse-o-colony-text = Производство { $now } → { $then }.
eclipse-o-settle = в { $number }
eclipse-o-square = клетка { $number }
eclipse-o-parley = Предложить отношения: { $seat }
eclipse-o-parley-text = При согласии вы обменяетесь послами; каждый даёт 1 ПО.
eclipse-o-anytime = Кроме действия
eclipse-o-upkeep = Содержание { $before } → { $after }.
eclipse-o-act-none-explore = разведывать нечего
eclipse-o-act-none-research = ни одну не купить
eclipse-o-act-none-build = строить нечего
eclipse-o-act-none-move = лететь некуда
eclipse-o-act-explore = { $count ->
        [one] { $count } гекс
        [few] до { $count } гексов
       *[many] до { $count } гексов
    }
eclipse-o-act-influence = { $count ->
        [one] { $count } диск
        [few] до { $count } дисков
       *[many] до { $count } дисков
    }
eclipse-o-act-research = { $count ->
        [one] { $count } технология
        [few] до { $count }
       *[many] до { $count }
    }
eclipse-o-act-upgrade = { $count ->
        [one] { $count } модуль
        [few] до { $count } модулей
       *[many] до { $count } модулей
    }
eclipse-o-act-build = { $count ->
        [one] { $count } постройка
        [few] до { $count } построек
       *[many] до { $count } построек
    }
eclipse-o-act-move = { $count ->
        [one] { $count } ход
        [few] до { $count } ходов
       *[many] до { $count } ходов
    }
eclipse-o-pass-again = Сейчас без реакции; вас могут спросить снова.
eclipse-o-resign-text = У вас нет ни дисков на карте, ни кораблей: вы выходите из игры с теми очками, что есть.
eclipse-o-done = Закончить
eclipse-o-move-done = Закончить перемещения
eclipse-o-build-done = Закончить строительство
eclipse-o-upgrade-done = Закончить модернизацию
eclipse-o-research-done = Закончить исследования
eclipse-o-influence-done = Закончить влияние
eclipse-o-explore-done = Закончить разведку
eclipse-o-finish-done = Закончить ход
eclipse-o-relations-done = Продолжить
eclipse-o-upkeep-done = Оплатить содержание
eclipse-o-bankruptcy-done = Оплатить содержание
eclipse-o-attack-on = Атаковать до конца
eclipse-o-attack-on-text = Ваши корабли бросают кубики, как только придёт их черёд, пока бой не кончится или не надо будет выбрать цель.
eclipse-o-settle-all = заселить { $number } целиком
eclipse-place-claim = Положить { $sector } с диском
eclipse-place-lay = Положить { $sector }
eclipse-o-stop = Остановиться здесь
eclipse-o-discard = Сбросить гекс
    .text = Разведка окончена; гекс ложится лицом вверх рядом со стопкой.
eclipse-o-discard-both = Сбросить оба гекса
    .text = Разведка окончена; гексы ложатся лицом вверх рядом со стопкой.
eclipse-o-draw = Открыть второй гекс
    .text = Потом можно положить любой из двух.
eclipse-o-claim-yes = Положить диск: { $sector }
    .text = Гекс под вашим контролем. Содержание { $before } → { $after }.
eclipse-o-claim-no = Оставить без диска
eclipse-o-agree-yes = Согласиться
    .text = Вы обменяетесь послами; каждый даёт 1 ПО.
eclipse-o-agree-no = Отказаться
eclipse-o-use = Использовать: { $discovery }
eclipse-o-use-resource = Сразу поступает на склад.
eclipse-o-use-ancient-technology = Самая дешёвая из доступных технологий, которой у вас нет, бесплатно.
eclipse-o-use-ancient-cruiser = Один из ваших непостроенных крейсеров появляется в гексе бесплатно.
eclipse-o-use-part = Модуль сразу и бесплатно ставят на чертёж или откладывают до следующего улучшения.
eclipse-o-keep = Оставить ради { $points } ПО
    .text = Учитывается в конце игры и больше ничего не даёт.
eclipse-o-aside = Отложить рядом с планшетом
    .text = Его можно поставить при модернизации позже.
eclipse-o-attack = Атаковать
    .text = Корабли бросают кубики.
eclipse-o-miss = Ни в кого
    .text = Кубик уходит в корабль, по которому не попадает.
eclipse-o-reputation-none = Не оставлять ничего
eclipse-o-bombard-none = Пощадить население
eclipse-o-bombs = Нейтронные бомбы
    .text = Всё население гекса уничтожается без броска.
eclipse-o-dice = Стрелять из пушек
    .text = Каждое очко урона уничтожает один кубик.
eclipse-o-species = Планшет: { $colour }, домашний гекс { $home }
eclipse-o-ratio = обмен { $count }:1
eclipse-o-ships = колониальных кораблей { $count }
eclipse-o-price = Цена { $price } ({ $cost } − { $less }).
eclipse-o-covers = Закрывает: { $part }.
eclipse-o-energy = Энергия: { $used } из { $energy }.
eclipse-o-initiative = Инициатива { $before } → { $after }.
eclipse-o-cost = материалов { $cost }, останется { $left }
eclipse-o-ancients = { $count ->
        [one] Там { $count } корабль Древних.
        [few] Там { $count } корабля Древних.
       *[many] Там { $count } кораблей Древних.
    }
eclipse-o-gcds = Там система защиты Галактического центра.
eclipse-o-enemies = Там чужие корабли.
eclipse-o-foreign = Гекс под контролем другого игрока.
eclipse-o-artifact = по 5 за артефакт
eclipse-o-on-track = на дорожке { $count }
eclipse-o-on-map = { $count ->
        [one] Выберите на карте: { $count } место.
        [few] Выберите на карте: { $count } места.
       *[many] Выберите на карте: { $count } мест.
    }
eclipse-o-ship-at = { $sector }, ход { $drive }
eclipse-o-nothing-explore = Разведывать больше нечего.
eclipse-o-nothing-influence = Переносить диски некуда.
eclipse-o-nothing-build = Сейчас ничего не построить.
eclipse-o-nothing-move = Ни один корабль не может двигаться.
eclipse-o-nothing-onward = Дальше корабль не пройдёт.
eclipse-o-retreat-text = Корабли уйдут в следующем раунде сражения, если уцелеют.
eclipse-o-abandon-text = Содержание { $before } → { $after }; { $cubes ->
        [one] вернётся { $cubes } кубик
        [few] вернутся { $cubes } кубика
       *[many] вернётся { $cubes } кубиков
    }; потеря ПО: { $points }.
eclipse-o-takes = Уничтожают повреждения: { $count }.
eclipse-o-hit-on = Попадание с { $value }.
eclipse-o-reputation = Тайл на { $value }
eclipse-o-reputation-for = вместо вашего { $value }
eclipse-o-reputation-space = на свободное место
eclipse-o-reputation-free = На свободное место дорожки.
eclipse-o-reputation-instead = Вместо вашего тайла на { $value }.
eclipse-o-room = Вернуть тайл на { $value }
eclipse-o-room-text = Освободится место для посла.

eclipse-species-terran = Быстрые корабли: три перемещения за действие
eclipse-species-eridani-empire = Богатство, три технологии и два тайла репутации, но мало дисков
eclipse-species-hydran-progress = Две технологии за одно исследование
eclipse-species-planta = Два гекса за разведку, за каждый гекс на 1 ПО больше; население гибнет без броска
eclipse-species-descendants-of-draco = Мир с Древними, 1 ПО за каждый уцелевший корабль; выбор из двух гексов
eclipse-species-mechanema = По три модуля и постройки за действие, всё дешевле
eclipse-species-orion-hegemony = Начинает с крейсера; щиты и быстрые корабли с запасом энергии

eclipse-do-trade = Обменять
eclipse-do-colony = Отправить колониальный корабль
eclipse-do-parley = Предложить отношения
eclipse-do-remove = Снять тайл
eclipse-do-part = Поставить: { $part }
eclipse-do-species = Играть: { $species }
eclipse-do-research = Исследовать за { $price }: { $technology }
eclipse-do-technology = Взять: { $technology }
eclipse-do-explore = Разведать
eclipse-do-place = Положить гекс
eclipse-do-build = Построить: { $item }
eclipse-do-move = Переместить: { $sector }
eclipse-do-influence = Перенести диск
eclipse-do-target = Цель: { $ship }
eclipse-do-miss = Ни в кого
eclipse-do-fire-first = Сначала { $ship }
eclipse-do-destroy = { $count ->
        [one] Уничтожить { $count } кубик
        [few] Уничтожить { $count } кубика
       *[many] Уничтожить { $count } кубиков
    }

eclipse-kicker-battle = сражение
eclipse-kicker-species = раса
eclipse-kicker-act = действие
eclipse-kicker-react = реакция
eclipse-kicker-finish = конец хода
eclipse-kicker-relations = дипломатия
eclipse-kicker-agree = дипломатия
eclipse-kicker-envoy = дипломатия
eclipse-kicker-room = дипломатия
eclipse-kicker-upkeep = содержание
eclipse-kicker-bankruptcy = содержание

eclipse-help-species = Все расы различаются цветом и домашним гексом, инопланетные ещё многим.
eclipse-help-act = Дисков: { $discs }. Содержание { $upkeep }, итог { $net }: останется денег { $then }.
eclipse-help-react = Вы спасовали: за диск один модуль, одна постройка или одно перемещение.
eclipse-help-explore = Нажмите на место: его гекс откроется сразу.
eclipse-help-influence = Диски кладут на гексы рядом со своими или возвращают на дорожку.
eclipse-help-research = Каждая технология той же дорожки снижает цену.
eclipse-help-upgrade = Возьмите модуль и нажмите на ячейку. Сначала снимают тайлы; в конце всем нужны энергия и двигатель.
eclipse-help-install = Сейчас это бесплатно. Снятый позже, он пропадает.
eclipse-help-build = Выберите, что построить, потом свой гекс на карте.
eclipse-help-move = Возьмите корабль здесь или на карте и нажмите, куда ему идти.
eclipse-help-onward = Корабль уже двинулся и может идти дальше.
eclipse-help-claim = Диск даёт контроль над гексом и всем, что на нём.
eclipse-help-discovery = Использованный тайл действует сразу; оставленный учитывается только в конце.
eclipse-help-engage = Отступают в два шага: сейчас разворачиваются, в следующем раунде уходят.
eclipse-help-target = Каждый кубик направляют в один корабль. Лишние повреждения пропадают.
eclipse-help-fire-first = Инициатива у них равная.
eclipse-help-flee = Стрелять некому: нападающий сразу уходит.
eclipse-help-reputation = Другие видят только рубашку. Остальные тайлы возвращаются в мешок.
eclipse-help-home = Он лежал на квадрате для разных ресурсов или вернулся вместе с послом. Дорожка, куда он ляжет, будет приносить меньше.
eclipse-help-envoy = Кубик уходит с дорожки, и она приносит больше. Он вернётся, если отношения прервутся.
eclipse-help-agree = Вы обмениваетесь послами с кубиком. Кто нападёт первым, станет предателем.
eclipse-help-room = Его достоинство видите только вы.
eclipse-help-grave = На эту дорожку он вернётся в фазе очистки.
eclipse-help-bombard = Без населения гекс теряет диск владельца, и вы можете занять его.
eclipse-help-destroy = Выберите какие; они уходят на кладбище владельца.
eclipse-help-artifacts = Распределите их, как хотите.
eclipse-help-technology = Это одна из самых дешёвых доступных технологий, которых у вас нет; она бесплатна.
eclipse-help-finish = Ещё можно пустить в дело колониальные корабли, обменять ресурсы и предложить отношения.
eclipse-help-relations = Между боями и содержанием можно ещё раз предложить отношения.
eclipse-help-upkeep = К оплате { $upkeep }, итог { $net }: останется денег { $then }.
eclipse-help-bankruptcy = Меняйте ресурсы на деньги или покидайте гексы, пока содержание не станет по силам.

eclipse-warn-resign = Выйти из игры?
eclipse-warn-pass = Вы ещё можете действовать.
eclipse-warn-claim = Гекс останется без диска.
eclipse-warn-claim-text = Очков он вам не даст, и занять его сможет любой.
eclipse-warn-unused = Действие не использовано.
eclipse-warn-unused-text = Его диск всё равно потрачен.
eclipse-warn-reputation = Вы отказываетесь от тайла репутации.
eclipse-warn-reputation-text = { $count ->
        [one] Он принёс бы { $count } очко.
        [few] Он принёс бы { $count } очка.
       *[many] Он принёс бы { $count } очков.
    }
eclipse-warn-treaty = Это разорвёт договор.
eclipse-warn-treaty-text = Вы станете предателем (−2 очка), послы вернутся домой.

## Zones of the table, where the board is described in words

zones-untold = step seat first more placing declined left queue heir action space after ship final order bout acted firing kills fought fled turned spent size of
zone-map = Карта
zone-gcds = Защита центра
zone-stacks = Стопки
zone-inner = Кольцо I
zone-middle = Кольцо II
zone-outer = Кольцо III
zone-discards = Сброшенные гексы
zone-tray = Технологии на поле снабжения
zone-bag = Технологий в мешке
zone-traitor = Предатель
zone-round = Раунд
zone-passed = Спасовали
zone-out = Вне игры
zone-drawn = Открытые гексы
zone-found = Открытие
zone-hand = Вытянутые тайлы репутации
zone-battle = Сражение
zone-hex = Гекс
zone-pair = Стороны
zone-dice = Кубики
zone-wounds = Повреждения
zone-leaving = Отступают
zone-seats = Игроки
zone-species = Раса
zone-storage = Склад: деньги, знания, материалы
zone-cubes = Кубики
zone-discs = Диски на дорожке
zone-disc = Под контролем
zone-ready = Готовые колониальные корабли
zone-technologies = Технологии
zone-graves = Кладбище
zone-used = Диски на действиях
zone-parts = Модули
zone-aside = Отложенные модули Древних
zone-friends = Отношения с
zone-reputation = Репутация
zone-prizes = Оставленные открытия
zone-production = Производство
zone-upkeep = Содержание
zone-designs = Корабли
zone-reserve = Непостроенные корабли
zone-points = Очки за
zone-prices = Цены технологий
zone-ships = Корабли
zone-ancients = Древние
zone-tile = Тайл открытия
zone-orbital = Орбитальная станция
zone-monolith = Монолит
zone-at = Место

## The map in the browser

eclipse-map = Галактика, раунд { $round }: { $count ->
        [one] { $count } гекс
        [few] { $count } гекса
       *[many] { $count } гексов
    }
eclipse-map-sector = { $number } { $name }
eclipse-map-space = Место { $ring } рядом с { $sectors }
eclipse-map-space-far = Место { $ring }
eclipse-map-yours = ваш
eclipse-desc-joined = соединён с: { $sectors }
eclipse-desc-alone = ни с чем не соединён
eclipse-map-of = { $name }
eclipse-map-free = без диска
eclipse-map-cubes = заселено { $count } из { $all }
eclipse-map-discovery = с тайлом открытия
eclipse-map-several = { $name } × { $count }
eclipse-map-ship-of = { $ship } ({ $name })
eclipse-map-battle = битва
eclipse-map-ship-in = { $ship }, { $sector }
eclipse-map-disc-in = Ваш диск, { $sector }
eclipse-map-square = Клетка { $square }, { $sector }
eclipse-map-target = { $place }: { $acts }
eclipse-map-chosen = выбрано
eclipse-pill-share = { $share } %
eclipse-pill-explore = открыть
eclipse-pill-battle = бой
eclipse-pill-join = к своим
eclipse-pill-free = свободно
eclipse-legend-money = планета: деньги
eclipse-legend-science = знания
eclipse-legend-materials = материалы
eclipse-legend-any = на выбор
eclipse-legend-cube = заселено, цвет владельца
eclipse-legend-square = свободно; точка: нужна технология
eclipse-legend-north = С
eclipse-map-do-pick-up = взять
eclipse-map-do-explore = разведать
eclipse-map-do-colony = заселить кубиком ({ $resource })
eclipse-map-do-move = { $ship } летит сюда ({ $sector })
eclipse-map-do-return = вернуть диск на дорожку
eclipse-map-do-disc = положить диск
eclipse-map-do-disc-from = переложить сюда диск ({ $sector })
eclipse-map-do-build = построить: { $item }
eclipse-map-do-onward = лететь дальше сюда
eclipse-map-do-claim = положить диск
eclipse-map-do-flee = отступить сюда
eclipse-map-do-engage = отступить сюда
eclipse-map-do-destroy = уничтожить кубик
eclipse-map-do-bankruptcy = покинуть гекс
eclipse-place-tile = { $sector }, поворот { $degrees }°
eclipse-place-degrees = Поворот на { $degrees } градусов
eclipse-place-turn-how = Стрелки поворачивают гекс
eclipse-place-left = Повернуть влево
eclipse-place-right = Повернуть вправо
eclipse-place-turns = Повороты: { $sector }
eclipse-place-or = Или
eclipse-place-not = Так нельзя
eclipse-place-joins = полная точка перехода: { $sectors }
eclipse-place-half = половина точки перехода: { $sectors }
eclipse-place-others = ещё соединяет с гексами: { $sectors }
eclipse-place-open = { $count ->
        [0] не ведёт в неразведанное
        [one] ведёт к { $count } неразведанному месту
        [few] ведёт к { $count } неразведанным местам
       *[many] ведёт к { $count } неразведанным местам
    }
eclipse-place-peace = { $count ->
        [one] Там живёт корабль Древних, он с вами в мире.
        [few] Там живут { $count } корабля Древних, они с вами в мире.
       *[many] Там живут { $count } кораблей Древних, они с вами в мире.
    }
eclipse-place-ancients = { $count ->
        [one] Гекс охраняет корабль Древних: до победы над ним диск не положить.
        [few] Гекс охраняют { $count } корабля Древних: до победы над ними диск не положить.
       *[many] Гекс охраняют { $count } кораблей Древних: до победы над ними диск не положить.
    }
eclipse-phase-action = Действия
eclipse-phase-combat = Битвы
eclipse-phase-upkeep = Содержание
eclipse-phase-cleanup = Очистка
eclipse-seat-vp = ПО
eclipse-seat-money = Деньги: производство { $produced }, содержание { $upkeep }
eclipse-seat-science = Знания и производство
eclipse-seat-materials = Материалы и производство
eclipse-seat-discs = Дисков на дорожке влияния
eclipse-seat-passed = пас
eclipse-seat-passed-first = пас, начинает следующий раунд
eclipse-seat-out = вне игры
eclipse-seat-traitor = предатель
eclipse-seat-doing = { $action }
eclipse-seat-supply = Общий запас
eclipse-seat-stack = Стопка { $ring }
eclipse-seat-discoveries = Тайлов открытий
eclipse-seat-tray = Технологий на выбор
eclipse-seat-bag = Технологий в мешке
eclipse-info-stack = Стопка { $ring }
eclipse-info-left = { $count ->
        [one] остался { $count } гекс
        [few] осталось { $count } гекса
       *[many] осталось { $count } гексов
    }
eclipse-info-vp = { $count } ПО
eclipse-info-kind-centre = Галактический Центр
eclipse-info-kind-inner = Гекс кольца I
eclipse-info-kind-middle = Гекс кольца II
eclipse-info-kind-outer = Гекс кольца III
eclipse-info-kind-home = Домашний гекс
eclipse-info-owner = Контроль
eclipse-info-nobody = никто
eclipse-info-squares = Клетки
eclipse-info-taken = с кубиком
eclipse-info-empty = свободна
eclipse-info-wormholes = Точки перехода
eclipse-info-joined = полных { $full }, половин { $half }
eclipse-info-ships = Корабли
eclipse-info-battle = В фазе битв здесь будет битва.
eclipse-info-pinned = Кораблей, которые должны остаться здесь: { $held } из { $ships }.
eclipse-info-ancients = { $count ->
        [one] Гекс охраняет корабль Древних.
        [few] Гекс охраняют { $count } корабля Древних.
       *[many] Гекс охраняют { $count } кораблей Древних.
    }
eclipse-info-discovery = Тайл открытия достанется первому диску.
eclipse-info-artifact = Артефакт: 5 ресурсов тому, кто получит «Расшифровку артефактов».
eclipse-odds = Шансы в бою
eclipse-odds-duel = Это сражение двоих
eclipse-odds-hex = Гекс после всех сражений
eclipse-odds-with = Шансы, если придут: { $ships }
eclipse-odds-open = Изменить флоты

## Пояснения обучающей партии

eclipse-tip-welcome = Девять раундов, больше всех очков
eclipse-tip-welcome-text = Очки дают гексы, сражения, открытия, технологии и послы. В вашей строке видны очки, запасы с приходом за раунд и диски влияния.
eclipse-tip-species = Выберите свой народ
eclipse-tip-species-text = Земляне одинаковы и хороши для первой партии. У каждой расы чужих свои сильные стороны, они названы в строке.
eclipse-tip-act = Одно действие за ход
eclipse-tip-act-text = Каждое действие забирает диск с дорожки влияния. Ходы идут по кругу, пока вы не спасуете; кто спасует первым, начнёт следующий раунд.
eclipse-tip-tile = Как читать гекс
eclipse-tip-tile-text = Вверху номер и очки со звёздочкой. Квадраты под планетами принимают население, с точкой — только при технологии. Белые полукруги по краям — точки перехода: две встречные соединяют гексы. Рамка и диск показывают владельца.
eclipse-tip-discs = Диски стоят денег
eclipse-tip-discs-text = Каждый диск, снятый с этой дорожки, увеличивает содержание, которое платят в конце раунда. Рядом видно, сколько денег останется.
eclipse-tip-storage = Население работает
eclipse-tip-storage-text = Каждый кубик, ушедший с дорожки на квадрат карты, увеличивает её производство: деньги, знания или материалы.
eclipse-tip-explore = В неизвестность
eclipse-tip-explore-text = Выберите место рядом со своими гексами. Римская цифра — стопка, из которой берётся гекс; ближе к центру гексы богаче и лучше охраняются.
eclipse-tip-place = Поверните и положите
eclipse-tip-place-text = Поворачивайте гекс стрелками или касанием. Хотя бы одна его точка перехода должна встретиться с вашей: такие места обведены.
eclipse-tip-claim = Занять сразу?
eclipse-tip-claim-text = Диск делает гекс вашим: его очки, квадраты и открытие. Но и содержание растёт.
eclipse-tip-colony = Колониальные корабли
eclipse-tip-colony-text = Готовый колониальный корабль перевозит один кубик на квадрат вашего гекса, почти в любой момент вашего хода. Коснитесь квадрата на карте.
eclipse-tip-trade = Обмен
eclipse-tip-trade-text = Лишнее можно обменять на недостающее в свой ход, сколько угодно раз.
eclipse-tip-ancients = Древние
eclipse-tip-ancients-text = Эти корабли ничьи. Пока они целы, гекс занять нельзя, и они задерживают ваши корабли.
eclipse-tip-discovery = Открытие
eclipse-tip-discovery-text = Используйте то, что на тайле, или оставьте его закрытым за 2 очка в конце игры.
eclipse-tip-influence = Перемещение дисков
eclipse-tip-influence-text = С дорожки на соседний гекс, с гекса на гекс или обратно на дорожку. Кроме того, снова готовы два колониальных корабля.
eclipse-tip-research = Технологии
eclipse-tip-research-text = Каждая изученная удешевляет следующие в своём ряду. Детали ставят на чертежи, остальное действует сразу.
eclipse-tip-upgrade = Чертежи
eclipse-tip-upgrade-text = Деталь меняет все ваши корабли этого типа, и те, что уже на карте. Следите за энергией и оставьте двигатель.
eclipse-tip-build = Постройка
eclipse-tip-build-text = Корабли и постройки стоят материалов и сразу встают в ваш гекс.
eclipse-tip-move = Движение кораблей
eclipse-tip-move-text = Коснитесь корабля, затем гекса. Пунктир показывает, куда он дойдёт; замок — где его задержат корабли врага.
eclipse-tip-battle = Будет сражение
eclipse-tip-battle-text = Скрещённые мечи: в одном гексе стоят стороны, не связанные отношениями. Сражение — после фазы действий. Коснитесь гекса, чтобы увидеть шансы.
eclipse-tip-fight = В сражении
eclipse-tip-fight-text = Корабли стреляют в порядке инициативы. Кубик попадает, если с компьютером и щитом выходит 6 или больше; 6 попадает всегда, 1 никогда. Отступление занимает два хода.
eclipse-tip-reputation = Репутация
eclipse-tip-reputation-text = За сражения берут тайлы. Один остаётся у вас, другие возвращаются в мешок; его число до конца игры видите только вы.
eclipse-tip-react = После паса
eclipse-tip-react-text = Можно отвечать: немного строить, улучшать или двигаться. Это стоит диска, как любое действие.
eclipse-tip-upkeep = Перед содержанием
eclipse-tip-upkeep-text = Последний момент для колониальных кораблей и обмена. Затем содержание платят деньгами; кому не хватит, отдаёт гексы.
eclipse-tip-over = Конец игры
eclipse-tip-over-text = Откуда у каждого очки; все скрытые тайлы открыты.

## Шансы в бою (кое-что из общих слов сказано здесь по-своему)

odds-fleet-text =
    Корабли по типам через запятую: 3cruiser.c2.h1,2dreadnought. После точки: i инициатива, c компьютеры, s щиты, h корпус, y o r кубики пушек, m кубики ракет, d повреждения; что не названо, то как напечатано. ancient и gcds — тоже стороны.
odds-option-retreat = { $name } отступает
odds-option-retreat-never = никогда
odds-option-retreat-number = { $number ->
        [0] сразу
       *[other] после { $number }
    }
odds-option-retreat-number-long = { $number ->
        [0] сразу
        [one] после { $number } раунда
       *[other] после { $number } раундов
    }
odds-option-aim = { $name } стреляет сначала
odds-option-aim-dangerous = по опасным
odds-option-aim-largest = по крупным
odds-option-aim-smallest = по мелким
odds-defended = Защитник
odds-player = Игрок
odds-gcds = Центр
odds-designs = { $name }: чертежи
odds-no-ships = Кораблей пока нет.
odds-figure-i = Инициатива
odds-figure-c = Компьютеры
odds-figure-s = Щиты
odds-figure-h = Корпус
odds-figure-y = Ионные кубики (1)
odds-figure-o = Плазменные кубики (2)
odds-figure-r = Кубики антиматерии (4)
odds-figure-m = Ракетные кубики (2)
odds-empty = Дайте каждой стороне хотя бы один корабль.
odds-left = Кораблей остаётся у победителя, процент боёв
odds-likely = Корабли после боя. Вероятнее всего: { $name }, { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
       *[many] { $count } кораблей
    }.
odds-keeps = { $name }, { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
       *[many] { $count } кораблей
    }: { $share } %
odds-escapes = { $name } уводит корабли в { $share } % боёв.
odds-losses = Ожидаемые потери в материалах
odds-lost = материалов потеряно
odds-kept = { $side }: кораблей останется в гексе
odds-rounds = Длительность в раундах боя (0: всё решили ракеты)
error-odds-ships = «{ $text }» — не корабли; ожидалось что-то вроде 3cruiser.c2.h1, одно из: { $known }.
error-odds-guards = Древние и защитная система центра — отдельные стороны; других кораблей у них нет.
error-odds-count = Кораблей типа { $ship } на одной стороне бывает от 1 до { $most }, а не { $count }.
error-odds-figure = «{ $text }» в «{ $ships }» — не показатель корабля; ожидалась буква (i c s h y o r m d) и число.
error-odds-damage = Корабль { $ship } с корпусом { $hull } уничтожают { $damage } повреждений.
error-odds-designs = У всех кораблей типа { $ship } одной стороны одинаковые показатели.
error-odds-sector = Гекса «{ $sector }» на карте нет.
error-odds-quiet = В гексе { $sector } только одна сторона или никого: боя нет.
