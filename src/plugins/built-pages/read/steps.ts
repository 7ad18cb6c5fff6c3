import type {ListItem, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {headingText} from '../../../content/articles/headings';
import {stripCitations} from '../../../domain/articles/citations';
import {deadlineMark} from '../../../domain/papers/deadline';

/** A step of a way to do something, as machines read it. */
export interface MachineStep {
  readonly name: string;
  readonly text: string;
}

/** Steps under one heading. */
export interface StepGroup {
  readonly name: string;
  readonly steps: readonly MachineStep[];
}

/** The steps of an article's `:::sciezka`; none without it. The first sentence of a step is its name. */
export function stepsOfArticle(tree: Root): readonly MachineStep[] {
  return tree.children.flatMap((node) =>
    node.type === 'containerDirective' && node.name === 'sciezka'
      ? node.children.flatMap((list) =>
          list.type === 'list'
            ? list.children.map((item) => {
                const text = stripCitations(toString(item)).replace(/\s+/g, ' ');
                return {name: nameIn(text), text};
              })
            : [],
        )
      : [],
  );
}

/** The steps of a checklist under its headings; none for a paper without steps. */
export function stepsOfPaper(tree: Root): readonly StepGroup[] {
  const groups: {name: string; steps: MachineStep[]}[] = [];
  for (const node of tree.children) {
    if (node.type === 'heading') {
      groups.push({name: headingText(node), steps: []});
    } else if (node.type === 'list') {
      groups.at(-1)?.steps.push(...node.children.filter(isStep).map(stepOfPaper));
    }
  }
  return groups.filter(({steps}) => steps.length > 0);
}

function isStep(item: ListItem): boolean {
  return typeof item.checked === 'boolean';
}

/** A step's bold name, and what follows it with its deadline as a sentence. */
function stepOfPaper(item: ListItem): MachineStep {
  const text = toString(item).replace(/\s+/g, ' ');
  return {
    name: nameIn(text),
    text: text.replace(deadlineMark, (_, term: string) => `Termin: ${term}.`),
  };
}

function nameIn(text: string): string {
  return /^.+?(?=[.:] )/.exec(text)?.[0] ?? text.replace(/\.$/, '');
}
