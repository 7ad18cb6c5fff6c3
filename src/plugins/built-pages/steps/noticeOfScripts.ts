import {scriptText} from '../../scriptText';
import {addTo, type BuiltPage} from '../builtPage';

let notice: string | undefined;

/** A page for work that has a word for the case that its scripts do not come gets the script that shows it. */
export function noticeOfScripts(page: BuiltPage): BuiltPage {
  if (!page.content.attributes.has('data-unloaded')) {
    return page;
  }
  notice ??= scriptText('browser/firstPaint/whileLoading.ts');
  return addTo(page, 'endOfHead', `<script>${notice}</script>`);
}
