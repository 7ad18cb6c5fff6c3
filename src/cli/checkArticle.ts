import {readdirSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {dataFolder} from '../content/data/load';
import {readabilityOf, showNumber} from '../content/quality/checkArticle';
import {checkDataFiles} from '../content/quality/checkData';
import {checkFile} from '../content/quality/checkSite';
import {describeProblem} from '../content/problem';
import {readSite, type Site} from '../content/loadSite';
import {run} from './terminal/run';
import {checkSpelling} from '../content/spelling';

run(async () => {
  const {positionals} = parseArgs({allowPositionals: true});
  const site = readSite('.');
  const files = positionals.length === 0 ? site.markdownFiles : chosenFiles(positionals, site);
  const dataFiles =
    positionals.length === 0
      ? readdirSync(dataFolder)
          .filter((name) => name.endsWith('.yaml'))
          .map((name) => `${dataFolder}/${name}`)
      : [];
  const problems = [
    ...files.flatMap((file) => checkFile(file, site)),
    ...(dataFiles.length > 0 ? checkDataFiles(site) : []),
    ...(await checkSpelling([...files, ...dataFiles])),
  ];
  for (const file of [...files, ...dataFiles]) {
    const own = problems
      .filter((problem) => problem.file === file)
      .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
    if (own.length > 0) {
      console.log(own.map(describeProblem).join('\n'));
    } else if (files.includes(file)) {
      console.log(`${file}: wszystko w porządku${figures(file, site)}`);
    }
  }
  if (problems.length > 0) {
    console.log(`\nDo poprawienia: ${problems.length}`);
  }
  return problems.length === 0;
});

/** Files an editor means: by their path, or by a part of their name. */
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
  return ` (słów: ${words}, zdań: ${sentences}, słów w zdaniu: ${showNumber(sentenceLength)}, długich słów: ${showNumber(100 * longWords)}%, FOG: ${showNumber(fog)})`;
}
