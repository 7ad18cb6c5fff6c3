import {Suspense, type ReactNode} from 'react';
import Layout from '@theme/Layout';
import EnergyFlow from '@site/src/components/charts/ModelDay/EnergyFlow';
import SeasonsCarousel from '@site/src/components/charts/ModelDay/SeasonsCarousel';
import {ModelDayProvider} from '@site/src/components/charts/ModelDay/context';
import Band from '@site/src/components/ui/Band';
import ContactBand from '@site/src/components/owner/ContactBand';
import PartBoundary from '@site/src/components/ui/loading/PartBoundary';
import {contentId} from '@site/src/site/anchors';
import {faqPage} from '@site/src/site/navigation';
import clients from '@site-data/clients.json';
import home from '@site-data/home.json';
import modelDay from '@site-data/model-day.json';
import newestArticles from '@site-data/newest-articles.json';
import Audiences from './_components/home/Audiences';
import BillExample from './_components/home/BillExample';
import CalculatorTeaser from './_components/home/CalculatorTeaser';
import Hero from './_components/home/Hero';
import NewestArticles from './_components/home/NewestArticles';
import Section from './_components/home/Section';

export default function HomePage(): ReactNode {
  return (
    <Layout
      title="Prąd stąd, bilansowany co godzinę"
      description="Spółdzielnia energetyczna wytwarza prąd na miejscu i dzieli go między członków. Sprawdź, jak działa i czy to się opłaci u Ciebie.">
      <main id={contentId}>
        {/* In one: what follows the chosen hour is hydrated before an hour can be chosen. */}
        <Suspense>
          <ModelDayProvider modelDay={modelDay}>
            <Hero />
            <Section id="jak-to-dziala" title="Jak to działa">
              <PartBoundary message="Nie udało się wczytać rysunku.">
                <EnergyFlow sentences={home.flow} />
              </PartBoundary>
            </Section>
          </ModelDayProvider>
        </Suspense>
        <Suspense>
          <Section id="cztery-pory-roku" title="Doba w czterech porach roku">
            <SeasonsCarousel modelDay={modelDay} />
          </Section>
        </Suspense>
        <Suspense>
          <CalculatorTeaser />
        </Suspense>
        <Suspense>
          <BillExample items={home.bill} />
        </Suspense>
        <Suspense>
          <NewestArticles articles={newestArticles} />
        </Suspense>
        <Suspense>
          <Audiences audiences={clients.audiences} />
        </Suspense>
        <ContactBand title="Masz pytanie, którego tu nie ma?" label="Napisz do nas">
          <Band title="Masz pytanie?" action={{label: 'Zobacz odpowiedzi', to: faqPage.to}} />
        </ContactBand>
      </main>
    </Layout>
  );
}
