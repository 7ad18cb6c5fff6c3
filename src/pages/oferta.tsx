import {Suspense, type ReactNode} from 'react';
import Layout from '@theme/Layout';
import Band from '@site/src/components/ui/Band';
import ContactBand from '@site/src/components/owner/ContactBand';
import PageHeader from '@site/src/components/shell/PageHeader';
import {contentId} from '@site/src/site/anchors';
import {headerAction} from '@site/src/site/navigation';
import offer from '@site-data/offer.json';
import Prices from './_components/oferta/Prices';
import Promises from './_components/oferta/Promises';
import Specimens from './_components/oferta/Specimens';
import Steps from './_components/oferta/Steps';
import styles from './_components/oferta/styles.module.css';

export default function OfferPage(): ReactNode {
  return (
    <Layout
      title="Oferta dla spółdzielni energetycznych"
      description="Jak pomagamy spółdzielni energetycznej: analiza, założenie, bilans co godzinę, rozliczenie co miesiąc, faktury i wsparcie. Krok po kroku.">
      <main id={contentId}>
        <div className="container">
          <PageHeader title="Co dostaje spółdzielnia" lead={offer.lead} />
          <Suspense>
            <Specimens />
          </Suspense>
          <Suspense>
            <Promises promises={offer.promises} />
          </Suspense>
          <Steps steps={offer.steps} />
          <section className={styles.section}>
            <h2>Czego nie robimy</h2>
            <ul className={styles.notDone}>
              {offer.notDone.map(({title, text}) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </section>
          <Prices prices={offer.prices} />
        </div>
        <ContactBand title="Sprawdźmy, czy to się opłaci u Ciebie" label="Napisz do nas">
          <Band title="Sprawdź, czy to się opłaci u Ciebie" action={headerAction} />
        </ContactBand>
      </main>
    </Layout>
  );
}
