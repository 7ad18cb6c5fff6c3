import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {writeFiles} from '@site/src/plugins/built-pages/writeFiles';

const builds = mkdtempSync(path.join(os.tmpdir(), 'build-'));

afterAll(() => rmSync(builds, {recursive: true}));

function makeBuild(): string {
  const outDir = mkdtempSync(path.join(builds, 'one-'));
  writeFileSync(path.join(outDir, 'index.html'), 'old');
  return outDir;
}

test('writes new files, with their folders, and those that replace others', () => {
  const outDir = makeBuild();
  writeFiles(outDir, [
    {file: 'index.html', content: 'new', replaces: true},
    {file: 'a/b/c.bin', content: Uint8Array.of(65)},
  ]);
  expect(readFileSync(path.join(outDir, 'index.html'), 'utf8')).toBe('new');
  expect(readFileSync(path.join(outDir, 'a/b/c.bin'), 'utf8')).toBe('A');
});

test.each([
  ['two files of one name', ['a.txt', 'b/../a.txt'], 'b/../a.txt is written twice.'],
  ['a file over one of others', ['index.html'], 'index.html is there already, made by others.'],
  ['a file outside of the build', ['../a.txt'], '../a.txt lies outside of the build.'],
  ['a name from the root', ['/a.txt'], '/a.txt lies outside of the build.'],
])('refuses %s, and then writes nothing', (_, names, message) => {
  const outDir = makeBuild();
  const files = ['first.txt', ...names].map((file) => ({file, content: ''}));
  expect(() => writeFiles(outDir, files)).toThrow(message);
  expect(readdirSync(outDir)).toEqual(['index.html']);
});

test('refuses to replace a file that does not exist', () => {
  expect(() => {
    writeFiles(makeBuild(), [{file: 'offer/index.html', content: '', replaces: true}]);
  }).toThrow('There is no offer/index.html to replace.');
});
