import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import PageHeader from '@site/src/components/shell/PageHeader';
import NotLoaded from '@site/src/components/ui/loading/NotLoaded';
import PartBoundary from '@site/src/components/ui/loading/PartBoundary';
import SearchPage from '@site/src/components/search/SearchPage';
import {contentId} from '@site/src/site/anchors';
import {searchPage} from '@site/src/site/navigation';
import FirstQuestions from './_components/szukaj/FirstQuestions';
import OtherPlaces from './_components/szukaj/OtherPlaces';
import styles from './_components/szukaj/styles.module.css';

export default function SearchResultsPage(): ReactNode {
  return (
    <Layout
      title={searchPage.label}
      description="Wyniki wyszukiwania w artykułach, pytaniach, słowniku i na stronach serwisu.">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container" id={contentId}>
        <PageHeader title={searchPage.label} />
        <div className="withoutScript page">
          <p>
            Do wyszukiwania potrzebny jest JavaScript. Wszystkie artykuły przeczytasz bez niego.
          </p>
          <p>
            <Link to="/baza-wiedzy">Zobacz wszystkie artykuły</Link>
          </p>
        </div>
        <NotLoaded>
          Wyszukiwarka się nie wczytała. Artykuły są na{' '}
          <Link to="/baza-wiedzy">liście w bazie wiedzy</Link>.
        </NotLoaded>
        <div className={styles.beside}>
          <PartBoundary message="Nie udało się wczytać wyszukiwarki.">
            <SearchPage>
              <FirstQuestions />
            </SearchPage>
          </PartBoundary>
          <OtherPlaces />
        </div>
      </main>
    </Layout>
  );
}
