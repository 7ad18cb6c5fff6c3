import type {ArticleListItem, AudienceId, Level} from './article';
import {toHeadingId} from '@cooperative/polish';

/** The filters and the sort order of the list of articles; an empty group of filters matches everything. */
export interface ArticleFilters {
  readonly categories: readonly string[];
  readonly audiences: readonly string[];
  readonly levels: readonly string[];
  readonly tags: readonly string[];
  readonly sort: ArticleSort;
}

export type FilterGroup = Exclude<keyof ArticleFilters, 'sort'>;

export const articleSorts = ['kategorie', 'najnowsze', 'alfabetycznie', 'sprawdzone'] as const;
export type ArticleSort = (typeof articleSorts)[number];

/** Name of each group in the query string. */
const queryNames: Readonly<Record<FilterGroup, string>> = {
  categories: 'kategoria',
  audiences: 'dla',
  levels: 'poziom',
  tags: 'tag',
};

const sortName = 'sortuj';

export const noFilters: ArticleFilters = {
  categories: [],
  audiences: [],
  levels: [],
  tags: [],
  sort: 'kategorie',
};

export const audienceNames: Readonly<Record<AudienceId, string>> = {
  gmina: 'Gmina',
  rolnicy: 'Rolnicy',
  przedsiebiorstwa: 'Przedsiębiorstwa',
  mieszkancy: 'Mieszkańcy',
};

export const levelNames: Readonly<Record<Level, string>> = {
  podstawowy: 'Podstawowy',
  sredni: 'Średni',
  zaawansowany: 'Zaawansowany',
};

/** Reads filters from a query string (`?kategoria=podstawy&tag=oplaty`); unknown values are ignored. */
export function readFilters(query: string, options: FilterOptions): ArticleFilters {
  const params = new URLSearchParams(query);
  const values = (group: FilterGroup): string[] => {
    const known = options[group].map(({value}) => value);
    return [...new Set(params.getAll(queryNames[group]))].filter((value) => known.includes(value));
  };
  const sort = params.get(sortName);
  return {
    categories: values('categories'),
    audiences: values('audiences'),
    levels: values('levels'),
    tags: values('tags'),
    sort: articleSorts.find((known) => known === sort) ?? noFilters.sort,
  };
}

/** Writes filters into a query string, keeping its other parameters. Empty if there are no parameters. */
export function writeFilters(filters: ArticleFilters, query = ''): string {
  const params = new URLSearchParams(query);
  for (const [group, name] of Object.entries(queryNames)) {
    params.delete(name);
    filters[group as FilterGroup].forEach((value) => params.append(name, value));
  }
  params.delete(sortName);
  if (filters.sort !== noFilters.sort) {
    params.set(sortName, filters.sort);
  }
  const written = params.toString();
  return written === '' ? '' : `?${written}`;
}

export function toggleFilter(
  filters: ArticleFilters,
  group: FilterGroup,
  value: string,
): ArticleFilters {
  const values = filters[group];
  return {
    ...filters,
    [group]: values.includes(value)
      ? values.filter((other) => other !== value)
      : [...values, value],
  };
}

const filterGroups = Object.keys(queryNames) as FilterGroup[];

/**
 * By what an article is found. Most are of use to everyone, so what tells them apart is the group each is written for
 * before all.
 */
const valuesOf: Readonly<Record<FilterGroup, (article: ArticleListItem) => readonly string[]>> = {
  categories: ({category}) => [toHeadingId(category)],
  audiences: ({audience}) => audience.slice(0, 1),
  levels: ({level}) => [level],
  tags: ({tags}) => tags.map((tag) => toHeadingId(tag)),
};

/** Articles that match every group (one of its values is enough), in the chosen order. */
export function applyFilters(
  articles: readonly ArticleListItem[],
  filters: ArticleFilters,
): readonly ArticleListItem[] {
  return sortArticles(matching(articles, filters, filterGroups), filters.sort);
}

function matching(
  articles: readonly ArticleListItem[],
  filters: ArticleFilters,
  groups: readonly FilterGroup[],
): readonly ArticleListItem[] {
  const wanted = groups.filter((group) => filters[group].length > 0);
  return articles.filter((article) =>
    wanted.every((group) =>
      valuesOf[group](article).some((value) => filters[group].includes(value)),
    ),
  );
}

/** How many articles each value would show, given what is chosen in the other groups. */
export type FilterCounts = Readonly<Record<FilterGroup, ReadonlyMap<string, number>>>;

/** Counts the articles behind every value of every filter. */
export function countFilters(
  articles: readonly ArticleListItem[],
  filters: ArticleFilters,
): FilterCounts {
  const count = (group: FilterGroup): ReadonlyMap<string, number> => {
    const counts = new Map<string, number>();
    const others = filterGroups.filter((other) => other !== group);
    for (const value of matching(articles, filters, others).flatMap(valuesOf[group])) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return counts;
  };
  return {
    categories: count('categories'),
    audiences: count('audiences'),
    levels: count('levels'),
    tags: count('tags'),
  };
}

const collator = new Intl.Collator('pl');

function sortArticles(
  articles: readonly ArticleListItem[],
  sort: ArticleSort,
): readonly ArticleListItem[] {
  switch (sort) {
    case 'kategorie':
      return articles;
    case 'najnowsze':
      return articles.slice().sort((a, b) => b.updated.localeCompare(a.updated, 'pl'));
    case 'alfabetycznie':
      return articles.slice().sort((a, b) => collator.compare(a.title, b.title));
    case 'sprawdzone':
      return articles.slice().sort((a, b) => b.checked.localeCompare(a.checked, 'pl'));
  }
}

interface FilterOption {
  readonly value: string;
  readonly label: string;
}

export type FilterOptions = Readonly<Record<FilterGroup, readonly FilterOption[]>>;

/** Values that occur in the articles, by group, in the order a reader expects. */
export function filterOptions(articles: readonly ArticleListItem[]): FilterOptions {
  const named = (labels: readonly string[]): FilterOption[] =>
    [...new Set(labels)].map((label) => ({value: toHeadingId(label), label}));
  const known = (
    names: Readonly<Record<string, string>>,
    used: readonly string[],
  ): FilterOption[] =>
    Object.entries(names)
      .filter(([value]) => used.includes(value))
      .map(([value, label]) => ({value, label}));
  return {
    categories: named(articles.map((article) => article.category)),
    audiences: known(
      audienceNames,
      articles.flatMap((article) => valuesOf.audiences(article)),
    ),
    levels: known(
      levelNames,
      articles.map((article) => article.level),
    ),
    tags: named(articles.flatMap((article) => article.tags).sort(collator.compare)),
  };
}
