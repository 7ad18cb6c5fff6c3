import {type IsoDay, monthNames} from '@cooperative/polish';
import type {Certainty} from '@cooperative/settlement/law';
import {operatorNames, operators} from '@cooperative/settlement/rates';
import type {DatedRates} from './defaults';
import {legalNumbers} from './legalNumbers';

/** A number that the site counts with, as it can be cited. */
export interface SiteNumber {
  /** Does not change: the id of its kind, and the day it holds from where there are several. */
  readonly id: string;
  readonly group: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Days on which it holds, both inclusive; empty where no such day is known. */
  readonly from: IsoDay;
  readonly to: IsoDay;
  readonly source: string;
  /** The day on which we read it or, of a statute, of the text that was read. */
  readonly checked: IsoDay;
  readonly certainty: Certainty;
}

/** Every dated rate, market price and number of a statute that the calculations use. */
export function siteNumbers({
  rates,
  marketPrices,
  averagePrices,
}: DatedRates): readonly SiteNumber[] {
  const ofLaw = legalNumbers.map(
    ([name, {value, unit, article, act, inForceSince = '', textOf, certainty}]): SiteNumber => ({
      id: slugOf(name),
      group: 'Ustawa i rozporządzenie',
      name,
      value,
      unit,
      from: inForceSince,
      to: '',
      source: `${article}: ${act}`,
      checked: textOf ?? inForceSince,
      certainty,
    }),
  );
  const ofTariffs = Object.entries(rates).flatMap(([id, {name, unit, rows}]) =>
    rows.map(({from, to, value, source, checkedOn, certainty}): SiteNumber => ({
      id: rows.length > 1 ? `${id}-${from}` : id,
      group: groupOf(id),
      name,
      value,
      unit,
      from,
      to,
      source,
      checked: checkedOn,
      certainty,
    })),
  );
  const ofMarket = marketPrices.map(({month, value, source, checkedOn}): SiteNumber => ({
    id: `rcem-${month}`,
    group: 'Ceny rynkowe',
    name: `RCEm, ${monthName(month)}`,
    value,
    unit: 'zł/MWh',
    from: `${month}-01`,
    to: lastDayOf(month),
    source,
    checked: checkedOn,
    certainty: 'medium',
  }));
  const ofQuarters = averagePrices.map(({quarter, value, source, checkedOn}): SiteNumber => ({
    id: `cena-konkurencyjna-${quarter.toLowerCase()}`,
    group: 'Ceny rynkowe',
    name: `średnia cena na rynku konkurencyjnym, ${quarterName(quarter)}`,
    value,
    unit: 'zł/MWh',
    from: `${monthOf(quarter, 1)}-01`,
    to: lastDayOf(monthOf(quarter, 3)),
    source,
    checked: checkedOn,
    certainty: 'medium',
  }));
  return [...ofLaw, ...ofTariffs, ...ofMarket, ...ofQuarters];
}

/** By whose tariff it is; the rest everybody pays. */
function groupOf(id: string): string {
  const whose = operators.find((operator) => id.toLowerCase().includes(operator));
  return whose ? `Taryfa: ${operatorNames[whose]}` : 'Opłaty i podatki wspólne';
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9 ]/g, '')
    .trim()
    .replaceAll(/ +/g, '-');
}

/** „maj 2026” */
function monthName(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${monthNames[Number(number) - 1]?.[1] ?? ''} ${year}`;
}

/** The month of a quarter (`2024-Q4`), 1–3. */
function monthOf(quarter: string, place: number): string {
  const [year = '', number = ''] = quarter.split('-Q');
  return `${year}-${String((Number(number) - 1) * 3 + place).padStart(2, '0')}`;
}

function quarterName(quarter: string): string {
  const [year = '', number = ''] = quarter.split('-Q');
  return `${['I', 'II', 'III', 'IV'][Number(number) - 1] ?? ''} kwartał ${year}`;
}

function lastDayOf(month: string): IsoDay {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** The table's columns, as the Frictionless Table Schema names and types them. */
export const numberFields = [
  {name: 'id', title: 'identyfikator', type: 'string', constraints: {required: true, unique: true}},
  {name: 'group', title: 'grupa', type: 'string'},
  {name: 'name', title: 'nazwa', type: 'string', constraints: {required: true}},
  {
    name: 'value',
    title: 'wartość',
    type: 'number',
    decimalChar: ',',
    constraints: {required: true},
  },
  {name: 'unit', title: 'jednostka', type: 'string'},
  {name: 'from', title: 'obowiązuje od', type: 'date'},
  {name: 'to', title: 'obowiązuje do', type: 'date'},
  {name: 'source', title: 'źródło', type: 'string'},
  {name: 'checked', title: 'sprawdzono albo stan tekstu', type: 'date'},
  {
    name: 'certainty',
    title: 'pewność',
    type: 'string',
    constraints: {enum: ['high', 'medium', 'low']},
  },
] as const satisfies readonly {readonly name: keyof SiteNumber; readonly [key: string]: unknown}[];
