import {showNumber} from '../../law/verdict';
import type {MoneyBase} from '../shapes';

/** „od samych źródeł w net-billingu do źródeł i spółdzielni”: what a sum is told against. */
function changeText({from, to, sourcesBy}: Pick<MoneyBase, 'from' | 'to' | 'sourcesBy'>): string {
  const alone =
    sourcesBy === 'netBilling'
      ? 'samych źródeł w net-billingu albo ze sprzedażą nadwyżki'
      : 'samych źródeł z nadwyżką oddaną za darmo';
  return `od ${from === 'nothing' ? 'kupowania całego prądu' : alone} do ${
    to === 'sources' ? alone : 'źródeł i\u00a0spółdzielni'
  }`;
}

const vatTexts: Readonly<Record<MoneyBase['vat'], string>> = {
  gross: 'z\u00a0VAT',
  net: 'bez VAT, bo członkowie go odliczają',
  byMember: 'bez VAT tam, gdzie członek go odlicza',
};

const runningTexts: Readonly<Record<MoneyBase['runningCosts'], string>> = {
  counted: 'po kosztach działania',
  unknown: 'bez kosztów działania, bo ich nie podano',
  none: 'koszty działania są w\u00a0całości przy spółdzielni',
};

const outlayTexts: Readonly<Record<MoneyBase['outlay'], readonly string[]>> = {
  counted: [],
  sourcesOnly: ['nakład na same źródła, bo nakładu na spółdzielnię nie podano'],
  unknown: ['bez nakładu, bo go nie podano'],
};

/**
 * What a sum is told against and what it counts, in Polish and without a full stop; last what only a payback, a value
 * or a rate does: an outlay over some years.
 */
export function valueBaseText(base: MoneyBase): string {
  const {years, discount, outlay} = base;
  return [
    changeText(base),
    vatTexts[base.vat],
    runningTexts[base.runningCosts],
    ...outlayTexts[outlay],
    ...(years === null || discount === null
      ? []
      : [`lata: ${years}, stopa dyskontowa ${showNumber(discount)}%, bez podatku dochodowego`]),
  ].join('; ');
}
