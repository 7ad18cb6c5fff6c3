import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {socialImagePath} from '@site/src/domain/articles/socialImage';

/**
 * Ejected: one language and no hosted search, so no alternate and no search tags; each page has its own social image.
 * 404.html is served for every address without a page, so it names none.
 */
export default function SiteMetadata(): ReactNode {
  const {
    siteConfig: {url, baseUrl},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  const path = pathname.slice(baseUrl.length).replace(/\/$/, '');
  const address = path === '404.html' ? null : url + baseUrl + path;
  return (
    <Head>
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="pl_PL" />
      <meta name="twitter:card" content="summary_large_image" />
      {address !== null && <link rel="canonical" href={address} />}
      {address !== null && <meta property="og:url" content={address} />}
      {address !== null && (
        <meta property="og:image" content={url + baseUrl + socialImagePath(path)} />
      )}
    </Head>
  );
}
