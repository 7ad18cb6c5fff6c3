import type {BuiltPage} from '../builtPage';

/** Takes out the theme's script for the colour mode: `browser/firstPaint/colorMode` sets it. */
export function withoutThemeScript(page: BuiltPage): BuiltPage {
  const removed = page.content.themeScripts.map(({start, end}) => ({offset: start, end, html: ''}));
  return {...page, additions: [...page.additions, ...removed]};
}
