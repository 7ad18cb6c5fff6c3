import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import ContactBand from '@site/src/components/owner/ContactBand';
import PageHeader from '@site/src/components/shell/PageHeader';
import {contentId} from '@site/src/site/anchors';
import clients from '@site-data/clients.json';
import Audience from './_components/klienci/Audience';
import CaseStudies from './_components/klienci/CaseStudies';
import styles from './_components/klienci/styles.module.css';

export default function ClientsPage(): ReactNode {
  return (
    <Layout
      title="Dla kogo jest spółdzielnia energetyczna"
      description="Gmina, rolnicy, przedsiębiorstwa i mieszkańcy w spółdzielni energetycznej: typowe pytania, członkowie i odpowiedzi ze źródłami.">
      <main id={contentId}>
        <div className="container">
          <PageHeader title="Dla kogo pracujemy" lead={clients.lead} place={10} />
        </div>
        <nav className={styles.chips} aria-label="Grupy odbiorców">
          <ul className="container">
            {clients.audiences.map(({id, name}) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="container">
          {clients.audiences.map((audience) => (
            <Audience key={audience.id} audience={audience} />
          ))}
          <CaseStudies caseStudies={clients.caseStudies} />
        </div>
        <ContactBand title="Masz inną sytuację?" label="Opisz ją nam" />
      </main>
    </Layout>
  );
}
