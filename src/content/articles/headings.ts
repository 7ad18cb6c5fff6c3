import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {toHeadingId} from '../../domain/kernel/text';

const explicitId = /\s*\{#([^}]+)\}\s*$/;

/** The id that an editor wrote as `{#id}`; null where there is none. */
export function ownId(heading: Heading): string | null {
  return explicitId.exec(toString(heading))?.[1] ?? null;
}

/** Id of a heading: the one written as `{#id}`, or its text as ASCII kebab-case. */
export function headingId(heading: Heading): string {
  return ownId(heading) ?? toHeadingId(toString(heading));
}

/** Text of a heading without its `{#id}`. */
export function headingText(heading: Heading): string {
  return toString(heading).replace(explicitId, '').trim();
}
