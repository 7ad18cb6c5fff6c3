import {readFileSync} from 'node:fs';
import {dataFiles} from '@site/src/content/data/dataFiles';
import {annuity} from '@site/packages/settlement/src/finance/cashFlow';
import {balancingPowerLimit, excisePowerLimit} from '@cooperative/settlement/law';
import {groupRateId, type Operator, type TariffGroup} from '@cooperative/settlement/rates';
import {depositFactor} from '@site/packages/settlement/src/money/netBilling';
import {defaultOptions} from '@cooperative/settlement/description';
import {settle, type Settlement} from '@cooperative/settlement/explain';
import type {SettlementMember} from '@site/packages/settlement/src/types';
import {toGrosze, zloty} from '@cooperative/polish';
import {
  billed,
  enea,
  energyRate,
  fixed,
  gridRate,
  kwhCell,
  kwhRate,
  meterOf,
  n,
  periodOf,
  rate,
  ratio,
  row,
  settledHours,
  sixHours,
  textSays,
  total,
  zl,
} from '../../samples/articles';
import {axisOf, unwrap} from '../../../packages/settlement/tests/samples/settlement';

/** A home without panels in a month: 50 kWh shared, 178 credited, 162 bought. */
function settledHome(gridReading: 1 | 2): Settlement {
  const axis = axisOf(744, 'month');
  const hours = (...values: readonly number[]): Float64Array => {
    const series = new Float64Array(axis.hours);
    series.set(values);
    return series;
  };
  const members: SettlementMember[] = [
    {id: 'dom', hours: {withdrawn: hours(50, 340), injected: hours()}, sourceKw: 0, tariff: enea},
    {
      id: 'wytwórca',
      hours: {withdrawn: hours(), injected: hours(50, 0, 178 / ratio)},
      sourceKw: 50,
      tariff: enea,
    },
  ];
  // At this price the seller's surplus is worth more than the grid fee: the members pay the maximum.
  const options = {...defaultOptions, year: 'first', gridReading, averagePrice: 1} as const;
  return unwrap(settle(axis, members, options));
}

textSays('baza-wiedzy/rozliczenia/ile-mozna-zaoszczedzic.md', {
  'jeden dom przez miesiąc': () => {
    const {
      members: [house],
      energy,
      gridDue,
    } = settledHome(1);
    const [dear] = settledHome(2).members;
    const {drawn, shared, used, bought, given, credit} = periodOf(energy);
    const alone = house?.alone;
    const inside = house?.sheet.bills[0];
    if (!house || !alone || !inside || !dear) {
      throw new Error('No bills.');
    }
    const fees = enea.fixedNetwork + enea.subscription + rate('capacityFlatMore');
    const all = drawn + shared;
    const own = shared + used;
    const saved = alone.gross - inside.gross;
    const savedLess = alone.gross - dear.sheet.gross;
    const price = toGrosze(zloty(own * 0.4));
    const average = alone.gross / 100 / all;
    const wide = saved / (savedLess - price);
    const naive = Math.round(shared + given) * average;
    return [
      `W miesiącu pobrał ${n(all)} kWh, z czego ${n(shared)} kWh oddał w tych samych godzinach inny członek. Kolejne ${n(used)} kWh pochodzi z zapasu za nadwyżkę, liczonego 1 do ${n(ratio)}. Resztę, czyli ${n(bought)} kWh, dom kupił`,
      row('Kupiony prąd', kwhCell(all), kwhCell(bought)),
      row(`Opłaty od kWh (${fixed(kwhRate, 4)} zł)`, zl(all * kwhRate), zl(bought * kwhRate)),
      row('Opłaty stałe', zl(fees), zl(fees)),
      row('Razem netto', billed(alone.net), billed(inside.net)),
      row(`VAT ${n(rate('vat'))}%`, billed(alone.vat), billed(inside.vat)),
      row('Razem brutto', billed(alone.gross), billed(inside.gross)),
      `Rachunek od sprzedawcy jest w tym przykładzie niższy o ${billed(saved)}.`,
      `czyli od ${n(own)} kWh, byłoby to najwyżej ${n(own)} × ${n(gridRate, 4)} = ${zl(gridDue[0]?.full ?? 0)} netto. Z VAT daje to ${billed(saved - savedLess)}.`,
      `Przyjmijmy 0,40 zł za każdą z ${n(own)} kWh, razem ${billed(price)}.`,
      `zamiast ${billed(price)} wyszłoby ${billed(toGrosze(zloty((price / 100) * (1 + rate('vat') / 100))))}.`,
      row('Bez dopłaty za sieć i bez ceny wewnętrznej', billed(saved)),
      row('Dopłata za sieć, bez ceny wewnętrznej', billed(savedLess)),
      row('Cena wewnętrzna 0,40 zł, bez dopłaty za sieć', billed(saved - price)),
      row('Dopłata za sieć i cena wewnętrzna 0,40 zł', billed(savedLess - price)),
      `a wynik różni się ponad ${n(Math.floor(wide))} razy`,
      `Żeby dom dostał ${n(shared)} i ${n(used)} kWh, wytwórca oddał około ${n(shared + given, 0)} kWh. Z tego ${n(shared)} kWh zużyto wspólnie, a około ${n(given, 0)} kWh to nadwyżka, z której wróciło ${n(ratio)}, czyli ${n(credit)} kWh.`,
      `Skrót mnoży całe ${n(shared + given, 0)} kWh przez średnią cenę z rachunku, czyli ${fixed(average, 3)} zł, i daje ${n(naive, 0)} zł. To o ${n(naive - saved / 100, 0)} zł więcej niż najwyższy wynik na wykresie.`,
    ];
  },
  'liczby ze wstępu i z listy kosztów': () => [
    `145 000 kWh × 1,10 zł i dostaje ${n(145_000 * 1.1)} zł`,
    `Za 1 kWh nadwyżki wraca ${n(ratio)} kWh`,
    `może dojść przy instalacji od ${n(balancingPowerLimit.value)} kW`,
  ],
});

textSays('baza-wiedzy/rozliczenia/oplaty-w-spoldzielni-energetycznej.md', {
  'zmienna opłata za sieć w trzech interpretacjach': () => {
    const {farm, school, home} = sixHours;
    const axis = axisOf(farm.length, {hours: farm.length});
    const members = [farm, school, home].map((balances, index) => ({
      id: String(index),
      hours: meterOf(balances),
      sourceKw: 10,
      tariff: enea,
    }));
    const price = 0.5375;
    const {energy, gridDue} = unwrap(
      settle(axis, members, {
        ...defaultOptions,
        year: 'first',
        gridReading: 2,
        averagePrice: price,
      }),
    );
    const {shared, used, given, drawn, bought} = periodOf(energy);
    const {surplusKwh = 0, full = 0, worth = 0, due = 0} = gridDue[0] ?? {};
    return [
      `wspólnie zużyto ${n(shared)} kWh. W godzinach z niedoborem pobrano ${n(drawn)} kWh, a w godzinach z nadwyżką oddano ${n(given)} kWh. Z nadwyżki wróciło ${n(ratio)}, czyli ${n(used)} kWh, a ${n(bought)} kWh trzeba było kupić. Według naszej interpretacji u sprzedawcy zostało ${n(1 - ratio)}, czyli ${n(surplusKwh)} kWh. Zmienna opłata za sieć razem z opłatą jakościową, osobną pozycją faktury, to ${n(gridRate, 4)} zł za 1 kWh`,
      `Opłata od ${n(shared + used)} kWh: ${n(shared + used)} × ${n(gridRate, 4)} = ${zl(full)} netto. Wartość nadwyżki przy cenie ${n(price, 4)} zł za 1 kWh: ${n(surplusKwh)} × ${n(price, 4)} = ${zl(worth ?? 0)}.`,
      `Liczy się mniejsza kwota, czyli ${zl(due)}. Przy korzystnej interpretacji członkowie płacą 0 zł, przy ostrożnej ${zl(due)} netto. Gdyby nadwyżką było oddanie minus pobór, czyli ${n(given)} − ${n(drawn)} = ${n(given - drawn)} kWh, zapłaciliby najwyżej ${zl((given - drawn) * price)}.`,
    ];
  },
  'stawki 2026': () => [
    row('Cena energii', `${fixed(energyRate, 4)} zł`, 'znika'),
    row('Akcyza', `${fixed(enea.excise, 4)} zł`, `znika do ${n(excisePowerLimit.value / 1000)} MW`),
    row(
      'Zmienna opłata za sieć i jakościowa',
      `${fixed(gridRate, 4)} zł`,
      'zależy od interpretacji',
    ),
    row('Opłata OZE', `${fixed(enea.renewables, 4)} zł`, 'znika'),
    row('Opłata kogeneracyjna', `${fixed(enea.cogeneration, 4)} zł`, 'znika'),
    `Z ${fixed(kwhRate, 4)} zł za 1 kWh znika ${fixed(kwhRate - gridRate, 4)} zł, a ${fixed(gridRate, 4)} zł jest niejasne`,
    `W 2026 r. opłata OZE wynosi ${fixed(enea.renewables * 1000)} zł za 1 MWh netto`,
    `opłata kogeneracyjna ${fixed(enea.cogeneration * 1000)} zł za 1 MWh netto`,
    `Stawka na 2026 r. to ${fixed(rate('capacityPerKwh'), 4)} zł za 1 kWh netto`,
    `od 1 lutego jest ${fixed(enea.quality, 4)} zł`,
    `to ${fixed(rate('capacityFlat500'))} zł przy rocznym zużyciu poniżej 500 kWh i ${fixed(rate('capacityFlat1200'))} zł do 1 200 kWh. Powyżej jest to ${fixed(rate('capacityFlat2800'))} zł do 2 800 kWh, a dalej ${fixed(rate('capacityFlatMore'))} zł`,
  ],
});

textSays('baza-wiedzy/podstawy/spoldzielnia-czy-net-billing.md', {
  'miesiąc w kilowatogodzinach': () => {
    const much = periodOf(settledHours([-400, -600, 0], [400, 0, 500]));
    const less = periodOf(settledHours([-350, -650, 0], [350, 0, 150]));
    return [
      `W spółdzielni ${n(much.shared)} kWh liczy się 1 do 1, a ${n(much.given)} kWh to nadwyżka, która daje zapas ${n(much.given)} × ${n(ratio)} = ${n(much.credit)} kWh. Pokrywa on ${n(much.used)} z ${n(much.drawn)} kWh poboru, więc do kupienia zostaje ${n(much.bought)} kWh.`,
      `Cała grupa kupuje ${n(much.shared + much.drawn)} kWh`,
      `Do sieci idzie ${n(less.given)} kWh i powstaje zapas ${n(less.credit)} kWh, z którego grupa zużyje ${n(less.used)} kWh, a ${n(less.left)} kWh przejdzie na później.`,
    ];
  },
  'stare opusty': () => {
    const shares = {nic: 0, 'jedna czwarta': 25, połowa: 50, 'trzy czwarte': 75};
    return Object.entries(shares).map(([name, shared]) => {
      const {credit} = periodOf(settledHours([-shared, shared - 100], [shared, 0]));
      return row(name, n(shared + credit), '80', '70');
    });
  },
  'wartość 1 kWh': () => {
    const gross = (net: number): number => net * (1 + rate('vat') / 100);
    const active = Number(gross(energyRate + enea.excise).toFixed(2));
    const fees = Number(gross(enea.renewables + enea.cogeneration).toFixed(2));
    const low = active + fees;
    const grid = Number(gross(gridRate).toFixed(2));
    const high = low + grid;
    return [
      row('Energia czynna z akcyzą', zl(active)),
      row('Zmienna opłata za sieć', zl(grid)),
      row('Opłaty OZE i kogeneracyjna', zl(fees)),
      ...[0.13, 0.25, 0.55].map((price) =>
        row(
          `Net-billing, cena ${n(price)} zł`,
          zl(price * depositFactor),
          `${n(price)} × ${n(depositFactor)}`,
        ),
      ),
      row(
        'Spółdzielnia, zużyta w tej samej godzinie',
        `od ${n(low)} do ${zl(high)}`,
        `${n(active)} + ${n(fees)}, do tego ${n(grid)} albo nie`,
      ),
      row(
        'Spółdzielnia, oddana do sieci i odebrana',
        `od ${n(ratio * low)} do ${zl(ratio * high)}`,
        `${n(ratio)} × ${n(low)} albo ${n(ratio)} × ${n(high)}`,
      ),
    ];
  },
});

textSays('baza-wiedzy/podatki-i-pieniadze/akcyza-granica-1-mw.md', {
  'granica mocy': () => {
    const limit = excisePowerLimit.value;
    const before = 500 + 300 + 110 + 50;
    const after = before + 45;
    return [
      `porównaj z ${n(limit)} kW`,
      `razem ${n(before)} kW, ${before <= limit ? 'więc akcyzy nie ma' : 'więc akcyza jest'}.`,
      `Suma rośnie do ${n(after)} kW i zwolnienie przestaje działać, choć przekroczono granicę tylko o ${n(after - limit)} kW.`,
    ];
  },
  'koszt przekroczenia': () => {
    const perMwh = enea.excise * 1000;
    return [
      `Akcyza na prąd to ${n(enea.excise, 3)} zł za 1 kWh, czyli ${n(perMwh)} zł za 1 MWh netto, a więc bez VAT.`,
      ...[400, 700, 900].map((mwh) => row(`${n(mwh)} MWh`, `${n(mwh * perMwh)} zł`)),
      `wszystkie opłaty od 1 kWh dają ${n(kwhRate, 3)} zł netto`,
      `Jeśli 300 z 900 MWh wytwórcy zużyli za własnymi licznikami, drugie zwolnienie obniża kwotę do ${n((900 - 300) * perMwh)} zł.`,
      `a akcyza to z tego około ${n((enea.excise / kwhRate) * 100, 1)}%.`,
      `teraz od 900 MWh to ${n(900 * perMwh)} zł netto. Dochodzi 300 MWh, więc każda z nich musi dać co najmniej ${n((900 * perMwh) / 300)} zł, żeby pokryć samą akcyzę.`,
    ];
  },
});

const pricePage = 'baza-wiedzy/technika-i-rynek/ceny-rynkowe-rcem.md';
/** Shares of the months in what panels give, as the calculator takes them. */
const sunShares = [3.6, 4.6, 7.7, 10.6, 13.8, 13.3, 13.5, 12.2, 8.7, 6, 3.5, 2.6];

/** Numbers of the tables of the page on market prices, by the first cell of their rows; a dash is no number. */
function pricesOfPage(): Map<string, number[]> {
  const rows = readFileSync(pricePage, 'utf8').matchAll(/^\| ([^|]+?) \| (.+) \|$/gm);
  const prices = new Map<string, number[]>();
  for (const [, name = '', cells = ''] of rows) {
    // The months of 2022 and 2023 have a table of their own, below the first.
    prices.set(
      name,
      prices.get(name) ??
        cells.split(' | ').map((cell) => Number.parseFloat(cell.replace(',', '.'))),
    );
  }
  return prices;
}

/** RCEm of the page by year, January first. */
function marketMonths(): Map<string, number[]> {
  const byMonth = [...pricesOfPage()].slice(1, 13).map(([, cells]) => cells);
  return new Map(
    ['2024', '2025', '2026'].map((year, index) => [
      year,
      byMonth.map((cells) => cells[index] ?? Number.NaN).filter((price) => price > 0),
    ]),
  );
}

textSays(pricePage, {
  'skrajne, średnie i ważone ceny': () => {
    const years = marketMonths();
    const all = [...years.values()].flat();
    const warm = [...years.values()].flatMap((prices) => prices.slice(2, 9));
    const last = years.get('2025') ?? [];
    const weighted = total(last.map((price, month) => price * (sunShares[month] ?? 0)));
    const mean = weighted / total(sunShares);
    expect(all).toHaveLength(32);
    expect(Math.max(...warm)).toBeLessThan(330);
    expect(total(sunShares.slice(2, 9))).toBeCloseTo(80, 0);
    const [dear, cheap] = [Math.max(...all), last[5] ?? Number.NaN];
    return [
      `od ${fixed(Math.min(...all))} do ${fixed(dear)} zł za MWh netto`,
      `w styczniu 2026 r. (${fixed(years.get('2026')?.[0] ?? 0)} zł), a najtaniej trzy miesiące później (${fixed(years.get('2026')?.[3] ?? 0)} zł)`,
      `Zwykła średnia z 2025 r. to ${fixed(total(last) / 12)} zł.`,
      `zostaje ${fixed(mean)} zł.`,
      row('w styczniu 2026 r.', zl(dear), zl(dear * depositFactor)),
      row('w czerwcu 2025 r.', zl(cheap), zl(cheap * depositFactor)),
      row('przez cały 2025 r., tak jak daje dach', zl(mean), zl(mean * depositFactor)),
    ];
  },
  'spółdzielnia obok rynku': () => {
    const years = [...marketMonths().values()];
    const [home, town] = [energyRate * 1000, 466.5];
    const surplus = town * ratio;
    const above = (prices: readonly number[]): number =>
      prices.filter((price) => price > surplus).length;
    const warm = years.flatMap((prices) => prices.slice(2, 9));
    return [
      row('Spółdzielnia, oddana i odebrana 1 do 0,6', zl(surplus), 'gmina, prąd po 466,50 zł'),
      row(
        'Spółdzielnia, oddana i odebrana 1 do 0,6',
        zl(home * ratio),
        `dom, prąd po ${n(home)} zł`,
      ),
      `W ${n(above(years.flat()))} z ${n(years.flat().length)} miesięcy RCEm była nawet wyższa niż ${zl(surplus)}, ale od marca do września tylko w ${n(above(warm))} z ${n(warm.length)}.`,
    ];
  },
  miasta: () => {
    const prices = [...pricesOfPage()]
      .slice(-12)
      .map(([, cells]) => (cells[0] === undefined || Number.isNaN(cells[0]) ? 571 : cells[0]));
    const [low = 0, high = 0] = [...prices].sort((a, b) => a - b).slice(5, 7);
    return [
      `Połowa miast zapłaciła mniej niż ${zl((low + high) / 2)}, a połowa więcej; średnia to około ${n(total(prices) / 12, 0)} zł.`,
    ];
  },
});

test('prices of the page on market prices are those of the rates file', () => {
  const years = marketMonths();
  const different = dataFiles('.').rates.value.marketPrices.filter(({month, value}) => {
    const [year = '', number = ''] = month.split('-');
    const prices = years.get(year);
    return prices !== undefined && prices[Number(number) - 1] !== value;
  });
  expect(different).toEqual([]);
});

textSays('baza-wiedzy/podatki-i-pieniadze/finansowanie-spoldzielni-energetycznej.md', {
  'plan ze wsparciem i bez niego': () => {
    const [panels, storage, members] = [300_000, 100_000, 40];
    const grant = 0.2 * storage;
    const paidIn = panels + storage - grant - panels;
    return [
      row('Dotacja', `${n(grant)} zł`, '0 zł'),
      row('Pożyczka', `${n(panels)} zł`, '0 zł'),
      row('Wpłaty członków razem', `${n(paidIn)} zł`, `${n(panels + storage)} zł`),
      row('Wpłata 1 członka', `${n(paidIn / members)} zł`, `${n((panels + storage) / members)} zł`),
      row('Spłata w roku', `${n(annuity(panels, 0, 15))} zł`, '0 zł'),
      `zmniejszyła tu koszt o ${n((grant / (panels + storage)) * 100)}%`,
    ];
  },
});

textSays('baza-wiedzy/technika-i-rynek/zmiany-w-prawie-kalendarz.md', {
  'stawki 2026': () => [`na przykład OZE ${fixed(enea.renewables * 1000)} zł za MWh netto`],
});

const zone = (group: TariffGroup, operator: Operator, places: number, index = 0): string =>
  fixed(rate(groupRateId('network', group, operator, index)), places);
const perKw = (group: TariffGroup, places: number): string =>
  fixed(rate(groupRateId('fixedNetworkPerKw', group, 'enea')), places);

textSays('baza-wiedzy/rozliczenia/stawki-operatorow-2026.md', {
  'Enea, grupy C i B': () =>
    (
      [
        ['C11', 'C11', 4, 2],
        ['C12a', 'C12a, C12b', 4, 2],
        ['C11o', 'C11o, oświetlenie', 4, 2],
        ['C21', 'C21', 4, 2],
        ['C22a', 'C22a, C22b', 4, 2],
        ['C22w', 'C22w', 4, 2],
        ['B11', 'B11, B12', 5, 3],
        ['B21', 'B21, B22, B23', 4, 3],
      ] as const
    ).map(
      ([group, label, places, kwPlaces]) =>
        `| ${label} | ${perKw(group, kwPlaces)} | ${zone(group, 'enea', places)} |`,
    ),
  'Enea, grupy zależne od godziny i pory roku': () =>
    (
      [
        ['C12sezON', 4, 2],
        ['C22sezON', 4, 2],
        ['B22sezON', 5, 3],
      ] as const
    ).map(([group, places, kwPlaces]) =>
      row(group, zone(group, 'enea', 4), zone(group, 'enea', places, 1), perKw(group, kwPlaces)),
    ),
  'domy u pięciu operatorów': () =>
    (
      [
        ['enea', 'Enea'],
        ['pge', 'PGE'],
        ['tauron', 'TAURON'],
        ['energa', 'Energa'],
        ['stoen', 'Stoen'],
      ] as const
    ).map(([operator, name]) => {
      const both = (group: TariffGroup): string =>
        `${zone(group, operator, 4)} i ${zone(group, operator, 4, 1)}`;
      return `| ${name} | ${zone('G11', operator, 4)} | ${both('G12')} | ${both('G12w')} |`;
    }),
});
