import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import DayRibbon from '@site/src/components/pictures/DayRibbon';
import SearchForm from '@site/src/components/search/SearchForm';
import {useSettings} from '@site/src/browser/shell/useSettings';
import {contentId} from '@site/src/site/anchors';
import type {AddressedPage} from '@site/src/domain/browser/nearestAddresses';
import {contactPage, homePage, knowledgeBasePage, siteMapPage} from '@site/src/site/navigation';
import {isReachable} from '@site/src/site/settings';
import styles from './styles.module.css';

interface Props {
  /** Technical line in English with the requested address; null until it is known. */
  readonly message: string | null;
  /** Hour whose cell is missing from the ribbon; null until it is known. */
  readonly hour: number | null;
  /** Pages with similar addresses, the likeliest first. */
  readonly nearest: readonly AddressedPage[];
}

const wayOut: readonly AddressedPage[] = [homePage, knowledgeBasePage];

export default function NotFoundPage({message, hour, nearest}: Props): ReactNode {
  const settings = useSettings();
  const isKnown = nearest.length > 0;
  return (
    <main className="container" id={contentId}>
      <div className={styles.page}>
        <DayRibbon filled={24} missing={hour ?? undefined} />
        <h1>Nie znaleźliśmy tej strony</h1>
        <p className="lead">Adres mógł się zmienić albo zawierać literówkę.</p>
        {/* Before anything else. One page has the place of another, so that nothing moves when it comes. */}
        <div className={styles.meant} aria-live="polite">
          {isKnown ? (
            <AddressList title="Czy chodziło o tę stronę?" pages={nearest} />
          ) : (
            <AddressList title="Wszystkie strony w jednym miejscu" pages={[siteMapPage]} />
          )}
        </div>
        <SearchForm />
        <AddressList
          title="Przejdź do"
          pages={[
            ...wayOut,
            ...(isReachable(settings) ? [contactPage] : []),
            ...(isKnown ? [siteMapPage] : []),
          ]}
        />
        {message !== null && (
          <p className="meta" lang="en">
            {message}
          </p>
        )}
      </div>
    </main>
  );
}

function AddressList({title, pages}: {title: string; pages: readonly AddressedPage[]}): ReactNode {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {pages.map(({label, to}) => (
          <li key={to}>
            <Link to={to} className="onward">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
