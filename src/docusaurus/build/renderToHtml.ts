import type {VNode} from 'preact';
import {renderToStringAsync} from 'preact-render-to-string';

/** The HTML of a page, once all of its parts are there. */
export async function renderToHtml(app: VNode): Promise<string> {
  const html = await renderToStringAsync(app);
  return html;
}
