import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {ButtonLink} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import PageHeader from '@site/src/components/shell/PageHeader';
import {paperNotice} from '@site/src/domain/papers/paper';
import {contentId} from '@site/src/site/anchors';
import {folderPage, papersPage} from '@site/src/site/navigation';
import papers from '@site-data/papers.json';
import PaperRow from './_components/wzory/PaperRow';
import styles from './_components/wzory/styles.module.css';

export default function PapersPage(): ReactNode {
  return (
    <Layout
      title="Wzory pism dla spółdzielni energetycznej"
      description="Listy kontrolne, deklaracja, uchwała, pisma do operatora i sprzedawcy oraz terminy do kalendarza. Do wydruku i do edycji.">
      <main id={contentId} className="container">
        <PageHeader
          title={papersPage.label}
          lead="Weź je ze sobą na zebranie, do urzędu i&nbsp;do doradcy. Stoją w&nbsp;kolejności, w&nbsp;jakiej będą potrzebne. Każdy wzór ma podstawę prawną i&nbsp;dzień, w&nbsp;którym ją sprawdziliśmy.">
          <div className="noPrint">
            <ButtonRow>
              <ButtonLink to={folderPage.to}>Wypełnij wszystkie</ButtonLink>
              <Link className="onward" to="/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna">
                Od czego zacząć
              </Link>
            </ButtonRow>
          </div>
          <p className="meta">
            Dane wpisujesz raz w&nbsp;teczce, a&nbsp;wzory wypełniają się same. {paperNotice}
          </p>
        </PageHeader>
        <ul className={styles.list}>
          {papers.map((paper) => (
            <PaperRow key={paper.address} paper={paper} />
          ))}
        </ul>
      </main>
    </Layout>
  );
}
