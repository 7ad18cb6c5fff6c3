import {fileIn, layerNamed, lint} from '../tools/layers';

const impure = [
  'Date.now();',
  "Date['now']();",
  'const {now} = Date;',
  'new Date();',
  'Date();',
  'Math.random();',
  'const {random} = Math;',
  'window.scrollTo(0, 0);',
  'typeof window;',
  'document.title;',
  'localStorage.length;',
  'sessionStorage.length;',
  'navigator.language;',
  'performance.now();',
  'crypto.randomUUID();',
  'location.href;',
  'history.back();',
  'process.env;',
  "fetch('/');",
  'setTimeout(() => {}, 0);',
  "console.log('');",
  "Buffer.from('');",
  'self.name;',
  'globalThis.name;',
  'let element: HTMLElement;',
  '(1).toLocaleString();',
  "'a'.localeCompare('b');",
  'new Intl.NumberFormat();',
];
const pure = [
  'new Date(0);',
  'Date.UTC(2026, 0);',
  'Math.max(1, 2);',
  "new URL('https://example.pl');",
  'new URLSearchParams();',
  'new TextDecoder();',
  "(1).toLocaleString('pl');",
  "'a'.localeCompare('b', 'pl');",
  "new Intl.Collator('pl');",
  'let rows: ReadonlyMap<string, Promise<number>>;',
];

const rooms = ['domain', 'packages/settlement'].map((name) => {
  const layer = layerNamed(name);
  return {name, folder: layer.folder, file: fileIn(layer), lines: [...impure, ...pure]};
});
const findings = lint(rooms);

test.each(rooms.map((room, index) => ({...room, found: findings[index] ?? []})))(
  '$name has no clock, chance, page, network, storage, process or locale',
  ({folder, found}) => {
    expect([...new Set(found.map(({line}) => line))]).toEqual(impure);
    const messageAt = (wanted: string) => found.find(({line}) => line === wanted)?.message;
    expect(messageAt('new Date();')).toBe(
      'Pure code has no clock: hand it in as an argument. Its reading belongs in src/browser, src/plugins or src/cli.',
    );
    expect(messageAt('window.scrollTo(0, 0);')).toBe(
      `${folder} may not use \`window\`. Beyond the language it may use: TextDecoder, TextEncoder, URL, URLSearchParams. ` +
        'What computes is pure: hand it the value as an argument. ' +
        'What needs it belongs in src/browser (page) or in src/content, src/plugins and src/cli (build).',
    );
  },
);
