import {parseArgs} from 'node:util';
import {dataPaths} from '../content/data/dataFiles';
import {everyProblem} from '../content/everyProblem';
import {loadSite, type Site} from '../content/loadSite';
import {checkMarkdownStyle} from '../content/markdownStyle';
import {ContentError, describeProblem} from '../content/problem';
import {readabilityOf, withOneDecimal} from '../content/quality/checkArticle';
import {checkFile, questionsOf, warningsOf} from '../content/quality/checkSite';
import {checkSpelling} from '../content/spelling';
import {run} from './terminal/run';

run(async (words) => {
  const {positionals} = parseArgs({args: words, allowPositionals: true});
  const site = loadSite('.');
  const isWhole = positionals.length === 0;
  const files = isWhole ? site.markdownFiles : chosenFiles(positionals, site);
  const problems = isWhole
    ? await everyProblem(site)
    : [
        ...files.flatMap((file) => checkFile(file, site)),
        ...(await checkSpelling(files)),
        ...(await checkMarkdownStyle(files)),
      ];
  for (const file of new Set([...files, ...problems.map((problem) => problem.file)])) {
    const own = problems
      .filter((problem) => problem.file === file)
      .sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
    console.log(
      own.length > 0
        ? own.map(describeProblem).join('\n')
        : `${file}: wszystko w porządku${figures(file, site)}`,
    );
  }
  const warnings = warningsOf(files, site);
  if (warnings.length > 0) {
    console.log(
      `\nDo sprawdzenia, bo reguły z pliku ${dataPaths.bannedClaims} dawno nie porównano z prawem (nie zatrzyma to publikacji):\n${warnings.map(describeProblem).join('\n')}`,
    );
  }
  const questions = questionsOf(files, site);
  if (questions.length > 0) {
    console.log(
      `\nPytania (nie zatrzymają publikacji): ${questions.length}\n${questions.map(describeProblem).join('\n')}`,
    );
  }
  if (problems.length > 0) {
    console.log(`\nDo poprawienia: ${problems.length}`);
  }
  return problems.length === 0;
});

/** The files an editor means, given by path or by a part of the name. */
function chosenFiles(names: readonly string[], {markdownFiles}: Site): string[] {
  return names.flatMap((name) => {
    const wanted = name.replaceAll('\\', '/').replace(/^\.\//, '');
    const found = markdownFiles.includes(wanted)
      ? [wanted]
      : markdownFiles.filter((file) => file.includes(wanted));
    if (found.length === 0) {
      throw new ContentError(
        `Nie ma artykułu „${name}”. Podaj ścieżkę pliku albo fragment nazwy; bez niczego sprawdzisz wszystko.`,
      );
    }
    return found;
  });
}

function figures(file: string, site: Site): string {
  const {words, sentences, sentenceLength, longWords, fog} = readabilityOf(site.read(file));
  return ` (słów: ${words}, zdań: ${sentences}, słów w zdaniu: ${withOneDecimal(sentenceLength)}, długich słów: ${withOneDecimal(100 * longWords)}%, FOG: ${withOneDecimal(fog)})`;
}
