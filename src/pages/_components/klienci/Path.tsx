import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import Scene, {type SceneMember} from '@site/src/components/pictures/Scene';
import PageHeader from '@site/src/components/shell/PageHeader';
import Breadcrumbs from '@site/src/components/ui/Breadcrumbs';
import Section from '@site/src/components/ui/Section';
import PrintButton from '@site/src/components/ui/buttons/PrintButton';
import {
  pathAddress,
  pathIds,
  stepAnchor,
  type PathId,
} from '@site/src/domain/articles/audiencePath';
import {contentId} from '@site/src/site/anchors';
import {clientsPage} from '@site/src/site/navigation';
import clients from '@site-data/clients.json';
import paths from '@site-data/paths.json';
import Audience from './Audience';
import StepLinks from './StepLinks';
import styles from './path.module.css';

/** Whose lines are lit in the scene; the board's are all. */
const membersOf: Readonly<Partial<Record<PathId, readonly SceneMember[]>>> = {
  gmina: ['school'],
  rolnicy: ['farm', 'biogas'],
  przedsiebiorstwa: ['waterworks'],
  mieszkancy: ['block'],
};

interface Props {
  readonly id: PathId;
}

/** The page of one group: five steps from its question to a decision. */
export default function Path({id}: Props): ReactNode {
  const {title, description, question, lead, steps} = paths[id];
  const audience = clients.audiences.find((one) => one.id === id);
  return (
    <Layout title={title} description={description}>
      <main id={contentId}>
        <div className="container">
          <PageHeader title={title} lead={lead} breadcrumbs={<Breadcrumbs items={[clientsPage]} />}>
            <div className="noPrint">
              <PrintButton />
            </div>
          </PageHeader>
        </div>
        <Scene members={membersOf[id]} />
        <Section tint="green">
          <h2 className={styles.question}>{question}</h2>
          <ol className={styles.steps}>
            {steps.map(({title: name, text, links}, index) => (
              <li key={name} id={stepAnchor(index)}>
                <h3>{name}</h3>
                <p>{text}</p>
                <StepLinks links={links} />
              </li>
            ))}
          </ol>
        </Section>
        {audience && <Audience audience={audience} />}
        <Section tint="slate">
          <nav className={`${styles.others} noPrint`} aria-labelledby="inne-sciezki">
            <h2 id="inne-sciezki">Ścieżki innych grup</h2>
            <ul>
              {pathIds
                .filter((other) => other !== id)
                .map((other) => (
                  <li key={other}>
                    <Link to={pathAddress(other)}>{paths[other].name}</Link>
                  </li>
                ))}
            </ul>
          </nav>
        </Section>
      </main>
    </Layout>
  );
}
