import type {VNode} from 'preact';
import {renderToStringAsync} from 'preact-render-to-string';

/**
 * Instead of core's own: the HTML of a page, once all of its parts are there. Drawn twice, as the first time only fetches
 * the parts that load on demand: one that is waited for counts its ids from the start, and has those of another.
 */
export async function renderToHtml(app: VNode): Promise<string> {
  await renderToStringAsync(app);
  return renderToStringAsync(app);
}
