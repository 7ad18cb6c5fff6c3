import type {DigitalDocument} from 'schema-dts';
import {filesOf} from '../../../domain/papers/paper';
import type {MachinePaper} from '../read/machinePapers';
import {fullAddress, type PublishedSite} from '../publishedSite';
import {publisher} from './siteNodes';

/** Media types of a paper's files. */
const mediaTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ics: 'text/calendar',
  csv: 'text/csv',
} as const satisfies Readonly<Record<ReturnType<typeof filesOf>[number], string>>;

/** A paper with its files and the law it rests on. */
export function paperNode(site: PublishedSite, paper: MachinePaper): DigitalDocument {
  const url = fullAddress(site, paper.address);
  return {
    '@type': 'DigitalDocument',
    '@id': `${url}#wzor`,
    name: paper.title,
    description: paper.description,
    inLanguage: 'pl',
    mainEntityOfPage: {'@type': 'WebPage', '@id': url, lastReviewed: paper.checked},
    ...(paper.published && {datePublished: paper.published}),
    isAccessibleForFree: true,
    publisher: publisher(site),
    isPartOf: {'@id': `${site.url}#serwis`},
    encoding: filesOf(paper).map((ending) => ({
      '@type': 'MediaObject',
      contentUrl: fullAddress(site, `${paper.address}.${ending}`),
      encodingFormat: mediaTypes[ending],
    })),
    isBasedOn: paper.basis.map(({title, url: law}) => ({
      '@type': 'Legislation',
      name: title,
      url: law,
    })),
  };
}
