import type {Nodes, PhrasingContent, Root, RootContent, TableRow, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {isListId, type Condition, type ListId} from '../../../domain/papers/folder';
import {fieldMark, keyOfField, parseCondition} from '../../../domain/papers/words';
import {lineOfNode, refuse, type Finding} from '../refuse';

type ContainerDirective = Extract<RootContent, {readonly type: 'containerDirective'}>;

/** Boxes of a paper: a part that stands only with a choice, and the note for the lawyer. */
const variantBox = 'wariant';
export const lawyerBox = 'dla-prawnika';

/** Names allowed after three colons in a paper. */
export const paperBoxes = [variantBox, lawyerBox] as const;

/**
 * Remark plugin for papers: fields of the folder, rows that repeat for its entries, variants and the note for the lawyer
 * become elements that the paper's page draws, see `components/papers`.
 */
export function paperFields() {
  return (tree: Root, file: VFile): void => {
    refuse(file, findWrongFields(tree));
    visit(tree, (node, index, parent) => {
      if (node.type === 'tableRow') {
        const list = listOfRow(node);
        if (list !== null) {
          // No element of its own: in a table, the parser of HTML would move it out.
          node.data = {...node.data, hProperties: {'data-list': list}};
        }
      }
      if (node.type === 'containerDirective') {
        drawBox(node);
      }
      const pieces = node.type === 'text' ? drawn(node) : null;
      if (!parent || index === undefined || pieces === null) {
        return undefined;
      }
      (parent.children as PhrasingContent[]).splice(index, 1, ...pieces);
      return [SKIP, index + pieces.length];
    });
  };
}

/** Fields, lists and variants that the folder does not have. */
export function findWrongFields(tree: Root): Finding[] {
  const findings: Finding[] = [];
  const say = (node: Nodes, text: string): void => {
    findings.push({line: lineOfNode(node), text});
  };
  visit(tree, (node) => {
    if (node.type === 'text') {
      for (const [mark] of node.value.matchAll(/\[pole:[^[\]]*\]?/g)) {
        if (idsIn(mark).length === 0) {
          say(
            node,
            `nie ma pola „${mark}”. Wpisz jedno z pól z pliku src/domain/papers/folder.ts, np. [pole: spoldzielnia.nazwa].`,
          );
        }
      }
    }
    if (node.type === 'heading' && idsIn(toString(node)).length > 0) {
      say(node, 'pole nie może stać w nagłówku. Przenieś je do akapitu pod nim.');
    }
    if (node.type === 'table') {
      const lists = node.children.flatMap((row) => listsOf(row));
      if (lists.length > 1) {
        say(
          node,
          `w tabeli powtarza się jeden wiersz jednej listy, a ta ma: ${lists.join(', ')}. Zostaw jeden albo podziel tabelę.`,
        );
      }
    }
    if (node.type === 'containerDirective' && node.name === variantBox) {
      if (conditionOf(node) === null) {
        say(
          node,
          `nie rozumiemy wariantu „${node.attributes?.gdy ?? ''}”. Wpisz wybór i jego wartość z pliku src/domain/papers/folder.ts, np. :::wariant{gdy="rada=tak"}.`,
        );
      }
      if (node.children.some(({type}) => type === 'containerDirective' || type === 'heading')) {
        say(node, 'w wariancie nie ma nagłówka ani drugiej ramki. Przenieś je poza wariant.');
      }
    }
  });
  return findings;
}

/** Ids of the fields that a paper names, its choices included, each once. */
export function fieldsIn(tree: Root): string[] {
  const ids = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'text') {
      idsIn(node.value).forEach((id) => ids.add(id));
    }
    const condition = node.type === 'containerDirective' ? conditionOf(node) : null;
    if (condition !== null) {
      ids.add(condition.field);
    }
  });
  return [...ids];
}

/** Of these fields, the ones that stand in variants alone, with the conditions of their variants as written. */
export function variantFieldsIn({children}: Root): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const others = new Set<string>();
  for (const node of children) {
    const when = node.type === 'containerDirective' && conditionOf(node) && node.attributes?.gdy;
    for (const id of idsIn(toString(node))) {
      if (when) {
        found[id] = [...(found[id] ?? []), when];
      } else {
        others.add(id);
      }
    }
  }
  return Object.fromEntries(Object.entries(found).filter(([id]) => !others.has(id)));
}

/** When the box stands in the paper; null if it is no variant. */
export function conditionOf({name, attributes}: ContainerDirective): Condition | null {
  return name === variantBox ? parseCondition(attributes?.gdy ?? '') : null;
}

/** The list whose entries a row repeats for; null for any other row. */
export function listOfRow(row: TableRow): ListId | null {
  return listsOf(row)[0] ?? null;
}

function listsOf(row: TableRow): ListId[] {
  return [...new Set(idsIn(toString(row)).flatMap((id) => id.split('.')[0] ?? ''))].filter(
    isListId,
  );
}

function idsIn(text: string): string[] {
  return [...text.matchAll(fieldMark)].flatMap(([, word = '']) => keyOfField(word) ?? []);
}

function drawBox(node: ContainerDirective): void {
  const condition = conditionOf(node);
  if (condition !== null) {
    node.data = {
      ...node.data,
      hName: 'paper-variant',
      hProperties: {'data-when': node.attributes?.gdy ?? ''},
    };
  } else if (node.name === lawyerBox) {
    node.data = {...node.data, hName: 'paper-note', hProperties: {}};
  }
}

/** The pieces of a text with fields; null if it has none. */
function drawn({value}: Text): PhrasingContent[] | null {
  const pieces = value.split(fieldMark);
  return pieces.length === 1
    ? null
    : pieces.flatMap((piece, index): PhrasingContent[] =>
        index % 2 === 1
          ? [
              {
                type: 'emphasis',
                data: {hName: 'paper-field', hProperties: {'data-field': keyOfField(piece) ?? ''}},
                children: [],
              },
            ]
          : piece === ''
            ? []
            : [{type: 'text', value: piece}],
      );
}
