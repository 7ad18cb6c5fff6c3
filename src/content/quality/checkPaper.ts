import {paperFields} from '../articles/frontMatter';
import type {MarkdownFile} from '../articles/readMarkdown';
import type {Around} from '../loadSite';
import {lineOfNode, type Finding} from '../markdown/refuse';
import {findWrongFields} from '../markdown/steps/paperFields';
import {findWrongSteps} from '../markdown/steps/paperForms';
import {dutiesIn} from '../papers/duties';
import {problemsOf, type Problem} from '../problem';
import type {PaperFrontMatter} from '../schema/paper';
import {findAssertedClaims} from './assertedClaims';

/**
 * Rules for papers to take away: their sources exist, steps and deadlines can be read, so can the days of a calendar, and
 * none states what only the folder's check may confirm. Readability has no limit here, because a form quotes the law and holds blanks.
 */
export function checkPaper(markdown: MarkdownFile, site: Around): Problem[] {
  // Invalid fields are reported by their own check.
  if (problemsOf(() => paperFields(markdown)).length > 0) {
    return [];
  }
  const fields = paperFields(markdown);
  const {file, body} = markdown;
  return [
    ...findUnknownSources(markdown, fields, site),
    ...findMistyped(markdown),
    ...findWrongSteps(body.tree, fields.dates),
    ...findWrongFields(body.tree),
    ...findAssertedClaims(body.tree),
    ...(fields.file === 'ics' ? dutiesIn(body.tree).findings : []),
  ].map((finding) => ({file, ...finding}));
}

function findUnknownSources(
  {lineOf}: MarkdownFile,
  {basis}: PaperFrontMatter,
  {data: {sources}}: Around,
): Finding[] {
  const known = sources.valueOrNull;
  return basis.flatMap(({source}, index) =>
    known === null || source in known
      ? []
      : [
          {
            line: lineOf(['basis', index, 'source']),
            text: `pole „basis” wymienia kod „${source}”, którego nie ma w pliku ${sources.file}. Dodaj tam źródło albo popraw kod.`,
          },
        ],
  );
}

/** Marks that mean something else in a paper than their writer thinks. */
function findMistyped({text, body}: MarkdownFile): Finding[] {
  return [
    ...text.split('\n').flatMap((line, index) =>
      line.includes('[^')
        ? [
            {
              line: index + 1,
              text: 'we wzorze nie ma odsyłaczy [^…]. Wpisz przepis zwykłymi słowami, a źródło w polu „basis”.',
            },
          ]
        : [],
    ),
    ...body.tree.children
      .filter(({type}) => type === 'thematicBreak')
      .map((node) => ({
        line: lineOfNode(node),
        text: 'wiersz z samych podkreśleń to w Markdownie linia oddzielająca. Napisz przed nim, co wpisać, np. „Podpis: ____”.',
      })),
  ];
}
