#!/usr/bin/env bash
# docx-parser 0.2.1, officeparser 7.8.0, python-docx 0.8.11, docx2txt 1.4 and odt2txt 0.5 (the last three of Debian 12): of a
# draft with tracked changes they give both prices, or neither, and what was moved twice.
# Guessed: what is deleted is left out and what is inserted stays, once, as a person reads it and as mammoth 1.13.0 does.
# Seen: where 0,62 zł became 0,54 zł docx-parser has "0,62 zł0,54 zł", python-docx "Cena: ." and no contribution; that which was
# moved below the deadline stands above and below it in docx-parser, officeparser and docx2txt. Of an .odt officeparser and
# odt2txt give the deleted price as the first words, odt2txt with the author's name and the date grown into it: "000,62 zł".
# Matters: a contract goes to and fro with such changes, and what searches, compares or sums it up takes its words from these.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts docx-parser@0.2.1 officeparser@7.8.0 mammoth@1.13.0
apt-get download --quiet python3-docx=0.8.11+dfsg1-5 python3-lxml docx2txt=1.4-5 odt2txt=0.5-7 unzip >/dev/null 2>&1
for package in *.deb; do dpkg-deb --extract "$package" .; done
export PATH=$room/usr/bin:$PATH PYTHONPATH=$room/usr/lib/python3/dist-packages
cat >write.py <<'PY'
"""The draft as .docx and as .odt: a price of 0,62 becomes 0,54, and a contribution of 500 zł moves below the deadline."""
from zipfile import ZipFile

by = 'w:author="A" w:date="2026-05-01T10:00:00Z"'
run = "<w:r><w:t>{}</w:t></w:r>".format
moved = run("Wkład 500 zł.")
word = f"""<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>
<w:p>{run("Cena: ")}<w:del w:id="1" {by}><w:r><w:delText>0,62 zł</w:delText></w:r></w:del>\
<w:ins w:id="2" {by}>{run("0,54 zł")}</w:ins>{run(".")}</w:p>
<w:p><w:moveFromRangeStart w:id="3" w:name="m1" {by}/><w:moveFrom w:id="4" {by}>{moved}</w:moveFrom>\
<w:moveFromRangeEnd w:id="3"/></w:p>
<w:p>{run("Termin: 14 dni.")}</w:p>
<w:p><w:moveToRangeStart w:id="5" w:name="m1" {by}/><w:moveTo w:id="6" {by}>{moved}</w:moveTo>\
<w:moveToRangeEnd w:id="5"/></w:p>
</w:body></w:document>"""
package = "http://schemas.openxmlformats.org/package/2006"
office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
main = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
with ZipFile("draft.docx", "w") as docx:
    docx.writestr(
        "[Content_Types].xml",
        f'<Types xmlns="{package}/content-types">'
        f'<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        f'<Override PartName="/word/document.xml" ContentType="{main}"/></Types>',
    )
    docx.writestr(
        "_rels/.rels",
        f'<Relationships xmlns="{package}/relationships">'
        f'<Relationship Id="r1" Type="{office}/officeDocument" Target="word/document.xml"/></Relationships>',
    )
    docx.writestr("word/document.xml", word)

names = "urn:oasis:names:tc:opendocument:xmlns"
text = f"""<office:document-content xmlns:office="{names}:office:1.0" xmlns:text="{names}:text:1.0"
xmlns:dc="http://purl.org/dc/elements/1.1/" office:version="1.2"><office:body><office:text><text:tracked-changes>\
<text:changed-region text:id="c1"><text:deletion><office:change-info><dc:creator>A</dc:creator>\
<dc:date>2026-05-01T10:00:00</dc:date></office:change-info><text:p>0,62 zł</text:p></text:deletion></text:changed-region>\
</text:tracked-changes><text:p>Cena: <text:change text:change-id="c1"/>0,54 zł.</text:p></office:text></office:body>
</office:document-content>"""
kind = "application/vnd.oasis.opendocument.text"
with ZipFile("draft.odt", "w") as odt:
    odt.writestr("mimetype", kind)
    odt.writestr("content.xml", text)
    odt.writestr(
        "META-INF/manifest.xml",
        f'<manifest:manifest xmlns:manifest="{names}:manifest:1.0" manifest:version="1.2">'
        f'<manifest:file-entry manifest:full-path="/" manifest:media-type="{kind}"/>'
        f'<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>',
    )
PY
cat >read.cjs <<'JS'
const mammoth = require('mammoth');
const {parseDocx} = require('docx-parser');
const officeparser = require('officeparser');

const line = (name, text) => console.log(`${name}: ${text.split(/\s+/).filter(Boolean).join(' ')}`);
(async () => {
  line('mammoth', (await mammoth.extractRawText({path: 'draft.docx'})).value);
  line('docx-parser', await new Promise((resolve) => parseDocx('draft.docx', resolve)));
  for (const file of ['draft.docx', 'draft.odt']) {
    line(`officeparser, ${file}`, (await officeparser.parseOffice(file)).toText());
  }
})();
JS
line() { printf '%s: %s\n' "$1" "$(tr -s '\n ' ' ' | sed 's/^ //; s/ $//')"; }
/usr/bin/python3 write.py
seen=$(
  node read.cjs
  /usr/bin/python3 -c 'import docx; print(*(p.text for p in docx.Document("draft.docx").paragraphs))' | line python-docx
  docx2txt draft.docx - | line docx2txt
  odt2txt.odt2txt draft.odt --encoding=utf-8 | line odt2txt
)
expected='mammoth: Cena: 0,54 zł. Termin: 14 dni. Wkład 500 zł.
docx-parser: Cena: 0,62 zł0,54 zł. Wkład 500 zł. Termin: 14 dni. Wkład 500 zł.
officeparser, draft.docx: Cena: 0,54 zł. Wkład 500 zł. Termin: 14 dni. Wkład 500 zł.
officeparser, draft.odt: 0,62 zł Cena: 0,54 zł.
python-docx: Cena: . Termin: 14 dni.
docx2txt: Cena: 0,54 zł. Wkład 500 zł. Termin: 14 dni. Wkład 500 zł.
odt2txt: A2026-05-01T10:00:000,62 zł Cena: 0,54 zł.'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
echo 'OK: as seen before.'
