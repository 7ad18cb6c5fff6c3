import {type EnergySettlement, settleEnergy, sum} from '@cooperative/settlement/explain';
import {oneBucket} from '@site/packages/settlement/src/energy/balance';
import {internalSplit} from '@site/packages/settlement/src/energy/settleEnergy';
import {statutorySplit} from '@site/packages/settlement/src/split';
import {boughtByBucket, priceList} from '@site/packages/settlement/src/money/tariff';
import {toGrosze, zloty} from '@cooperative/polish';
import {
  billed,
  enea,
  fixed,
  kwhCell,
  n,
  ratio,
  row,
  settledSums,
  textSays,
  total,
  zl,
} from '../../samples/articles';
import {axisOf, threeMembers} from '../../../packages/settlement/tests/samples/settlement';

/** kWh bought in one month by zone; zones from the most expensive grid rate to the cheapest. */
function boughtByZone(
  bought: number,
  drawn: readonly number[],
  given: readonly number[],
): readonly number[] {
  const zones = drawn.map((_, zone) => ({name: '', energy: 0, network: -zone}));
  const list = priceList(axisOf(24, 'month'), {...enea, zones});
  return [
    ...boughtByBucket(list, Float64Array.of(bought), {
      drawn: Float64Array.from(drawn),
      given: Float64Array.from(given),
    }),
  ];
}

/** The whole table of a month: what the zones draw, feed in, get as credit, cover themselves and have to buy. */
function zoneRows(drawn: readonly number[], given: readonly number[]): string[] {
  const credit = given.map((kwh) => ratio * kwh);
  const covered = credit.map((kwh, zone) => Math.min(kwh, drawn[zone] ?? 0));
  const open = drawn.map((kwh, zone) => kwh - (covered[zone] ?? 0));
  const {bought} = settledSums(total(drawn), total(given));
  const cells = (values: readonly number[]): string[] =>
    [...values, total(values)].map((value) => n(value));
  return [
    row('Pobór spółdzielni', ...cells(drawn)),
    row('Nadwyżka oddana do sieci', ...cells(given)),
    row(`Nowy zapas, czyli nadwyżka × ${n(ratio)}`, ...cells(credit)),
    row('Pokryte w tej samej strefie', ...cells(covered)),
    row('Zostaje poboru', ...cells(open)),
    row('Do kupienia', ...cells(boughtByZone(bought, drawn, credit))),
  ];
}

function threePeriods(): EnergySettlement {
  return settleEnergy(axisOf(72, {hours: 24}), threeMembers(), {year: 'first'});
}

textSays('baza-wiedzy/rozliczenia/rozliczenie-w-taryfach-wielostrefowych.md', {
  'dwie strefy': () => {
    const {drawn, credit, bought} = settledSums(700, 850);
    return [
      ...zoneRows([300, 400], [800, 50]),
      `Bez stref wynik byłby ten sam: ${n(drawn)} − ${n(credit)} = ${n(bought)} kWh.`,
      `Całe ${n(bought)} kWh w nocy kosztuje ${n(bought * 0.6)} zł, a tyle samo prądu w dzień kosztowałoby ${n(bought)} zł.`,
    ];
  },

  'trzy strefy': () => zoneRows([200, 250, 400], [20, 1000, 0]),

  'podział między członków i ich strefy': () => {
    const {bought} = settledSums(700, 850);
    const members = [
      {name: 'Ferma z panelami', day: -750, night: 100},
      {name: 'Gmina ze szkołą', day: 200, night: 100},
      {name: 'Piekarnia', day: 50, night: 150},
    ];
    const net = Float64Array.from(members, ({day, night}) => day + night);
    const parts = statutorySplit(bought, net, net);
    const bills = members.map(({name, day, night}, index) => {
      const part = parts[index] ?? 0;
      const [inDay = 0, inNight = 0] = boughtByZone(part, [day, night], [0, 0]);
      return {name, part, inDay, inNight, cost: inDay + inNight * 0.6};
    });
    const [, school, bakery] = bills;
    return [
      ...members.map(({name, day, night}, index) =>
        row(name, ...[day, night, net[index] ?? 0, parts[index] ?? 0].map((value) => n(value))),
      ),
      `więc ${kwhCell(school?.inDay ?? 0)} wpada do dnia, a ${kwhCell(school?.inNight ?? 0)} do nocy`,
      ...[school, bakery].map((bill) =>
        row(
          `${bill?.name}, ${kwhCell(bill?.part ?? 0)}`,
          zl((bill?.part ?? 0) * 0.6),
          zl(bill?.cost ?? 0),
        ),
      ),
      row('Razem', zl(bought * 0.6), zl(total(bills.map(({cost}) => cost)))),
    ];
  },
});

textSays('baza-wiedzy/rozliczenia/ceny-wewnetrzne-i-podzial-korzysci.md', {
  'trzech członków i trzy okresy': () => {
    const {balance, credits, members} = threePeriods();
    const cells = (values: Float64Array): string[] => Array.from(values, (value) => n(value));
    const bought = credits.boughtKwh[2] ?? 0;
    const net = members.map((member) => member.net);
    const totals = [0, 1, 2].map((period) => total(net.map((values) => values[period] ?? 0)));
    return [
      row('Zużyte wspólnie, 1 do 1', ...cells(balance.sharedKwh)),
      row('Pobór spółdzielni', ...cells(balance.importKwh)),
      row('Nadwyżka oddana do sieci', ...cells(balance.exportKwh)),
      row(`Nowy zapas, czyli nadwyżka × ${n(ratio)}`, ...cells(credits.creditKwh)),
      row('Pokryte z zapasu', ...cells(credits.usedCreditKwh)),
      row('Zapas na koniec', ...cells(credits.balanceKwh)),
      row('Do kupienia od sprzedawcy', ...cells(credits.boughtKwh)),
      ...members.map((member, index) =>
        row(
          'ABC'.charAt(index),
          ...Array.from(member.net, (value) => fixed(value)),
          fixed(member.statutoryBought[2] ?? 0),
        ),
      ),
      row('Razem', ...totals.map((value) => fixed(value)), fixed(bought)),
      `${n(net[0]?.[2] ?? 0)} z ${n(totals[2] ?? 0)} kWh poboru w trzecim okresie, czyli ${n(((net[0]?.[2] ?? 0) / (totals[2] ?? 1)) * 100, 1)}%. Z ${n(bought)} kWh daje to ${n(members[0]?.statutoryBought[2] ?? 0)} kWh`,
    ];
  },
  'ile wziął każdy i trzy klucze': () => {
    const settled = threePeriods();
    const axis = axisOf(72, {hours: 24});
    const given = settled.members.map((member) => sum(member.balance.given));
    const taken = internalSplit(settled, {kind: 'hourly'}, () => oneBucket(axis)).map(
      ({shared, usedCredit}) => sum(shared) + sum(usedCredit),
    );
    const part = (values: readonly number[], index: number): number =>
      (values[index] ?? 0) / total(values);
    const paid = taken.map((kwh) => toGrosze(zloty(kwh * 0.2)));
    const pool = total(paid);
    const even = toGrosze(zloty(pool / 3 / 100));
    const signed = (grosze: number): string => (grosze > 0 ? `+${billed(grosze)}` : billed(grosze));
    return [
      ...['A', 'B', 'C'].flatMap((name, index) => [
        row(name, `${fixed(given[index] ?? 0)} kWh`, 'oddał do grupy'),
        row(name, `${fixed(taken[index] ?? 0)} kWh`, 'wziął wspólnie i z zapasu'),
      ]),
      `W całym przykładzie oddano ${fixed(total(given))} kWh, a wzięto ${fixed(total(taken))} kWh.`,
      `B oddał najwięcej, ${n(given[1] ?? 0)} z ${n(total(given))} kWh, czyli ${n(part(given, 1) * 100, 0)}%, a mimo to najwięcej kupuje, bo ${n(settled.members[1]?.statutoryBought[2] ?? 0)} kWh.`,
      `C oddał ${n(part(given, 2) * 100, 0)}% energii, a wziął ${n(part(taken, 2) * 100, 0)}% tego, co wróciło,`,
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
});
