import {escapeHtml} from '@cooperative/polish';
import {queryName} from '../../../domain/search/parameters';
import {searchPage} from '../../../site/navigation';
import type {Emitter} from '../pipeline';
import {fullAddress} from '../publishedSite';

export const openSearchAddress = '/opensearch.xml';
/** The longest short name the format allows. */
const longestName = 16;

/** Lets a browser offer the site's search in its address bar (OpenSearch 1.1). */
export const openSearch: Emitter = (site) => {
  const shortName = site.name
    .split(' ')
    .reduce((name, word) =>
      name.length + 1 + word.length > longestName ? name : `${name} ${word}`,
    )
    .slice(0, longestName);
  const template = `${fullAddress(site, searchPage.to)}?${queryName}={searchTerms}`;
  const content = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(shortName)}</ShortName>
  <Description>${escapeHtml(`${searchPage.label}: ${site.name}`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Language>pl</Language>
  <Image width="180" height="180" type="image/png">${fullAddress(site, '/img/touch-icon.png')}</Image>
  <Url type="text/html" template="${escapeHtml(template)}"/>
</OpenSearchDescription>
`;
  return [{file: openSearchAddress.slice(1), content}];
};
