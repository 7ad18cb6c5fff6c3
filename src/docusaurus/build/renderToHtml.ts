import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
import type {ReactNode} from 'react';
import {renderToPipeableStream} from 'react-dom/server';

/**
 * Instead of core's own: the HTML of a page with all of its parts in their places.
 *
 * Why: React puts a large part behind a boundary at the end of a page, hidden, for a script to move; without scripts it
 * would never be read.
 * Leans on: core 3.10 client/serverEntry.js draws a page by this function; `progressiveChunkSize` is that size.
 * Breaks: parts of pages are missing without scripts (`tests/e2e/noScript.spec.ts`).
 */
export async function renderToHtml(app: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const through = new PassThrough();
    const {pipe} = renderToPipeableStream(app, {
      progressiveChunkSize: Infinity,
      onError: reject,
      onAllReady: () => {
        pipe(through);
        text(through).then(resolve, reject);
      },
    });
  });
}
