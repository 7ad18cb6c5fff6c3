import {parseArgs} from 'node:util';
import {loadSite, type Site} from '../content/loadSite';
import {dataFolder} from '../content/places';
import {checkMarkdownStyle} from '../content/markdownStyle';
import {describeProblem} from '../content/problem';
import {readabilityOf, withOneDecimal} from '../content/quality/checkArticle';
import {checkFile, checkSite} from '../content/quality/checkSite';
import {checkSpelling} from '../content/spelling';
import {run} from './terminal/run';

run(async () => {
  const {positionals} = parseArgs({allowPositionals: true});
  const site = loadSite('.');
  const isWhole = positionals.length === 0;
  const files = isWhole ? site.markdownFiles : chosenFiles(positionals, site);
  const spelled = isWhole ? [...files, ...dataFilesIn(site)] : files;
  const problems = [
    ...(isWhole ? checkSite(site) : files.flatMap((file) => checkFile(file, site))),
    ...(await checkSpelling(spelled)),
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
  if (problems.length > 0) {
    console.log(`\nDo poprawienia: ${problems.length}`);
  }
  return problems.length === 0;
});

/** The data files that exist. */
function dataFilesIn({data}: Site): string[] {
  return Object.values(data)
    .filter(({file, text}) => file.startsWith(`${dataFolder}/`) && text !== '')
    .map(({file}) => file);
}

/** The files an editor means, given by path or by a part of the name. */
function chosenFiles(names: readonly string[], {markdownFiles}: Site): string[] {
  return names.flatMap((name) => {
    const wanted = name.replaceAll('\\', '/').replace(/^\.\//, '');
    const found = markdownFiles.includes(wanted)
      ? [wanted]
      : markdownFiles.filter((file) => file.includes(wanted));
    if (found.length === 0) {
      console.error(
        `Nie ma artykułu „${name}”. Podaj ścieżkę pliku albo fragment nazwy; bez niczego sprawdzisz wszystko.`,
      );
      process.exit(1);
    }
    return found;
  });
}

function figures(file: string, site: Site): string {
  const {words, sentences, sentenceLength, longWords, fog} = readabilityOf(site.read(file));
  return ` (słów: ${words}, zdań: ${sentences}, słów w zdaniu: ${withOneDecimal(sentenceLength)}, długich słów: ${withOneDecimal(100 * longWords)}%, FOG: ${withOneDecimal(fog)})`;
}
