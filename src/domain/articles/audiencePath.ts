/** The groups that have a way from a question to a decision, in the order of their list. */
export const pathIds = ['gmina', 'rolnicy', 'przedsiebiorstwa', 'mieszkancy', 'zarzad'] as const;
export type PathId = (typeof pathIds)[number];

/** Where a step leads: something to read, to count, to take away, or an office's own page. */
export interface PathLink {
  readonly kind: 'article' | 'calculator' | 'paper' | 'official';
  readonly label: string;
  /** Without the base path, or a full address. */
  readonly to: string;
}

interface PathStep {
  readonly title: string;
  readonly text: string;
  readonly links: readonly PathLink[];
}

/** The way of one group of readers from a question to a decision. */
export interface AudiencePath {
  readonly id: PathId;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly question: string;
  readonly lead: string;
  readonly steps: readonly PathStep[];
}

export type AudiencePaths = Readonly<Record<PathId, AudiencePath>>;

/** Address of a path's page, without the base path. */
export function pathAddress(id: PathId): string {
  return `/klienci/${id}`;
}

/** Id of a step on the page, by its place from 0. */
export function stepAnchor(index: number): string {
  return `krok-${index + 1}`;
}

/** Id of what the group asks, at the end of its page. */
export const questionsAnchor = 'typowe-pytania';
