import {entryFiles, readLatestBuild} from '../../../../../src/domain/browser/navigation/build';

test('entry files are the main script, the runtime and the style sheet', () => {
  expect(
    entryFiles([
      'assets/css/styles.0a1b2c3d.css',
      'assets/js/0a1b2c3d.4e5f6a7b.js',
      'assets/js/main.0a1b2c3d.js',
      'assets/js/runtime~main.0a1b2c3d.js',
      'assets/images/main.0a1b2c3d.png',
    ]),
  ).toEqual([
    'assets/css/styles.0a1b2c3d.css',
    'assets/js/main.0a1b2c3d.js',
    'assets/js/runtime~main.0a1b2c3d.js',
  ]);
});

test('reads the latest build', () => {
  const latest = {version: 1, id: 'abc', entry: ['assets/js/main.0a1b2c3d.js']};
  expect(readLatestBuild(latest)).toEqual(latest);
});

test.each([
  null,
  undefined,
  'text',
  {},
  {version: 2, id: 'a', entry: []},
  {version: 1, id: 1, entry: []},
  {version: 1, id: 'a'},
  {version: 1, id: 'a', entry: []},
  {version: 1, id: '../a', entry: ['assets/js/main.0a1b2c3d.js']},
  {version: 1, id: 'a', entry: ['"] , script[src^="https://a.example']},
  {version: 1, id: 'a', entry: ['assets/js/main.0a1b2c3d.js', 7]},
])('refuses %p', (content) => expect(() => readLatestBuild(content)).toThrow('expected shape'));
