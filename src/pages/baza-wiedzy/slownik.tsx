import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import Breadcrumbs from '@site/src/components/ui/Breadcrumbs';
import Glossary from '@site/src/components/articles/Glossary';
import BesideNav from '@site/src/components/articles/KnowledgeBaseNav/BesideNav';
import PageHeader from '@site/src/components/shell/PageHeader';
import PartBoundary from '@site/src/components/ui/loading/PartBoundary';
import {contentId} from '@site/src/site/anchors';
import {glossaryPage} from '@site/src/site/navigation';
import entries from '@site-data/glossary.json';
import shell from '@site-data/shell.json';

export default function GlossaryPage(): ReactNode {
  const base = useBaseUrl('/');
  return (
    <Layout
      title="Słownik pojęć spółdzielni energetycznej"
      description="Słowa z ustaw, umów i rachunków, które spotkasz w spółdzielni energetycznej: krótkie definicje, skróty, odmiana i podstawa prawna.">
      <BesideNav
        categories={[{label: null, links: [glossaryPage, ...shell.categories]}]}
        currentPath={base + glossaryPage.to.slice(1)}>
        <main id={contentId}>
          <PageHeader
            title={glossaryPage.label}
            lead="Słowa z ustaw, umów i rachunków wyjaśnione prostym językiem. Artykuły podkreślają je kropkami."
            place={15}
            breadcrumbs={
              <Breadcrumbs
                items={[{label: 'Baza wiedzy', to: '/baza-wiedzy'}]}
                current={glossaryPage.label}
              />
            }
          />
          <PartBoundary message="Nie udało się wczytać słownika.">
            <Glossary entries={entries} />
          </PartBoundary>
        </main>
      </BesideNav>
    </Layout>
  );
}
