import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import SearchForm from '@site/src/components/search/SearchForm';
import PageHeader from '@site/src/components/shell/PageHeader';
import Section from '@site/src/components/ui/Section';
import {contentId} from '@site/src/site/anchors';
import type {AddressedPage} from '@site/src/domain/browser/nearestAddresses';
import {headerAction, homePage, knowledgeBasePage, siteMapPage} from '@site/src/site/navigation';
import LostHour from './LostHour';
import styles from './styles.module.css';

interface Props {
  /** Technical line in English with the requested address; null until it is known. */
  readonly message: string | null;
  /** Hour that is missing from the picture of the day; null until it is known. */
  readonly hour: number | null;
  /** Pages with similar addresses, the likeliest first. */
  readonly nearest: readonly AddressedPage[];
}

const ways: readonly (AddressedPage & {readonly what: string})[] = [
  {...homePage, what: 'Czym jest spółdzielnia energetyczna i co daje'},
  {...knowledgeBasePage, what: 'Artykuły ze źródłami, według tematu i odbiorcy'},
  {...headerAction, what: 'Wystarczy pięć liczb z rachunków'},
];

/** The page of an address that leads nowhere: what was probably meant, the search, and three ways on. */
export default function NotFoundPage({message, hour, nearest}: Props): ReactNode {
  const isKnown = nearest.length > 0;
  return (
    <main id={contentId}>
      <div className="container">
        <PageHeader
          title="Nie znaleźliśmy tej strony"
          lead="Adres mógł się zmienić albo zawierać literówkę."
          picture={<LostHour hour={hour} />}>
          <SearchForm />
          {/* Before any other link. One page has the place of another, so that nothing moves when it comes. */}
          <section className={styles.meant} aria-live="polite">
            <h2>{isKnown ? 'Czy chodziło o tę stronę?' : 'Wszystkie strony w jednym miejscu'}</h2>
            <ul>
              {(isKnown ? nearest : [siteMapPage]).map(({label, to}) => (
                <li key={to}>
                  <Link to={to} className="onward">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
          {message !== null && (
            <p className="meta" lang="en">
              {message}
            </p>
          )}
        </PageHeader>
      </div>
      <Section tint="green">
        <nav aria-label="Przejdź do">
          <ul className={styles.ways}>
            {ways.map(({label, to, what}) => (
              <li key={to}>
                <Link to={to} className="onward">
                  {label}
                </Link>
                <p>{what}</p>
              </li>
            ))}
          </ul>
        </nav>
      </Section>
    </main>
  );
}
