/** @jest-environment jsdom */
import {execFileSync} from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {saveFile} from '@site/src/browser/device/saveFile';
import {saveZip} from '@site/src/browser/month/saveZip';

jest.mock('@site/src/browser/device/saveFile', () => ({saveFile: jest.fn()}));

const unzip = '/usr/bin/unzip';

test('Debian’s unzip gives Polish names, of files that may be read', async () => {
  await saveZip('a.zip', [{name: 'Żółw Łęcki.txt', content: 'zażółć'}]);
  const [[, archive]] = jest.mocked(saveFile).mock.calls as [[string, Uint8Array, string]];
  // Made by Unix, for its owner to read and write: without either, names or files come out unreadable.
  const directory = Buffer.from(archive);
  const entry = directory.indexOf('PK\u0001\u0002', 0, 'latin1');
  expect(directory[entry + 5]).toBe(3);
  expect((directory[entry + 9] ?? 0) & 0b1000).toBe(0b1000);
  expect(directory.readUInt32LE(entry + 38) >>> 16).toBe(0o100_644);
  if (existsSync(unzip)) {
    const folder = mkdtempSync(path.join(tmpdir(), 'zip-'));
    try {
      writeFileSync(path.join(folder, 'a.zip'), archive);
      execFileSync(unzip, ['-q', 'a.zip'], {cwd: folder, env: {LC_ALL: 'C.UTF-8'}});
      const file = path.join(folder, 'Żółw Łęcki.txt');
      expect(readdirSync(folder)).toContain('Żółw Łęcki.txt');
      expect(statSync(file).mode & 0o777).toBe(0o644);
      expect(readFileSync(file, 'utf8')).toBe('zażółć');
    } finally {
      rmSync(folder, {recursive: true});
    }
  }
});
