import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import PageHeader from '@site/src/components/shell/PageHeader';
import Section from '@site/src/components/ui/Section';
import PartBoundary from '@site/src/components/ui/loading/PartBoundary';
import {contentId} from '@site/src/site/anchors';
import {changesPage, feed} from '@site/src/site/navigation';
import changes from '@site-data/changes.json';
import ChangeYears from './_components/co-sie-zmienilo/ChangeYears';
import styles from './_components/co-sie-zmienilo/styles.module.css';

/** What has changed in the law and in our texts, each by date. */
export default function ChangesPage(): ReactNode {
  return (
    <Layout
      title="Co się zmieniło w prawie i w naszych tekstach"
      description="Zmiany w prawie ważne dla spółdzielni energetycznych, z datą i źródłem, oraz nasze poprawki: co było źle i jak jest naprawdę.">
      <main id={contentId}>
        <div className="container">
          <PageHeader
            title={changesPage.label}
            lead="Zmiany w&nbsp;prawie i&nbsp;nasze własne poprawki, od najnowszej. Każda prowadzi do miejsca, w&nbsp;którym ją opisujemy.">
            <p className="meta">
              Przy zmianie prawa podajemy dzień, od którego przepis obowiązuje.{' '}
              <span className="noPrint">
                Nowe wpisy podaje {/* A file of the build, not a route of the site. */}
                <Link to={`pathname://${feed.to}`} target="_self">
                  kanał RSS
                </Link>
                .
              </span>
            </p>
          </PageHeader>
        </div>
        <PartBoundary message="Nie udało się wczytać listy zmian.">
          <ChangeYears changes={changes} />
        </PartBoundary>
        <Section tint="slate" title="Czego tu nie ma">
          <p className={styles.missing}>
            Dziennik Ustaw znamy do 8&nbsp;października 2026&nbsp;r., więc dwóch ustaw, które Sejm
            uchwalił we wrześniu, tu nie ma: zobacz,{' '}
            <Link to="/baza-wiedzy/zmiany-w-prawie-kalendarz#czego-o-prawie-nie-wiemy">
              czego o&nbsp;prawie nie wiemy
            </Link>
            . Starsze zmiany zbiera{' '}
            <Link to="/baza-wiedzy/zmiany-w-prawie-kalendarz">kalendarz zmian w&nbsp;prawie</Link>.
          </p>
        </Section>
      </main>
    </Layout>
  );
}
