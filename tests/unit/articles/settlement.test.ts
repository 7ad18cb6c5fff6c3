import {lawfulRules, settleCredits} from '@cooperative/settlement/explain';
import {memberBalance, oneBucket} from '@site/packages/settlement/src/energy/balance';
import type {CreditAccount} from '@site/packages/settlement/src/energy/credits';
import {yearAxis} from '@cooperative/polish';
import {creditValidMonths} from '@cooperative/settlement/law';
import {
  first,
  n,
  periodOf,
  ratio,
  row,
  settledHours,
  settledSums,
  sixHours,
  textSays,
  total,
} from '../../samples/articles';
import {axisOf} from '../../../packages/settlement/tests/samples/settlement';

interface Month {
  readonly name: string;
  readonly drawn: number;
  readonly given: number;
}

/** Consecutive months, from an empty account. */
function settledMonths(months: readonly Month[]): CreditAccount {
  return settleCredits(
    Float64Array.from(months, ({drawn}) => drawn),
    Float64Array.from(months, ({given}) => given),
    lawfulRules,
  );
}

/** From which months the credit used in the last one came: „lipiec 180, sierpień 720”. */
function usedLots(months: readonly Month[]): string {
  const last = months.length - 1;
  const before = settledMonths(months.slice(0, last)).closing;
  const after = new Map(settledMonths(months).closing.map(({period, kwh}) => [period, kwh]));
  return [...before, {period: last, kwh: ratio * (months[last]?.given ?? 0)}]
    .map(({period, kwh}) => ({name: months[period]?.name, kwh: kwh - (after.get(period) ?? 0)}))
    .filter(({kwh}) => kwh > 1e-9)
    .map(({name, kwh}) => `${name} ${n(kwh)}`)
    .join(', ');
}

textSays('baza-wiedzy/rozliczenia/rozliczenie-1-do-06.md', {
  'sześć godzin trzech członków': () => {
    const {names, farm, school, home} = sixHours;
    const hourly = names.map((name, hour) => {
      const members = [farm[hour] ?? 0, school[hour] ?? 0, home[hour] ?? 0];
      const {drawn, given, shared} = periodOf(settledHours(...members.map((balance) => [balance])));
      const balance = given > 0 ? `${n(-given)} (nadwyżka)` : `${n(drawn)} (pobór)`;
      return row(name, ...members.map((value) => n(value)), balance, n(shared));
    });
    const settled = settledHours(farm, school, home);
    const {drawn, given, shared, credit, used, bought} = periodOf(settled);
    const nets = settled.members.map(({net}) => n(first(net)));
    const drawnBy = settled.members.map((member) => first(member.drawn));
    const parts = settled.members.map(({statutoryBought}) => n(first(statutoryBought)));
    const farmGave = first(settled.members[0]?.balance.given);
    const noon = periodOf(settledHours([farm[2] ?? 0], [school[2] ?? 0], [home[2] ?? 0]));
    return [
      ...hourly,
      row('Razem', ...nets, `pobór ${n(drawn)}, nadwyżka ${n(given)}`, n(shared)),
      `Nadwyżką spółdzielni jest więc tylko ${n(noon.given)} kWh. Wróci z niej ${n(noon.credit)} kWh, a ${n(noon.given - noon.credit)} kWh nie wróci.`,
      `- prawo do odbioru: ${n(given)} × ${n(ratio)} = ${n(credit)} kWh,`,
      `- pobór pokryty z tego prawa: ${n(used)} kWh,`,
      `- do kupienia od sprzedawcy: ${n(drawn)} − ${n(used)} = ${n(bought)} kWh.`,
      `łącznie ${n(total(drawnBy))} kWh, a kupić trzeba tylko ${n(bought)} kWh. Gospodarstwo oddało ${n(farmGave)} kWh, z czego ${n(shared)} kWh policzono 1 do 1, a za ${n(given)} kWh wróciło ${n(credit)} kWh. Razem dało to ${n(shared + credit)} kWh, czyli około ${n(((shared + credit) / farmGave) * 100, 0)}%`,
      `Suma okresu to ${nets[1]} kWh w szkole i ${nets[2]} kWh w domu, więc szkoła płaci za ${parts[1]} kWh, a dom za ${parts[2]} kWh. Gospodarstwo ma sumę ${nets[0]} kWh i nie kupuje nic, choć rano i wieczorem pobrało ${n(drawnBy[0] ?? 0)} kWh.`,
    ];
  },
  'kredyt miesiąc po miesiącu': () => {
    const months = [
      {name: 'czerwiec', drawn: 600, given: 2000},
      {name: 'lipiec', drawn: 700, given: 1800},
      {name: 'sierpień', drawn: 800, given: 1500},
      {name: 'wrzesień', drawn: 900, given: 700},
      {name: 'październik', drawn: 1100, given: 300},
    ];
    expect(creditValidMonths.value).toBe(12);
    return [
      // What follows from them is computed by the figure itself.
      ...months.map(({name, drawn, given}) =>
        row(name.charAt(0).toUpperCase() + name.slice(1), n(drawn), n(given)),
      ),
      `za lipiec ${n(ratio * 1800)} kWh, za sierpień ${n(ratio * 1500)}, za wrzesień ${n(ratio * 700)}, za październik ${n(ratio * 300)}.`,
      `W październiku zużyto z niego kolejno: ${usedLots(months.slice(0, 5))} kWh.`,
      'ten z czerwca można wykorzystać najdłużej do końca czerwca następnego roku.',
    ];
  },
});

textSays('baza-wiedzy/rozliczenia/dane-pomiarowe-w-spoldzielni.md', {
  'suma rejestrów i suma wyników godzin': () => {
    const withdrawn = [0.8, 0.5, 0.2, 0.9];
    const injected = [0, 1.2, 2.2, 0.1];
    const axis = axisOf(4, {hours: 4});
    const member = memberBalance(
      axis,
      {withdrawn: Float64Array.from(withdrawn), injected: Float64Array.from(injected)},
      oneBucket(axis),
    );
    const drawn = first(member.drawn);
    const given = first(member.given);
    const raw = first(member.withdrawn);
    const rawGiven = total(injected);
    return [
      row('Suma rejestrów', n(raw), n(rawGiven), n(raw - rawGiven)),
      row('Suma wyników godzin', n(drawn), n(given), n(drawn - given)),
      `Pobór ${n(raw)} kWh i pobór ${n(drawn)} kWh opisują te same godziny,`,
    ];
  },
  'godziny miesięcy i kontrola rozliczenia': () => {
    const starts = yearAxis(2026).periodStarts;
    const hoursOf = (month: number): string => n((starts[month] ?? 0) - (starts[month - 1] ?? 0));
    const {drawn, given, credit, bought} = settledSums(700, 850);
    return [
      `Miesiąc z 30 dniami ma ich ${hoursOf(4)}, a z 31 dniami ${hoursOf(1)}.`,
      `Marzec ma więc ${hoursOf(3)} godziny, a październik ${hoursOf(10)}.`,
      row('Nowy zapas miesiąca', `${n(ratio)} × nadwyżka oddana do sieci`),
      `${n(drawn)} kWh poboru i ${n(given)} kWh nadwyżki, a zapasu z poprzednich miesięcy nie ma. Nowy zapas powinien wynieść ${n(credit)} kWh, a zakup ${n(bought)} kWh.`,
    ];
  },
});

textSays('baza-wiedzy/technika-i-rynek/licznik-zdalnego-odczytu-w-spoldzielni.md', {
  'dwie godziny i trzy fazy': () => {
    const {given, credit, bought} = periodOf(settledHours([2, -2]));
    const phases = 1 + 1 - 3;
    const hour = periodOf(settledHours([phases], [0.4]));
    return [
      `Oddane ${n(given)} kWh wracają jako ${n(credit)} kWh, więc spółdzielnia kupuje ${n(bought)} kWh.`,
      `Jego wynik to 2 − 3 = ${n(phases)} kWh, czyli 1 kWh oddania.`,
      `Wspólny wynik to ${n(-hour.given)} kWh, czyli ${n(hour.given)} kWh oddania.`,
    ];
  },
});

textSays('baza-wiedzy/technika-i-rynek/csire-a-spoldzielnia-energetyczna.md', {
  'luka w danych': () => {
    const whole = settledSums(100, 80);
    const gap = settledSums(100, 40);
    return [
      `Z ${n(whole.given)} kWh oddania wraca ${n(whole.credit)} kWh, więc do kupienia jest ${n(whole.bought)} kWh.`,
      `Wtedy z ${n(gap.given)} kWh wraca ${n(gap.credit)} kWh, a do kupienia jest ${n(gap.bought)} kWh. Jedna luka to ${n(gap.bought - whole.bought)} kWh więcej`,
    ];
  },
});

textSays('baza-wiedzy/podstawy/spoldzielnia-energetyczna-co-to-jest.md', {
  'szkoła, sklep i oczyszczalnia': () => {
    const noon = periodOf(settledHours([-12], [5], [3]));
    const both = periodOf(settledHours([-12, 7], [5, 0], [3, 0]));
    return [
      `Wspólnie zużyte jest ${n(noon.shared)} kWh. Do sieci trafiają ${n(noon.given)} kWh, czyli do odbioru zostaje ${n(noon.credit)} kWh.`,
      `cała trójka pobiera razem ${n(both.drawn)} kWh. Z zapasu schodzi ${n(both.used)} kWh, a ${n(both.bought)} kWh trzeba kupić.`,
    ];
  },
});

textSays('baza-wiedzy/prowadzenie/pierwsze-90-dni-po-wpisie.md', {
  'pierwsze rozliczenie': () => {
    const {drawn, given, credit, bought} = settledSums(14_000, 9000);
    return [
      `Z oddania wraca ${n(ratio)} × ${n(given)} = ${n(credit)} kWh. Do kupienia zostaje ${n(drawn)} − ${n(credit)} = ${n(bought)} kWh.`,
    ];
  },
});

textSays('src/data/strona-glowna.yaml', {
  'współczynnik i ważność': () => [
    `Za 1 kWh nadwyżki oddanej do sieci spółdzielnia odbiera ${n(ratio)} kWh, najpóźniej w ${n(creditValidMonths.value)} miesięcy`,
  ],
});
