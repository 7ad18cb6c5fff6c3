import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import Breadcrumbs from '@site/src/components/ui/Breadcrumbs';
import PageHeader from '@site/src/components/shell/PageHeader';
import {contentId} from '@site/src/site/anchors';
import Gallery from './_components/wzornik/Gallery';
import {gallerySections} from './_components/wzornik/sections';

/** Every component of the kit in its states, for developers of the site. Kept out of search engines and our search. */
export default function GalleryPage(): ReactNode {
  return (
    <Layout
      title="Wzornik komponentów"
      description="Wszystkie elementy interfejsu tego serwisu w ich stanach. Strona dla osób, które rozwijają serwis.">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container" id={contentId}>
        <PageHeader
          title="Wzornik komponentów"
          lead="Elementy interfejsu w ich stanach. Obsłuż każdy myszą, klawiaturą i dotykiem."
          breadcrumbs={<Breadcrumbs items={[]} />}
        />
        <Gallery sections={gallerySections} />
      </main>
    </Layout>
  );
}
