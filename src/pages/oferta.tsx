import {Suspense, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import Scene from '@site/src/components/pictures/Scene';
import Section from '@site/src/components/ui/Section';
import {ButtonLink} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import ContactBand from '@site/src/components/owner/ContactBand';
import PageHeader from '@site/src/components/shell/PageHeader';
import {contentId} from '@site/src/site/anchors';
import {headerAction, monthPage} from '@site/src/site/navigation';
import offer from '@site-data/offer.json';
import Prices from './_components/oferta/Prices';
import Specimens, {MonthStatement} from './_components/oferta/Specimens';
import Steps from './_components/oferta/Steps';
import styles from './_components/oferta/styles.module.css';

export default function OfferPage(): ReactNode {
  return (
    <Layout
      title="Oferta dla spółdzielni energetycznych"
      description="Narzędzia dla spółdzielni energetycznej: kalkulator opłacalności, wzory pism, które wypełniają się same, i rozliczenie miesiąca z plików liczników.">
      <main id={contentId}>
        <div className="container">
          <PageHeader title={offer.title} lead={offer.lead} picture={<MonthStatement />}>
            <ButtonRow>
              <ButtonLink to={monthPage.to}>Otwórz przykładowy miesiąc</ButtonLink>
              <Link className="onward" to={headerAction.to}>
                {headerAction.label}
              </Link>
            </ButtonRow>
          </PageHeader>
        </div>
        <Scene />
        <Steps steps={offer.steps} />
        <Suspense>
          <Specimens />
        </Suspense>
        <Section tint="amber" title="Czego tu nie ma">
          <ul className={styles.notDone}>
            {offer.notDone.map(({title, text}) => (
              <li key={title}>
                <details>
                  <summary>{title}</summary>
                  <p>{text}</p>
                </details>
              </li>
            ))}
            <li>
              <Prices prices={offer.prices} />
            </li>
          </ul>
        </Section>
        <ContactBand title="Sprawdźmy, czy to się opłaci u Ciebie" label="Napisz do nas" />
      </main>
    </Layout>
  );
}
