#!/usr/bin/env bash
# officeparser 7.8.0, docx-parser 0.2.1, python-docx 0.8.11, catdoc 0.95 and unrtf 0.21.10 (the last three of Debian 12): of a
# range whose ends are kept on one line they make one number, "10-15 kW" is "1015 kW".
# Guessed: each gives a hyphen, as mammoth 1.13.0 does: Ctrl+Shift+- is how one writes it in Word, and both formats have a sign
# for it (w:noBreakHyphen, \_).
# Seen: it is left out of a .docx by three and of an .rtf by two, so that the years 2026-2027 are "20262027" and contract SE-12 is
# SE12; officeparser has "10_15 kW" of the .rtf, and there its en dash and its no-break space (\endash, \~) are none either.
# Nothing is raised. docx2txt 1.4 of Debian keeps the hyphen.
# Matters: power and years of a contract stand as ranges that must not break. What searches or reckons with the text finds a
# plant of 1015 kW, above limits that 15 kW keeps.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts docx-parser@0.2.1 officeparser@7.8.0 mammoth@1.13.0
apt-get download --quiet python3-docx=0.8.11+dfsg1-5 python3-lxml docx2txt=1.4-5 unzip unrtf=0.21.10-clean-1 \
  catdoc=1:0.95-6~deb12u1 >/dev/null 2>&1
for package in *.deb; do dpkg-deb --extract "$package" .; done
export PATH=$room/usr/bin:$PATH PYTHONPATH=$room/usr/lib/python3/dist-packages
cat >write.py <<'PY'
"""One sentence with three such hyphens, as .docx and as .rtf; the .rtf has an en dash and a no-break space too."""
from zipfile import ZipFile

hyphen = "<w:noBreakHyphen/>"
word = f"""<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r>\
<w:t>Moc 10</w:t>{hyphen}<w:t xml:space="preserve">15 kW, lata 2026</w:t>{hyphen}<w:t xml:space="preserve">2027, umowa SE</w:t>\
{hyphen}<w:t>12.</w:t></w:r></w:p></w:body></w:document>"""
package = "http://schemas.openxmlformats.org/package/2006"
office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
main = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
with ZipFile("range.docx", "w") as docx:
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
with open("range.rtf", "w", encoding="ascii") as rtf:
    rtf.write(r"{\rtf1\ansi\ansicpg1250{\fonttbl{\f0 Arial;}}\f0 Moc 10\_15 kW, lata 2026\_2027, umowa SE\_12; ")
    rtf.write("10\\endash 15 kW, 12\\~345 kWh.\\par\n}")
PY
cat >read.cjs <<'JS'
const mammoth = require('mammoth');
const {parseDocx} = require('docx-parser');
const officeparser = require('officeparser');

/** The no-break hyphen of Unicode counts as a hyphen. */
const line = (name, text) => console.log(`${name}: ${text.replaceAll('\u2011', '-').trim()}`);
(async () => {
  line('mammoth, .docx', (await mammoth.extractRawText({path: 'range.docx'})).value);
  line('docx-parser, .docx', await new Promise((resolve) => parseDocx('range.docx', resolve)));
  for (const kind of ['.docx', '.rtf']) line(`officeparser, ${kind}`, (await officeparser.parseOffice(`range${kind}`)).toText());
})();
JS
# catdoc looks for its tables where Debian puts them.
printf 'charset_path = %s\nmap_path = %s\nuse_locale = no\n' usr/share/catdoc usr/share/catdoc >.catdocrc
line() { printf '%s: %s\n' "$1" "$(tr -s '\n ' ' ' | sed 's/^ //; s/ $//')"; }
/usr/bin/python3 write.py
seen=$(
  node read.cjs
  /usr/bin/python3 -c 'import docx; print(docx.Document("range.docx").paragraphs[0].text)' | line 'python-docx, .docx'
  docx2txt range.docx - | line 'docx2txt, .docx'
  HOME=$room catdoc -s cp1250 -d utf-8 -w range.rtf | line 'catdoc, .rtf'
  unrtf -P "$room/usr/share/unrtf/" --text range.rtf 2>/dev/null | sed -n '/Moc/p' | line 'unrtf, .rtf'
)
expected='mammoth, .docx: Moc 10-15 kW, lata 2026-2027, umowa SE-12.
docx-parser, .docx: Moc 1015 kW, lata 20262027, umowa SE12.
officeparser, .docx: Moc 1015 kW, lata 20262027, umowa SE12.
officeparser, .rtf: Moc 10_15 kW, lata 2026_2027, umowa SE_12; 1015 kW, 12~345 kWh.
python-docx, .docx: Moc 1015 kW, lata 20262027, umowa SE12.
docx2txt, .docx: Moc 10-15 kW, lata 2026-2027, umowa SE-12.
catdoc, .rtf: Moc 1015 kW, lata 20262027, umowa SE12; 10–15 kW, 12 345 kWh.
unrtf, .rtf: Moc 1015 kW, lata 20262027, umowa SE12; 1015 kW, 12345 kWh.'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
echo 'OK: as seen before.'
