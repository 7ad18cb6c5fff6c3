import type {HowTo, HowToSection, HowToStep} from 'schema-dts';
import type {AudiencePath} from '../../../domain/articles/audiencePath';
import {pathAddress, stepAnchor} from '../../../domain/articles/audiencePath';
import type {MachineArticle} from '../read/machineArticles';
import type {MachinePaper} from '../read/machinePapers';
import type {MachineStep, StepGroup} from '../read/steps';
import {fullAddress, type PublishedSite} from '../publishedSite';

/** The steps of an article as schema.org's HowTo; none without steps. */
export function howToOfArticle(site: PublishedSite, article: MachineArticle): HowTo[] {
  return article.steps.length === 0
    ? []
    : [{...howTo(site, article), step: article.steps.map((step) => stepNode(step))}];
}

/** The steps of a checklist, in sections under their headings. */
export function howToOfPaper(site: PublishedSite, paper: MachinePaper): HowTo[] {
  return paper.groups.length === 0
    ? []
    : [{...howTo(site, paper), step: paper.groups.map(sectionNode)}];
}

/** The path of a group; each step has its place on the page. */
export function howToOfPath(site: PublishedSite, path: AudiencePath): HowTo {
  const address = pathAddress(path.id);
  return {
    ...howTo(site, {...path, address}),
    step: path.steps.map(({title, text}, index) =>
      stepNode({name: title, text}, `${fullAddress(site, address)}#${stepAnchor(index)}`),
    ),
  };
}

function howTo(
  site: PublishedSite,
  {address, title, description}: Pick<MachineArticle, 'address' | 'title' | 'description'>,
): Exclude<HowTo, string> {
  const url = fullAddress(site, address);
  return {
    '@type': 'HowTo',
    '@id': `${url}#kroki`,
    name: title,
    description,
    url,
    inLanguage: 'pl',
    isPartOf: {'@id': `${site.url}#serwis`},
  };
}

function sectionNode({name, steps}: StepGroup): HowToSection {
  return {
    '@type': 'HowToSection',
    name,
    itemListElement: steps.map((step) => stepNode(step)),
  };
}

function stepNode({name, text}: MachineStep, url?: string): HowToStep {
  return {'@type': 'HowToStep', name, text, ...(url !== undefined && {url})};
}
