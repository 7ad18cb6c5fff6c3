import type {Organization, SearchAction, WebSite, WithActionConstraints} from 'schema-dts';
import {queryName} from '../../../domain/search/parameters';
import {searchPage} from '../../../site/navigation';
import {fullAddress, type PublishedSite} from '../publishedSite';

/** The site's owner, with what the settings say. */
export function organization(site: PublishedSite): Organization {
  const {name, legalName, address, taxId, email, phone} = site.owner;
  return {
    ...publisher(site),
    name,
    url: site.url,
    logo: fullAddress(site, '/img/touch-icon.png'),
    ...(legalName && {legalName}),
    ...(address && {address}),
    ...(taxId && {taxID: taxId}),
    ...(email && {email}),
    ...(phone && {telephone: phone}),
  };
}

/** The owner as other pages refer to it; the home page has the details. */
export function publisher({url, name}: PublishedSite): {
  '@type': 'Organization';
  '@id': string;
  name: string;
} {
  return {'@type': 'Organization', '@id': `${url}#wydawca`, name};
}

/** The results page, plus a property schema-dts lacks: where the words of the query go. */
function searchAction(site: PublishedSite): WithActionConstraints<SearchAction> {
  return {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${fullAddress(site, searchPage.to)}?${queryName}={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
}

export function webSite(site: PublishedSite): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${site.url}#serwis`,
    name: site.name,
    url: site.url,
    inLanguage: 'pl',
    publisher: {'@id': `${site.url}#wydawca`},
    potentialAction: searchAction(site),
  };
}
