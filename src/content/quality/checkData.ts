import {articleName} from '../articles/frontMatter';
import {contentDay} from '../contentDay';
import type {YamlFile} from '../data/yamlFile';
import {checkLanguage} from '../language/language';
import type {Site} from '../loadSite';
import {dataFolder} from '../places';
import type {Problem} from '../problem';
import {checkAddresses} from './checkAddresses';
import {checkDataLinks} from './checkLinks';
import {checkTexts} from './checkTexts';
import {checkWording} from './checkWords';

/** Checks all rules for the editors' YAML files: shape, references to each other, links and texts. */
export function checkDataFiles(site: Site): Problem[] {
  return [
    ...[...Object.values(site.data), ...site.categories.values()].flatMap(({problems}) => problems),
    ...checkNames(site),
    ...checkLanguage(site),
    ...(site.hasAllAddresses
      ? checkAddresses(site.data.addresses, new Set(site.addresses.keys()))
      : []),
    ...checkDataLinks(site),
    ...checkDataTexts(site),
    ...checkDataWording(site),
  ];
}

/** References between data files: sources, facts, articles and papers. */
function checkNames({data, articles, papers}: Site): Problem[] {
  const {register, announcements, changes, sources, facts, bannedClaims, glossary, paths} = data;
  const source = among(
    sources.valueOrNull && Object.keys(sources.valueOrNull),
    (code) => `nie ma źródła „${code}” w pliku ${sources.file}. Dopisz je tam albo popraw kod.`,
  );
  const fact = among(
    facts.valueOrNull && Object.keys(facts.valueOrNull),
    (id) => `nie ma faktu ${id} w pliku ${facts.file}. Popraw numer.`,
  );
  const article = among(
    articles.map(articleName),
    (name) => `nie ma artykułu „${name}”. Wpisz nazwę pliku artykułu, bez katalogu i końcówki .md.`,
  );
  const paper = among(
    papers.map(articleName),
    (name) => `nie ma wzoru „${name}”. Wpisz nazwę pliku z katalogu wzory, bez końcówki .md.`,
  );

  return [
    ...wrongNames(register, source, ({readings}) =>
      readings.flatMap((reading, row) => listed(reading.sources, ['readings', row, 'sources'])),
    ),
    ...wrongNames(announcements, source, ({items}) =>
      items.map((item, row) => ({name: item.source, steps: ['items', row, 'source']})),
    ),
    ...wrongNames(changes, source, ({items}) =>
      items.flatMap((item, row) => listed(item.sources, ['items', row, 'sources'])),
    ),
    ...wrongNames(facts, source, (all) =>
      Object.entries(all).flatMap(([id, {sources: codes}]) => listed(codes, [id, 'sources'])),
    ),
    ...wrongNames(bannedClaims, fact, (claims) =>
      claims.flatMap(({facts: ids}, row) => listed(ids, [row, 'facts'])),
    ),
    ...wrongNames(bannedClaims, source, (claims) =>
      claims.flatMap(({law}, row) => listed(law?.acts ?? [], [row, 'law', 'acts'])),
    ),
    ...wrongNames(glossary, article, (terms) =>
      Object.entries(terms).flatMap(([id, {article: name}]) =>
        name === undefined ? [] : [{name, steps: [id, 'article']}],
      ),
    ),
    ...wrongNames(paths, article, (all) =>
      Object.entries(all).flatMap(([id, {steps}]) =>
        steps.flatMap((step, row) => listed(step.articles, [id, 'steps', row, 'articles'])),
      ),
    ),
    ...wrongNames(paths, paper, (all) =>
      Object.entries(all).flatMap(([id, {steps}]) =>
        steps.flatMap((step, row) => listed(step.papers, [id, 'steps', row, 'papers'])),
      ),
    ),
  ];
}

/** What is wrong with a name, if anything. */
type Rule = (name: string) => string | null;

/** Names among those known, which are null if their own file is broken: that comes first. */
function among(known: readonly string[] | null, problem: (name: string) => string): Rule {
  return (name) => (known === null || known.includes(name) ? null : problem(name));
}

/** A name in a file, and where it is. */
interface Named {
  readonly name: string;
  readonly steps: readonly PropertyKey[];
}

function listed(names: readonly string[], steps: readonly PropertyKey[]): Named[] {
  return names.map((name, place) => ({name, steps: [...steps, place]}));
}

function wrongNames<T>(
  {file, valueOrNull, lineOf}: YamlFile<T>,
  rule: Rule,
  namesIn: (value: T) => readonly Named[],
): Problem[] {
  return (valueOrNull === null ? [] : namesIn(valueOrNull)).flatMap(({name, steps}) => {
    const text = rule(name);
    return text === null ? [] : [{file, line: lineOf(steps), text}];
  });
}

/** The data files with texts that must not make a banned claim; the list of these itself is left out. */
export function dataTexts({data}: Site): readonly Pick<YamlFile<unknown>, 'file' | 'texts'>[] {
  return Object.values(data).filter(
    ({file}) => file.startsWith(`${dataFolder}/`) && file !== data.bannedClaims.file,
  );
}

/** Typography and banned claims of all texts. */
function checkDataTexts(site: Site): Problem[] {
  const claims = site.data.bannedClaims.valueOrNull ?? [];
  const day = contentDay(site);
  return dataTexts(site).flatMap(({file, texts}) => checkTexts(file, texts, claims, day));
}

/**
 * The wording of what visitors read, but for the titles of sources, which are others' words. Of the glossary only
 * definitions, since its other fields list what to avoid.
 */
function checkDataWording({data}: Site): Problem[] {
  const {home, offer, clients, paths, contact, register, rates, announcements, changes, tags} =
    data;
  const terms = data.glossary.valueOrNull ?? {};
  const definitions = Object.entries(terms).map(([id, {definition}]) => ({
    text: definition,
    line: data.glossary.lineOf([id, 'definition']),
  }));
  return [
    ...[
      home,
      offer,
      clients,
      paths,
      contact,
      register,
      rates,
      announcements,
      changes,
      tags,
    ].flatMap(({file, texts}) => checkWording(file, texts, terms)),
    ...checkWording(data.glossary.file, definitions, terms),
  ];
}
