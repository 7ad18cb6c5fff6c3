import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {ButtonLink} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import PageDrawing from '@site/src/components/pictures/PageDrawing';
import PageHeader from '@site/src/components/shell/PageHeader';
import Section from '@site/src/components/ui/Section';
import {formatDate} from '@cooperative/polish';
import {paperNotice, paperStages, type PaperStage} from '@site/src/domain/papers/paper';
import {contentId} from '@site/src/site/anchors';
import {folderPage, papersPage} from '@site/src/site/navigation';
import papers from '@site-data/papers.json';
import PaperRow from './_components/wzory/PaperRow';
import styles from './_components/wzory/styles.module.css';

const stages = Object.keys(paperStages) as readonly PaperStage[];

const oldestCheck = papers.map(({checked}) => checked).sort()[0] ?? '';

/** All papers by the stage they are needed in, each with its document; first the way to fill them all in. */
export default function PapersPage(): ReactNode {
  return (
    <Layout
      title="Wzory pism dla spółdzielni energetycznej"
      description="Listy kontrolne, deklaracja, uchwała, pisma do operatora i sprzedawcy oraz terminy do kalendarza. Do wydruku i do edycji.">
      <main id={contentId}>
        <div className="container">
          <PageHeader
            title={papersPage.label}
            picture={<PageDrawing name="wzory" />}
            lead="Weź je ze sobą na zebranie, do urzędu i&nbsp;do doradcy. Dane wpisujesz raz w&nbsp;teczce, a&nbsp;wzory wypełniają się same.">
            <div className="noPrint">
              <ButtonRow>
                <ButtonLink to={folderPage.to}>Wypełnij wszystkie</ButtonLink>
                <Link className="onward" to="/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna">
                  Od czego zacząć
                </Link>
              </ButtonRow>
            </div>
            <p className="meta">
              Każdy wzór ma podstawę prawną, sprawdzoną {formatDate(oldestCheck)} lub później.{' '}
              {paperNotice}
            </p>
            <nav className={`${styles.stages} noPrint`} aria-label="Etapy">
              {stages.map((stage) => (
                <a key={stage} href={`#${paperStages[stage].word}`}>
                  {paperStages[stage].label}
                </a>
              ))}
            </nav>
          </PageHeader>
        </div>
        {stages.map((stage, index) => (
          <Section
            key={stage}
            tint={index % 2 === 0 ? 'green' : 'page'}
            id={paperStages[stage].word}
            title={paperStages[stage].label}>
            <ul className={styles.list}>
              {papers
                .filter((paper) => paper.stage === stage)
                .map((paper) => (
                  <PaperRow key={paper.address} paper={paper} />
                ))}
            </ul>
          </Section>
        ))}
      </main>
    </Layout>
  );
}
