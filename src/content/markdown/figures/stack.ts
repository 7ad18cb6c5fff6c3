import {toString} from 'mdast-util-to-string';
import {formatNumber, setPolishSpaces} from '@cooperative/polish';
import {element, textElement} from '../element';
import {bar, mark, numbersIn, strip} from './drawing';
import {figureRows, framed, type Figure} from './figure';

/** `:::suma{granica=1000 jednostka=kW}`: a table of names and amounts, put together and held against a limit. */
export const stack: Figure = (directive) => {
  const limit = Number(directive.attributes?.granica);
  const unit = directive.attributes?.jednostka ?? '';
  const rows = figureRows(directive, 2);
  const amounts = rows?.map(([, amount = []]) => numbersIn(toString(amount))[0]);
  if (!rows || !(limit > 0) || unit === '' || !amounts?.every((amount) => amount !== undefined)) {
    return 'podaj granicę i jednostkę: {granica=1000 jednostka=kW}, a między dwukropkami jedną tabelę z 2 kolumnami: nazwa, ile.';
  }
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const whole = Math.max(total, limit) * 1.1;
  const before = (index: number): number =>
    amounts.slice(0, index).reduce((sum, amount) => sum + amount, 0);
  return framed(directive, 'stack', [
    element('p', {}, [
      {type: 'text', value: setPolishSpaces('Razem: ')},
      textElement('strong', {}, setPolishSpaces(`${formatNumber(total, 2)} ${unit}`)),
      {type: 'text', value: setPolishSpaces(`, granica: ${formatNumber(limit, 2)} ${unit}`)},
    ]),
    strip([
      ...amounts.map((amount, index) => bar(before(index), amount, whole)),
      mark(limit, whole),
    ]),
    element(
      'ol',
      {},
      rows.map(([name = [], amount = []]) =>
        element('li', {}, [element('span', {}, [...name]), element('strong', {}, [...amount])]),
      ),
    ),
  ]);
};
