import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ContactForm from '@site/src/components/contact/ContactForm';
import ContactLines from '@site/src/components/owner/ContactLines';
import OwnerData from '@site/src/components/owner/OwnerData';
import PageDrawing from '@site/src/components/pictures/PageDrawing';
import SearchForm from '@site/src/components/search/SearchForm';
import PageHeader from '@site/src/components/shell/PageHeader';
import NotLoaded from '@site/src/components/ui/loading/NotLoaded';
import Section from '@site/src/components/ui/Section';
import {contentId} from '@site/src/site/anchors';
import {useIsFramed} from '@site/src/browser/device/useIsFramed';
import {useSettings} from '@site/src/browser/shell/useSettings';
import {contactWay} from '@site/src/domain/contact/way';
import {isReachable} from '@site/src/site/settings';
import contact from '@site-data/contact.json';
import BeforeYouWrite from './_components/kontakt/BeforeYouWrite';
import styles from './_components/kontakt/styles.module.css';

/** First what can be done here and now: writing where there is a way to write, else finding the answer; then whose it is. */
export default function ContactPage(): ReactNode {
  const settings = useSettings();
  const {email, phone} = settings;
  const way = contactWay(settings);
  const hasContact = isReachable(settings);
  const isFramed = useIsFramed();
  const own = useBaseUrl('/kontakt');
  return (
    <Layout
      title="Kontakt w sprawie spółdzielni"
      description={
        hasContact
          ? 'Napisz do nas w sprawie spółdzielni energetycznej. Zobacz, co przygotować i gdzie od razu znajdziesz odpowiedź.'
          : 'Kto prowadzi serwis o spółdzielniach energetycznych i gdzie od razu znajdziesz odpowiedź na swoje pytanie.'
      }>
      <main id={contentId}>
        <div className="container">
          <PageHeader
            title="Kontakt"
            lead={hasContact ? contact.lead : contact.leadWithoutContact}
            picture={hasContact ? undefined : <PageDrawing name="drogowskaz" />}>
            {!hasContact && <SearchForm label="O co chcesz zapytać?" />}
          </PageHeader>
          {hasContact && (
            <div className={styles.layout}>
              {way !== null && (
                <div>
                  <h2 className="needsScript">Formularz</h2>
                  <NotLoaded>
                    Formularz się nie wczytał.
                    {email !== null && ` Możesz napisać na adres ${email}.`}
                  </NotLoaded>
                  {isFramed ? (
                    // Whoever frames the page could lay something over the form.
                    <p>
                      Formularz działa tylko na naszej stronie.{' '}
                      <a href={own} target="_top">
                        Otwórz ją
                      </a>
                    </p>
                  ) : (
                    <ContactForm
                      way={way}
                      topics={contact.topics}
                      consent={way.kind === 'mail' ? contact.consent : contact.consentSending}
                    />
                  )}
                  <p className="withoutScript">
                    Formularz wymaga JavaScriptu.
                    {email !== null && ` Bez niego napisz na adres ${email}.`}
                  </p>
                </div>
              )}
              {(email !== null || phone !== null) && (
                <div>
                  <h2>Dane kontaktowe</h2>
                  <ContactLines isLabelled />
                </div>
              )}
            </div>
          )}
        </div>
        <Section tint="green" title={hasContact ? 'Zanim napiszesz' : 'Co zrobisz od razu'}>
          <BeforeYouWrite hints={contact.beforeYouWrite} />
        </Section>
        <Section tint="page">
          <div className={styles.owner}>
            <h2>Kto prowadzi serwis</h2>
            <div>
              <OwnerData />
            </div>
          </div>
        </Section>
      </main>
    </Layout>
  );
}
