import {readabilityLimits} from '@cooperative/polish';
import {checkReadability, readabilityOf, withOneDecimal} from '../content/quality/checkArticle';
import {doubtsIn, mostDoubts} from '../content/quality/checkWords';
import {describeProblem} from '../content/problem';
import {loadSite} from '../content/loadSite';
import {isPaper} from '../content/places';
import {run} from './terminal/run';
import {formatTable} from './terminal/table';

const head = [
  'plik',
  'słów',
  'zdań',
  'słów w zdaniu',
  'długich słów',
  'FOG',
  'najdłuższy akapit (zdań)',
  'zdań o niewiedzy',
  '',
];

run(() => {
  const site = loadSite('.');
  const measured = site.markdownFiles
    .map((file) => {
      const markdown = site.read(file);
      return {
        file,
        ...readabilityOf(markdown),
        doubts: doubtsIn(file, site),
        // A paper quotes the law and states claims in its form.
        problems: isPaper(file) ? [] : checkReadability(markdown),
      };
    })
    .sort((a, b) => b.fog - a.fog);
  const problems = measured.flatMap((entry) => entry.problems);
  console.log(
    formatTable([
      head,
      ...measured.map((entry) => [
        entry.file,
        String(entry.words),
        String(entry.sentences),
        withOneDecimal(entry.sentenceLength),
        `${withOneDecimal(100 * entry.longWords)}%`,
        withOneDecimal(entry.fog),
        String(entry.longestParagraph),
        String(entry.doubts),
        entry.problems.length > 0 ? '← do poprawienia' : '',
      ]),
    ]),
  );
  console.log(
    `\nGranice: FOG ${readabilityLimits.fog}, zdań w akapicie ${readabilityLimits.paragraph}, słów w zdaniu ${readabilityLimits.sentence}. FOG mówi w przybliżeniu, ile lat nauki wystarczy, żeby czytać swobodnie; długie słowo ma co najmniej 4 sylaby.\nZdań, które mówią, że czegoś nie wiadomo, w bazie wiedzy: ${site.articles.reduce((sum, file) => sum + doubtsIn(file, site), 0)}, a granica to ${mostDoubts}.`,
  );
  if (problems.length > 0) {
    console.log(`\nDo poprawienia:\n${problems.map(describeProblem).join('\n')}`);
  }
  return problems.length === 0;
});
