import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Breadcrumbs from '@site/src/components/ui/Breadcrumbs';
import Glossary from '@site/src/components/articles/Glossary';
import BesideNav from '@site/src/components/articles/BesideNav';
import PageHeader from '@site/src/components/shell/PageHeader';
import PartBoundary from '@site/src/components/ui/loading/PartBoundary';
import {contentId} from '@site/src/site/anchors';
import {faqPage, glossaryPage, papersPage} from '@site/src/site/navigation';
import entries from '@site-data/glossary.json';
import shell from '@site-data/shell.json';

export default function GlossaryPage(): ReactNode {
  return (
    <Layout
      title="Słownik pojęć spółdzielni energetycznej"
      description="Słowa z ustaw, umów i rachunków, które spotkasz w spółdzielni energetycznej: krótkie definicje, skróty, odmiana i podstawa prawna.">
      <BesideNav
        categories={shell.categories}
        current={null}
        articles={[]}
        others={[{label: 'Pytania i odpowiedzi', to: faqPage.to}, glossaryPage, papersPage]}
        currentPath={glossaryPage.to}>
        <main id={contentId}>
          <PageHeader
            title={glossaryPage.label}
            lead="Słowa z&nbsp;ustaw, umów i&nbsp;rachunków wyjaśnione prostym językiem. Artykuły podkreślają je kropkami."
            breadcrumbs={<Breadcrumbs items={[{label: 'Baza wiedzy', to: '/baza-wiedzy'}]} />}
          />
          <PartBoundary message="Nie udało się wczytać słownika.">
            <Glossary entries={entries} />
          </PartBoundary>
        </main>
      </BesideNav>
    </Layout>
  );
}
