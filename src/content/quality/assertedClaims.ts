import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {claimPrefix} from '../../domain/papers/folder';
import {lineOfNode, type Finding} from '../markdown/refuse';
import {conditionOf, lawyerBox} from '../markdown/steps/paperFields';

/** Words that say together that something demanded by law is so. */
const claims = [
  [
    /(?<!\p{L})(?:spełni(?:a|ają|amy|ono|ony|ona|one)|zachowan[eyao])(?!\p{L})/iu,
    /(?<!\p{L})(?:warun|wymaga|wymóg|wymog)/iu,
  ],
  [/(?:nie przekracza|nie więcej niż|najwyżej|do) 10\sMW/iu],
  [/(?:co najmniej|nie mniej niż|ponad)\s[47]0\s?%\s(?:rocznych\s)?(?:potrzeb|zużycia)/iu],
  [/(?<!\p{L})zdoln[aey] do (?:podejmowania )?uchwał/iu],
];

/** A rule, a question or a place to write in, and no statement of fact. */
const noClaims =
  /(?<!\p{L})(?:czy|gdy|jeżeli|jeśli|żeby|musi|muszą|nie może|nie mogą|sprawdźcie|sprawdza)(?!\p{L})/iu;

/**
 * Sentences of a paper which say that a condition of the law is met, whatever the folder holds. They may stand in a
 * variant that the folder's own check chooses (`gdy="sprawdzenie.oze=tak"`), in the words of an act (a quotation), in a
 * step of a checklist, and in the note for the lawyer.
 */
export function findAssertedClaims(tree: Root): Finding[] {
  return tree.children.flatMap(claimsIn);
}

function claimsIn(node: Nodes): Finding[] {
  switch (node.type) {
    case 'paragraph':
    case 'tableCell':
      return sentencesOf(node)
        .filter((sentence) => claims.some((words) => words.every((word) => word.test(sentence))))
        .filter((sentence) => !noClaims.test(sentence))
        .map((sentence) => ({
          line: lineOfNode(node),
          text: `zdanie „${sentence}” stwierdza, że warunek ustawy jest spełniony, a wzór nie zna danych. Przenieś je do wariantu ze sprawdzeniem, np. :::wariant{gdy="sprawdzenie.oze=tak"}, z wariantem „nie” obok, albo zamień na miejsce do wpisania, np. „Czy jest kworum: ____”.`,
        }));
    case 'blockquote':
      return [];
    case 'listItem':
      return typeof node.checked === 'boolean' ? [] : node.children.flatMap(claimsIn);
    case 'containerDirective': {
      const condition = conditionOf(node);
      const isConfirmed =
        condition?.field.startsWith(`${claimPrefix}.`) === true &&
        condition.values.join() === 'yes';
      return isConfirmed || node.name === lawyerBox ? [] : node.children.flatMap(claimsIn);
    }
    default:
      return 'children' in node ? (node.children as Nodes[]).flatMap(claimsIn) : [];
  }
}

function sentencesOf(node: Nodes): string[] {
  return toString(node)
    .replaceAll('\u00a0', ' ')
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u);
}
