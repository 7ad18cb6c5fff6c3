import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import PageHeader from '@site/src/components/shell/PageHeader';
import type {ChangeKind} from '@site/src/domain/articles/change';
import {contentId} from '@site/src/site/anchors';
import {changesPage, feed} from '@site/src/site/navigation';
import changes from '@site-data/changes.json';
import ChangeList from './_components/co-sie-zmienilo/ChangeList';
import styles from './_components/co-sie-zmienilo/styles.module.css';

interface Part {
  readonly kind: ChangeKind;
  readonly title: string;
  readonly about: ReactNode;
}

const parts: readonly Part[] = [
  {
    kind: 'prawo',
    title: 'Zmiany w prawie',
    about: (
      <>
        Dzień to ten, od którego przepis działa. Dziennik Ustaw znamy do 8&nbsp;października
        2026&nbsp;r., więc dwóch ustaw, które Sejm uchwalił we wrześniu, tu nie ma: zobacz,{' '}
        <Link to="/baza-wiedzy/zmiany-w-prawie-kalendarz#czego-o-prawie-nie-wiemy">
          czego o&nbsp;prawie nie wiemy
        </Link>
        . Starsze zmiany zbiera{' '}
        <Link to="/baza-wiedzy/zmiany-w-prawie-kalendarz">kalendarz zmian w&nbsp;prawie</Link>.
      </>
    ),
  },
  {
    kind: 'poprawka',
    title: 'Nasze poprawki',
    about:
      'Tu stoją zdania, które wprowadzały w błąd, i to, jak jest naprawdę. Ta sama notatka jest pod artykułem. Literówek nie wymieniamy.',
  },
];

/** What has changed in the law and in our texts, each by date. */
export default function ChangesPage(): ReactNode {
  return (
    <Layout
      title="Co się zmieniło w prawie i w naszych tekstach"
      description="Zmiany w prawie ważne dla spółdzielni energetycznych, z datą i źródłem, oraz nasze poprawki: co było źle i jak jest naprawdę.">
      <main id={contentId} className="container">
        <PageHeader
          title={changesPage.label}
          lead="Zmiany w&nbsp;prawie i&nbsp;nasze własne poprawki, od najnowszej. Każda prowadzi do miejsca, w&nbsp;którym ją opisujemy.">
          <p className="noPrint">
            Na tej stronie: <a href="#prawo">zmiany w&nbsp;prawie</a> i{' '}
            <a href="#poprawka">nasze poprawki</a>. Nowe wpisy możesz dostawać do czytnika
            wiadomości: {/* A file of the build, not a route of the site. */}
            <Link to={`pathname://${feed.to}`} target="_self">
              kanał RSS
            </Link>
            .
          </p>
        </PageHeader>
        {parts.map(({kind, title, about}) => (
          <section key={kind} aria-labelledby={kind} className={styles.part}>
            <h2 id={kind} tabIndex={-1}>
              {title}
            </h2>
            <p>{about}</p>
            <ChangeList changes={changes.filter((change) => change.kind === kind)} />
          </section>
        ))}
      </main>
    </Layout>
  );
}
