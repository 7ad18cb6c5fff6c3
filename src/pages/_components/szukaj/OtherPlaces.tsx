import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  faqPage,
  glossaryPage,
  knowledgeBasePage,
  papersPage,
  siteMapPage,
} from '@site/src/site/navigation';
import styles from './styles.module.css';

const places: readonly (readonly [label: string, to: string, what: string])[] = [
  ['Pytania i odpowiedzi', faqPage.to, 'krótko, ze źródłem i artykułem'],
  [glossaryPage.label, glossaryPage.to, 'słowa z ustaw, umów i rachunków'],
  [knowledgeBasePage.label, knowledgeBasePage.to, 'artykuły według kategorii i odbiorcy'],
  [papersPage.label, papersPage.to, 'do wydruku, do edycji i do wypełnienia'],
  [siteMapPage.label, siteMapPage.to, 'wszystkie strony serwisu'],
];

/** Where to look when the search is of no help: beside the results, below them where there is no room. */
export default function OtherPlaces(): ReactNode {
  return (
    <nav className={`noPrint ${styles.others}`} aria-labelledby="gdzie-jeszcze">
      <h2 id="gdzie-jeszcze">Gdzie jeszcze zajrzeć</h2>
      <ul>
        {places.map(([label, to, what]) => (
          <li key={to}>
            <Link to={to} className="onward">
              {label}
            </Link>
            <p className="meta">{what}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
