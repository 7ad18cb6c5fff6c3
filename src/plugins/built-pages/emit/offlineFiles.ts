import {offlineReader, type ReaderSettings} from '../../../asleep/offlineReader';
import {offline} from '../../../site/behaviour';
import {themeColors} from '../../../site/head';
import {asText} from '../../asText';
import {buildId} from '../buildId';
import type {Emitter} from '../pipeline';

/** The service worker that keeps what was read, with the mark of this build, and what makes the site installable. */
export const offlineFiles: Emitter = ({baseUrl, name, files}, pages) => {
  const settings: ReaderSettings = {
    baseUrl,
    build: buildId(files, pages),
    pages: offline.pages,
    files: offline.files,
    off: offline.off,
    mostPages: offline.mostPages,
    readMs: offline.readMs,
    checks: offline.checks,
  };
  const [{color}] = themeColors;
  const manifest = {
    name,
    short_name: name,
    lang: 'pl',
    start_url: baseUrl,
    scope: baseUrl,
    display: 'minimal-ui',
    background_color: color,
    theme_color: color,
    icons: [192, 512].map((size) => ({
      src: `${baseUrl}img/ikona-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any',
    })),
  };
  return [
    {
      file: offline.script,
      content: asText(offlineReader, settings),
    },
    {file: 'manifest.webmanifest', content: JSON.stringify(manifest)},
  ];
};
