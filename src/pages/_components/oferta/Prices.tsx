import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Table from '@site/src/components/ui/Table';
import {useSettings} from '@site/src/browser/shell/useSettings';
import type {Offer} from '@site/src/content/schema/pages';
import {contactPage} from '@site/src/site/navigation';
import {takesMessages} from '@site/src/site/settings';

/** Prices from the data file or, while there are none, whether one can ask for them. */
export default function Prices({prices}: Pick<Offer, 'prices'>): ReactNode {
  const canAsk = takesMessages(useSettings());
  if (prices.length === 0) {
    return (
      <details>
        <summary>Nie ma cennika</summary>
        <p>
          {canAsk ? (
            <>
              Cennika jeszcze nie ma. <Link to={contactPage.to}>Zapytaj o wycenę</Link>:
              przygotowujemy ją po krótkiej rozmowie.
            </>
          ) : (
            'Narzędzia są bezpłatne. Cennika usług nie ma, bo nie ma jeszcze firmy, która je świadczy.'
          )}{' '}
          Opłaty, które ponosi sama spółdzielnia, zbiera artykuł{' '}
          <Link to="/baza-wiedzy/ile-kosztuje-zalozenie-i-prowadzenie">
            ile kosztuje założenie i prowadzenie spółdzielni
          </Link>
          .
        </p>
      </details>
    );
  }
  return (
    <>
      <h3>Ile to kosztuje</h3>
      <Table aria-label="Ceny usług">
        <thead>
          <tr>
            <th scope="col">Usługa</th>
            <th scope="col">Cena</th>
            <th scope="col">Co obejmuje</th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({name, price, note}) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{price}</td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
