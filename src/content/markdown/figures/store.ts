import {toString} from 'mdast-util-to-string';
import {lawfulRules, settleCredits} from '@cooperative/settlement/explain';
import {formatNumber, setPolishSpaces} from '@cooperative/polish';
import {element, textElement} from '../element';
import {bar, hatchedBar, numbersIn, strip} from './drawing';
import {figureRows, framed, type Figure} from './figure';

/** „Zapas”: a table of months, energy drawn and surplus given, in kWh. The rest of the year's store is computed. */
export const store: Figure = (directive) => {
  const rows = figureRows(directive, 3);
  const [drawn, given] = [1, 2].map((column) =>
    Float64Array.from(rows ?? [], (row) => numbersIn(toString(row[column] ?? []))[0] ?? NaN),
  ) as [Float64Array, Float64Array];
  if (!rows || ![...drawn, ...given].every((kwh) => kwh >= 0)) {
    return 'między dwukropkami ma stać jedna tabela z 3 kolumnami: miesiąc, pobór w kWh, nadwyżka w kWh.';
  }
  const {usedCreditKwh, boughtKwh, balanceKwh} = settleCredits(drawn, given, lawfulRules);
  const whole = Math.max(...drawn, ...balanceKwh);
  const kwh = (value: number): string => `${formatNumber(value)} kWh`;
  return framed(directive, 'store', [
    element(
      'ol',
      {},
      rows.map(([month = []], index) => {
        const used = usedCreditKwh[index] ?? 0;
        const bought = boughtKwh[index] ?? 0;
        const left = balanceKwh[index] ?? 0;
        return element('li', {}, [
          element('span', {}, [...month]),
          strip([
            ...(used > 0 ? [bar(0, used, whole), hatchedBar(0, used, whole, 'stock')] : []),
            ...(bought > 0 ? [hatchedBar(used, bought, whole)] : []),
          ]),
          strip(left > 0 ? [bar(0, left, whole), hatchedBar(0, left, whole, 'given')] : []),
          element(
            'em',
            {},
            [`z zapasu ${kwh(used)}`, `kupione ${kwh(bought)}`, `zostaje ${kwh(left)}`].map(
              (text) => textElement('b', {}, setPolishSpaces(text)),
            ),
          ),
        ]);
      }),
    ),
  ]);
};
