import type {Problem} from '../../content/problem';
import {formPlace, inFormWords} from './formPlace';

/** More is not read at once, and a comment has a limit. */
const most = 100;

/**
 * The answer to a proposal by the result of the tests, as the workflow calls it; they are skipped when the content has
 * problems. For an editor: what is wrong, where in the form, and what to do.
 *
 * @param read The text of a file; null if there is none.
 */
export function answers(
  problems: readonly Problem[],
  runAddress: string | null,
  read: (file: string) => string | null,
): Readonly<Record<'success' | 'failure' | 'skipped', string>> {
  const log = runAddress === null ? 'przebiegu sprawdzeń' : `[przebiegu sprawdzeń](${runAddress})`;
  const toCorrect = problems.length > 0 ? correctionsOf(problems, read) : null;
  return {
    success:
      '## Wszystko w porządku\n\nTreść i serwis przeszły wszystkie sprawdzenia. W „Obiegu redakcyjnym” zmień status na „Gotowe” i opublikuj wpis.\n',
    failure:
      toCorrect ??
      `## Treść jest w porządku, a serwis nie przeszedł testów\n\nTego nie poprawisz w edytorze. Poproś programistę, żeby zajrzał do ${log}.\n`,
    skipped:
      toCorrect ??
      `## Sprawdzenia się nie odbyły\n\nTo nie jest błąd w treści. Poproś programistę, żeby zajrzał do ${log}.\n`,
  };
}

function correctionsOf(
  problems: readonly Problem[],
  read: (file: string) => string | null,
): string {
  const shown = problems.slice(0, most);
  const files = [...new Set(shown.map(({file}) => file))];
  const left = problems.length - shown.length;
  return [
    `## Do poprawienia: ${problems.length}`,
    ...files.map((file) =>
      [
        `### ${plain(file)}\n`,
        ...shown
          .filter((problem) => problem.file === file)
          .sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
          .map((problem) => {
            const place = placeOf(problem, read(file));
            return `- ${place === null ? '' : `**${plain(place)}:** `}${plain(inFormWords(problem))}`;
          }),
      ].join('\n'),
    ),
    ...(left > 0 ? [`I jeszcze: ${left}. Zobaczysz je, gdy poprawisz te.`] : []),
    'Popraw te miejsca w edytorze i zapisz wpis. Sprawdzenia ruszą same, a ta odpowiedź się zmieni.\n',
  ].join('\n\n');
}

/** Null if the problem concerns the whole file, or names its field itself. */
function placeOf({file, line, text}: Problem, written: string | null): string | null {
  if (line === null || text.startsWith('pole „')) {
    return null;
  }
  return (written === null ? null : formPlace(file, line, written)) ?? `wiersz ${line}`;
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
