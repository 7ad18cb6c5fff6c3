import type {ListItem, Paragraph, PhrasingContent, Root, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {toHeadingId} from '@cooperative/polish';
import {deadlineMark, parseDeadline} from '../../../domain/papers/deadline';
import type {PaperDate} from '../../../domain/papers/paper';
import {lineOfNode, refuse, type Finding} from '../refuse';

/** A place to write in, as typed: at least four underscores. */
const blank = /_{4,}/;

/**
 * Remark plugin for papers: places to write in, steps to tick off and their deadlines become elements that the paper's
 * page draws, see `components/papers`.
 */
export function paperForms() {
  return (tree: Root, file: VFile): void => {
    const {frontMatter} = file.data as {frontMatter?: {readonly dates?: readonly PaperDate[]}};
    refuse(file, findWrongSteps(tree, frontMatter?.dates ?? []));
    visit(tree, 'listItem', (item) => {
      if (isStep(item)) {
        drawStep(item);
      }
    });
    visit(tree, 'text', (node, index, parent) => {
      const pieces = drawn(node);
      if (!parent || index === undefined || pieces === null) {
        return undefined;
      }
      parent.children.splice(index, 1, ...pieces);
      return [SKIP, index + pieces.length];
    });
  };
}

/** Steps without a name of their own, and deadlines from a day the front matter does not name. */
export function findWrongSteps(tree: Root, dates: readonly PaperDate[]): Finding[] {
  const findings: Finding[] = [];
  const seen = new Set<string>();
  visit(tree, 'listItem', (item) => {
    if (!isStep(item)) {
      return;
    }
    const id = stepId(item);
    if (id === '' || seen.has(id)) {
      findings.push({
        line: lineOfNode(item),
        text: 'krok listy ma zaczynać się od nazwy pogrubionej dwiema gwiazdkami, innej niż w pozostałych krokach, np. „- [ ] **Uchwalcie statut.** Dalszy opis.”.',
      });
    }
    seen.add(id);
  });
  visit(tree, 'text', (node) => {
    for (const [mark, term = ''] of node.value.matchAll(deadlineMark)) {
      if (parseDeadline(term, dates) === null) {
        findings.push({
          line: lineOfNode(node),
          text: `nie rozumiemy terminu „${mark}”. Wpisz liczbę, jednostkę i słowa z pola „dates”, np. [termin: 14 dni od wpisu do KRS].`,
        });
      }
    }
  });
  return findings;
}

/** Ids of the steps of a checklist, in order. */
export function stepsIn(tree: Root): string[] {
  const steps: string[] = [];
  visit(tree, 'listItem', (item) => {
    if (isStep(item)) {
      steps.push(stepId(item));
    }
  });
  return steps;
}

/** The terms of steps and other paragraphs that begin with a name in bold, as written, under these names. */
export function termsIn(tree: Root): {readonly title: string; readonly term: string}[] {
  const terms: {readonly title: string; readonly term: string}[] = [];
  visit(tree, 'paragraph', (paragraph) => {
    const [name] = paragraph.children;
    if (name?.type === 'strong') {
      const title = toString(name).replace(/\.$/, '');
      for (const [, term = ''] of toString(paragraph).matchAll(deadlineMark)) {
        terms.push({title, term});
      }
    }
  });
  return terms;
}

function isStep(item: ListItem): boolean {
  return typeof item.checked === 'boolean';
}

/** The step's bold name as an id: ticks are stored under it. */
function stepId({children: [first]}: ListItem): string {
  const [name] = first?.type === 'paragraph' ? first.children : [];
  return name?.type === 'strong' ? toHeadingId(toString(name)) : '';
}

function drawStep(item: ListItem): void {
  const id = stepId(item);
  const [paragraph] = item.children as [Paragraph];
  const [name, ...rest] = paragraph.children;
  item.checked = null;
  item.data = {hProperties: {className: ['step']}};
  paragraph.children = [
    inline('step-box', {'data-step': id}, []),
    inline('step-name', {'data-step': id}, name ? [name] : []),
    ...rest,
  ];
}

/** The pieces of a text with blanks or deadlines; null if it has none. */
function drawn({value}: Text): PhrasingContent[] | null {
  const pieces = value.split(/(_{4,}|\[termin: [^[\]]*\])/);
  return pieces.length === 1
    ? null
    : pieces
        .filter((piece) => piece !== '')
        .map((piece) => {
          if (blank.test(piece)) {
            return drawnBlank(piece.length);
          }
          const [, term] = /^\[termin: ([^\]]*)\]$/.exec(piece) ?? [];
          return term === undefined
            ? {type: 'text', value: piece}
            : inline('step-deadline', {'data-term': term}, [
                {type: 'text', value: `Termin: ${term}`},
              ]);
        });
}

function inline(
  hName: string,
  hProperties: Record<string, string | string[]>,
  children: PhrasingContent[],
): PhrasingContent {
  return {type: 'emphasis', data: {hName, hProperties}, children};
}

/** A line as long as it was typed, in three lengths; read aloud as a place to write in. */
function drawnBlank(typed: number): PhrasingContent {
  const length = typed < 12 ? 'blankShort' : typed < 26 ? 'blankMedium' : 'blankLong';
  return inline('span', {className: ['blank', length]}, [
    inline('span', {className: ['visuallyHidden']}, [{type: 'text', value: 'miejsce na wpis'}]),
  ]);
}
