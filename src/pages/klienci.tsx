import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import Band from '@site/src/components/ui/Band';
import ContactBand from '@site/src/components/owner/ContactBand';
import AudienceDrawing from '@site/src/components/pictures/AudienceDrawing';
import PageHeader from '@site/src/components/shell/PageHeader';
import {contentId} from '@site/src/site/anchors';
import {pathAddress} from '@site/src/domain/articles/audiencePath';
import {headerAction} from '@site/src/site/navigation';
import clients from '@site-data/clients.json';
import paths from '@site-data/paths.json';
import Audience from './_components/klienci/Audience';
import CaseStudies from './_components/klienci/CaseStudies';
import styles from './_components/klienci/styles.module.css';

/** Those who already run a cooperative: they have a path and no example of a membership. */
const board = paths.zarzad;

export default function ClientsPage(): ReactNode {
  return (
    <Layout
      title="Dla kogo jest spółdzielnia energetyczna"
      description="Gmina, rolnicy, przedsiębiorstwa, mieszkańcy i zarząd spółdzielni energetycznej: typowe pytania, członkowie i 5 kroków do decyzji.">
      <main id={contentId}>
        <div className="container">
          <PageHeader title="Dla kogo pracujemy" lead={clients.lead} />
        </div>
        <nav className={`container ${styles.groups}`} aria-label="Grupy odbiorców">
          <ul>
            {clients.audiences.map(({id, name, question}) => (
              <li key={id}>
                <AudienceDrawing audience={id} />
                <a href={`#${id}`}>{name}</a>
                <span>{question}</span>
              </li>
            ))}
          </ul>
          <p>
            Prowadzisz już spółdzielnię? <a href={`#${board.id}`}>{board.name}</a>
          </p>
        </nav>
        <div className="container">
          {clients.audiences.map((audience) => (
            <Audience key={audience.id} audience={audience} />
          ))}
          <section id={board.id} className={styles.audience}>
            <div>
              <h2>{board.name}</h2>
              <p className={styles.mainQuestion}>{board.question}</p>
            </div>
            <div>
              <p>{board.lead}</p>
              <Link to={pathAddress(board.id)}>{board.title}</Link>
            </div>
          </section>
          <CaseStudies caseStudies={clients.caseStudies} />
        </div>
        <ContactBand title="Masz inną sytuację?" label="Opisz ją nam">
          <Band title="Sprawdź, czy to się opłaci u Ciebie" action={headerAction} />
        </ContactBand>
      </main>
    </Layout>
  );
}
