import {readFileSync} from 'node:fs';
import {loadRates} from '@site/src/data/load';
import {runBattery} from '@site/src/domain/energy/battery';
import {annuity} from '@site/src/domain/finance/cashFlow';
import {addMember, emptyTotals, oneBucket} from '@site/src/domain/settlement/balance';
import {settleCredits, type CreditAccount} from '@site/src/domain/settlement/credits';
import {yearAxis} from '@site/src/domain/settlement/hourAxis';
import {
  balancingPowerLimit,
  coverageThreshold,
  creditRatio,
  creditValidMonths,
  electricPowerLimit,
  excisePowerLimit,
  lowerCoverageThreshold,
} from '@site/src/domain/settlement/law';
import {monthlyPriceRules} from '@site/src/domain/settlement/netBilling';
import {flatCapacityFee, g11Tariff, rateOn} from '@site/src/domain/settlement/rates';
import {defaultOptions, settle, type Settlement} from '@site/src/domain/settlement/settle';
import {
  internalSplit,
  lawfulRules,
  settleEnergy,
  type EnergySettlement,
} from '@site/src/domain/settlement/settleEnergy';
import {sum} from '@site/src/domain/settlement/split';
import {boughtByBucket, priceList, type Tariff} from '@site/src/domain/settlement/tariff';
import {validateCooperative} from '@site/src/domain/settlement/validate';
import {percent, toGrosze, zloty} from '@site/src/domain/units';
import {formatNumber} from '@site/src/site/format';
import {axisOf, eneaG11, threeMembers, unwrap} from '../../support/settlement';

/** What a text says, with its numbers counted anew by the rules of the settlement and the rates of the data file. */
interface Example {
  readonly about: string;
  readonly says: () => readonly string[];
}

const settlementArticles = 'baza-wiedzy/rozliczenia';

// The day the articles were checked: their rates are those of 2026.
const day = '2026-11-20';
const {rates} = loadRates('.');
const rate = (id: string): number => unwrap(rateOn(rates, id, day)).value;
const enea = unwrap(g11Tariff(rates, 'enea', day));
const {energy: energyRate = 0, network = 0} = enea.zones[0] ?? {};
const gridRate = network + enea.quality;
const kwhRate = energyRate + enea.excise + gridRate + enea.renewables + enea.cogeneration;
const ratio = creditRatio.value;
const threshold = coverageThreshold.value / 100;

/** Polish number of an article: plain spaces, a real minus, at most so many places. */
function n(value: number, places = 2): string {
  return formatNumber(value + 0, places)
    .replaceAll('\u00a0', ' ')
    .replace(/^-0$/, '0')
    .replace('-', '−');
}

/** With all its places: `0,40`. */
function fixed(value: number, places = 2): string {
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(places).split('.');
  return `${value < 0 ? '−' : ''}${n(Number(whole))},${fraction}`;
}

/** Zlotys of a net amount, rounded as bills are. */
function zl(amount: number): string {
  return `${fixed(toGrosze(zloty(amount)) / 100)} zł`;
}

/** Grosze of a bill. */
function billed(grosze: number): string {
  return `${fixed(grosze / 100)} zł`;
}

function row(...cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Hours of one settlement period, a list a member: what the member draws, or gives where below zero. */
function settledHours(...members: readonly (readonly number[])[]): EnergySettlement {
  const hours = members[0]?.length ?? 0;
  return settleEnergy(axisOf(hours, {hours}), members.map(meterOf), {year: 'first'});
}

function meterOf(balances: readonly number[]): {withdrawn: Float64Array; injected: Float64Array} {
  return {
    withdrawn: Float64Array.from(balances, (balance) => Math.max(balance, 0)),
    injected: Float64Array.from(balances, (balance) => Math.max(-balance, 0)),
  };
}

/** Months of a cooperative, from an empty account. */
function settledMonths(drawn: readonly number[], given: readonly number[]): CreditAccount {
  return settleCredits(Float64Array.from(drawn), Float64Array.from(given), lawfulRules);
}

function first(values: Float64Array | undefined): number {
  return values?.[0] ?? Number.NaN;
}

function energyOf({balance, credits}: EnergySettlement): Record<string, number> {
  return {
    drawn: first(balance.importKwh),
    given: first(balance.exportKwh),
    shared: first(balance.sharedKwh),
    credit: first(credits.creditKwh),
    used: first(credits.usedCreditKwh),
    bought: first(credits.boughtKwh),
    left: first(credits.balanceKwh),
  };
}

/** Sums of a month settled at once, by the same names. */
function monthOf(drawn: number, given: number): Record<string, number> {
  const {creditKwh, usedCreditKwh, boughtKwh, balanceKwh} = settledMonths([drawn], [given]);
  return {
    drawn,
    given,
    credit: first(creditKwh),
    used: first(usedCreditKwh),
    bought: first(boughtKwh),
    left: first(balanceKwh),
  };
}

/** From which month the credit used in each month came: „lipiec 180, sierpień 720”. */
function usedLots(
  names: readonly string[],
  drawn: readonly number[],
  given: readonly number[],
): string[] {
  const lotsAfter = (months: number): Map<number, number> =>
    new Map(
      settledMonths(drawn.slice(0, months), given.slice(0, months)).closing.map(({period, kwh}) => [
        period,
        kwh,
      ]),
    );
  return names.map((_, month) => {
    const before = lotsAfter(month).set(month, ratio * (given[month] ?? 0));
    const after = lotsAfter(month + 1);
    return [...before]
      .map(([lot, kwh]) => [names[lot] ?? '', kwh - (after.get(lot) ?? 0)] as const)
      .filter(([, kwh]) => kwh > 1e-9)
      .map(([name, kwh]) => `${name} ${n(kwh)}`)
      .join(', ');
  });
}

function coverageOf(generation: number, consumption: number): string {
  const [verdict] = validateCooperative({
    generationKwh: generation,
    consumptionKwh: consumption,
    applicationDay: day,
  });
  return `${verdict?.status === 'met' ? 'spełniony' : 'niespełniony'} ${n((generation / consumption) * 100, 1)}%`;
}

/** The six hours of the farm, the school and the home. */
const sixHours = {
  names: ['6–7', '9–10', '12–13', '15–16', '19–20', '22–23'],
  farm: [4, -10, -30, -12, 7, 4],
  school: [3, 6, 8, 5, 1, 1],
  home: [1, 1, 1, 1, 1, 1],
};

/** A home without panels in a month: 50 kWh shared, 178 credited, 162 bought. */
function home(reading: 1 | 2): Settlement {
  const axis = axisOf(744, 'month');
  const hours = (...values: readonly number[]): Float64Array => {
    const series = new Float64Array(axis.hours);
    series.set(values);
    return series;
  };
  const members = [
    {id: 'dom', meter: {withdrawn: hours(50, 340), injected: hours()}, sourceKw: 0, tariff: enea},
    {
      id: 'wytwórca',
      meter: {withdrawn: hours(), injected: hours(50, 0, 178 / ratio)},
      sourceKw: 50,
      tariff: enea,
    },
  ];
  // In reading 2 the article asks for the most: a price at which the surplus is worth more than the fee.
  return unwrap(
    settle(axis, members, {
      ...defaultOptions,
      year: 'first',
      gridReading: reading,
      averagePrice: 1,
    }),
  );
}

/** Day and night, or peak, day and night: only the order of the grid rates matters. */
function zoned(...network: readonly number[]): Tariff {
  return {...eneaG11, zones: network.map((value) => ({name: '', energy: 0, network: value}))};
}

/** Bought kWh of one month by zone. */
function byZone(
  tariff: Tariff,
  bought: number,
  drawn: readonly number[],
  given: readonly number[],
): number[] {
  const list = priceList(axisOf(24, 'month'), tariff);
  return [
    ...boughtByBucket(list, Float64Array.of(bought), {
      drawn: Float64Array.from(drawn),
      given: Float64Array.from(given),
    }),
  ];
}

const examples: Readonly<Record<string, readonly Example[]>> = {
  [`${settlementArticles}/rozliczenie-1-do-06.md`]: [
    {
      about: 'sześć godzin trzech członków',
      says: () => {
        const {names, farm, school, home: house} = sixHours;
        const hourly = names.map((name, hour) => {
          const members = [farm[hour] ?? 0, school[hour] ?? 0, house[hour] ?? 0];
          const {
            drawn = 0,
            given = 0,
            shared = 0,
          } = energyOf(settledHours(...members.map((balance) => [balance])));
          const balance = given > 0 ? `${n(-given)} (nadwyżka)` : `${n(drawn)} (pobór)`;
          return row(name, ...members.map((value) => n(value)), balance, n(shared));
        });
        const settled = settledHours(farm, school, house);
        const {
          drawn = 0,
          given = 0,
          shared = 0,
          credit = 0,
          used = 0,
          bought = 0,
        } = energyOf(settled);
        const nets = settled.members.map(({net}) => n(first(net)));
        const drawnBy = settled.members.map((member) => first(member.drawn));
        const parts = settled.members.map(({statutoryBought}) => n(first(statutoryBought)));
        const farmGave = first(settled.members[0]?.balance.given);
        return [
          ...hourly,
          row('Razem', ...nets, `pobór ${n(drawn)}, nadwyżka ${n(given)}`, n(shared)),
          `- prawo do odbioru: ${n(given)} × ${n(ratio)} = ${n(credit)} kWh,`,
          `- pobór pokryty z tego prawa: ${n(used)} kWh,`,
          `- do kupienia od sprzedawcy: ${n(drawn)} − ${n(used)} = ${n(bought)} kWh.`,
          `łącznie ${n(drawnBy.reduce((all, kwh) => all + kwh, 0))} kWh, a kupić trzeba tylko ${n(bought)} kWh. Gospodarstwo oddało ${n(farmGave)} kWh. Z tego ${n(shared)} kWh policzono 1 do 1, a za ${n(given)} kWh wróciło ${n(credit)} kWh. Razem dało to ${n(shared + credit)} kWh, czyli około ${n(((shared + credit) / farmGave) * 100, 0)}%`,
          `Szkoła płaci więc za ${parts[1]} kWh, a dom za ${parts[2]} kWh. Gospodarstwo ma sumę ${nets[0]} kWh, więc nie kupuje nic, choć rano i wieczorem pobrało ${n(drawnBy[0] ?? 0)} kWh.`,
        ];
      },
    },
    {
      about: 'kredyt miesiąc po miesiącu',
      says: () => {
        const names = ['czerwiec', 'lipiec', 'sierpień', 'wrzesień', 'październik', 'listopad'];
        const drawn = [600, 700, 800, 900, 1100, 1300];
        const given = [2000, 1800, 1500, 700, 300, 100];
        const {creditKwh, usedCreditKwh, boughtKwh, balanceKwh} = settledMonths(drawn, given);
        const lots = usedLots(names, drawn, given);
        return [
          ...names.map((name, month) =>
            row(
              name.charAt(0).toUpperCase() + name.slice(1),
              n(drawn[month] ?? 0),
              n(given[month] ?? 0),
              n(creditKwh[month] ?? 0),
              n(usedCreditKwh[month] ?? 0),
              lots[month] ?? '',
              n(boughtKwh[month] ?? 0),
              n(balanceKwh[month] ?? 0),
            ),
          ),
          `ten z czerwca 2027 r. można wykorzystać najdłużej do końca czerwca ${2027 + creditValidMonths.value / 12} r.`,
        ];
      },
    },
  ],
  [`${settlementArticles}/ile-mozna-zaoszczedzic.md`]: [
    {
      about: 'jeden dom przez miesiąc',
      says: () => {
        const {members, energy, gridDue} = home(1);
        const [dear] = home(2).members;
        const [house] = members;
        const {
          drawn = 0,
          shared = 0,
          used = 0,
          bought = 0,
          given = 0,
          credit = 0,
        } = energyOf(energy);
        const alone = house?.alone.bills[0];
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
          `W miesiącu pobrał ${n(all)} kWh. Z tego ${n(shared)} kWh oddał w tych samych godzinach inny członek. Kolejne ${n(used)} kWh to kredyt za nadwyżkę, liczony 1 do ${n(ratio)}. Resztę, czyli ${n(bought)} kWh, dom kupił`,
          row('Kupiony prąd', `${n(all)} kWh`, `${n(bought)} kWh`),
          row(`Opłaty od kWh (${fixed(kwhRate, 3)} zł)`, zl(all * kwhRate), zl(bought * kwhRate)),
          row('Opłaty stałe', zl(fees), zl(fees)),
          row('Razem netto', billed(alone.net), billed(inside.net)),
          row(`VAT ${n(rate('vat'))}%`, billed(alone.vat), billed(inside.vat)),
          row('Razem brutto', billed(alone.gross), billed(inside.gross)),
          `Rachunek od sprzedawcy jest niższy o ${billed(saved)}.`,
          `czyli od ${n(own)} kWh, byłoby to najwyżej ${n(own)} × ${n(gridRate, 4)} = ${zl(gridDue[0]?.full ?? 0)} netto. Z VAT daje to ${billed(saved - savedLess)}.`,
          `Przyjmijmy 0,40 zł za każdą z ${n(own)} kWh, razem ${billed(price)}.`,
          row('Bez dopłaty za sieć i bez ceny wewnętrznej', billed(saved)),
          row('Dopłata za sieć, bez ceny wewnętrznej', billed(savedLess)),
          row('Cena wewnętrzna 0,40 zł, bez dopłaty za sieć', billed(saved - price)),
          row('Dopłata za sieć i cena wewnętrzna 0,40 zł', billed(savedLess - price)),
          `a wynik różni się ponad ${n(Math.floor(wide))} razy`,
          `wytwórca oddał około ${n(shared + given, 0)} kWh: ${n(shared)} wspólnie i około ${n(given, 0)} jako nadwyżkę. Z tej nadwyżki wróciło ${n(ratio)}, czyli ${n(credit)} kWh.`,
          `Skrót mnoży ${n(shared + given, 0)} kWh przez średnią cenę z rachunku, czyli ${fixed(average, 3)} zł. Wychodzi ${n(naive, 0)} zł. To o ${n(naive - saved / 100, 0)} zł więcej niż najlepszy wiersz tabeli.`,
        ];
      },
    },
    {
      about: 'produkcja razy cena i inne liczby',
      says: () => [
        `145 MWh × 1,10 zł za 1 kWh i dostaje ${n(145_000 * 1.1)} zł`,
        `Za 1 kWh nadwyżki wraca ${n(ratio)} kWh`,
        `może dojść przy instalacji od ${n(balancingPowerLimit.value)} kW`,
      ],
    },
  ],
  [`${settlementArticles}/oplaty-w-spoldzielni-energetycznej.md`]: [
    {
      about: 'zmienna opłata za sieć w dwóch odczytaniach',
      says: () => {
        const {farm, school, home: house} = sixHours;
        const axis = axisOf(farm.length, {hours: farm.length});
        const members = [farm, school, house].map((balances, index) => ({
          id: String(index),
          meter: meterOf(balances),
          sourceKw: 10,
          tariff: enea,
        }));
        const {energy, gridDue} = unwrap(
          settle(axis, members, {
            ...defaultOptions,
            year: 'first',
            gridReading: 2,
            averagePrice: 0.45,
          }),
        );
        const {shared = 0, used = 0, given = 0} = energyOf(energy);
        const {surplusKwh = 0, full = 0, worth = 0, due = 0} = gridDue[0] ?? {};
        return [
          `Wspólnie zużyto ${n(shared)} kWh, a z kredytu ${n(used)} kWh. Do sieci poszła nadwyżka ${n(given)} kWh, więc sprzedawcy zostało z niej ${n(1 - ratio)}, czyli ${n(surplusKwh)} kWh. Zmienna opłata sieciowa z jakościową to ${n(gridRate, 4)} zł za 1 kWh`,
          `Opłata od ${n(shared + used)} kWh: ${n(shared + used)} × ${n(gridRate, 4)} = ${zl(full)} netto. Wartość nadwyżki przy cenie 0,45 zł za 1 kWh: ${n(surplusKwh)} × 0,45 = ${zl(worth ?? 0)}.`,
          `Liczy się mniejsza kwota, czyli ${zl(due ?? 0)}. W pierwszym odczytaniu członkowie płacą 0 zł, w drugim ${zl(due ?? 0)} netto.`,
        ];
      },
    },
    {
      about: 'stawki 2026',
      says: () => [
        row('Cena energii', fixed(energyRate, 4), 'znika'),
        row('Akcyza', fixed(enea.excise, 4), `znika do ${n(excisePowerLimit.value / 1000)} MW`),
        row('Sieciowa zmienna i jakościowa', fixed(gridRate, 4), 'zależy od odczytania'),
        row('Opłata OZE', fixed(enea.renewables, 4), 'znika'),
        row('Opłata kogeneracyjna', fixed(enea.cogeneration, 4), 'znika'),
        row(
          'Razem',
          fixed(kwhRate, 4),
          `znika ${fixed(kwhRate - gridRate, 4)}, niejasne jest ${fixed(gridRate, 4)}`,
        ),
        `Opłata OZE wynosi w 2026 r. ${fixed(enea.renewables * 1000)} zł za 1 MWh`,
        `Opłata kogeneracyjna to ${fixed(enea.cogeneration * 1000)} zł za 1 MWh`,
        `stawkę mocową ${fixed(rate('capacityPerKwh'), 4)} zł za 1 kWh netto`,
      ],
    },
  ],
  [`${settlementArticles}/rozliczenie-w-taryfach-wielostrefowych.md`]: [
    {
      about: 'dwie strefy',
      says: () => {
        const drawn = [300, 400];
        const given = [800, 50];
        const credit = given.map((kwh) => ratio * kwh);
        const {drawn: all = 0, credit: allCredit = 0, bought = 0} = monthOf(700, 850);
        const [dayKwh = 0, night = 0] = byZone(zoned(2, 1), bought, drawn, credit);
        return [
          ...zoneRows(drawn, given),
          row('Do kupienia', ...[dayKwh, night, bought].map(kwhCell)),
          `Bez stref wynik byłby ten sam: ${n(all)} − ${n(allCredit)} = ${n(bought)} kWh.`,
          `Całe ${n(bought)} kWh w nocy kosztuje ${n(bought * 0.6)} zł. Tyle samo prądu w dzień kosztowałoby ${n(bought)} zł.`,
        ];
      },
    },
    {
      about: 'trzy strefy',
      says: () => {
        const drawn = [200, 250, 400];
        const given = [20, 1000, 0];
        const {bought = 0} = monthOf(850, 1020);
        const zones = byZone(
          zoned(3, 2, 1),
          bought,
          drawn,
          given.map((kwh) => ratio * kwh),
        );
        return [...zoneRows(drawn, given), row('Do kupienia', ...[...zones, bought].map(kwhCell))];
      },
    },
    {
      about: 'podział między członków i ich strefy',
      says: () => {
        const dayOf = [-750, 200, 50];
        const nightOf = [100, 100, 150];
        // The hours of day and night are one hour each; the farm's surplus is set so that the month leaves 190 kWh.
        const net = dayOf.map((kwh, index) => kwh + (nightOf[index] ?? 0));
        const {bought = 0} = monthOf(700, 850);
        const positive = net.map((kwh) => Math.max(kwh, 0));
        const total = positive.reduce((all, kwh) => all + kwh, 0);
        const parts = positive.map((kwh) => (bought * kwh) / total);
        const names = ['Ferma z panelami', 'Szkoła', 'Piekarnia'];
        const zonesOf = (index: number): number[] =>
          byZone(zoned(2, 1), parts[index] ?? 0, [dayOf[index] ?? 0, nightOf[index] ?? 0], [0, 0]);
        const cost = ([dayKwh = 0, night = 0]: readonly number[]): number => dayKwh + night * 0.6;
        const [school, bakery] = [zonesOf(1), zonesOf(2)];
        const [ofSchool = 0, ofBakery = 0] = parts.slice(1);
        const all = cost(school) + cost(bakery);
        return [
          ...names.map((name, index) =>
            row(name, ...[dayOf, nightOf, net, parts].map((list) => kwhCell(list[index] ?? 0))),
          ),
          `więc ${n(school[0] ?? 0)} kWh wpada do dnia, a ${n(school[1] ?? 0)} kWh do nocy`,
          row(`Szkoła, ${n(ofSchool)} kWh`, zl(ofSchool * 0.6), zl(cost(school))),
          row(`Piekarnia, ${n(ofBakery)} kWh`, zl(ofBakery * 0.6), zl(cost(bakery))),
          row('Razem', zl(bought * 0.6), zl(all)),
        ];
      },
    },
  ],
  [`${settlementArticles}/ceny-wewnetrzne-i-podzial-korzysci.md`]: [
    {
      about: 'trzech członków i trzy okresy',
      says: () => {
        const {balance, credits, members} = threePeriods();
        const cells = (values: Float64Array): string[] => Array.from(values, (value) => n(value));
        const bought = credits.boughtKwh[2] ?? 0;
        const net = members.map((member) => member.net);
        const totals = [0, 1, 2].map((period) =>
          net.reduce((all, values) => all + (values[period] ?? 0), 0),
        );
        return [
          row('Zużyte wspólnie, 1 do 1', ...cells(balance.sharedKwh)),
          row('Pobór spółdzielni', ...cells(balance.importKwh)),
          row('Nadwyżka oddana do sieci', ...cells(balance.exportKwh)),
          row(`Nowy kredyt, czyli nadwyżka × ${n(ratio)}`, ...cells(credits.creditKwh)),
          row('Pokryte z kredytu', ...cells(credits.usedCreditKwh)),
          row('Kredyt na koniec', ...cells(credits.balanceKwh)),
          row('Do kupienia od sprzedawcy', ...cells(credits.boughtKwh)),
          ...members.map((member, index) =>
            row(
              'ABC'.charAt(index),
              ...Array.from(member.net, (value) => fixed(value)),
              fixed(member.statutoryBought[2] ?? 0),
            ),
          ),
          row('Razem', ...totals.map((value) => fixed(value)), fixed(bought)),
          `${n(bought)} × ${n(net[0]?.[2] ?? 0)} : ${n(totals[2] ?? 0)} = ${n(members[0]?.statutoryBought[2] ?? 0)} kWh`,
        ];
      },
    },
    {
      about: 'ile wziął każdy i trzy klucze',
      says: () => {
        const settled = threePeriods();
        const axis = axisOf(72, {hours: 24});
        const given = settled.members.map((member) => sum(member.balance.given));
        const taken = internalSplit(settled, {kind: 'hourly'}, () => oneBucket(axis)).map(
          ({shared, usedCredit}) => sum(shared) + sum(usedCredit),
        );
        const total = (values: readonly number[]): number =>
          values.reduce((all, value) => all + value, 0);
        const part = (values: readonly number[], index: number): number =>
          (values[index] ?? 0) / total(values);
        const paid = taken.map((kwh) => toGrosze(zloty(kwh * 0.2)));
        const pool = total(paid);
        const even = toGrosze(zloty(pool / 3 / 100));
        const signed = (grosze: number): string =>
          grosze > 0 ? `+${billed(grosze)}` : billed(grosze);
        return [
          ...['A', 'B', 'C'].map((name, index) =>
            row(name, `${fixed(given[index] ?? 0)} kWh`, `${fixed(taken[index] ?? 0)} kWh`),
          ),
          row('Razem', `${fixed(total(given))} kWh`, `${fixed(total(taken))} kWh`),
          `B oddał najwięcej, bo ${n(given[1] ?? 0)} z ${n(total(given))} kWh, czyli ${n(part(given, 1) * 100, 0)}%. Mimo to kupuje najwięcej, bo ${n(settled.members[1]?.statutoryBought[2] ?? 0)} kWh.`,
          `C oddał ${n(part(given, 2) * 100, 0)}% energii, a wziął ${n(part(taken, 2) * 100, 0)}% tego, co wróciło.`,
          `Do wspólnej puli wpływa wtedy ${billed(pool)}`,
          ...['A', 'B', 'C'].map((name, index) => {
            const back = toGrosze(zloty((pool * part(given, index)) / 100));
            const own = paid[index] ?? 0;
            return row(
              name,
              billed(own),
              billed(back),
              signed(back - own),
              billed(even),
              signed(even - own),
            );
          }),
          `różni się o ${n(3 * even - pool)} grosz`,
        ];
      },
    },
  ],
  [`${settlementArticles}/dane-pomiarowe-w-spoldzielni.md`]: [
    {
      about: 'suma rejestrów i suma wyników godzin',
      says: () => {
        const withdrawn = [0.8, 0.5, 0.2, 0.9];
        const injected = [0, 1.2, 2.2, 0.1];
        const axis = axisOf(4, {hours: 4});
        const member = addMember(
          axis,
          {withdrawn: Float64Array.from(withdrawn), injected: Float64Array.from(injected)},
          oneBucket(axis),
          emptyTotals(axis),
        );
        const drawn = first(member.drawn);
        const given = first(member.given);
        const raw = first(member.withdrawn);
        const rawGiven = injected.reduce((all, kwh) => all + kwh, 0);
        return [
          row('Suma rejestrów', n(raw), n(rawGiven), n(raw - rawGiven)),
          row('Suma wyników godzin', n(drawn), n(given), n(drawn - given)),
          `Pobór ${n(raw)} kWh i pobór ${n(drawn)} kWh opisują te same godziny.`,
        ];
      },
    },
    {
      about: 'godziny miesięcy i kontrola rozliczenia',
      says: () => {
        const starts = yearAxis(2026).periodStarts;
        const hoursOf = (month: number): string =>
          n((starts[month] ?? 0) - (starts[month - 1] ?? 0));
        const {drawn = 0, given = 0, credit = 0, bought = 0} = monthOf(700, 850);
        return [
          `Miesiąc z 30 dniami ma ich ${hoursOf(4)}, a z 31 dniami ${hoursOf(1)}.`,
          `Marzec ma więc ${hoursOf(3)} godziny, a październik ${hoursOf(10)}.`,
          row('Nowy kredyt miesiąca', `${n(ratio)} × nadwyżka oddana do sieci`),
          `${n(drawn)} kWh poboru i ${n(given)} kWh nadwyżki, a zapasu z wcześniej nie ma. Kredyt powinien wynieść ${n(credit)} kWh, a zakup ${n(bought)} kWh.`,
        ];
      },
    },
  ],
  'baza-wiedzy/technika-i-rynek/magazyn-energii-w-spoldzielni.md': [
    {
      about: 'bateria 6 kWh przez 4 godziny',
      says: () => {
        const without = withBattery([-5, 4, -3, 6], 0);
        const run = withBattery([-5, 4, -3, 6], 0.81);
        const {charged, discharged} = run;
        const stored = Math.sqrt(0.81);
        const at = (values: Float64Array, hour: number): number => values[hour] ?? 0;
        return [
          row(
            '1',
            'nadwyżka 5 kWh',
            `pobiera ${n(at(charged, 0))} kWh, zapisuje ${n(at(charged, 0) * stored)} kWh`,
            `oddanie ${n(at(run.injected, 0))} kWh`,
          ),
          row(
            '2',
            'niedobór 4 kWh',
            `oddaje ${n(at(discharged, 1))} kWh`,
            `pobór ${n(at(run.withdrawn, 1))} kWh`,
          ),
          row(
            '3',
            'nadwyżka 3 kWh',
            `pobiera ${n(at(charged, 2))} kWh, zapisuje ${n(at(charged, 2) * stored)} kWh`,
            `oddanie ${n(at(run.injected, 2))} kWh`,
          ),
          row(
            '4',
            'niedobór 6 kWh',
            `oddaje ${n(at(discharged, 3))} kWh`,
            `pobór ${n(at(run.withdrawn, 3))} kWh`,
          ),
          `Razem pobrała ${n(sum(charged))} kWh, a oddała ${n(sum(discharged))} kWh. Straty to ${n(run.losses)} kWh.`,
          row('Oddanie do sieci', `${n(without.given)} kWh`, `${n(run.given)} kWh`),
          row(`Wraca w stosunku 1:${n(ratio)}`, `${n(without.credit)} kWh`, `${n(run.credit)} kWh`),
          row('Pobór z sieci', `${n(without.drawn)} kWh`, `${n(run.drawn)} kWh`),
          row('Do kupienia u sprzedawcy', `${n(without.bought)} kWh`, `${n(run.bought)} kWh`),
          `Spółdzielnia kupuje o ${n(without.bought - run.bought)} kWh mniej. Ten sam wynik da krótki wzór: ${n(sum(charged))} kWh × (0,81 − ${fixed(ratio)}) = ${n(sum(charged) * (0.81 - ratio))} kWh.`,
        ];
      },
    },
    {
      about: 'sprawność cyklu',
      says: () => {
        const {bought} = withBattery([-5, 4, -3, 6], 0);
        return [0.9, 0.81, 0.6, 0.5].map((efficiency) => {
          const run = withBattery([-5, 4, -3, 6], efficiency);
          const gain = bought - run.bought;
          const cell =
            Math.abs(gain) < 1e-9
              ? '0 kWh'
              : `${gain < 0 ? 'minus ' : ''}${fixed(Math.abs(gain))} kWh`;
          return row(
            `${n(efficiency * 100)}%`,
            `${fixed(run.losses)} kWh`,
            `${fixed(run.bought)} kWh`,
            cell,
          );
        });
      },
    },
    {
      about: 'kto steruje baterią',
      says: () => {
        const a = [-5, 4];
        const b = [3, 0];
        const bought = (efficiency: number, mostCharged: number): number => {
          const battery = {kwh: 6, kw: 4, efficiency};
          // The battery takes so much of A's surplus; the rest is given past it.
          const past = Math.max(5 - mostCharged, 0);
          const {meter} = runBattery(Float64Array.of(past - 5, 4), battery);
          const ofA = [past * -1 - (meter.injected[0] ?? 0), meter.withdrawn[1] ?? 0];
          return energyOf(settledHours(efficiency > 0 ? ofA : a, b)).bought ?? Number.NaN;
        };
        const cells = (most: number): string[] =>
          [0.81, 0.64].map((efficiency) => `${fixed(bought(efficiency, most))} kWh`);
        const plain = bought(0, 0);
        return [
          row('Bez baterii', `${fixed(plain)} kWh`, `${fixed(plain)} kWh`),
          row('Ładowanie z całej nadwyżki członka A (4 kWh)', ...cells(5)),
          row('Ładowanie tylko z nadwyżki spółdzielni (2 kWh)', ...cells(2)),
          `daje ${n(plain - bought(0.81, 2))} kWh zysku albo tylko ${n(plain - bought(0.81, 5))} kWh`,
        ];
      },
    },
    {
      about: 'magazyn, który nic nie zmieni',
      says: () => {
        const plain = withBattery([-12, 4, -8, 6], 0);
        const run = withBattery([-12, 4, -8, 6], 0.81);
        return [
          `z ${n(plain.given)} kWh wraca ${n(plain.credit)} kWh, a pobór to ${n(plain.drawn)} kWh. Do kupienia jest więc ${n(plain.bought)} kWh, a ${n(plain.left)} kWh przechodzą dalej. Z baterią 6 kWh też nie kupujesz nic, a dalej przechodzi ${n(run.left)} kWh.`,
        ];
      },
    },
  ],
  'baza-wiedzy/technika-i-rynek/licznik-zdalnego-odczytu-w-spoldzielni.md': [
    {
      about: 'dwie godziny i trzy fazy',
      says: () => {
        const {given = 0, credit = 0, bought = 0} = energyOf(settledHours([2, -2]));
        const phases = 1 + 1 - 3;
        const hour = energyOf(settledHours([phases], [0.4]));
        return [
          `Oddane ${n(given)} kWh wracają jako ${n(credit)} kWh, więc spółdzielnia kupuje ${n(bought)} kWh.`,
          `Jego wynik to 2 − 3 = ${n(phases)} kWh, czyli 1 kWh oddania.`,
          `Wspólny wynik to ${n(-(hour.given ?? 0))} kWh, czyli ${n(hour.given ?? 0)} kWh oddania.`,
        ];
      },
    },
  ],
  'baza-wiedzy/technika-i-rynek/csire-a-spoldzielnia-energetyczna.md': [
    {
      about: 'luka w danych',
      says: () => {
        const whole = monthOf(100, 80);
        const gap = monthOf(100, 40);
        return [
          `Z ${n(whole.given ?? 0)} kWh oddania wraca ${n(whole.credit ?? 0)} kWh, więc do kupienia jest ${n(whole.bought ?? 0)} kWh.`,
          `Wtedy z ${n(gap.given ?? 0)} kWh wraca ${n(gap.credit ?? 0)} kWh, a do kupienia jest ${n(gap.bought ?? 0)} kWh. Jedna luka to ${n((gap.bought ?? 0) - (whole.bought ?? 0))} kWh więcej`,
        ];
      },
    },
  ],
  'baza-wiedzy/technika-i-rynek/zmiany-w-prawie-kalendarz.md': [
    {
      about: 'stawki 2026',
      says: () => [
        `na przykład OZE ${fixed(enea.renewables * 1000)} zł za MWh netto`,
        `do ${fixed(enea.renewables * 1000)} zł w 2026 r. Opłata kogeneracyjna nadal wynosi ${fixed(enea.cogeneration * 1000)} zł za MWh`,
      ],
    },
  ],
  'baza-wiedzy/podstawy/spoldzielnia-energetyczna-co-to-jest.md': [
    {
      about: 'szkoła, sklep i oczyszczalnia',
      says: () => {
        const noon = energyOf(settledHours([-12], [5], [3]));
        const both = energyOf(settledHours([-12, 7], [5, 0], [3, 0]));
        return [
          `Wspólnie zużyte jest ${n(noon.shared ?? 0)} kWh. Do sieci trafiają ${n(noon.given ?? 0)} kWh, czyli do odbioru zostaje ${n(noon.credit ?? 0)} kWh.`,
          `cała trójka pobiera razem ${n(both.drawn ?? 0)} kWh. Z zapasu schodzi ${n(both.used ?? 0)} kWh, a ${n(both.bought ?? 0)} kWh trzeba kupić.`,
        ];
      },
    },
  ],
  'baza-wiedzy/podstawy/spoldzielnia-czy-net-billing.md': [
    {
      about: 'miesiąc w kilowatogodzinach',
      says: () => {
        const much = energyOf(settledHours([-400, -600, 0], [400, 0, 500]));
        const less = energyOf(settledHours([-350, -650, 0], [350, 0, 150]));
        return [
          `W spółdzielni ${n(much.shared ?? 0)} kWh liczy się 1 do 1. Do sieci idzie ${n(much.given ?? 0)} kWh, więc zapas to ${n(much.given ?? 0)} × ${n(ratio)} = ${n(much.credit ?? 0)} kWh. Pokrywa on ${n(much.used ?? 0)} z ${n(much.drawn ?? 0)} kWh poboru. Do kupienia zostaje ${n(much.bought ?? 0)} kWh.`,
          `Cała grupa kupuje ${n((much.shared ?? 0) + (much.drawn ?? 0))} kWh`,
          `Do sieci idzie ${n(less.given ?? 0)} kWh i powstaje zapas ${n(less.credit ?? 0)} kWh. Grupa zużyje ${n(less.used ?? 0)} kWh, a ${n(less.left ?? 0)} kWh przejdzie na później.`,
        ];
      },
    },
    {
      about: 'wartość 1 kWh',
      says: () => {
        const {factor} = monthlyPriceRules;
        const gross = (net: number): number => net * (1 + rate('vat') / 100);
        const active = Number(gross(energyRate + enea.excise).toFixed(2));
        const fees = Number(gross(enea.renewables + enea.cogeneration).toFixed(2));
        const low = active + fees;
        const high = low + 0.35;
        return [
          `energia czynna z akcyzą ${n(active)} zł i zmienna dystrybucja 0,35 zł. Opłaty OZE i kogeneracyjna to razem ${n(fees)} zł.`,
          row('Net-billing, cena 0,15 zł', zl(0.15 * factor), `0,15 × ${n(factor)}`),
          row('Net-billing, cena 0,45 zł', zl(0.45 * factor), `0,45 × ${n(factor)}`),
          row(
            'Spółdzielnia, zużyta w tej samej godzinie',
            `od ${n(low)} do ${zl(high)}`,
            `${n(active)} + ${n(fees)}, do tego 0,35 albo nie`,
          ),
          row(
            'Spółdzielnia, oddana do sieci i odebrana',
            `od ${n(ratio * low)} do ${zl(ratio * high)}`,
            `${n(ratio)} × ${n(low)} albo ${n(ratio)} × ${n(high)}`,
          ),
        ];
      },
    },
  ],
  'baza-wiedzy/zakladanie/prog-70-i-40-procent.md': [
    {
      about: 'gmina, firma i gospodarstwa',
      says: () => {
        const verdicts = [coverageOf(500, 800), coverageOf(560, 860)];
        expect(verdicts).toEqual(['niespełniony 62,5%', 'niespełniony 65,1%']);
        return [
          `Pokrycie wynosi 500 : 800, czyli ${n((500 / 800) * 100, 1)}%. Przy progu ${n(lowerCoverageThreshold.value)}% to wystarcza, bo potrzeba ${n((lowerCoverageThreshold.value * 800) / 100)} MWh. Przy progu ${n(coverageThreshold.value)}% brakuje ${n(threshold * 800 - 500)} MWh, bo granica leży na ${n(threshold * 800)} MWh.`,
          `Produkcja 560 MWh, już z nowymi panelami, pokrywa z tego tylko ${n((560 / 860) * 100, 1)}%. Granica przesuwa się do ${n(threshold * 860)} MWh, więc znów brakuje ${n(threshold * 860 - 560)} MWh.`,
        ];
      },
    },
    {
      about: 'próg a autokonsumpcja',
      says: () => {
        const use = Float64Array.of(5, 5);
        const sun = Float64Array.of(7, 0);
        const member = {
          id: 'A',
          meter: meterOf([-2, 5]),
          consumption: use,
          generation: sun,
          sourceKw: 10,
          tariff: enea,
        };
        const {energy, indicators} = unwrap(
          settle(axisOf(2, {hours: 2}), [member], {...defaultOptions, year: 'first'}),
        );
        const {given = 0, credit = 0, bought = 0} = energyOf(energy);
        return [
          `pokrycie wyniosłoby 7 : 10, czyli ${n((indicators.coverage ?? 0) * 100)}%. W tej samej godzinie członkowie zużyli jednak tylko 5 z 10 kWh, czyli ${n((indicators.instantSufficiency ?? 0) * 100)}%.`,
          `Nadwyżka ${n(given)} kWh trafia do sieci i wraca jako ${n(credit)} kWh, bo działa stosunek 1:${n(ratio)}`,
          `Sprzedawca dostarcza brakujące ${n(bought)} kWh.`,
        ];
      },
    },
  ],
  'baza-wiedzy/zakladanie/obszar-i-limity-spoldzielni.md': [
    {
      about: 'limit mocy',
      says: () => {
        const [before, after] = [6 + 2 + 0.8, 6 + 2 + 0.8 + 1.5];
        return [
          `Razem to ${n(before)} MW, więc mieści się w limicie. W planie jest druga farma, 1,5 MW. Wtedy suma to ${n(after)} MW, czyli o ${n(after - electricPowerLimit.value / 1000)} MW za dużo.`,
        ];
      },
    },
  ],
  'baza-wiedzy/prowadzenie/obowiazki-roczne-spoldzielni.md': [
    {
      about: 'próg przed nowym odbiorcą i po nim',
      says: () => {
        expect([coverageOf(640, 880), coverageOf(640, 940)]).toEqual([
          'spełniony 72,7%',
          'niespełniony 68,1%',
        ]);
        return [
          `Pokrycie wynosi około ${n((640 / 880) * 100, 1)}%.`,
          `pokrycie spada do około ${n((640 / 940) * 100, 1)}%. Do progu brakuje ${n(threshold * 940 - 640)} MWh produkcji w roku.`,
        ];
      },
    },
  ],
  'baza-wiedzy/prowadzenie/przystapienie-i-wystapienie-czlonka.md': [
    {
      about: 'próg przed nowym odbiorcą i po nim',
      says: () => {
        expect([coverageOf(150, 200), coverageOf(150, 230)]).toEqual([
          'spełniony 75%',
          'niespełniony 65,2%',
        ]);
        return [
          `Pokrycie wynosi ${n((150 / 200) * 100)}%.`,
          `pokrycie spada do około ${n((150 / 230) * 100, 0)}%`,
        ];
      },
    },
  ],
  'baza-wiedzy/prowadzenie/pierwsze-90-dni-po-wpisie.md': [
    {
      about: 'pierwsze rozliczenie',
      says: () => {
        const {drawn = 0, given = 0, credit = 0, bought = 0} = monthOf(14_000, 9000);
        return [
          `Z oddania wraca ${n(ratio)} × ${n(given)} = ${n(credit)} kWh. Do kupienia zostaje ${n(drawn)} − ${n(credit)} = ${n(bought)} kWh.`,
        ];
      },
    },
  ],
  'baza-wiedzy/podatki-i-pieniadze/akcyza-granica-1-mw.md': [
    {
      about: 'granica mocy',
      says: () => {
        const limit = excisePowerLimit.value;
        const before = 500 + 300 + 110 + 50;
        const after = before + 45;
        expect(before <= limit && after > limit).toBe(true);
        return [
          `porównaj z ${n(limit)} kW`,
          `Razem daje to ${n(before)} kW, więc akcyzy nie ma.`,
          `Suma rośnie do ${n(after)} kW i zwolnienie przestaje działać. Wystarczyło ${n(after - limit)} kW za dużo.`,
        ];
      },
    },
    {
      about: 'koszt przekroczenia',
      says: () => {
        const perMwh = enea.excise * 1000;
        return [
          `Akcyza na prąd to ${n(enea.excise, 3)} zł za 1 kWh, czyli ${n(perMwh)} zł za 1 MWh netto.`,
          ...[400, 700, 900].map((mwh) => row(`${n(mwh)} MWh`, `${n(mwh * perMwh)} zł`)),
          `wszystkie opłaty od 1 kWh dają ${n(kwhRate, 3)} zł netto`,
          `Akcyza to z tego około ${n((enea.excise / kwhRate) * 100, 1)}%.`,
          `teraz od 900 MWh to ${n(900 * perMwh)} zł netto. Dochodzi 300 MWh, więc na każdą z nich przypada ${n((900 * perMwh) / 300)} zł podatku.`,
        ];
      },
    },
  ],
  'baza-wiedzy/podatki-i-pieniadze/finansowanie-spoldzielni-energetycznej.md': [
    {
      about: 'plan ze wsparciem i bez niego',
      says: () => {
        const [panels, storage, members] = [300_000, 100_000, 40];
        const grant = 0.2 * storage;
        const paidIn = panels + storage - grant - panels;
        return [
          row('Dotacja', `${n(grant)} zł`, '0 zł'),
          row('Pożyczka', `${n(panels)} zł`, '0 zł'),
          row('Wpłaty członków razem', `${n(paidIn)} zł`, `${n(panels + storage)} zł`),
          row(
            'Wpłata 1 członka',
            `${n(paidIn / members)} zł`,
            `${n((panels + storage) / members)} zł`,
          ),
          row('Spłata w roku', `${n(annuity(panels, 0, 15))} zł`, '0 zł'),
          `zmniejszyła tu koszt o ${n((grant / (panels + storage)) * 100)}%`,
        ];
      },
    },
  ],
  'baza-wiedzy/faq.md': [
    {
      about: 'współczynnik i próg',
      says: () => [
        `odbiera później ${n(ratio)} kWh`,
        `wraca później ${n(ratio)} kWh za każdą 1 kWh`,
        `przy zużyciu 1 000 MWh rocznie instalacje muszą móc wytworzyć co najmniej ${n(threshold * 1000)} MWh`,
      ],
    },
  ],
  'src/data/strona-glowna.yaml': [
    {
      about: 'współczynnik i ważność',
      says: () => [
        `Za 1 kWh nadwyżki oddanej do sieci spółdzielnia odbiera ${n(ratio)} kWh.`,
        `najwyżej ${n(creditValidMonths.value)} miesięcy`,
      ],
    },
  ],
};

function threePeriods(): EnergySettlement {
  return settleEnergy(axisOf(72, {hours: 24}), threeMembers(), {year: 'first'});
}

function kwhCell(value: number): string {
  return `${n(value)} kWh`;
}

/** Rows of what zones draw, give, get as credit and cover themselves, each with its sum. */
function zoneRows(drawn: readonly number[], given: readonly number[]): string[] {
  const credit = given.map((kwh) => ratio * kwh);
  const covered = credit.map((kwh, zone) => Math.min(kwh, drawn[zone] ?? 0));
  const open = drawn.map((kwh, zone) => kwh - (covered[zone] ?? 0));
  const cells = (values: readonly number[]): string[] =>
    [...values, values.reduce((all, value) => all + value, 0)].map(kwhCell);
  return [
    row('Pobór spółdzielni', ...cells(drawn)),
    row('Nadwyżka oddana do sieci', ...cells(given)),
    row(`Kredyt, czyli nadwyżka × ${n(ratio)}`, ...cells(credit)),
    row('Pokryte w tej samej strefie', ...cells(covered)),
    row('Zostaje poboru', ...cells(open)),
  ];
}

/** A month of these hours of the cooperative with its battery of 6 kWh and 4 kW; an efficiency of 0 is no battery. */
function withBattery(
  net: readonly number[],
  efficiency: number,
): Record<'given' | 'drawn' | 'credit' | 'bought' | 'left' | 'losses', number> &
  Record<'charged' | 'discharged' | 'withdrawn' | 'injected', Float64Array> {
  const battery = efficiency > 0 ? {kwh: 6, kw: 4, efficiency} : {kwh: 0, kw: 0, efficiency: 1};
  const {meter, charged, discharged, losses} = runBattery(Float64Array.from(net), battery);
  const {credit = 0, bought = 0, left = 0} = monthOf(sum(meter.withdrawn), sum(meter.injected));
  return {
    ...meter,
    charged,
    discharged,
    losses,
    given: sum(meter.injected),
    drawn: sum(meter.withdrawn),
    credit,
    bought,
    left,
  };
}

const cases = Object.entries(examples).flatMap(([file, list]) =>
  list.map(({about, says}) => ({file, about, says})),
);

test.each(cases)('$file: $about', ({file, says}) => {
  const text = readFileSync(file, 'utf8').replaceAll('\u00a0', ' ');
  const missing = says().filter((phrase) => !text.includes(phrase));
  expect(missing).toEqual([]);
});
