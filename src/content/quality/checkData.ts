import {articleName} from '../articles/frontMatter';
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
  const {register, announcements, facts, bannedClaims, glossary, paths} = data;
  const sources = data.sources.valueOrNull;
  const names = articles.map(articleName);
  const paperNames = papers.map(articleName);
  const missingSource = (code: string): string | null =>
    sources === null || code in sources
      ? null
      : `nie ma źródła „${code}” w pliku ${data.sources.file}. Dopisz je tam albo popraw kod.`;

  return [
    ...named(register, ({readings}) =>
      readings.flatMap((reading, row) =>
        reading.sources.map((code, place) => ({
          steps: ['readings', row, 'sources', place],
          text: missingSource(code),
        })),
      ),
    ),
    ...named(announcements, ({items}) =>
      items.map(({source}, row) => ({
        steps: ['items', row, 'source'],
        text: missingSource(source),
      })),
    ),
    ...named(facts, (all) =>
      Object.entries(all).flatMap(([id, fact]) =>
        fact.sources.map((code, place) => ({
          steps: [id, 'sources', place],
          text:
            sources === null || code in sources
              ? null
              : `fakt ${id} wymienia kod „${code}”, którego nie ma w pliku ${data.sources.file}. Dodaj tam źródło albo popraw kod.`,
        })),
      ),
    ),
    ...named(bannedClaims, (claims) =>
      claims.flatMap(({claim, facts: ids}, row) =>
        ids.map((id, place) => ({
          steps: [row, 'facts', place],
          text:
            facts.valueOrNull === null || id in facts.valueOrNull
              ? null
              : `twierdzenie „${claim}” wymienia fakt ${id}, którego nie ma w pliku ${facts.file}. Popraw numer.`,
        })),
      ),
    ),
    ...named(glossary, (terms) =>
      Object.entries(terms).map(([id, {article}]) => ({
        steps: [id, 'article'],
        text:
          article === undefined || names.includes(article)
            ? null
            : `pole „${id}.article” wymienia „${article}”, a takiego artykułu nie ma. Wpisz nazwę pliku artykułu, bez katalogu i końcówki .md.`,
      })),
    ),
    ...named(paths, (all) =>
      Object.entries(all).flatMap(([id, {steps}]) =>
        steps.flatMap((step, row) => [
          ...step.articles.map((name, place) => ({
            steps: [id, 'steps', row, 'articles', place],
            text: names.includes(name)
              ? null
              : `krok ${row + 1} ścieżki „${id}” wymienia artykuł „${name}”, a takiego nie ma. Wpisz nazwę pliku artykułu, bez katalogu i końcówki .md.`,
          })),
          ...step.papers.map((name, place) => ({
            steps: [id, 'steps', row, 'papers', place],
            text: paperNames.includes(name)
              ? null
              : `krok ${row + 1} ścieżki „${id}” wymienia wzór „${name}”, a takiego nie ma. Wpisz nazwę pliku z katalogu wzory, bez końcówki .md.`,
          })),
        ]),
      ),
    ),
  ];
}

/** A reference in a file: where it is, and what is wrong with it. */
interface Named {
  readonly steps: readonly PropertyKey[];
  readonly text: string | null;
}

function named<T>(
  {file, valueOrNull, lineOf}: YamlFile<T>,
  namesIn: (value: T) => readonly Named[],
): Problem[] {
  return valueOrNull === null
    ? []
    : namesIn(valueOrNull).flatMap(({steps, text}) =>
        text === null ? [] : [{file, line: lineOf(steps), text}],
      );
}

/** Typography and banned claims of all texts; the list of banned claims itself is left out. */
function checkDataTexts({data}: Site): Problem[] {
  const {bannedClaims} = data;
  return Object.values(data)
    .filter(({file}) => file.startsWith(`${dataFolder}/`) && file !== bannedClaims.file)
    .flatMap(({file, texts}) => checkTexts(file, texts, bannedClaims.valueOrNull ?? []));
}

/**
 * The wording of what visitors read, but for the titles of sources, which are others' words. Of the glossary only
 * definitions, since its other fields list what to avoid.
 */
function checkDataWording({data}: Site): Problem[] {
  const {home, offer, clients, paths, contact, register, rates, announcements, tags} = data;
  const terms = data.glossary.valueOrNull ?? {};
  const definitions = Object.entries(terms).map(([id, {definition}]) => ({
    text: definition,
    line: data.glossary.lineOf([id, 'definition']),
  }));
  return [
    ...[home, offer, clients, paths, contact, register, rates, announcements, tags].flatMap(
      ({file, texts}) => checkWording(file, texts, terms),
    ),
    ...checkWording(data.glossary.file, definitions, terms),
  ];
}
