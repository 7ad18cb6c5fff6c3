import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import FolderDesk from '@site/src/components/papers/folder';
import PageHeader from '@site/src/components/shell/PageHeader';
import Breadcrumbs from '@site/src/components/ui/Breadcrumbs';
import NotLoaded from '@site/src/components/ui/loading/NotLoaded';
import PartBoundary from '@site/src/components/ui/loading/PartBoundary';
import {contentId} from '@site/src/site/anchors';
import {folderPage, papersPage} from '@site/src/site/navigation';
import papers from '@site-data/papers.json';

export default function FolderPage(): ReactNode {
  return (
    <Layout
      title="Teczka: wypełnij wzory dla spółdzielni energetycznej"
      description="Wpisz dane spółdzielni raz, a statut, uchwały, wnioski i deklaracje wypełnią się same. Dane zostają na Twoim urządzeniu.">
      <main id={contentId} className="container">
        <PageHeader
          title={folderPage.label}
          lead="Wpisz dane raz, a&nbsp;wszystkie wzory wypełnią się same. Zacznij od tego, co wiesz: dane zostają w&nbsp;tej przeglądarce."
          breadcrumbs={<Breadcrumbs items={[papersPage]} />}
        />
        <p className="withoutScript">
          Do teczki potrzebny jest JavaScript. Bez niego weź{' '}
          <Link to={papersPage.to}>puste wzory</Link> i&nbsp;wypełnij je ręcznie.
        </p>
        <NotLoaded>
          Teczka się nie wczytała. Weź <Link to={papersPage.to}>puste wzory</Link> albo odśwież
          stronę.
        </NotLoaded>
        <PartBoundary message="Teczka przestała działać. Odśwież stronę: to, co wpisano, zostało w tej przeglądarce.">
          <FolderDesk papers={papers} />
        </PartBoundary>
      </main>
    </Layout>
  );
}
