import {notDrawn, characters} from '../../site/fonts';
import {codePoint} from '../codePoint';
import type {MarkdownFile} from '../articles/readMarkdown';
import type {Problem} from '../problem';

const drawn = new Set(Array.from(characters).filter((character) => !notDrawn.includes(character)));

/** A page's picture for those who share it is drawn with its title, and with an empty box for what the typeface lacks. */
export function checkTitle({file, fields, lineOf}: MarkdownFile): Problem[] {
  const missing = [...new Set(typeof fields.title === 'string' ? fields.title : '')].filter(
    // One that cannot be seen has a rule of its own.
    (character) => !drawn.has(character) && /[\p{L}\p{N}\p{P}\p{S}]/u.test(character),
  );
  const signs = missing.map((character) => `„${character}” (${codePoint(character)})`).join(', ');
  return missing.length === 0
    ? []
    : [
        {
          file,
          line: lineOf(['title']),
          text: `w tytule krój pisma nie ma ${missing.length === 1 ? 'znaku' : 'znaków'}: ${signs}. Na obrazku do udostępniania byłoby puste pole: napisz to słowem albo innym znakiem.`,
        },
      ];
}
