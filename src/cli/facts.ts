import {parseArgs} from 'node:util';
import {dataPaths} from '../content/data/dataFiles';
import {isUncertain, type Fact} from '../content/schema/facts';
import {checkFacts} from '../content/quality/checkReferences';
import {factUsage} from '../content/quality/factUsage';
import {describeProblem} from '../content/problem';
import {loadSite, type Site} from '../content/loadSite';
import {run} from './terminal/run';

const certainties: Readonly<Record<Fact['certainty'], string>> = {
  high: 'pewność wysoka',
  medium: 'pewność średnia',
  conflicting: 'źródła się różnią',
  notFound: 'nie znaleziono rozstrzygnięcia',
};

run((words) => {
  const {positionals, values} = parseArgs({
    args: words,
    allowPositionals: true,
    options: {nieuzyte: {type: 'boolean', default: false}},
  });
  const site = loadSite('.');
  const usage = factUsage(site);
  if (values.nieuzyte) {
    return describeUnused(site, usage);
  }
  return positionals.length > 0
    ? positionals.map((id) => describeFact(id.toUpperCase(), site, usage)).every(Boolean)
    : describeAll(site, usage);
});

type Usage = ReturnType<typeof factUsage>;

/** Prints one fact and the files to review when it changes. */
function describeFact(id: string, {data}: Site, usage: Usage): boolean {
  const fact = data.facts.value[id];
  if (!fact) {
    console.error(`Nie ma faktu „${id}”. Numery stoją w pliku ${dataPaths.facts}.`);
    return false;
  }
  const files = usage.get(id) ?? [];
  console.log(
    [
      `${id}: ${fact.statement}`,
      `  ${certainties[fact.certainty]}; źródła: ${fact.sources.join(', ') || 'brak'}; data: ${fact.date}`,
      ...(fact.note === undefined ? [] : [`  Uwaga: ${fact.note}`]),
      ...(fact.notForReaders === undefined ? [] : [`  Nie dla czytelników: ${fact.notForReaders}`]),
      files.length > 0
        ? `  Korzysta z niego plików: ${files.length}`
        : '  Nie mówi o nim żadna strona.',
      ...files.map((file) => `    – ${file}`),
    ].join('\n'),
  );
  return true;
}

/** Facts for readers that no page tells. */
function unusedOf({data}: Site, usage: Usage): string[] {
  return Object.entries(data.facts.value).flatMap(([id, {notForReaders}]) =>
    notForReaders === undefined && usage.get(id)?.length === 0 ? [id] : [],
  );
}

/** Prints the facts for readers that no page tells, a line each; nothing if there are none. */
function describeUnused(site: Site, usage: Usage): boolean {
  const unused = unusedOf(site, usage);
  for (const id of unused) {
    console.log(`${id}: ${site.data.facts.value[id]?.statement ?? ''}`);
  }
  return unused.length === 0;
}

/** Prints which files use which fact, and the unused, uncertain and invalid ones. */
function describeAll(site: Site, usage: Usage): boolean {
  for (const [id, files] of usage) {
    console.log(`${id.padEnd(4)} ${files.map(shortName).join(', ') || '–'}`);
  }
  console.log(
    `\nFakty dla czytelników, o których nie mówi żadna strona: ${unusedOf(site, usage).join(', ') || 'nie ma takich'}`,
  );
  const ownWork = Object.entries(site.data.facts.value).filter(
    ([, {notForReaders}]) => notForReaders !== undefined,
  );
  console.log(`\nFakty nie dla czytelników: ${ownWork.length}`);
  for (const [id, {notForReaders}] of ownWork) {
    console.log(`${id.padEnd(4)} ${notForReaders ?? ''}`);
  }

  console.log('\nFakty niepotwierdzone i pliki, które o nich piszą:');
  for (const [id, fact] of Object.entries(site.data.facts.value).filter(([, entry]) =>
    isUncertain(entry.certainty),
  )) {
    const files = usage.get(id) ?? [];
    console.log(
      `${id.padEnd(4)} ${certainties[fact.certainty]}: ${files.map(shortName).join(', ') || '–'}`,
    );
  }
  const problems = site.articles.flatMap((file) => checkFacts(site.read(file), site));
  console.log(
    problems.length > 0
      ? `\nDo poprawienia:\n${problems.map(describeProblem).join('\n')}`
      : '\nKażdy artykuł, który korzysta z niepotwierdzonego faktu, mówi o tym.',
  );
  return problems.length === 0;
}

function shortName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/, '');
}
