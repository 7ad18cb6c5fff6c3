import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import AudienceCards from '@site/src/components/articles/AudienceCards';
import Band from '@site/src/components/ui/Band';
import Section from '@site/src/components/ui/Section';
import ContactBand from '@site/src/components/owner/ContactBand';
import PageHeader from '@site/src/components/shell/PageHeader';
import {contentId} from '@site/src/site/anchors';
import {headerAction} from '@site/src/site/navigation';
import clients from '@site-data/clients.json';
import paths from '@site-data/paths.json';
import CaseStudies from './_components/klienci/CaseStudies';

/** Those who already run a cooperative: they have a path and no example of a membership. */
const board = {...paths.zarzad, linkLabel: 'Sprawdź obowiązki'};

export default function ClientsPage(): ReactNode {
  return (
    <Layout
      title="Dla kogo jest spółdzielnia energetyczna"
      description="Gmina, rolnicy, przedsiębiorstwa, mieszkańcy i zarząd spółdzielni energetycznej: dla każdej grupy 5 kroków od pytania do decyzji.">
      <main id={contentId}>
        <div className="container">
          <PageHeader title="Dla kogo jest spółdzielnia energetyczna" lead={clients.lead} />
        </div>
        <Section tint="green">
          <AudienceCards audiences={[...clients.audiences, board]} as="h2" />
        </Section>
        <CaseStudies caseStudies={clients.caseStudies} />
        <ContactBand title="Masz inną sytuację?" label="Opisz ją nam">
          <Band title="Sprawdź, czy to się opłaci u Ciebie" action={headerAction} />
        </ContactBand>
      </main>
    </Layout>
  );
}
