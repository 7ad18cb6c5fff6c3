import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {socialImagePath} from '@site/src/domain/socialImage';

/**
 * Ejected: one language and no hosted search, so no alternate and no search tags; each page has its own social image, the 404 page none
 * of these, since it stands for no address.
 */
export default function SiteMetadata(): ReactNode {
  const {
    siteConfig: {url, baseUrl},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  const path = pathname.slice(baseUrl.length).replace(/\/$/, '');
  if (path === '404.html') {
    return null;
  }
  const address = url + baseUrl + path;
  return (
    <Head>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="pl_PL" />
      <meta property="og:image" content={url + baseUrl + socialImagePath(path)} />
      <meta name="twitter:card" content="summary_large_image" />
    </Head>
  );
}
