import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {toHeadingId} from '@cooperative/polish';

const explicitId = /\{#([^{}]+)\}$/;

/** The id written explicitly as `{#id}`; null if there is none. */
export function ownId(heading: Heading): string | null {
  return explicitId.exec(toString(heading).trimEnd())?.[1] ?? null;
}

/** Id of a heading: the explicit `{#id}`, or its text in ASCII kebab-case. */
export function headingId(heading: Heading): string {
  return ownId(heading) ?? toHeadingId(toString(heading));
}

/** Text of a heading without its `{#id}`. */
export function headingText(heading: Heading): string {
  return withoutId(toString(heading)).trim();
}

/** The end of a heading, as it is written, without its `{#id}`. */
export function withoutId(text: string): string {
  return text.trimEnd().replace(explicitId, '');
}
