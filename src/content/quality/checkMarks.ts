import type {Parents, Table, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {withoutId} from '../articles/headings';
import type {MarkdownFile} from '../articles/readMarkdown';
import {lineOfNode, type Finding} from '../markdown/refuse';
import type {Problem} from '../problem';

/** A mark of Markdown that was left as text, and what its author should do. */
interface LeftMark {
  readonly pattern: RegExp;
  readonly remedy: string;
}

const asText = 'Jeśli ma zostać zwykłym znakiem, poprzedź go znakiem „\\”.';
const noSpaces = 'bez spacji w adresie i między nawiasami';
/** A text in brackets beside other brackets is often no address. One that begins with „https:” is a bare link. */
const address = String.raw`(?:\.{0,2}/\p{L}|[^\s()[\]]+\.md\b)[^)\]\n]*`;

/** In this order: what one row finds is not shown to the next ones. */
const leftMarks: readonly LeftMark[] = [
  {
    pattern: /!\[(?!\^)[^\]\n]*(?:\]\([^)\n]*\)?)?/gu,
    remedy: `To nie stało się obrazem. Zapisz go jako ![opis](./plik.png), ${noSpaces}.`,
  },
  {
    pattern: new RegExp(
      String.raw`(?:\[[^[\]\n]*)?\]\([^)\n]*\)?|\[[^[\]\n]*\] \(${address}\)?|\([^()\n]*\)\[${address}\]?`,
      'gu',
    ),
    remedy: `To nie stało się linkiem. Zapisz go jako [tekst](adres), ${noSpaces}.`,
  },
  {
    pattern: /\[[^[\]\n]*\]\[(?!\^)[^\]\n]*\]?/gu,
    remedy:
      'To nie stało się linkiem, bo nie ma wiersza z jego adresem. Zapisz go jako [tekst](adres).',
  },
  {
    pattern: /\*\*+|(?<!_)__(?!_)/gu,
    remedy:
      'To nie stało się pogrubieniem. Zacznij je i zakończ dwiema gwiazdkami, a między nimi a słowami nie zostawiaj spacji.',
  },
  {
    // „2 * 3” is a product.
    pattern: /(?<![\p{L}\p{N}])\*(?=[\p{L}„])|(?<=[\p{L}”])\*(?![\p{L}\p{N}])/gu,
    remedy: `Ta gwiazdka nie ma drugiej. Dopisz ją albo usuń tę. ${asText}`,
  },
  {
    pattern: /##+|^#(?=\p{L})/gmu,
    remedy: 'Nagłówek zaczyna się w nowym wierszu od „##” albo „###” i spacji.',
  },
  {
    pattern: /\{#[^}\n]*\}?/gu,
    remedy: 'Identyfikator stoi na końcu nagłówka, np. {#co-w-statucie}.',
  },
  {
    pattern: /^(?:[-+](?=\p{L})|\d{1,3}[.)](?=\p{Lu}))/gmu,
    remedy: 'To nie stało się pozycją listy. Po tym znaku wpisz spację.',
  },
  {
    pattern: /^\[\]/gmu,
    remedy: 'To nie stało się kratką do odhaczenia. Między nawiasami wpisz spację: „[ ]”.',
  },
  {
    pattern: /^\|.*(?:\n[ \t]*\|.*)*/gmu,
    remedy:
      'To nie stało się tabelą. Pod nagłówkami wpisz wiersz, w którym każdy z nich ma swoje „---”, np. „| --- | --- |”.',
  },
  {
    pattern: /^::(?!:).*/gmu,
    remedy: 'To nie stało się rysunkiem. Zapisz go w osobnym wierszu, bez spacji za dwukropkami.',
  },
  {pattern: /~~/gu, remedy: 'To nie stało się przekreśleniem. Usuń ten znak.'},
  {pattern: /`+/gu, remedy: `Ten znak nie ma drugiego. Dopisz go albo usuń ten. ${asText}`},
];

/**
 * Finds marks of Markdown that the parser left as text, so that readers would see them, and rows of tables whose cells
 * would stand under other headings or vanish.
 */
export function checkMarks({
  file,
  content,
  skippedLines,
  body,
}: Pick<MarkdownFile, 'file' | 'content' | 'skippedLines' | 'body'>): Problem[] {
  const text = '\n'.repeat(skippedLines) + content;
  const found: Finding[] = [];
  visit(body.tree, (node, _, parent) => {
    if (node.type === 'table') {
      found.push(...unevenRows(node));
    } else if (node.type === 'text' && parent) {
      found.push(
        ...marksIn(writtenAs(node, parent, text), lineOfNode(node) ?? lineOfNode(parent) ?? 1),
      );
    }
  });
  return found.map((finding) => ({file, ...finding}));
}

/**
 * A text as it stands in the file, where a mark after a backslash is meant as text, without the id of a heading. A text
 * beside a bare address has no place of its own.
 */
function writtenAs(node: Text, parent: Parents, text: string): string {
  const {start, end} = node.position ?? {};
  const written = start && end ? text.slice(start.offset, end.offset) : node.value;
  const meant = written.replace(/\\[!-/:-@[-`{-~]/g, '··');
  const isLast = parent.children.at(-1) === node;
  const startsLine = parent.type === 'paragraph' && parent.children[0] === node;
  return (startsLine ? '' : '·') + (parent.type === 'heading' && isLast ? withoutId(meant) : meant);
}

/** Each mark once, with the line on which it is first. */
function marksIn(written: string, line: number): Finding[] {
  let rest = written;
  return leftMarks.flatMap(({pattern, remedy}) => {
    const marks = new Map<string, number>();
    rest = rest.replace(pattern, (mark: string, index: number) => {
      marks.set(mark, marks.get(mark) ?? index);
      return '·'.repeat(mark.length);
    });
    return [...marks].map(([mark, index]) => ({
      line: line + written.slice(0, index).split('\n').length - 1,
      text: `znaleziono „${mark.replace(/\n.*/su, '')}”. ${remedy}`,
    }));
  });
}

function unevenRows({children: [heading, ...rows]}: Table): Finding[] {
  const expected = heading?.children.length ?? 0;
  return rows
    .map((row) => ({line: lineOfNode(row), cells: row.children.length}))
    .filter(({cells}) => cells !== expected)
    .map(({line, cells}) => ({
      line,
      text: `wiersz tabeli ma komórek: ${cells}, a nagłówków jest ${expected}. ${
        cells === 1
          ? 'Jeśli to tekst pod tabelą, zostaw nad nim pusty wiersz.'
          : 'Dopisz albo usuń kreski „|”; taką, która jest treścią, poprzedź znakiem „\\”.'
      }`,
    }));
}
