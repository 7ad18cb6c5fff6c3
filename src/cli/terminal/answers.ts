import {correctionsIn, type PartToCorrect} from '../../content/corrections';
import type {Problem} from '../../content/problem';

/** More is not read at once, and a comment has a limit. */
const most = 100;

/** What was found in a proposal. */
interface Found {
  readonly problems: readonly Problem[];
  /** What stops nothing, but asks for an answer. */
  readonly questions: readonly Problem[];
}

/**
 * The answer to a proposal by the result of the tests, as the workflow calls it; they are skipped when the content has
 * problems. For an editor: what is wrong, where in the form, and what to do.
 *
 * @param read The text of a file; null if there is none.
 */
export function answers(
  {problems, questions}: Found,
  runAddress: string | null,
  read: (file: string) => string | null,
): Readonly<Record<'success' | 'failure' | 'skipped', string>> {
  const log = runAddress === null ? 'przebiegu sprawdzeń' : `[przebiegu sprawdzeń](${runAddress})`;
  const toCorrect =
    problems.length > 0
      ? `${listOf('Do poprawienia', problems, read)}\n\nPopraw te miejsca w edytorze i zapisz wpis. Sprawdzenia ruszą same, a ta odpowiedź się zmieni.\n`
      : null;
  const asked =
    questions.length > 0
      ? `\n${listOf('Pytania', questions, read)}\n\nPytania nie zatrzymają publikacji.\n`
      : '';
  return {
    success: `## Wszystko w porządku\n\nTreść i serwis przeszły wszystkie sprawdzenia. W „Obiegu redakcyjnym” zmień status na „Gotowe” i opublikuj wpis.\n${asked}`,
    failure:
      (toCorrect ??
        `## Treść jest w porządku, a serwis nie przeszedł testów\n\nTego nie poprawisz w edytorze. Poproś programistę, żeby zajrzał do ${log}.\n`) +
      asked,
    skipped:
      (toCorrect ??
        `## Sprawdzenia się nie odbyły\n\nTo nie jest błąd w treści. Poproś programistę, żeby zajrzał do ${log}.\n`) +
      asked,
  };
}

/** What was found, by file and by part of its form. */
function listOf(
  title: string,
  problems: readonly Problem[],
  read: (file: string) => string | null,
): string {
  const shown = problems.slice(0, most);
  const left = problems.length - shown.length;
  const files = [...new Set(shown.map(({file}) => file))].map((file) => ({
    file,
    parts: correctionsIn(file, shown, read(file)),
  }));
  const count = files
    .flatMap(({parts}) => parts)
    .reduce((sum, {corrections}) => sum + corrections.length, left);
  return [
    `## ${title}: ${count}`,
    ...files.flatMap(({file, parts}) => [`### ${plain(file)}`, ...parts.map(partOf)]),
    ...(left > 0 ? [`I jeszcze: ${left}. Zobaczysz je, gdy poprawisz te.`] : []),
  ].join('\n\n');
}

function partOf({part, corrections}: PartToCorrect): string {
  const list = corrections.map(
    ({place, text}) => `- ${place === null ? '' : `**${plain(place)}:** `}${plain(text)}`,
  );
  return [...(part === null ? [] : [`#### ${plain(part)}`, '']), ...list].join('\n');
}

/** A text that quotes what an editor wrote, or the name of a file: it must not become markup or call anybody. */
function plain(text: string): string {
  return (
    text
      // A line break would begin markup of its own, and no name of a file needs one.
      .replaceAll(/[\r\n]+/g, ' ')
      .replace(/[\\`*_[\]{}#|~]/g, '\\$&')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('@', '&#64;')
  );
}
