import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const rooms = ['form', 'shared'].map((room) => path.join('src/components/calculator', room));
const files = rooms.flatMap((room) =>
  readdirSync(room, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(room, file)),
);

test('no limit of a number stands in a form: all are in the table of fields', () => {
  expect(files.length).toBeGreaterThan(30);
  const limited = files.filter((file) =>
    /\bmax(?:: |=\{)-?\d|\blimits\./.test(readFileSync(file, 'utf8')),
  );
  expect(limited).toEqual([]);
});
