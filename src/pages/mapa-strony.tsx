import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import HeadingFold from '@site/src/components/ui/HeadingFold';
import {formatCount} from '@cooperative/polish';
import PageHeader from '@site/src/components/shell/PageHeader';
import {contentId} from '@site/src/site/anchors';
import {siteMapPage} from '@site/src/site/navigation';
import groups from '@site-data/site-map.json';
import styles from './_components/mapa-strony/styles.module.css';

const pageForms = {one: 'strona', few: 'strony', many: 'stron', other: 'strony'};

export default function SiteMapPage(): ReactNode {
  return (
    <Layout
      title={siteMapPage.label}
      description="Wszystkie strony serwisu w jednym miejscu: artykuły według kategorii, wzory pism, drogi dla gmin, rolników, firm i mieszkańców.">
      <main id={contentId} className="container">
        <PageHeader title={siteMapPage.label} lead="Wszystkie strony serwisu w jednym miejscu." />
        <div className={styles.groups}>
          {groups.map(({label, links}) => (
            <section key={label}>
              <h2>{label}</h2>
              <HeadingFold name={label} label={formatCount(links.length, pageForms)}>
                <ul>
                  {links.map(({label: name, to}) => (
                    <li key={to}>
                      <Link to={to}>{name}</Link>
                    </li>
                  ))}
                </ul>
              </HeadingFold>
            </section>
          ))}
        </div>
        <p className={`meta ${styles.machines}`}>
          Mapa dla wyszukiwarek:{' '}
          <Link to="pathname:///sitemap.xml" target="_self">
            plik XML
          </Link>
        </p>
      </main>
    </Layout>
  );
}
