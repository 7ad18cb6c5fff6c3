import {useMemo, useState, type ReactNode} from 'react';
import SortableTable from '@site/src/components/ui/controls/SortableTable';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';
import {wholeAnswer} from '@cooperative/settlement/answer';
import MoreThanDrawn from '../bills/MoreThanDrawn';
import Disclosure from '../folds/Disclosure';
import {memberCosts} from '@site/src/domain/calculator/charts/chartData';
import {LazyMemberBars} from './lazyCharts';
import styles from '../styles.module.css';
import {spanText} from '@site/src/domain/calculator/answer/names';
import {
  columnsNamed,
  memberTable,
  withoutEmptyColumns,
} from '@site/src/domain/calculator/tables/tables';
import type {Settled} from '@site/src/domain/calculator/answer/settled';

/** Bills by component, fetched and computed only once somebody opens them. */
const Bills = lazyPart(() => import('../bills/Bills'), {
  message: 'Nie udało się wczytać rachunków.',
  waiting: <p aria-busy="true">Wczytujemy…</p>,
});

const pageSize = 25;

/** What a member asks; between members who pay each other, that too. */
const asked = [
  'Członek',
  'Bez spółdzielni',
  'Brutto',
  'Rozliczenie wewnętrzne',
  'Dodaje spółdzielnia',
];

/** What each member pays: by law and, next to it, by the cooperative's own key. */
export default function MembersView({settled}: {readonly settled: Settled}): ReactNode {
  const {axis, input} = settled.report;
  const [isWhole, setIsWhole] = useState(false);
  const whole = useMemo(() => withoutEmptyColumns(memberTable(settled)), [settled]);
  const table = isWhole ? whole : columnsNamed(whole, asked);
  const costs = useMemo(() => memberCosts(wholeAnswer(settled).members), [settled]);
  return (
    <section aria-labelledby="wynik-czlonkowie">
      <h3 id="wynik-czlonkowie">Członkowie</h3>
      <p>
        „Bez spółdzielni” znaczy: te same źródła, ale każdy rozlicza się sam, w net-billingu albo
        sprzedając nadwyżkę, jeśli tak płaci mniej.
      </p>
      <div className={styles.charts}>
        <LazyMemberBars members={costs} label="Koszt każdego członka" />
        <SortableTable
          caption={`Rachunki członków w całym czasie rozliczenia: ${spanText(axis)}`}
          pageSize={pageSize}
          {...table}
        />
        <label className={styles.whole}>
          <input
            type="checkbox"
            checked={isWhole}
            onChange={({target}) => setIsWhole(target.checked)}
          />
          Pokaż wszystkie kolumny
        </label>
        {isWhole && (
          <p>
            Rachunek sprzedawcy dzieli energię kupioną tak, jak każe rozporządzenie. Kto w miesiącu
            oddał więcej, niż pobrał, nie płaci za żadne kWh. Klucz wewnętrzny (
            {input.key.kind === 'fixed' ? 'stałe udziały' : 'godzinowy'}) to umowa między członkami
            i nie zmienia tego rachunku: trzy kolumny „według klucza” to razem pobór.
          </p>
        )}
      </div>
      <MoreThanDrawn settled={settled} />
      <Disclosure name="Rachunki ze składnikami">
        <Bills settled={settled} />
      </Disclosure>
    </section>
  );
}
