import type {Root} from 'mdast';
import type {Site} from '../../../content/loadSite';
import {papersOf} from '../../../content/papers/papers';
import {stepsOfPaper, type StepGroup} from './steps';
import type {Paper} from '../../../domain/papers/paper';

/** A paper to take away as machines read it, with its parsed text. */
export interface MachinePaper extends Paper {
  /** The text without front matter, as the editor wrote it. */
  readonly markdown: string;
  readonly tree: Root;
  /** The steps of a checklist under its headings. */
  readonly groups: readonly StepGroup[];
  /** Day of the first publication; null until it is in the list of addresses. */
  readonly published: string | null;
}

/** All papers in the order of their list. */
export function machinePapers(site: Site): MachinePaper[] {
  const {published} = site.data.addresses.value;
  return papersOf(site).map((paper) => {
    const {content, body} = site.read(paper.source);
    return {
      ...paper,
      markdown: content,
      tree: body.tree,
      groups: stepsOfPaper(body.tree),
      published: published[paper.address] ?? null,
    };
  });
}
