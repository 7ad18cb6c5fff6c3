#!/usr/bin/env bash
# markdown-docx 1.7.0 and html-to-docx 1.8.0: the paragraph numbered 3 becomes the first again once a line stands before it.
# Guessed: "3." and <ol start="3"> begin with 3, as in @mohtasham/md-to-docx 4.0.1 and @turbodocx/html-to-docx 1.23.1.
# Seen: in both each list begins with 1, whatever number it was given: the file says so itself (w:start, w:startOverride), so Word
# and LibreOffice show it. Nothing is said.
# Matters: the paragraphs of a statute are a list with sentences between. "§ 7 ust. 3", to which the next paragraph and a resolution
# refer, is ust. 1 in the paper that is signed, and there are two of them.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts markdown-docx@1.7.0 html-to-docx@1.8.0 \
  @mohtasham/md-to-docx@4.0.1 @turbodocx/html-to-docx@1.23.1 fflate@0.8.2
cat >run.mjs <<'JS'
import {strFromU8, unzipSync} from 'fflate';
import {convertMarkdownToDocx} from '@mohtasham/md-to-docx';
import turboDocx from '@turbodocx/html-to-docx';
import htmlToDocx from 'html-to-docx';
import markdownDocx, {Packer} from 'markdown-docx';

const markdown = '1. Pierwszy\n2. Drugi\n\nZdanie.\n\n3. Trzeci\n4. Czwarty\n';
const html = '<ol><li>Pierwszy</li><li>Drugi</li></ol><p>Zdanie.</p><ol start="3"><li>Trzeci</li><li>Czwarty</li></ol>';

/** The paragraphs of a file with the number that its own lists give them. */
function numbered(bytes) {
  const files = unzipSync(new Uint8Array(bytes));
  const [text, lists] = ['document', 'numbering'].map((name) => strFromU8(files[`word/${name}.xml`]));
  const attribute = (xml, name, fallback) => new RegExp(`<w:${name}\\b[^>]*?w:val="([^"]*)"`).exec(xml)?.[1] ?? fallback;
  const kinds = Object.fromEntries(
    [...lists.matchAll(/<w:abstractNum\b[^>]*w:abstractNumId="(\d+)".*?<\/w:abstractNum>/gs)].map(([xml, id]) => [
      id,
      /<w:lvl\b[^>]*w:ilvl="0".*?<\/w:lvl>/s.exec(xml)[0],
    ]),
  );
  const next = {};
  return [...text.matchAll(/<w:p[ >].*?<\/w:p>/gs)]
    .map(([xml]) => {
      const words = [...xml.matchAll(/<w:t\b[^>]*>([^<]*)</g)].map(([, part]) => part).join('');
      const list = attribute(xml, 'numId');
      if (!list) return words;
      const own = new RegExp(`<w:num\\b[^>]*w:numId="${list}".*?</w:num>`, 's').exec(lists)[0];
      const kind = attribute(own, 'abstractNumId');
      const restart = /w:ilvl="0".*?<w:startOverride\b[^>]*w:val="(\d+)"/s.exec(own)?.[1];
      const key = restart ? `list ${list}` : `kind ${kind}`;
      next[key] ??= Number(restart ?? attribute(kinds[kind], 'start', '1'));
      const number = next[key];
      next[key] += 1;
      return `${number}. ${words}`;
    })
    .filter(Boolean)
    .join(' | ');
}

console.log(`markdown-docx: ${numbered(await Packer.toBuffer(await markdownDocx(markdown)))}`);
console.log(`md-to-docx: ${numbered(await (await convertMarkdownToDocx(markdown)).arrayBuffer())}`);
console.log(`html-to-docx: ${numbered(await htmlToDocx(html))}`);
console.log(`@turbodocx/html-to-docx: ${numbered(await (turboDocx.default ?? turboDocx)(html))}`);
JS
seen=$(node run.mjs)
expected='markdown-docx: 1. Pierwszy | 2. Drugi | Zdanie. | 1. Trzeci | 2. Czwarty
md-to-docx: 1. Pierwszy | 2. Drugi | Zdanie. | 3. Trzeci | 4. Czwarty
html-to-docx: 1. Pierwszy | 2. Drugi | Zdanie. | 1. Trzeci | 2. Czwarty
@turbodocx/html-to-docx: 1. Pierwszy | 2. Drugi | Zdanie. | 3. Trzeci | 4. Czwarty'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
echo 'OK: as seen before.'
