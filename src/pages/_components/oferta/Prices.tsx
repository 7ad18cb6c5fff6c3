import type {ReactNode} from 'react';
import type {Offer} from '@site/src/content/schema/pages';
import Table from '@site/src/components/ui/Table';
import styles from './styles.module.css';

/** Prices from the data file or, while there are none, how a quote is made. */
export default function Prices({prices}: Pick<Offer, 'prices'>): ReactNode {
  return (
    <section className={styles.section}>
      <h2>Ile to kosztuje</h2>
      {prices.length === 0 ? (
        <p>Cennika jeszcze nie ma. Wycenę przygotowujemy po krótkiej rozmowie.</p>
      ) : (
        <Table>
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
      )}
    </section>
  );
}
