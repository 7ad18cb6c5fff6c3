import type {ComparedBill} from '@site/src/domain/calculator/charts/comparedBills';
import type {CreditMonth} from '@site/src/domain/calculator/charts/creditMonths';
import type {HourEnergy} from '@site/src/domain/calculator/charts/day';
import type {MemberCost} from '@site/src/domain/calculator/charts/memberCosts';
import type {SavingPoint} from '@site/src/domain/calculator/charts/savingsCurve';
import {sumZlotys, toZloty, zloty} from '@cooperative/polish';

// Invented numbers: the gallery shows pictures, not the result of a settlement.

const monthNames = 'sty lut mar kwi maj cze lip sie wrz paź lis gru'.split(' ');
const daysOfMonth = 30;
const creditFactor = 0.6;

/** One hour of the mean day of a month, kWh: the sun is high at noon and in June, people use most in the evening. */
function meanHour(month: number, hour: number): HourEnergy {
  const season = 1 - Math.cos(((month + 0.5) / 12) * 2 * Math.PI) * 0.7;
  const sun = 60 * season * Math.max(0, Math.cos(((hour - 12) / 7) * (Math.PI / 2)));
  const use = 30 + (hour > 6 && hour < 22 ? 12 : 0) + (hour > 16 && hour < 21 ? 10 : 0);
  const selfUse = Math.min(sun, use * 0.4);
  const shared = Math.min(sun - selfUse, use * 0.3);
  return {selfUse, shared, fromGrid: use - selfUse - shared, toGrid: sun - selfUse - shared};
}

const days = monthNames.map((_, month) =>
  Array.from({length: 24}, (__, hour) => meanHour(month, hour)),
);

function sumOf(hours: readonly HourEnergy[], key: keyof HourEnergy): number {
  return hours.reduce((sum, hour) => sum + hour[key], 0) * daysOfMonth;
}

export const june = days[5] ?? [];

export const gridHours = days.map((day) => day.map(({fromGrid, toGrid}) => fromGrid - toGrid));

let balanceKwh = 0;
/** What is left in March is lost. */
export const creditMonths: readonly CreditMonth[] = days.map((day, month) => {
  const inKwh = sumOf(day, 'toGrid') * creditFactor;
  const usedKwh = Math.min(balanceKwh + inKwh, sumOf(day, 'fromGrid') * 0.3);
  const expiredKwh = month === 2 ? balanceKwh + inKwh - usedKwh : 0;
  balanceKwh += inKwh - usedKwh - expiredKwh;
  return {label: monthNames[month] ?? '', inKwh, usedKwh, expiredKwh, balanceKwh};
});

const year = days.flat();
const creditUsedKwh = creditMonths.reduce((sum, {usedKwh}) => sum + usedKwh, 0);
export const flows = {
  boughtKwh: sumOf(year, 'fromGrid') - creditUsedKwh,
  selfUseKwh: sumOf(year, 'selfUse'),
  sharedKwh: sumOf(year, 'shared'),
  creditUsedKwh,
  carriedKwh: balanceKwh,
  expiredKwh: creditMonths.reduce((sum, {expiredKwh}) => sum + expiredKwh, 0),
  lostFactorKwh: sumOf(year, 'toGrid') * (1 - creditFactor),
};

export const members: readonly MemberCost[] = [
  {name: 'Szkoła', aloneZl: zloty(52_000), cooperativeZl: zloty(38_000)},
  {name: 'Wodociągi', aloneZl: zloty(81_000), cooperativeZl: zloty(57_000)},
  {name: 'Gospodarstwo rolne', aloneZl: zloty(30_000), cooperativeZl: zloty(24_000)},
  {name: 'Osiedle', aloneZl: zloty(48_000), cooperativeZl: zloty(41_000)},
  {name: 'Oświetlenie ulic', aloneZl: zloty(27_000), cooperativeZl: zloty(28_000)},
];

/** As the members' costs add up. */
const alone = sumZlotys(members.map(({aloneZl}) => aloneZl));
const inCooperative = sumZlotys(members.map(({cooperativeZl}) => cooperativeZl));

export const levels = {
  alone,
  withSources: zloty(211_000),
  netBilling: null,
  inCooperative,
  running: null,
};

export const bills: readonly ComparedBill[] = [
  {name: 'Każdy osobno', zl: alone},
  {name: 'W spółdzielni', zl: inCooperative},
].map(({name, zl}) => ({
  name,
  parts: [
    {label: 'Energia czynna', group: 'prąd', zl: zl * 0.45},
    {label: 'Zmienna opłata za sieć', group: 'sieć', zl: zl * 0.22},
    {label: 'Opłata mocowa', group: 'opłaty', zl: zl * 0.14},
    {label: 'VAT', group: 'VAT', zl: zl * 0.19},
  ],
}));

/** The more panels, the less another one saves. */
export const savingPoints: readonly SavingPoint[] = Array.from({length: 11}, (_, index) => {
  const kw = index * 40;
  const saving = 62_000 * (1 - Math.exp(-kw / 150));
  return {kw, savingZl: zloty(saving), npvZl: zloty(saving * 11.5 - kw * 1_600)};
});

export const thousandMembers: readonly MemberCost[] = Array.from({length: 1000}, (_, index) => {
  const aloneZl = zloty(900 + ((index * 7919) % 6100));
  return {
    name: `Członek ${index + 1}`,
    aloneZl,
    cooperativeZl: toZloty(Math.round(aloneZl * (0.7 + ((index * 104_729) % 350) / 1000) * 100)),
  };
});
