import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const folder = 'src/sleep';
const code = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n');

test('the README of sleep lists the attributes that it reads and writes, and no other', () => {
  const used = [
    ...(code.match(/data-[a-z-]+/g) ?? []),
    ...[...code.matchAll(/dataset\.(\w+)/g)].map(
      ([, name = '']) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    ),
  ];
  const rows = readFileSync(path.join(folder, 'README.md'), 'utf8').match(/^\| `data-.+$/gm) ?? [];
  const listed = rows.flatMap((row) => row.split('|')[1]?.match(/data-[a-z-]+/g) ?? []);
  expect([...listed].sort()).toEqual([...new Set(used)].sort());
});
