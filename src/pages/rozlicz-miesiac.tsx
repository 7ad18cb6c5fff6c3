import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Layout from '@theme/Layout';
import MonthTool from '@site/src/components/month';
import AudienceDrawing from '@site/src/components/pictures/AudienceDrawing';
import PageHeader from '@site/src/components/shell/PageHeader';
import HeadingFold from '@site/src/components/ui/HeadingFold';
import Section from '@site/src/components/ui/Section';
import NotLoaded from '@site/src/components/ui/loading/NotLoaded';
import PartBoundary from '@site/src/components/ui/loading/PartBoundary';
import {contentId} from '@site/src/site/anchors';
import {storage} from '@site/src/site/behaviour';
import rates from '@site-data/rates.json';
import styles from './rozlicz-miesiac.module.css';

export default function SettleMonthPage(): ReactNode {
  return (
    <Layout
      title="Rozlicz miesiąc spółdzielni energetycznej"
      description="Dodaj pliki z liczników i rozlicz spółdzielnię energetyczną miesiąc po miesiącu: prąd wspólny, zapas, kupiony, kwoty i zestawienia dla członków.">
      <main id={contentId} data-kept={storage.cooperatives}>
        <div className="container">
          <PageHeader
            title="Rozlicz miesiąc"
            lead="Dodaj pliki z liczników działającej spółdzielni. Policzymy zapas, zestawienia członków, rozliczenia do zapłaty i faktury. Dane zostają na Twoim urządzeniu."
            picture={<AudienceDrawing audience="zarzad" />}
          />
        </div>
        <Section tint="green">
          <p className="withoutScript">
            Do rozliczenia potrzebny jest JavaScript. Bez niego przeczytasz,{' '}
            <a href="#jak-rozliczamy">jak rozliczamy</a>.
          </p>
          <NotLoaded>
            Rozliczenie się nie wczytało. Poniżej przeczytasz,{' '}
            <a href="#jak-rozliczamy">jak rozliczamy</a>.
          </NotLoaded>
          <PartBoundary message="Rozliczenie przestało działać. Odśwież stronę: wczytane pliki są zapamiętane na urządzeniu.">
            <MonthTool rates={rates} />
          </PartBoundary>
        </Section>
        <Section tint="page">
          <section className={clsx('prose', styles.method)} aria-labelledby="jak-rozliczamy">
            <h2 id="jak-rozliczamy">Jak rozliczamy</h2>
            <HeadingFold name="Jak rozliczamy" label="pokaż" until="ever">
              <ol>
                <li>
                  W każdej godzinie od poboru punktu odejmujemy to, co ten punkt oddał do sieci.
                </li>
                <li>
                  To, co oddają jedni, pokrywa w tej samej godzinie pobór innych. To prąd wspólny, 1
                  do 1.
                </li>
                <li>
                  Nadwyżkę całej spółdzielni mnożymy przez 0,6. Tyle przybywa zapasu. Najstarszy
                  zapas wychodzi pierwszy, a po 12 miesiącach przepada.
                </li>
                <li>
                  Czego nie pokrył prąd wspólny ani zapas, to spółdzielnia kupuje. Kupione
                  kilowatogodziny dzielimy na członków tak jak sprzedawca.
                </li>
                <li>
                  Kwoty liczymy stawkami z danego miesiąca. Brakującą godzinę pokazujemy i liczymy
                  jako zero.
                </li>
              </ol>
              <p>
                Skąd wziąć pliki:{' '}
                <Link to="/baza-wiedzy/dane-pomiarowe-w-spoldzielni">
                  dane pomiarowe w spółdzielni
                </Link>
                . Plany i oszczędności na przyszłość liczy <Link to="/kalkulator">kalkulator</Link>.
                To wyliczenie do sprawdzenia faktur, a nie porada prawna.
              </p>
            </HeadingFold>
          </section>
        </Section>
      </main>
    </Layout>
  );
}
