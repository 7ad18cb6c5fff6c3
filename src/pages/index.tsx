import {Suspense, type ReactNode} from 'react';
import Layout from '@theme/Layout';
import AudienceCards from '@site/src/components/articles/AudienceCards';
import {ModelDayProvider} from '@site/src/components/charts/ModelDay/context';
import ContactBand from '@site/src/components/owner/ContactBand';
import Section from '@site/src/components/ui/Section';
import {contentId} from '@site/src/site/anchors';
import clients from '@site-data/clients.json';
import home from '@site-data/home.json';
import modelDay from '@site-data/model-day.json';
import newestArticles from '@site-data/newest-articles.json';
import BillExample from './_components/home/BillExample';
import CalculatorTeaser from './_components/home/CalculatorTeaser';
import Hero from './_components/home/Hero';
import NewestArticles from './_components/home/NewestArticles';

export default function HomePage(): ReactNode {
  return (
    <Layout
      title="Prąd stąd, bilansowany co godzinę"
      description="Spółdzielnia energetyczna wytwarza prąd na miejscu i dzieli go między członków. Sprawdź, jak działa i czy to się opłaci u Ciebie.">
      <main id={contentId}>
        {/* In one: what follows the chosen hour is hydrated before an hour can be chosen. */}
        <Suspense>
          <ModelDayProvider modelDay={modelDay}>
            <Hero flow={home.flow} />
          </ModelDayProvider>
        </Suspense>
        <Suspense>
          <CalculatorTeaser />
        </Suspense>
        <Suspense>
          <Section tint="slate" id="dla-kogo" title="Dla kogo">
            <AudienceCards audiences={clients.audiences} as="h3" />
          </Section>
        </Suspense>
        <Suspense>
          <BillExample items={home.bill} />
        </Suspense>
        <Suspense>
          <NewestArticles articles={newestArticles} />
        </Suspense>
        <ContactBand title="Masz pytanie, którego tu nie ma?" label="Napisz do nas" />
      </main>
    </Layout>
  );
}
