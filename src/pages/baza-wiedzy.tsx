import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import ArticleBrowser from '@site/src/components/articles/ArticleBrowser';
import CheckedPage from '@site/src/components/shell/CheckedPage';
import PageHeader from '@site/src/components/shell/PageHeader';
import PartBoundary from '@site/src/components/ui/loading/PartBoundary';
import SearchForm from '@site/src/components/search/SearchForm';
import {contentId} from '@site/src/site/anchors';
import {glossaryPage, papersPage} from '@site/src/site/navigation';
import articles from '@site-data/articles.json';

export default function KnowledgeBasePage(): ReactNode {
  return (
    <Layout
      title="Baza wiedzy o spółdzielniach energetycznych"
      description="Artykuły o zakładaniu, rozliczaniu i prowadzeniu spółdzielni energetycznej. Każdy ma źródła i datę ich sprawdzenia.">
      <CheckedPage checks={['filters']}>
        <main className="container" id={contentId}>
          <PageHeader
            title="Baza wiedzy"
            lead="Prawo i&nbsp;liczby wyjaśnione prostym językiem. Każdy artykuł ma źródła i&nbsp;datę ich sprawdzenia."
            picture={<SearchForm />}>
            <p className="meta">
              Nieznane słowo wyjaśni <Link to={glossaryPage.to}>słownik pojęć</Link>, a do wydruku i
              wypełnienia są <Link to={papersPage.to}>wzory pism</Link>.
            </p>
          </PageHeader>
          <PartBoundary message="Nie udało się wczytać listy artykułów.">
            <ArticleBrowser articles={articles} />
          </PartBoundary>
        </main>
      </CheckedPage>
    </Layout>
  );
}
