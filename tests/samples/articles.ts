import {readFileSync} from 'node:fs';
import {dataFiles} from '@site/src/content/data/dataFiles';
import {creditRatio} from '@cooperative/settlement/law';
import {g11Tariff, rateOn} from '@cooperative/settlement/rates';
import {type EnergySettlement, settleEnergy} from '@cooperative/settlement/explain';
import {formatNumber, toGrosze, zloty} from '@cooperative/polish';
import {axisOf, unwrap} from '../../packages/settlement/tests/samples/settlement';

/**
 * Tests that a text says what the settlement rules and the rates in the data file give today. If a rule or a rate
 * changes, the test fails with the file and the phrase it should contain.
 */
export function textSays(
  file: string,
  examples: Readonly<Record<string, () => readonly string[]>>,
): void {
  test.each(Object.entries(examples))(`${file}: %s`, (_about, phrases) => {
    const text = readFileSync(file, 'utf8').replaceAll('\u00a0', ' ');
    expect(phrases().filter((phrase) => !text.includes(phrase))).toEqual([]);
  });
}

const {rates} = dataFiles('.').rates.value;
/** The day the articles were checked: their rates are those of 2026. */
const day = '2026-11-20';

export function rate(id: string): number {
  return unwrap(rateOn(rates, id, day)).value;
}

/** The tariff of the examples, net, zł/kWh. */
export const enea = unwrap(g11Tariff(rates, 'enea', day));
const [{energy, network} = {energy: Number.NaN, network: Number.NaN}] = enea.zones;
export const energyRate = energy;
export const gridRate = network + enea.quality;
export const kwhRate = energy + enea.excise + gridRate + enea.renewables + enea.cogeneration;
export const ratio = creditRatio.value;

/** A number as articles write it: plain spaces, a real minus, at most `places` decimals. */
export function n(value: number, places = 2): string {
  return formatNumber(value, places)
    .replaceAll('\u00a0', ' ')
    .replace(/^-0$/, '0')
    .replace('-', '−');
}

/** With all its decimals: `0,40`. */
export function fixed(value: number, places = 2): string {
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(places).split('.');
  return `${value < 0 ? '−' : ''}${n(Number(whole))},${fraction}`;
}

/** An amount rounded as on a bill. */
export function zl(amount: number): string {
  return billed(toGrosze(zloty(amount)));
}

/** Grosze of a bill, already whole. */
export function billed(grosze: number): string {
  return `${fixed(grosze / 100)} zł`;
}

export function kwhCell(value: number): string {
  return `${n(value)} kWh`;
}

/** A row of a Markdown table. */
export function row(...cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

export function total(values: Iterable<number>): number {
  return [...values].reduce((sum, value) => sum + value, 0);
}

export function first(values: ArrayLike<number> | undefined): number {
  return values?.[0] ?? Number.NaN;
}

/** Hours of one settlement period, a list per member: what the member draws or, below zero, feeds in. */
export function settledHours(...members: readonly (readonly number[])[]): EnergySettlement {
  const hours = members[0]?.length ?? 0;
  return settleEnergy(axisOf(hours, {hours}), members.map(meterOf), {year: 'first'});
}

export function meterOf(balances: readonly number[]): {
  withdrawn: Float64Array;
  injected: Float64Array;
} {
  return {
    withdrawn: Float64Array.from(balances, (balance) => Math.max(balance, 0)),
    injected: Float64Array.from(balances, (balance) => Math.max(-balance, 0)),
  };
}

export interface Period {
  readonly drawn: number;
  readonly given: number;
  readonly shared: number;
  readonly credit: number;
  readonly used: number;
  readonly bought: number;
  readonly left: number;
}

/** The first period of a cooperative, kWh. */
export function periodOf({balance, credits}: EnergySettlement): Period {
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

/** A period for which only the sums of its hours are known. */
export function settledSums(drawn: number, given: number): Period {
  return periodOf(settledHours([drawn, -given]));
}

/** Hours of a farm with panels, a school and a home: used by the article on 1:0,6 and the one on fees. */
export const sixHours = {
  names: ['6–7', '9–10', '12–13', '15–16', '19–20', '22–23'],
  farm: [4, -10, -30, -12, 7, 4],
  school: [3, 6, 8, 5, 1, 1],
  home: [1, 1, 1, 1, 1, 1],
};
