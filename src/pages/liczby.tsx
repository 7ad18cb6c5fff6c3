import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import PageHeader from '@site/src/components/shell/PageHeader';
import {ButtonLink} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import FoldSummary from '@site/src/components/ui/FoldSummary';
import Section from '@site/src/components/ui/Section';
import HeadingFold from '@site/src/components/ui/HeadingFold';
import {useSettings} from '@site/src/browser/shell/useSettings';
import {contentId} from '@site/src/site/anchors';
import {formatCount} from '@cooperative/polish';
import {numbersPage} from '@site/src/site/navigation';
import numbers from '@site-data/numbers.json';
import styles from './_components/liczby/styles.module.css';
import LeadingNumbers from './_components/liczby/LeadingNumbers';
import NumbersTable from './_components/liczby/NumbersTable';

const groups = [...new Set(numbers.map(({group}) => group))];
const forms = {one: 'liczba', few: 'liczby', many: 'liczb', other: 'liczby'};
const files = [
  ['liczby.csv', 'CSV'],
  ['liczby.json', 'JSON'],
  ['datapackage.json', 'Opis pól'],
] as const;

/** Every number the calculations use, by whose it is. */
export default function NumbersPage(): ReactNode {
  const {name: site} = useSettings();
  return (
    <Layout
      title="Liczby: stawki, ceny i progi spółdzielni energetycznych"
      description="Każda liczba, którą liczą kalkulator i rozliczenie miesiąca: wartość, dni, źródło i dzień sprawdzenia. Tabela, CSV i JSON z opisem pól.">
      <main id={contentId}>
        <div className="container">
          <PageHeader
            title={numbersPage.label}
            lead="Stawki, ceny i&nbsp;progi, którymi liczą nasze narzędzia. Każda ma źródło, okres obowiązywania i&nbsp;dzień, w&nbsp;którym ją sprawdziliśmy."
            picture={
              <section className={styles.files} aria-labelledby="pliki">
                <h2 id="pliki">Do pobrania</h2>
                <ButtonRow>
                  {files.map(([file, label]) => (
                    <ButtonLink
                      key={file}
                      look="plain"
                      // A file of the build, not a route of the site.
                      to={`pathname://${numbersPage.to}/${file}`}
                      target="_self"
                      download>
                      <span className="visuallyHidden">Pobierz </span>
                      {label}
                    </ButtonLink>
                  ))}
                </ButtonRow>
                <p className="meta">
                  Stałe adresy, licencja MIT, opis pól w&nbsp;formacie{' '}
                  <Link to="https://specs.frictionlessdata.io/table-schema/">
                    Frictionless Table Schema
                  </Link>
                  . Przed użyciem porównaj liczbę z&nbsp;jej źródłem.
                </p>
              </section>
            }
          />
        </div>
        <Section tint="green">
          <LeadingNumbers numbers={numbers} />
        </Section>
        <div className={`container ${styles.groups}`}>
          {groups.map((group, index) => {
            const rows = numbers.filter((number) => number.group === group);
            const count = formatCount(rows.length, forms);
            const table = <NumbersTable label={group} numbers={rows} site={site} />;
            return index === 0 ? (
              <section key={group} className={styles.group} aria-label={group}>
                <h2>{group}</h2>
                <HeadingFold name={group} label={count}>
                  {table}
                </HeadingFold>
              </section>
            ) : (
              <details key={group} className={styles.group}>
                <FoldSummary>
                  <h2>{group}</h2>
                  <span>{count}</span>
                </FoldSummary>
                {table}
              </details>
            );
          })}
        </div>
      </main>
    </Layout>
  );
}
