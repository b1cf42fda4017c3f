### «Борьба за галактику», русский текст. На сообщения ссылаются по id; en.ftl должен содержать те же.
### .origin у названия карты: source — название есть в русских правилах, own — наш перевод.

## Слова

world = мир
development = разработка
military-world = защищённый мир
non-military-world = незащищённый мир
start-world = родной мир
windfall = накопление
production = производство
cost = стоимость
defense = защита
military = атака
vp = ПО
    .long = победные очки
power = способность
good = товар
goods = товары
tableau = сектор
hand = рука
deck = колода
discard-pile = сброс
bank = банк победных очков
chips = жетоны ПО
round = раунд
phase = фаза
action-card = карта действия
bonus = привилегия
trade-price = цена продажи
duel = дуэль
first-game = первая партия

## Виды товаров

kind-novelty = предметы роскоши
    .genitive = предметов роскоши
kind-rare = редкие элементы
    .genitive = редких элементов
kind-genes = генетические материалы
    .genitive = генетических материалов
kind-alien = технологии пришельцев
    .genitive = технологий пришельцев

## Ключевые слова

keyword-alien = пришельцы
keyword-rebel = повстанцы
keyword-imperium = империя
keyword-uplift = развитая
keyword-terraforming = терраформирование

## Фазы («Продажа» — класс способностей внутри потребления)

phase-explore = Исследование
    .number = I
phase-develop = Разработка
    .number = II
phase-settle = Освоение
    .number = III
phase-trade = Продажа
    .number = $
phase-consume = Потребление
    .number = IV
phase-produce = Производство
    .number = V

## Карты действий

action-explore-5 = Исследование: +5
    .bonus = Возьмите на выбор на 5 карт больше.
action-explore-1-1 = Исследование: +1, +1
    .bonus = Возьмите на 1 карту больше и оставьте на 1 карту больше.
action-develop = Разработка
    .bonus = Заплатите за разработку на 1 карту меньше.
action-develop-2 = Разработка (вторая карта)
    .bonus = Заплатите за разработку на 1 карту меньше.
action-settle = Освоение
    .bonus = Разместив мир, возьмите 1 карту.
action-settle-2 = Освоение (вторая карта)
    .bonus = Разместив мир, возьмите 1 карту.
action-consume-trade = Потребление: продажа
    .bonus = Сначала продайте 1 товар: сбросьте его и возьмите карты по цене продажи. Ваши способности продажи действуют.
action-consume-2x = Потребление: ПО×2
    .bonus = Ваши способности потребления дают вдвое больше ПО. ПО за сброс карт с руки не удваиваются.
action-produce = Производство
    .bonus = Произведите товар в одном из своих пустых миров накопления.

## Карты: родные миры

card-old-earth = Старая Земля
    .origin = own
card-epsilon-eridani = Эпсилон Эридана
    .origin = own
card-alpha-centauri = Альфа Центавра
    .origin = source
card-new-sparta = Новая Спарта
    .origin = own
card-earths-lost-colony = Потерянная колония Земли
    .origin = own

## Карты: прочие миры

card-alien-robot-scout-ship = Робот-разведчик пришельцев
    .origin = own
card-alien-robot-sentry = Робот-часовой пришельцев
    .origin = own
card-alien-robotic-factory = Автоматический завод пришельцев
    .origin = own
card-alien-rosetta-stone-world = Мир наследия пришельцев
    .origin = source
card-aquatic-uplift-race = Развитая раса морских существ
    .origin = own
card-artist-colony = Колония художников
    .origin = own
card-asteroid-belt = Пояс астероидов
    .origin = own
card-avian-uplift-race = Развитая раса птиц
    .origin = own
card-bio-hazard-mining-world = Биоопасный горнодобывающий мир
    .origin = own
card-black-market-trading-world = Мир чёрного рынка
    .origin = own
card-blaster-gem-mines = Копи бластерных кристаллов
    .origin = own
card-comet-zone = Зона комет
    .origin = own
card-deserted-alien-colony = Покинутая колония пришельцев
    .origin = own
card-deserted-alien-library = Покинутая библиотека пришельцев
    .origin = own
card-deserted-alien-outpost = Покинутый форпост пришельцев
    .origin = own
card-destroyed-world = Разрушенный мир
    .origin = own
card-distant-world = Далёкий мир
    .origin = own
card-empath-world = Мир эмпатов
    .origin = source
card-expanding-colony = Растущая колония
    .origin = own
card-former-penal-colony = Бывшая исправительная колония
    .origin = own
card-galactic-engineers = Галактические инженеры
    .origin = own
card-galactic-resort = Галактический курорт
    .origin = own
card-galactic-trendsetters = Галактические законодатели мод
    .origin = own
card-gambling-world = Мир-казино
    .origin = source
card-gem-world = Мир самоцветов
    .origin = source
card-imperium-armaments-world = Оружейный мир Империи
    .origin = own
card-lost-alien-battle-fleet = Потерянный боевой флот пришельцев
    .origin = own
card-lost-alien-warship = Потерянный линкор пришельцев
    .origin = own
card-lost-species-ark-world = Мир-ковчег исчезнувших видов
    .origin = own
card-malevolent-lifeforms = Враждебные формы жизни
    .origin = own
card-merchant-world = Торговый мир
    .origin = source
card-mining-world = Горнодобывающий мир
    .origin = own
card-new-earth = Новая Земля
    .origin = own
card-new-survivalists = Новые отшельники
    .origin = own
card-new-vinland = Новый Винланд
    .origin = source
card-outlaw-world = Мир вне закона
    .origin = own
card-pilgrimage-world = Мир паломников
    .origin = own
card-pirate-world = Пиратский мир
    .origin = own
card-plague-world = Зачумлённый мир
    .origin = own
card-pre-sentient-race = Предразумная раса
    .origin = own
card-prosperous-world = Процветающий мир
    .origin = own
card-radioactive-world = Радиоактивный мир
    .origin = own
card-rebel-base = База повстанцев
    .origin = own
card-rebel-fuel-cache = Топливный склад повстанцев
    .origin = own
card-rebel-homeworld = Родина повстанцев
    .origin = own
card-rebel-miners = Шахтёры-повстанцы
    .origin = own
card-rebel-outpost = Форпост повстанцев
    .origin = own
card-rebel-underground = Подполье повстанцев
    .origin = own
card-rebel-warrior-race = Раса воинов-повстанцев
    .origin = own
card-refugee-world = Мир беженцев
    .origin = own
card-reptilian-uplift-race = Развитая раса рептилий
    .origin = own
card-runaway-robots = Беглые роботы
    .origin = own
card-secluded-world = Уединённый мир
    .origin = own
card-space-port = Космопорт
    .origin = own
card-spice-world = Мир пряностей
    .origin = own
card-star-nomad-lair = Логово звёздных кочевников
    .origin = own
card-terraformed-world = Терраформированный мир
    .origin = own
card-the-last-of-the-uplift-gnarssh = Последние из развитых гнаршей
    .origin = own
card-tourist-world = Туристический мир
    .origin = own

## Карты: разработки

card-colony-ship = Корабль колонистов
    .origin = source
card-consumer-markets = Потребительские рынки
    .origin = own
card-contact-specialist = Дипломат
    .origin = source
card-deficit-spending = Бюджетный дефицит
    .origin = source
card-diversified-economy = Многоотраслевая экономика
    .origin = own
card-drop-ships = Десантные корабли
    .origin = own
card-expedition-force = Экспедиционный корпус
    .origin = own
card-export-duties = Экспортные пошлины
    .origin = own
card-genetics-lab = Генетическая лаборатория
    .origin = source
card-interstellar-bank = Межзвёздный банк
    .origin = own
card-investment-credits = Инвестиционные кредиты
    .origin = own
card-mining-conglomerate = Горнодобывающий конгломерат
    .origin = own
card-mining-robots = Горнодобывающие роботы
    .origin = source
card-new-military-tactics = Тактические новшества
    .origin = source
card-public-works = Общественные работы
    .origin = source
card-replicant-robots = Самовоспроизводящиеся роботы
    .origin = source
card-research-labs = Исследовательские лаборатории
    .origin = own
card-space-marines = Космическая пехота
    .origin = own
card-terraforming-robots = Терраформирующие роботы
    .origin = own

## Карты: разработки со стоимостью 6

card-alien-tech-institute = Институт технологий пришельцев
    .origin = source
card-free-trade-association = Ассоциация свободной торговли
    .origin = source
card-galactic-federation = Галактическая федерация
    .origin = source
card-galactic-imperium = Галактическая Империя
    .origin = source
card-galactic-renaissance = Галактический ренессанс
    .origin = source
card-galactic-survey-seti = Поиск чужих цивилизаций
    .origin = source
card-merchant-guild = Торговая гильдия
    .origin = source
card-mining-league = Горнодобывающая лига
    .origin = source
card-new-economy = Новая экономика
    .origin = source
card-new-galactic-order = Новый галактический порядок
    .origin = source
card-pan-galactic-league = Всегалактическая лига
    .origin = source
card-trade-league = Торговая лига
    .origin = source

## Способности: исследование

# $amount: на сколько карт больше
power-explore-draw = { $amount ->
        [one] Возьмите на выбор на { $amount } карту больше.
        [few] Возьмите на выбор на { $amount } карты больше.
       *[many] Возьмите на выбор на { $amount } карт больше.
    }
    .short = взять на { $amount } больше
power-explore-keep = { $amount ->
        [one] Оставьте на руке на { $amount } карту больше.
        [few] Оставьте на руке на { $amount } карты больше.
       *[many] Оставьте на руке на { $amount } карт больше.
    }
    .short = оставить на { $amount } больше

## Способности: разработка

# $amount: сколько карт взять или на сколько карт меньше заплатить
power-draw-at-phase-start = { $amount ->
        [one] В начале фазы возьмите { $amount } карту.
        [few] В начале фазы возьмите { $amount } карты.
       *[many] В начале фазы возьмите { $amount } карт.
    }
    .short = в начале: { $amount } с колоды
power-reduce-cost-develop = { $amount ->
        [one] Платите за разработку на { $amount } карту меньше.
        [few] Платите за разработку на { $amount } карты меньше.
       *[many] Платите за разработку на { $amount } карт меньше.
    }
    .short = разработки на { $amount } дешевле
power-draw-after-placing-develop = { $amount ->
        [one] Внедрив разработку, возьмите { $amount } карту.
        [few] Внедрив разработку, возьмите { $amount } карты.
       *[many] Внедрив разработку, возьмите { $amount } карт.
    }
    .short = после разработки: { $amount } с колоды

## Способности: освоение

# $amount: на сколько карт меньше, сколько карт взять или значение атаки; $kinds: виды товаров словами
power-reduce-cost-settle = { $amount ->
        [one] Платите за мир на { $amount } карту меньше.
        [few] Платите за мир на { $amount } карты меньше.
       *[many] Платите за мир на { $amount } карт меньше.
    }
    .short = миры на { $amount } дешевле
power-reduce-cost-kind = { $amount ->
        [one] Платите на { $amount } карту меньше за мир вида «{ $kinds }».
        [few] Платите на { $amount } карты меньше за мир вида «{ $kinds }».
       *[many] Платите на { $amount } карт меньше за мир вида «{ $kinds }».
    }
    .short = миры «{ $kinds }» на { $amount } дешевле
power-draw-after-placing-settle = { $amount ->
        [one] Разместив мир, возьмите { $amount } карту.
        [few] Разместив мир, возьмите { $amount } карты.
       *[many] Разместив мир, возьмите { $amount } карт.
    }
    .short = после освоения: { $amount } с колоды
power-military = +{ $amount } к атаке.
    .short = атака +{ $amount }
power-military-minus = −{ $amount } к атаке.
    .short = атака −{ $amount }
power-military-kind = +{ $amount } к атаке против защищённых миров вида «{ $kinds }».
    .short = атака +{ $amount } против «{ $kinds }»
power-military-rebel = +{ $amount } к атаке против миров повстанцев.
    .short = атака +{ $amount } против повстанцев
power-temporary-military = Можете сбросить эту карту из своего сектора: +{ $amount } к атаке до конца фазы.
    .short = сбросить её: атака +{ $amount }
power-zero-cost = Можете сбросить эту карту из своего сектора: стоимость мира, за который вы платите, станет 0. Не для миров вида «{ $kinds }».
    .short = сбросить её: мир за 0, кроме «{ $kinds }»
# $amount: на сколько карт меньше защиты
power-pay-for-military = Можете не захватывать защищённый мир, а заплатить за него. Стоимость — его защита минус { $amount }. Не для миров вида «{ $kinds }».
    .short = платить за защищённый мир, на { $amount } дешевле; кроме «{ $kinds }»

## Способности: продажа

# $amount: на сколько карт больше при продаже
power-trade-any = { $amount ->
        [one] Продавая товар, возьмите на { $amount } карту больше.
        [few] Продавая товар, возьмите на { $amount } карты больше.
       *[many] Продавая товар, возьмите на { $amount } карт больше.
    }
    .short = любой товар: продажа +{ $amount }
power-trade-kind = { $amount ->
        [one] Продавая товар вида «{ $kinds }», возьмите на { $amount } карту больше.
        [few] Продавая товар вида «{ $kinds }», возьмите на { $amount } карты больше.
       *[many] Продавая товар вида «{ $kinds }», возьмите на { $amount } карт больше.
    }
    .short = { $kinds }: продажа +{ $amount }
power-trade-this-world = { $amount ->
        [one] Продавая товар этого мира, возьмите на { $amount } карту больше.
        [few] Продавая товар этого мира, возьмите на { $amount } карты больше.
       *[many] Продавая товар этого мира, возьмите на { $amount } карт больше.
    }
    .short = свой товар: продажа +{ $amount }

## Способности: потребление

# Награда за потребление; $vp и $cards приходят из сообщений ниже, одно из них может быть 0
reward-consume = { $vp ->
        [0] { $cards ->
            [one] возьмите { $cards } карту
            [few] возьмите { $cards } карты
           *[many] возьмите { $cards } карт
        }
       *[other] { $cards ->
            [0] получите { $vp } ПО
            [one] получите { $vp } ПО и возьмите { $cards } карту
            [few] получите { $vp } ПО и возьмите { $cards } карты
           *[many] получите { $vp } ПО и возьмите { $cards } карт
        }
    }
    .short = { $vp ->
        [0] { $cards ->
            [one] { $cards } карта
            [few] { $cards } карты
           *[many] { $cards } карт
        }
       *[other] { $cards ->
            [0] { $vp } ПО
            [one] { $vp } ПО, { $cards } карта
            [few] { $vp } ПО, { $cards } карты
           *[many] { $vp } ПО, { $cards } карт
        }
    }
# $goods: сколько товаров отдать сразу
power-consume-goods = { $goods ->
        [one] Сбросьте { $goods } товар: { reward-consume }.
        [few] Сбросьте { $goods } товара: { reward-consume }.
       *[many] Сбросьте { $goods } товаров: { reward-consume }.
    }
    .short = { $goods ->
            [one] { $goods } товар → { reward-consume.short }
            [few] { $goods } товара → { reward-consume.short }
           *[many] { $goods } товаров → { reward-consume.short }
        }
power-consume-kind = { $goods ->
        [one] Сбросьте { $goods } товар вида «{ $kinds }»: { reward-consume }.
        [few] Сбросьте { $goods } товара вида «{ $kinds }»: { reward-consume }.
       *[many] Сбросьте { $goods } товаров вида «{ $kinds }»: { reward-consume }.
    }
    .short = «{ $kinds }» ×{ $goods } → { reward-consume.short }
power-consume-different-kinds = { $goods ->
        [one] Сбросьте { $goods } товар разных видов: { reward-consume }.
        [few] Сбросьте { $goods } товара разных видов: { reward-consume }.
       *[many] Сбросьте { $goods } товаров разных видов: { reward-consume }.
    }
    .short = { $goods } разных товара → { reward-consume.short }
# $uses: сколько товаров самое большее
power-consume-up-to = Сбросьте как можно больше товаров, но не более { $uses }. За каждый { reward-consume }.
    .short = до { $uses } товаров, каждый → { reward-consume.short }
power-consume-up-to-kind = Сбросьте как можно больше товаров вида «{ $kinds }», но не более { $uses }. За каждый { reward-consume }.
    .short = «{ $kinds }», до { $uses }, каждый → { reward-consume.short }
power-consume-all = Сбросьте все свои товары: получите столько ПО, сколько товаров сбросили, минус 1.
    .short = все товары → столько же ПО без 1
power-sell-good = Продайте 1 товар: сбросьте его и возьмите карты по цене продажи. Ваши способности продажи не действуют.
    .short = продать 1 товар без способностей
power-sell-good-with-trade-powers = Продайте 1 товар: сбросьте его и возьмите карты по цене продажи. Ваши способности продажи действуют.
    .short = продать 1 товар со способностями
power-lucky-draw = Назовите число от 1 до 7 и откройте верхнюю карту колоды. Если её стоимость или защита равна этому числу, возьмите её на руку, иначе сбросьте.
    .short = назвать число и выиграть карту
# $cards: сколько карт самое большее; $vp: сколько ПО за каждую
power-discard-hand = { $cards ->
        [one] Можете сбросить с руки до { $cards } карты. За каждую получите { $vp } ПО. Эти ПО не удваиваются.
       *[other] Можете сбросить с руки до { $cards } карт. За каждую получите { $vp } ПО. Эти ПО не удваиваются.
    }
    .short = до { $cards } карт с руки, каждая → { $vp } ПО

## Способности: потребление и производство

power-draw = { $amount ->
        [one] Возьмите { $amount } карту.
        [few] Возьмите { $amount } карты.
       *[many] Возьмите { $amount } карт.
    }
    .short = { $amount ->
            [one] взять { $amount } карту
            [few] взять { $amount } карты
           *[many] взять { $amount } карт
        }

## Способности: производство

power-produce-here = Произведите товар в этом мире.
    .short = производит здесь
power-produce-windfall = Произведите товар в одном из своих пустых миров накопления.
    .short = товар в мир накопления
power-produce-windfall-kind = Произведите товар в одном из своих пустых миров накопления вида «{ $kinds }».
    .short = товар в мир накопления «{ $kinds }»
power-draw-if-produced-here = { $amount ->
        [one] Если в этом мире произведён товар, возьмите { $amount } карту.
        [few] Если в этом мире произведён товар, возьмите { $amount } карты.
       *[many] Если в этом мире произведён товар, возьмите { $amount } карт.
    }
    .short = произвёл — { $amount } с колоды
power-draw-per-good-produced = { $amount ->
        [one] Возьмите { $amount } карту за каждый товар вида «{ $kinds }», который вы произвели в этой фазе.
        [few] Возьмите { $amount } карты за каждый товар вида «{ $kinds }», который вы произвели в этой фазе.
       *[many] Возьмите { $amount } карт за каждый товар вида «{ $kinds }», который вы произвели в этой фазе.
    }
    .short = за каждый «{ $kinds }»: { $amount } с колоды
power-draw-per-kind-produced = { $amount ->
        [one] Возьмите { $amount } карту за каждый вид товара, который вы произвели в этой фазе.
        [few] Возьмите { $amount } карты за каждый вид товара, который вы произвели в этой фазе.
       *[many] Возьмите { $amount } карт за каждый вид товара, который вы произвели в этой фазе.
    }
    .short = за каждый вид товара: { $amount } с колоды
power-draw-per-world = { $amount ->
        [one] Возьмите { $amount } карту за каждый свой мир вида «{ $kinds }».
        [few] Возьмите { $amount } карты за каждый свой мир вида «{ $kinds }».
       *[many] Возьмите { $amount } карт за каждый свой мир вида «{ $kinds }».
    }
    .short = за каждый мир «{ $kinds }»: { $amount } с колоды
power-draw-if-most-produced = { $amount ->
        [one] Возьмите { $amount } карту, если в этой фазе вы произвели больше товаров вида «{ $kinds }», чем любой другой игрок.
        [few] Возьмите { $amount } карты, если в этой фазе вы произвели больше товаров вида «{ $kinds }», чем любой другой игрок.
       *[many] Возьмите { $amount } карт, если в этой фазе вы произвели больше товаров вида «{ $kinds }», чем любой другой игрок.
    }
    .short = больше всех «{ $kinds }»: { $amount } с колоды

## Очки за разработки со стоимостью 6

# $vp: сколько ПО за каждую карту; $kinds, $phase и $card: названия словами; «другой»: не учтён строкой выше
scoring-production-world = { $vp } ПО за каждый мир производства вида «{ $kinds }».
scoring-windfall-world = { $vp } ПО за каждый мир накопления вида «{ $kinds }».
scoring-rebel-world = { $vp } ПО за каждый мир повстанцев.
scoring-world-with-power = { $vp } ПО за каждый мир со способностью «{ $phase }».
scoring-development-with-power = { $vp } ПО за каждую разработку со способностью «{ $phase }», включая эту.
scoring-development-of-cost = { $vp } ПО за каждую разработку со стоимостью { $cost }, включая эту.
scoring-other-alien-card = { $vp } ПО за каждую другую карту с ключевым словом «пришельцы», включая эту.
scoring-other-development = { $vp } ПО за каждую другую разработку.
scoring-other-military-world = { $vp } ПО за каждый другой защищённый мир.
scoring-other-world = { $vp } ПО за каждый другой мир.
scoring-card = { $vp } ПО за карту «{ $card }».
# $chips: сколько очков в жетонах считаются один раз
scoring-vp-chips = { $vp } ПО за каждые полные { $chips } ПО в ваших жетонах.
scoring-total-military = { $vp } ПО за каждую единицу вашей атаки. Минусы учитываются, временное усиление и особые факторы атаки — нет.

## Игра и названия её id

game-name = Борьба за галактику
# Начала id сообщений, которые называют вещи по их каноническому тексту
names = card action phase kind way
# События, которые говорят, что изменило шансы и очки, только если больше ничего не случилось
routine = opened chose explored kept drew laid limited reshuffled

## Статистика многих партий

trait-start = стартовый мир

## Величины по ходу партии

figure-score = Очки
figure-chips = Жетоны ПО
figure-tableau = Сектор
figure-military = Атака
figure-hand = Рука
figure-goods = Товары

## Вопросы

ask-opening = { $least ->
        [one] Сбросьте { $least } карту из начальной руки
        [few] Сбросьте { $least } карты из начальной руки
       *[many] Сбросьте { $least } карт из начальной руки
    }
ask-action = Выберите карту действия
ask-actions = { $least ->
        [one] Выберите { $least } карту действия
        [few] Выберите { $least } карты действий
       *[many] Выберите { $least } карт действий
    }
# $keep: сколько карт оставить из $drawn
ask-keep = { $keep ->
        [one] Оставьте { $keep } карту (взято: { $drawn })
        [few] Оставьте { $keep } карты (взято: { $drawn })
       *[many] Оставьте { $keep } карт (взято: { $drawn })
    }
ask-develop = Разработка: выложите разработку или ничего
ask-settle = Освоение: выложите мир или ничего
ask-how = { $price ->
        [one] Как вы разместите мир «{ $card }»? Его цена — { $price } карта
        [few] Как вы разместите мир «{ $card }»? Его цена — { $price } карты
       *[many] Как вы разместите мир «{ $card }»? Его цена — { $price } карт
    }
ask-pay = { $price ->
        [one] Заплатите { $price } карту за «{ $card }»
        [few] Заплатите { $price } карты за «{ $card }»
       *[many] Заплатите { $price } карт за «{ $card }»
    }
ask-sell = Товар какого мира вы продаёте?
ask-consume = Какую способность потребления вы применяете?
ask-goods = { $least ->
        [one] { $power }: сбросьте { $least } товар; выберите его мир
        [few] { $power }: сбросьте { $least } товара; выберите их миры
       *[many] { $power }: сбросьте { $least } товаров; выберите их миры
    }
ask-lucky = Назовите число: если верхняя карта стоит столько, она ваша
ask-hand = { $most ->
        [one] { $power }: сбросьте до { $most } карты за ПО
       *[other] { $power }: сбросьте до { $most } карт за ПО
    }
ask-windfall = Какой мир накопления получает товар?
ask-limit = { $least ->
        [one] На руке не больше 10 карт: сбросьте { $least } карту
        [few] На руке не больше 10 карт: сбросьте { $least } карты
       *[many] На руке не больше 10 карт: сбросьте { $least } карт
    }

## Как разместить мир

way-conquer = захватить
way-conquer-tactics = захватить, сбросив «Тактические новшества»
way-pay = заплатить
way-pay-tactics = заплатить и всё равно сбросить «Тактические новшества»
way-pay-ship = сбросить «Корабль колонистов» вместо платы
way-pay-ship-tactics = сбросить «Корабль колонистов» вместо платы и всё равно «Тактические новшества»
# $power наполняет $world
option-windfall = { $power } → { $world }
option-windfall-bonus = Привилегия производства → { $world }
# Способность потребления карты $card, у которой их несколько
option-power-goods = { $card }: сбросить товары
option-power-all = { $card }: сбросить все товары
option-power-sell = { $card }: продать товар
option-power-draw = { $card }: взять карты
option-power-lucky = { $card }: испытать удачу
option-power-hand = { $card }: сбросить карты

## Что произошло ($seat — имя, после него двоеточие)

event-opened = { $seat-is ->
    [you] Вы выбираете начальную руку
   *[seat] { $seat } выбирает начальную руку
}
event-round = Раунд { $round }
event-chose = { $seat-is ->
    [you] Вы выбираете
   *[seat] { $seat } выбирает
} «{ $actions }»
event-phase = Фаза «{ $phase }»
event-explored = { $seat-is ->
    [you] Вы смотрите
   *[seat] { $seat } смотрит
} { $cards-count ->
    [0] { told-cards }
   *[other] { told-cards }: { $cards }
}
event-kept = { $seat-is ->
    [you] Вы оставляете
   *[seat] { $seat } оставляет
} { $cards-count ->
    [0] { told-cards }
   *[other] { told-cards }: { $cards }
}
event-drew = { $seat-is ->
    [you] Вы берёте
   *[seat] { $seat } берёт
} { $cards-count ->
    [0] { told-cards }
   *[other] { told-cards }: { $cards }
}
event-laid = { $card ->
    [none] { $seat-is ->
        [you] Вы ничего не выкладываете
       *[seat] { $seat } ничего не выкладывает
    }
   *[other] { $seat-is ->
        [you] Вы выкладываете «{ $card }»
       *[seat] { $seat } выкладывает «{ $card }»
    }
}
event-developed = { $seat-is ->
    [you] Вы разрабатываете
   *[seat] { $seat } разрабатывает
} «{ $card }» { told-price }
event-settled = { $way-is ->
    [conquer] { $seat-is ->
        [you] Вы захватываете мир «{ $card }»
       *[seat] { $seat } захватывает мир «{ $card }»
    }
    [conquer-tactics] { $seat-is ->
        [you] Вы захватываете мир «{ $card }», сбрасывая «Тактические новшества»
       *[seat] { $seat } захватывает мир «{ $card }», сбрасывая «Тактические новшества»
    }
    [pay-ship] { $seat-is ->
        [you] Вы осваиваете мир «{ $card }», сбрасывая «Корабль колонистов»
       *[seat] { $seat } осваивает мир «{ $card }», сбрасывая «Корабль колонистов»
    }
    [pay-ship-tactics] { $seat-is ->
        [you] Вы осваиваете мир «{ $card }», сбрасывая «Корабль колонистов» и «Тактические новшества»
       *[seat] { $seat } осваивает мир «{ $card }», сбрасывая «Корабль колонистов» и «Тактические новшества»
    }
    [pay-tactics] { $seat-is ->
        [you] Вы осваиваете мир «{ $card }» { told-price } и сбрасываете «Тактические новшества»
       *[seat] { $seat } осваивает мир «{ $card }» { told-price } и сбрасывает «Тактические новшества»
    }
   *[pay] { $seat-is ->
        [you] Вы осваиваете мир «{ $card }» { told-price }
       *[seat] { $seat } осваивает мир «{ $card }» { told-price }
    }
}
event-gave-up = { $seat-is ->
    [you] Вы сбрасываете
   *[seat] { $seat } сбрасывает
} с игрового поля карту «{ $card }»
event-good = { $seat-is ->
    [you] Вы получаете товар в мире «{ $card }»
   *[seat] { $seat } получает товар в мире «{ $card }»
}
event-sold = { $seat-is ->
    [you] Вы продаёте
   *[seat] { $seat } продаёт
} товар мира «{ $card }» за { $price ->
    [one] { $price } карту
    [few] { $price } карты
   *[many] { $price } карт
}
event-consumed = { $seat-is ->
    [you] Вы применяете
   *[seat] { $seat } применяет
} «{ $power }»: { $cards-count ->
    [1] товар мира «{ $cards }»
   *[other] товары ({ $cards })
}{ $points ->
    [0] {""}
   *[other] {" "}за { $points } ПО
}
event-cashed = { $seat-is ->
    [you] Вы применяете «{ $power }» и сбрасываете
   *[seat] { $seat } применяет «{ $power }» и сбрасывает
} { told-cards } за ПО
event-lucky = { $seat-is ->
    [you] Вы называете { $number }
   *[seat] { $seat } называет { $number }
}: { $won ->
    [true] открыта и выиграна карта «{ $card }»
   *[false] открыта карта «{ $card }», мимо
}
event-limited = { $seat-is ->
    [you] Вы сбрасываете до предела руки
   *[seat] { $seat } сбрасывает до предела руки
} { $cards-count ->
    [0] { told-cards }
   *[other] { told-cards }: { $cards }
}
event-reshuffled = { $count ->
        [one] Сброс становится колодой ({ $count } карта)
        [few] Сброс становится колодой ({ $count } карты)
       *[many] Сброс становится колодой ({ $count } карт)
    }
event-ended = Игра окончена после раунда { $round }{ $tableau ->
    [true] { $chips ->
        [true] {": "}у кого-то в секторе двенадцать карт или больше, и банк пуст
       *[false] {": "}у кого-то в секторе двенадцать карт или больше
    }
    [false] {": "}банк пуст
   *[untold] {""}
}
told-cards = { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
told-price = { $count ->
    [0] бесплатно
   *[other] за { $cards-count ->
        [0] { told-cards }
       *[other] { told-cards } ({ $cards })
    }
}

## Почему нельзя?

why-must = Здесь нужно что-то выбрать.
why-not-drawn = Оставить или сбросить можно только карты, взятые в этой фазе.
why-not-a-development = Это мир, а сейчас размещают только разработки.
why-not-a-world = Это разработка, а сейчас размещают только миры.
why-already-placed = Эта разработка у вас уже есть.
why-too-dear = { $cards ->
        [one] Цена — { $price }, а платить останется { $cards } картой.
       *[other] Цена — { $price }, а платить останется { $cards } картами.
    }
why-too-weak = Защита этого мира — { $defense }, ваша атака против него — { $military }.
why-alien-not-for-pay = За миры пришельцев платить нельзя; защита этого мира — { $defense }, ваша атака против него — { $military }.
why-no-such-card = У вас нет карты, которая позволяет это для такого мира.
why-not-military = Это незащищённый мир; за него платят.
why-conquest-only = Это защищённый мир, а способности заплатить за него у вас нет.
why-power-used = Эта способность в этой фазе уже применена.
why-no-fitting-goods = Подходящих товаров не хватает.
why-wrong-kind = «{ $power }» не принимает товары этого вида.
why-has-good = В этом мире уже есть товар.
why-second-needs-first = Вторую карту разработки или освоения выбирают только вместе с первой.
why-kinds-differ = Все товары должны быть разных видов.

## Ошибки

error-race-duel = Дуэль — для 2 мест, а не { $seats }.
# $where: место в документе позиции
error-position-card = Позиция, { $where }: карты «{ $card }» нет.
error-position-twice = Позиция, { $where }: { $card } уже лежит в другом месте.
error-position-too-many = { $count ->
        [one] Позиция, { $where }: нужна ещё { $count } карта, осталось { $left }.
        [few] Позиция, { $where }: нужно ещё { $count } карты, осталось { $left }.
       *[many] Позиция, { $where }: нужно ещё { $count } карт, осталось { $left }.
    }
error-position-duel = Позиция: дуэль — для 2 мест.
error-position-good-nowhere = Позиция: у места { $seat } нет мира { $card }, чтобы держать товар.
error-position-conservation = { $count ->
        [one] Позиция: каждая из 114 карт ожидалась один раз, найдена { $count } карта.
        [few] Позиция: каждая из 114 карт ожидалась один раз, найдено { $count } карты.
       *[many] Позиция: каждая из 114 карт ожидалась один раз, найдено { $count } карт.
    }
error-position-chips = Позиция: в жетонах и банке ожидалось { $total } ПО, найдено { $points }.
error-position-order = Позиция: ожидались все места по порядку.
error-position-unnamed = Позиция, { $where }: карты ожидались по именам, а не числом.
error-position-actions = Позиция: у места { $seat } сейчас не может быть { $count ->
        [one] { $count } карты действия
       *[other] { $count } карт действий
    }.
error-position-pair = Позиция: у места { $seat } вторая карта разработки или освоения без первой.
error-position-bank = Позиция: банк бывает пуст только начиная с фазы потребления.
error-position-call = Позиция: ни одна карта действия не вызывает эту фазу.
error-position-deck = Позиция: у колоды нет порядка, пока из неё не берут.
error-position-fewer = Позиция, { $where }: карт не может быть меньше 0.
error-position-known = Позиция: карту в сбросе знают все, одно место или никто, а { $card } — кто-то ещё.
error-position-opened = Позиция: до первого раунда есть только стартовые миры и руки.
error-position-round = Позиция: раунды считают с 1, начальный сброс — до них.
error-position-tableau = Позиция: больше { $most } карт сейчас ни в одном секторе быть не может.
error-position-two-goods = Позиция: { $card } у места { $seat } уже держит товар.
error-position-used = Позиция: способность применяют один раз, и тот, чей ход. Ожидались из: { $known }.
error-position-windfall = Позиция: нечем заполнять миры накопления, или среди них нет пустых.
error-position-yes-or-no = Позиция: { $entry } — только true или false.
error-position-again = Позиция: повторяется только вторая фаза разработки или освоения в дуэли.
error-position-at = Позиция: «at» — не место в порядке игроков.
error-position-drawn = Позиция: взятые карты лежат отдельно, только пока кто-то выбирает, что оставить.
error-position-early = Позиция: карты действий открыты только после того, как их раскрыли.
error-position-laid = Позиция: выложена карта, которую сейчас нельзя разместить.
error-position-negative = Позиция: ни у кого не может быть меньше 0 очков.
error-position-opening = Позиция: в каждой начальной руке 6 карт.
error-position-produced = Позиция: произведённые товары задают 5 числами на место.
error-position-copies = Позиция: у места { $seat } карта { $card } в секторе дважды.
error-position-good = Позиция: { $card } у места { $seat } не может держать товар.
error-position-hand = { $count ->
        [one] Позиция: у места { $seat } в начале раунда { $count } карта; ожидалось не больше { $limit }.
        [few] Позиция: у места { $seat } в начале раунда { $count } карты; ожидалось не больше { $limit }.
       *[many] Позиция: у места { $seat } в начале раунда { $count } карт; ожидалось не больше { $limit }.
    }

## Стол в терминале

means-price = { $count ->
    [0] бесплатно
    [one] цена { $count } карта
    [few] цена { $count } карты
   *[many] цена { $count } карт
}
means-strength = атака { $strength } против { $defense }
means-sale = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
means-yield = { $goods ->
    [0] без товаров
    [one] { $goods } товар
    [few] { $goods } товара
   *[many] { $goods } товаров
} → { $points } ПО, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
means-explore-5 = посмотреть { $draw }, оставить { $keep }
means-explore-1-1 = посмотреть { $draw }, оставить { $keep }
means-develop = { $cards ->
    [0] в руке нечего разработать сейчас
    [one] в руке { $cards } карта, которую можно разработать сейчас
    [few] в руке { $cards } карты, которые можно разработать сейчас
   *[many] в руке { $cards } карт, которые можно разработать сейчас
}
means-settle = { $cards ->
    [0] в руке нечего освоить сейчас
    [one] в руке { $cards } карта, которую можно освоить сейчас
    [few] в руке { $cards } карты, которые можно освоить сейчас
   *[many] в руке { $cards } карт, которые можно освоить сейчас
}
means-consume-trade = { $price ->
    [0] продавать нечего
    [one] самый дорогой товар идёт за { $price } карту
    [few] самый дорогой товар идёт за { $price } карты
   *[many] самый дорогой товар идёт за { $price } карт
}
means-consume-2x = { $goods ->
    [one] { $goods } товар
    [few] { $goods } товара
   *[many] { $goods } товаров
}, { $powers ->
    [one] { $powers } способность
    [few] { $powers } способности
   *[many] { $powers } способностей
}
means-produce = { $goods ->
    [one] { $goods } товар
    [few] { $goods } товара
   *[many] { $goods } товаров
}, { $windfalls ->
    [one] { $windfalls } пустой мир накопления
    [few] { $windfalls } пустых мира накопления
   *[many] { $windfalls } пустых миров накопления
}
legend-grey = мир без товара
legend-trade = способности продажи
table-round = Раунд { $round }
table-opening = Начальные руки
table-over = Игра окончена
table-bank = банк { $points } ПО
table-deck = колода { $cards }
table-discard = сброс { $cards }
table-hand = рука { $cards }
table-score = { $points } ПО
table-chips = жетоны { $points }
table-military = атака { $amount }
table-cards = карт { $cards } из 12
table-your-hand = Ваша рука
table-drawn = Взято: выберите, что оставить
table-lays = выкладывает «{ $card }»
table-good = товар
table-world-windfall = мир накопления
table-world-production = мир производства
table-military-world = защищённый мир
table-printed = на картах { $points }

## Поле в браузере

race-you = Вы
race-your-tableau = Ваш сектор
race-tableau-of = Сектор: { $name }
race-look-at = Показать этот сектор крупно
race-back-to-mine = К своему сектору
race-back = Назад
race-tableau = Сектор
race-drawn-short = Взятые
# $count: сколько карт взято; $keep: сколько из них остаётся
race-drawn-of = { $count ->
        [one] Взята { $count } карта
        [few] Взяты { $count } карты
       *[many] Взято { $count } карт
    } · оставьте { $keep }
race-hand-of = Ваша рука · { $count }
race-windfall-of = накопление: { $kind }
race-play-it = Розыгрыш
race-brings = Даёт
race-then = Затем
race-it-is = Это
# $costs: «заплатить 2 карты», «захватить: +3 против 2»
race-play-now = в этом раунде: { $costs }
race-play-later = не в этом раунде: { $costs }
race-play-not-yet = пока нельзя: { $costs }
race-play-twice = никогда: такая карта уже в вашем секторе
race-brings-good = 1 товар «{ $kind }» (продажа: { $cards })
race-brings-source = производит «{ $kind }» (продажа: { $cards })
race-point-action = Наведите на действие, чтобы прочесть, что оно даст вам и что остальным.
race-point-card = Наведите на карту, чтобы прочесть, чего она стоит и что даёт.
race-point-tableau = Наведите на карту своего сектора, чтобы прочесть, что она даёт.
race-do-keep-one = Оставить карту «{ $card }»
race-warn-nothing-develop = Вы могли бы выложить разработку.
race-warn-nothing-settle = Вы могли бы выложить мир.
race-warn-nothing = Фаза закончится для вас без этого.
race-warn-bonus = Не размещать ничего в фазе, которую выбрали вы?
race-warn-bonus-develop = Её бонус только ваш — на 1 карту дешевле, и он пропадёт.
race-warn-bonus-settle = Её бонус только ваш — карта с колоды после размещения, и он пропадёт.
race-slot = место { $number }
race-slots = { $count } из { $most }
race-slots-with = { $count } из { $most }, считая «{ $card }»
race-military = Атака { $amount }
race-military-against = { $amount } против: { $what }
race-military-help = Атакой захватывают миры с красным числом. Она не расходуется.
race-laid-out = выложено
race-lays = выкладывает «{ $card }»
race-hand = Рука
race-hands = Карты игроков
race-by-use = По назначению
race-drawn = Взятые карты: что оставить?
race-hand-empty = У вас нет карт.
race-hands-hidden = Карты игроков открываются, когда партия окончена.
race-chosen = выбрано
race-not-now = сейчас нельзя
race-with-good = с товаром
race-cost = стоимость { $number }
race-defense = защита { $number }
race-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
race-points-vary = очки по условию
race-no-powers = Способностей нет: важны очки, вид товара и место в секторе.
race-at-the-end = В конце партии
race-worth-now = сейчас { $points } ПО
race-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }

## Поле: показатели игрока и общий запас

race-figure-tableau = Карт в секторе
race-figure-military = Атака
race-figure-chips = Очки в жетонах
race-figure-hand = Карт на руке
race-figure-goods = Товары
race-supply = Общий запас
race-supply-chips = Осталось жетонов
race-supply-deck = Колода
race-supply-discards = Сброс
race-supply-of = { $left } из { $all }

## Поле: карты действий

race-action-short-explore-5 = Исследование +5
race-action-short-explore-1-1 = Исследование +1 +1
race-action-short-develop = Разработка
race-action-short-develop-2 = Разработка ещё раз
race-action-short-settle = Освоение
race-action-short-settle-2 = Освоение ещё раз
race-action-short-consume-trade = Продажа
race-action-short-consume-2x = Потребление ×2
race-action-short-produce = Производство
race-for-you = Вы:
race-for-all = Все:
race-all-explore = берут 2 карты, оставляют 1.
race-all-develop = могут внедрить 1 разработку.
race-all-settle = могут разместить 1 мир.
race-all-consume = товары становятся очками и картами.
race-all-produce = товары в мирах производства.
race-look-explore = возьмёте { $draw }, оставите { $keep }.
race-look-develop = на 1 карту дешевле; { $count ->
        [0] пока нечего внедрить.
        [one] подходит { $count } карта.
        [few] подходят { $count } карты.
       *[many] подходит { $count } карт.
    }
race-look-settle = карта за размещение; { $count ->
        [0] пока нечего разместить.
        [one] подходит { $count } мир.
        [few] подходят { $count } мира.
       *[many] подходит { $count } миров.
    }
race-look-trade = { $cards ->
        [0] сначала продаёте товар, но его нет.
        [one] сначала продаёте товар за { $cards } карту.
        [few] сначала продаёте товар (до { $cards } карт).
       *[many] сначала продаёте товар (до { $cards } карт).
    }
race-look-double = { $goods ->
        [0] вдвое больше очков; товаров нет.
        [one] вдвое больше очков; { $goods } товар, способностей: { $powers }.
        [few] вдвое больше очков; { $goods } товара, способностей: { $powers }.
       *[many] вдвое больше очков; { $goods } товаров, способностей: { $powers }.
    }
race-look-produce = { $goods ->
        [one] { $goods } товар
        [few] { $goods } товара
       *[many] { $goods } товаров
    }, { $windfalls ->
        [0] пустых миров накопления нет.
       *[other] и ещё 1 в мире накопления.
    }

## Поле: выбор и оплата

race-pay-badge = цена { $price }
race-badge-cards = { $cards ->
        [one] +{ $cards } карта
        [few] +{ $cards } карты
       *[many] +{ $cards } карт
    }
race-badge-points = +{ $points } ПО
race-badge-both = { $cards ->
        [one] +{ $points } ПО, +{ $cards } карта
        [few] +{ $points } ПО, +{ $cards } карты
       *[many] +{ $points } ПО, +{ $cards } карт
    }
race-badge-conquer = захват
race-badge-free = даром
race-bonus = Привилегия
race-part-goods = Сбросить товары
race-part-all = Сбросить все товары
race-part-sell = Продать товар
race-part-draw = Взять карты
race-part-lucky = Угадать число
race-part-hand = Сбросить карты
race-bill-cost = стоимость
race-bill-defense = защита
race-bill-bonus = Привилегия: { $action }
race-bill-floor = Не меньше 0
race-bill-total = Заплатить ровно
race-bill-strength = Ваша атака
race-bill-against = { $strength } против { $defense }
race-after = После этого: { $list }.
race-after-hand = на руке { $count }
race-after-tableau = в секторе { $count } из { $most }
race-after-points = { $points ->
        [one] +{ $points } очко
        [few] +{ $points } очка
       *[many] +{ $points } очков
    }
race-after-vary = очки — по вашим картам в конце партии
race-after-good = на нём товар
race-after-draw = { $count ->
        [one] вы берёте { $count } карту
        [few] вы берёте { $count } карты
       *[many] вы берёте { $count } карт
    }
race-points-for-cards = Это даст { $points } ПО.
race-way-free = Карты с руки не нужны.
race-way-pay = { $count ->
        [0] Платить не нужно.
        [one] { $count } карта с руки.
        [few] { $count } карты с руки.
       *[many] { $count } карт с руки.
    }
race-place-none = Ничего не выкладывать
race-place-none-text = Карты останутся на руке.
race-use-none = Закончить потребление
race-use-none-text = Остальное можно не использовать.
race-or = {" "}или{" "}
race-conquer-with = захват: { $strength } против { $defense }
race-pay-with = { $count ->
        [0] бесплатно
        [one] цена — { $count } карта
        [few] цена — { $count } карты
       *[many] цена — { $count } карт
    }
race-free-with-ship = сбросить «Корабль колонистов»
race-sale = { $cards ->
        [one] { $kind }: { $cards } карта
        [few] { $kind }: { $cards } карты
       *[many] { $kind }: { $cards } карт
    }
race-gain-points = получите { $points } ПО
race-draw-cards = { $cards ->
        [one] возьмёте { $cards } карту
        [few] возьмёте { $cards } карты
       *[many] возьмёте { $cards } карт
    }
race-points-and-cards = { $cards ->
        [one] получите { $points } ПО и { $cards } карту
        [few] получите { $points } ПО и { $cards } карты
       *[many] получите { $points } ПО и { $cards } карт
    }
race-for-goods = { $goods ->
        [one] { $goods } товар: { $reward }
        [few] { $goods } товара: { $reward }
       *[many] { $goods } товаров: { $reward }
    }
race-luck-number = { $number }: неизвестных карт { $count } из { $all }
race-luck-help = Сколько из неизвестных вам карт (всего { $all }) имеют каждое число.
race-do-pay = { $count ->
        [one] Заплатить { $count } карту за «{ $card }»
        [few] Заплатить { $count } карты за «{ $card }»
       *[many] Заплатить { $count } карт за «{ $card }»
    }
race-do-keep = { $count ->
        [one] Оставить { $count } карту
        [few] Оставить { $count } карты
       *[many] Оставить { $count } карт
    }
race-do-discard = { $count ->
        [one] Сбросить { $count } карту
        [few] Сбросить { $count } карты
       *[many] Сбросить { $count } карт
    }
race-do-cash = { $count ->
        [0] Ничего не сбрасывать
        [one] Сбросить { $count } карту за { $points } ПО
        [few] Сбросить { $count } карты за { $points } ПО
       *[many] Сбросить { $count } карт за { $points } ПО
    }
race-do-action = Выбрать: { $action }
race-do-actions = Выбрать: { $actions }
race-do-lay = Выложить «{ $card }»
race-do-sell = { $cards ->
        [one] Продать за { $cards } карту
        [few] Продать за { $cards } карты
       *[many] Продать за { $cards } карт
    }
race-do-use = Применить «{ $card }»
race-do-goods = { $count ->
        [one] Сбросить { $count } товар
        [few] Сбросить { $count } товара
       *[many] Сбросить { $count } товаров
    }
race-do-produce = Произвести здесь
race-kicker-opening = начальная рука
race-kicker-action = выбор действия
race-kicker-actions = выбор действий
race-kicker-limit = конец раунда
race-help-opening = Соперники не увидят, что вы сбросили.
race-help-action = Все выбранные карты открываются одновременно.
race-help-actions = Все выбранные карты открываются одновременно. Вторая карта того же действия означает: эта фаза пройдёт дважды.
race-help-keep = Остальные карты сбрасываются в закрытую.
race-help-develop = Разработка с вашей руки; заплатите потом.
race-help-settle = Мир с вашей руки; заплатите или захватите потом.
race-help-pay = Другие карты вместо предложенных? Коснитесь их. Сброшенное остаётся закрытым.
race-help-how = Мир уже нужно разместить; выбрать можно только способ.
race-help-sell = Мир с товаром.
race-help-consume = Порядок за вами; обязательные способности сработают все.
race-help-goods = Товары в ваших мирах.
race-help-hand = Не больше указанного или ни одной.
race-help-windfall = В мире бывает не больше одного товара.
race-help-limit = Другие карты вместо предложенных? Коснитесь их.

## Поле: конец партии

race-recap = Что сделал каждый
race-recap-label = Раунд { $round } окончен
race-recap-on = К раунду { $round }
race-recap-goods = { $count ->
        [one] { $count } товар
        [few] { $count } товара
       *[many] { $count } товаров
    }
race-recap-sold = { $cards ->
        [one] продажа за { $cards } карту
        [few] продажа за { $cards } карты
       *[many] продажа за { $cards } карт
    }
race-recap-drawn = { $count ->
        [one] взята { $count } карта
        [few] взято { $count } карты
       *[many] взято { $count } карт
    }
race-recap-nothing = ничего
race-result = Откуда взялись очки
race-player = Игрок
race-score-chips = Жетоны
race-score-printed = Карты
race-score-six = За 6
race-score-all = Итого
race-sixes = Что посчитали разработки за 6
race-from-military = Атака
race-from-chips = Жетоны
race-tie = { $name }: карт на руке и товаров вместе — { $count }.

## Первая партия с подсказками

race-tip-welcome = Двенадцать мест
race-tip-welcome-text = Это места вашего сектора. Партия кончается после раунда, в котором у кого-то стало 12 карт или взят последний жетон. Побеждает тот, у кого больше очков.
race-tip-cards = Одна карта — три применения
race-tip-cards-text = Её можно разместить как мир или разработку. Можно сбросить с руки как плату за другую карту. А в мире она лежит лицом вниз как товар. Поэтому полезна каждая карта, даже та, которую вы никогда не разместите.
race-tip-cost = Сколько она стоит
race-tip-cost-text = Слева вверху. Круг — мир, квадрат на угле — разработка; вы платите столько других карт. Закрашенный круг производит товары, ореол сразу даёт один товар. Красное число не оплачивают: такой мир захватывают атакой.
race-tip-points = Сколько она даёт
race-tip-points-text = Справа вверху — очки в конце партии. Знак вопроса считает то, что у вас тогда будет; наведите указатель или нажмите и держите, и карта всё расскажет.
race-tip-phases = Когда она помогает
race-tip-phases-text = Римские цифры — фазы, в которых карта помогает вам, начиная со следующей после её размещения. Наведите указатель или нажмите и держите, чтобы прочитать всё словами.
race-tip-action = Выберите фазу
race-tip-action-text = Каждый тайно выбирает одну карту. Каждая выбранная фаза проходит для всех, но привилегия — только у тех, кто её выбрал. Подумайте: что сделают другие и что из этого поможет и вам?
race-tip-keep = Исследование
race-tip-keep-text = Это карты, которые вы взяли. Оставьте то, что подходит вам или скоро будет по силам; остальное сбрасывается втёмную.
race-tip-develop = Разработка
race-tip-develop-text = Вы можете внедрить одну разработку. Её способности действуют до конца партии. Карты, которые сейчас не подходят, говорят почему.
race-tip-settle = Освоение
race-tip-settle-text = Вы можете разместить один мир. Миры дают товары, очки и способности. Платить придётся на следующем шаге.
race-tip-pay = Плата — картами
race-tip-pay-text = Нажмите на карты на руке, которые отдаёте. Счёт показывает, что снижает цену. Отдавайте то, что вряд ли разместите.
race-tip-military = Красное число
race-tip-military-text = Этот мир захватывают: атака должна быть не меньше этого числа, платить не нужно. Ваша атака указана над сектором.
race-tip-goods = Товар
race-tip-goods-text = Эта карта лежит в мире лицом вниз как товар его цвета. В потреблении он превращается в очки или карты. В мире бывает не больше одного товара.
race-tip-sell = Продажа
race-tip-sell-text = Кто выбрал продажу, сначала продаёт один товар: предметы роскоши дают 2 карты, редкие элементы 3, генетические материалы 4, технологии пришельцев 5. Так быстрее всего набрать карты.
race-tip-consume = Потребление
race-tip-consume-text = Каждая из этих способностей один раз за фазу превращает товары в очки или карты. Порядок за вами; что можно применить, применить нужно.
race-tip-produce = Производство
race-tip-produce-text = Миры с закрашенным кругом получают товар в каждой фазе производства, если его там нет. Мир с ореолом — только по привилегии или способности.
race-tip-chips = Жетоны
race-tip-chips-text = Жетоны — очки, которые никто не отнимет. Когда запас пуст, после раунда партия кончается.
race-tip-six = Шестёрка и знак вопроса
race-tip-six-text = Такие разработки в конце партии считают то, что вы собрали. Внедряйте ту, к которой подходит ваш сектор.
race-tip-limit = Десять карт
race-tip-limit-text = В конце раунда на руке остаётся не больше десяти карт.
race-tip-end = Конец близок
race-tip-end-text = У кого-то уже почти 12 карт, или осталось мало жетонов. Теперь очки важнее карт: что принесёт больше всего до конца последнего раунда?
race-tip-over = Очки
race-tip-over-text = Жетоны, очки на картах и то, что насчитали дорогие разработки. Откройте разработку, чтобы увидеть, что она посчитала.
race-advice-settle = { $action }: вы уже можете разместить «{ $card }» и возьмёте карту за свой выбор.
race-advice-develop = { $action }: вы уже можете внедрить «{ $card }» на 1 карту дешевле.
race-advice-trade = { $cards ->
        [one] { $action }: товар принесёт вам { $cards } карту.
        [few] { $action }: товар принесёт вам { $cards } карты.
       *[many] { $action }: товар принесёт вам { $cards } карт.
    }
race-advice-double = { $action }: ваши товары дадут вдвое больше очков.
race-advice-produce = { $action }: ваши миры пусты, а товары — это и карты, и очки.
race-advice-explore = { $action }: на руке пока нет подходящего, поищите.
race-advice-keep = { $cards }: больше всего пользы за свою цену.
race-advice-place = { $card }: обойдётся недорого для того, что даёт.
race-advice-conquer = { $card }: атаки хватает, карты не нужны.
race-advice-nothing = На этот раз ничего: карты на руке ценнее.
race-advice-pay = { $cards }: на вашей руке от этого меньше всего пользы.
race-advice-way = { $way }: так дешевле всего.
race-advice-sell = { $card }: его товар принесёт больше всего карт.
race-advice-consume = { $card }: за свои товары даёт больше всего.
race-advice-goods = { $cards }: при продаже эти товары дали бы меньше всего карт.
race-advice-windfall = { $card }: товар этого вида дороже всего при продаже.
race-advice-lucky = { $number }: это число чаще всего на неизвестных картах.

## Лобби: настройки новой партии

choice-setup = Начальная раздача
choice-setup-normal = карты из колоды
choice-setup-first-game = готовые руки для первой партии
choice-mode = Режим
choice-mode-standard = обычный
choice-mode-duel = дуэль для двоих

## Термины (перечислены в своде правил)

terms = tableau hand world development windfall-world production-world good military power action bonus vp start-world novelty rare genes alien bank chip deck discard cost defense
term-tableau = Сектор
    .about = Открытые карты перед игроком: миры и разработки. Двенадцать карт завершают игру (RG-12.1).
term-hand = Рука
    .about = Карты на руке — это будущие миры и разработки и в то же время деньги, которыми платят за другие карты (RG-1.6).
    .also = карты, карт
term-world = Мир
    .about = Карта с кругом. Её выкладывают в фазе освоения: оплачивают картами или завоёвывают атакой (RG-8.2).
    .also = миры
term-development = Разработка
    .about = Карта с ромбом. Её выкладывают в фазе разработки и оплачивают картами (RG-6.1).
term-windfall-world = Мир с накоплением
    .about = Мир с цветным ореолом. Сразу получает один товар, а новый — только благодаря особым способностям (RG-8.8).
term-production-world = Производящий мир
    .about = Полностью окрашенный мир. В фазе производства получает товар, если его нет (RG-10.1).
term-good = Товар
    .about = Карта рубашкой вверх на мире. Её продают за карты или потребляют ради очков (RG-8.10).
    .also = товары
term-military = Атака
    .about = Число, с которым сравнивают защиту миров; оно не расходуется (RG-8.13).
term-power = Способность
    .about = То, что делает карта в секторе. Каждая способность относится к одной фазе (RG-7.1).
term-action = Карта действия
    .about = То, что каждый тайно выбирает в начале раунда. Фаза идёт, если её выбрал хотя бы один игрок (RG-1.3).
term-bonus = Привилегия
    .about = Преимущество того, кто выбрал фазу; остальные проводят её без привилегии (RG-1.5).
term-vp = Победные очки
    .about = Очки на картах сектора, жетоны и то, что приносят разработки стоимостью 6 (RG-12.7).
    .also = ПО
term-bank = Банк
    .about = Общий запас победных очков. Раунд, в котором взято последнее, завершает игру (RG-12.1).
term-chip = Жетоны ПО
    .about = Победные очки из банка, полученные за потраченные товары (RG-9.1).
    .also = жетоны
term-deck = Колода
    .about = Запас карт лицом вниз. Когда она кончается, сброс перемешивают, и он становится колодой (RG-11.3).
term-discard = Сброс
    .about = Сюда уходят все сброшенные карты, лицом вниз и не показанные (RG-11.2).
term-cost = Стоимость
    .about = Столько карт с руки сбрасывают за разработку или мир (RG-6.3, RG-8.2).
term-defense = Защита
    .about = Такая атака нужна, чтобы завоевать защищённый мир (RG-8.13).
term-start-world = Родной мир
    .about = Первая карта каждого сектора. Её номер определяет очерёдность там, где она важна (RG-13.3).
term-novelty = Предметы роскоши
    .about = Вид товаров с голубых миров. Один такой товар продают за 2 карты (RG-9.13).
term-rare = Редкие элементы
    .about = Вид товаров с коричневых миров. Один такой товар продают за 3 карты (RG-9.13).
term-genes = Генетические материалы
    .about = Вид товаров с зелёных миров. Один такой товар продают за 4 карты (RG-9.13).
term-alien = Технологии пришельцев
    .about = Вид товаров с жёлтых миров. Один такой товар продают за 5 карт (RG-9.13).

## Постоянные приказы: вопросы («На вопрос ...») и события («кроме случая, когда ...»)

question-opening = сброс из начальной руки
question-action = карта действия
question-actions = две карты действий
question-keep = какие карты оставить
question-develop = какую разработку выложить
question-settle = какой мир выложить
question-how = как выложить мир
question-pay = чем заплатить
question-sell = какой товар продать
question-consume = какую способность потребления применить
question-goods = какие товары потребить
question-lucky = счастливое число
question-hand = какие карты сбросить за ПО
question-windfall = какой мир получит товар
question-limit = сброс до предела руки
happening-opened = начальные руки выбраны
happening-round = начался новый раунд
happening-chose = карты действий открыты
happening-phase = началась новая фаза
happening-explored = кто-то провёл исследование
happening-kept = кто-то оставил карты
happening-drew = кто-то взял карты
happening-laid = кто-то выложил карту
happening-developed = кто-то завершил разработку
happening-settled = кто-то освоил мир
happening-gave-up = кто-то отдал карту
happening-good = произведён товар
happening-sold = кто-то продал товар
happening-consumed = кто-то потребил товары
happening-cashed = кто-то сбросил карты за ПО
happening-lucky = кто-то испытал удачу
happening-limited = кто-то сбросил карты до предела
happening-reshuffled = колода собрана заново
happening-ended = игра окончена

## Зоны стола, когда поле описывается словами; пустое имя не называется

# Zones that say nothing to a reader, by name.
zones-untold = step at again duel box produced order
zone-round = Раунд
zone-bank = Осталось жетонов ПО
zone-deck = Колода
zone-discard = Сброс
zone-discard_open = Сброшено в открытую
zone-discard_mine = Сброшено вами
zone-used = Способности, применённые в этой фазе
zone-seats = Игроки
zone-hand = Рука
zone-hands = Руки
zone-drawn = Взято, на выбор
zone-tableau = Сектор
zone-goods = Товары на мирах
zone-chips = Жетоны ПО
zone-laid = Выложено
zone-actions = Карты действий
zone-military = Атака
zone-score = ПО
zone-points = Откуда ПО
zone-printed = Напечатано на картах
