import {percent, toGrosze, toZloty, zloty} from '@cooperative/polish';
import {vatRate} from '../law/law';
import type {PointStatement} from '../month/statement';
import {makeBill} from '../money/bill';
import type {DocumentLine, Terms} from '../record/documentSettings';

/** One point in a month, with what the seller bills it for, kWh. */
export interface ChargedPoint {
  readonly statement: PointStatement;
  readonly boughtKwh: number;
}

/** More than this above what was drawn is no noise of sums, kWh. */
const noiseKwh = 0.0005;

/** What a point is charged: one line, and another for energy from the stock where that has a price of its own. */
export function chargeLines(
  {quantity, price, stockPrice, isFree}: Terms,
  {statement, boughtKwh}: ChargedPoint,
): readonly DocumentLine[] {
  const own = isFree ? 0 : (price ?? 0);
  const of = (what: 'energy' | 'stock', kwh: number, zl: number): DocumentLine => {
    const charged = threePlaces(Math.max(kwh, 0));
    return {
      what,
      point: statement.point,
      ppe: statement.ppe,
      drawnKwh: threePlaces(statement.drawnKwh),
      boughtKwh: threePlaces(boughtKwh),
      kwh: charged,
      price: zl,
      net: lineGrosze(charged, zl),
    };
  };
  const {drawnKwh, sharedKwh, usedCreditKwh} = statement;
  switch (quantity) {
    case 'drawnLessBought':
      return [of('energy', drawnKwh - boughtKwh, own)];
    case 'shared':
      return [of('energy', sharedKwh, own)];
    case 'sharedAndStock':
      return stockPrice === undefined || stockPrice === own
        ? [of('energy', sharedKwh + usedCreditKwh, own)]
        : [of('energy', sharedKwh, own), of('stock', usedCreditKwh, stockPrice)];
  }
}

/** One fixed fee of a member. */
export function feeLine(fee: number): DocumentLine {
  return {
    what: 'fee',
    point: '',
    ppe: '',
    drawnKwh: 0,
    boughtKwh: 0,
    kwh: 0,
    price: fee,
    net: toGrosze(zloty(fee)),
  };
}

/** By how many kWh a point would pay for more than it drew: to the cooperative and to the seller together. */
export function chargedTwice(
  lines: readonly DocumentLine[],
  {statement, boughtKwh}: ChargedPoint,
): number {
  const above = kwhOf(lines) + boughtKwh - statement.drawnKwh;
  return above > noiseKwh ? above : 0;
}

/** The sum of lines, and the tax from that sum: not line by line. Whole grosze. */
export function sumsOf(
  {regime}: Pick<Terms, 'regime'>,
  lines: readonly DocumentLine[],
): {readonly net: number; readonly vat: number; readonly gross: number} {
  const net = lines.reduce((all, line) => all + line.net, 0);
  return regime === 'vat'
    ? makeBill(toZloty(net), percent(vatRate.value))
    : {net, vat: 0, gross: net};
}

/** Energy of lines together, kWh. */
export function kwhOf(lines: readonly DocumentLine[]): number {
  return threePlaces(lines.reduce((all, {kwh}) => all + kwh, 0));
}

/** kWh as documents have them. */
export function threePlaces(kwh: number): number {
  return Math.round(kwh * 1000 + 1e-7) / 1000;
}

/**
 * kWh of three places times a price of six, rounded to whole grosze, halves up. In whole numbers, as a price of six places
 * comes closer to a half than the general rounding of money tells apart.
 */
function lineGrosze(kwh: number, price: number): number {
  const product = Math.round(kwh * 1e3) * Math.round(price * 1e6);
  if (!Number.isSafeInteger(product)) {
    return toGrosze(zloty(kwh * price));
  }
  const rest = product % 1e7;
  return (product - rest) / 1e7 + (rest >= 5e6 ? 1 : 0);
}
