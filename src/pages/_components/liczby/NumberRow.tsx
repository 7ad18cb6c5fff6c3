import type {ReactNode} from 'react';
import Cite from '@site/src/components/articles/Cite';
import type {SiteNumber} from '@site/src/domain/calculator/siteNumbers';
import {formatDate} from '@cooperative/polish';
import {amountText, checkedText, daysText} from './words';

interface Props {
  readonly number: SiteNumber;
  /** Where it stands in the source that is said above it; without it, the row says its own source and days. */
  readonly provision?: string;
  /** Where it is cited from. */
  readonly site: string;
}

/** One number: what it is, its days, where it is from, and a press that copies all of it. */
export default function NumberRow({number, provision, site}: Props): ReactNode {
  const {id, name, source, checked} = number;
  const amount = amountText(number);
  const days = daysText(number);
  const hasOwnSource = provision === undefined;
  const place = provision ?? [source, checkedText(number)].filter(Boolean).join('; ');
  return (
    <tr id={id}>
      <th scope="row" className="rowName">
        {name}
      </th>
      <td className="number">{amount}</td>
      <td data-none={days === '' || !hasOwnSource || undefined}>{hasOwnSource && days}</td>
      <td data-none={place === '' || undefined}>{place}</td>
      <td>
        <Cite
          label="Cytuj"
          refer={(address) =>
            `${name}: ${amount}${days === '' ? '' : ` (${days})`}. Źródło: ${source}${checked === '' ? '' : `, stan na ${formatDate(checked)}`}. Za: ${site}, ${address}#${id}`.replaceAll(
              '\u00a0',
              ' ',
            )
          }
        />
      </td>
    </tr>
  );
}
