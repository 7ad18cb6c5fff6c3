import type {ReactNode} from 'react';
import Cite from '@site/src/components/articles/Cite';
import type {SiteNumber} from '@site/src/domain/calculator/siteNumbers';
import {formatDate, formatNumber, writePolishDate} from '@cooperative/polish';

interface Props {
  readonly number: SiteNumber;
  /** Where it is cited from. */
  readonly site: string;
}

/** One number: what it is, its days, where it is from, and a press that copies all of it. */
export default function NumberRow({number, site}: Props): ReactNode {
  const {id, name, value, unit, source, checked} = number;
  const amount = `${formatNumber(value, 5)}${unit === '%' ? '' : '\u00a0'}${unit}`;
  const days = daysText(number);
  return (
    <tr id={id}>
      <th scope="row" className="rowName">
        {name}
      </th>
      <td className="number" data-label="Wartość">
        {amount}
      </td>
      <td data-label="Obowiązuje" data-none={days === '–' || undefined}>
        {days}
      </td>
      <td data-column="Źródło">
        {source}; {dayText(number)}
      </td>
      <td>
        <Cite
          label="Cytuj"
          refer={(address) =>
            `${name}: ${amount}${days === '–' ? '' : ` (${days})`}. Źródło: ${source}${checked === '' ? '' : `, stan na ${formatDate(checked)}`}. Za: ${site}, ${address}#${id}`.replaceAll(
              '\u00a0',
              ' ',
            )
          }
        />
      </td>
    </tr>
  );
}

/** Until which day the number was compared with its source. */
function dayText({from, to, checked}: SiteNumber): string {
  return checked === ''
    ? 'dnia nie znaleźliśmy'
    : `${from === checked && to === '' ? 'od' : 'stan na'} ${writePolishDate(checked)}`;
}

/** „1.01.2026–31.12.2026”; a dash where no day is known. */
function daysText({from, to}: SiteNumber): string {
  return from === ''
    ? '–'
    : to === ''
      ? `od ${writePolishDate(from)}`
      : `${writePolishDate(from)}–${writePolishDate(to)}`;
}
