import type {ForcedMode} from '../browser/colorMode';
import type {MiddlewareName} from '../browser/navigation/middleware';
import type {PageCheckName} from '../browser/navigation/pageChecks';
import {toHeadingId} from '@cooperative/polish';

export type AudienceId = 'gmina' | 'rolnicy' | 'przedsiebiorstwa' | 'mieszkancy';

export type Level = 'podstawowy' | 'sredni' | 'zaawansowany';

export interface ArticleLink {
  readonly title: string;
  readonly permalink: string;
}

export interface CitedSource {
  readonly code: string;
  readonly title: string;
  readonly publisher: string;
  /** Where a reader can check it today: of a legal act, its official address. */
  readonly url: string;
  /** Date of the source, as precise as known, e.g. `2.03.2026` or `t.j. 2024`. */
  readonly date: string;
  /** What was read in place of `url`, or whose copy it is; omitted if the page at `url` itself was read. */
  readonly copy?: string | undefined;
  readonly copyUrl?: string | undefined;
  /** State of the copy's text, and what it lacks. */
  readonly state?: string | undefined;
  /** Day it was read, `rrrr-mm-dd`. */
  readonly read: string;
}

/** A source of an article, and how often its text cites it. */
export interface ArticleSource extends CitedSource {
  readonly citations: number;
  /** Of the FAQ: the ids of the questions that cite it, to which it leads back instead of to each citation. */
  readonly questions?: readonly string[];
}

/** A sentence that was wrong in meaning: what it said, and what is right. */
export interface Correction {
  /** Day it was put right, `rrrr-mm-dd`; of a law, the day from which it applies. */
  readonly date: string;
  readonly text: string;
}

/** Why an article is out of date. */
export interface Retirement {
  /** Day it became so, `rrrr-mm-dd`. */
  readonly since: string;
  readonly reason: string;
  /** Address of the page to read instead. */
  readonly replacement?: string | undefined;
}

/**
 * Attribute of `<html>` with the day an article's sources were checked; an inline script reads it before the first
 * paint.
 */
export const checkedAttribute = 'data-checked';

/**
 * In the HTML only of articles it applies to, so that nobody who reads the HTML takes it for true of all. Where it comes
 * to apply between two builds, the style sheet of `ArticleLayout` has the same words.
 */
export const oldSourcesWarning =
  'Od sprawdzenia źródeł minęło ponad 12 miesięcy. Przepisy mogły się zmienić.';

/** What an article's page shows besides its text. Days are `rrrr-mm-dd`. */
export interface ArticleMetadata {
  /** The FAQ is also a doc of the knowledge base, but its page is different. */
  readonly kind: 'article' | 'faq';
  /** Name of its category; null for the FAQ. */
  readonly category: string | null;
  /** Articles of its category by their short names, itself among them; of a large one those around it. */
  readonly neighbours: readonly ArticleLink[];
  /** The first is the one it is written for before all. */
  readonly audience: readonly AudienceId[];
  readonly level: Level;
  /** Omitted if the author is the editorial team. */
  readonly author?: string;
  readonly updated: string;
  readonly checked: string;
  /** True if the check was over 12 months old on the day of the build; for readers without scripts. */
  readonly isOld?: true;
  /** Empty for an article that is out of date. */
  readonly summary: readonly string[];
  readonly readingMinutes: number;
  readonly sources: readonly ArticleSource[];
  /** The latest first. */
  readonly corrections: readonly Correction[];
  /** The first is the one to read next. */
  readonly related: readonly ArticleLink[];
  /** Null: the visitor's choice applies. */
  readonly forcedMode: ForcedMode | null;
  /** Only for an article that is out of date. */
  readonly retired?: Retirement;
  readonly middleware?: readonly MiddlewareName[];
  readonly checks?: readonly PageCheckName[];
}

/** One row of the list of articles. */
export interface ArticleListItem extends ArticleLink {
  readonly description: string;
  readonly category: string;
  readonly audience: readonly AudienceId[];
  readonly level: Level;
  readonly tags: readonly string[];
  readonly updated: string;
  readonly checked: string;
  readonly readingMinutes: number;
}

/** A question of the FAQ. */
export interface FaqQuestion {
  /** The part of the FAQ it stands in. */
  readonly part: string;
  readonly question: string;
  /** Without the base path; opens the answer. */
  readonly to: string;
}

/** The data of a doc's page, which the knowledge-base plugin adds to its front matter. */
export function articleOf({frontMatter}: {readonly frontMatter: object}): ArticleMetadata {
  return (frontMatter as {readonly article: ArticleMetadata}).article;
}

/** Address of a category on the list of articles; works with and without scripts. */
export function categoryAddress(category: string): string {
  return `/baza-wiedzy#${toHeadingId(category)}`;
}
