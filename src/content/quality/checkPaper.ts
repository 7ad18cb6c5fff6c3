import {dutiesIn} from '../papers/duties';
import type {MarkdownFile} from '../articles/readMarkdown';
import type {Site} from '../loadSite';
import {findWrongSteps} from '../markdown/steps/paperForms';
import {problemsOf, type Problem} from '../problem';
import {paperFields} from '../articles/frontMatter';

/**
 * Rules for papers to take away: their sources exist, steps and deadlines can be read, and so can the days of a
 * calendar. Readability has no limit here, because a form quotes the law and holds blanks.
 */
export function checkPaper(markdown: MarkdownFile, {data}: Site): Problem[] {
  const {file, lineOf, body} = markdown;
  if (problemsOf(() => paperFields(markdown)).length > 0) {
    return [];
  }
  const {basis, dates, file: extra} = paperFields(markdown);
  const sources = data.sources.valueOrNull;
  return [
    ...basis.flatMap(({source}, index) =>
      sources === null || source in sources
        ? []
        : [
            {
              file,
              line: lineOf(['basis', index, 'source']),
              text: `pole „basis” wymienia kod „${source}”, którego nie ma w pliku ${data.sources.file}. Dodaj tam źródło albo popraw kod.`,
            },
          ],
    ),
    ...body.blocks
      .filter(({text}) => text.includes('[^'))
      .map(({line}) => ({
        file,
        line,
        text: 'we wzorze nie ma odsyłaczy [^…]. Wpisz przepis zwykłymi słowami, a źródło w polu „basis”.',
      })),
    ...[
      ...findWrongSteps(body.tree, dates),
      ...(extra === 'ics' ? dutiesIn(body.tree).findings : []),
    ].map((finding) => ({file, ...finding})),
  ];
}
