#!/usr/bin/env bash
# espeak-ng 1.51 (Debian 12), the Polish voice of NVDA and Orca: in the number of a metering point, a KRS or an account it says
# "kropka" (dot) where none is written.
# Guessed: a number too long for words, or one that begins with 0, is read digit by digit and nothing else is heard.
# Seen: 590243812345678901 is "five nine zero dot two four three dot eight one two dot ...". So are all numbers of 15 digits and
# more (PPE, account), and those of five and more that begin with 0, as each KRS does: "zero dot one two three dot four ...".
# Czech, of the same family, reads the same digits without it. In fours no dot is heard, but thousands are.
# Matters: who listens to a bill writes the dots down, in a form that refuses them or for a number that has some.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
command -v espeak-ng >/dev/null || apt-get install --yes --no-install-recommends espeak-ng=1.51+dfsg-10+deb12u2 >/dev/null
version=$(espeak-ng --version | grep -o '1\.[0-9]*' | head -1)
say() { espeak-ng -v "$1" -q -x -- "$2" | tr -s ' \n' ' '; echo; }
# How often "kropka" is heard.
dots() { say pl "$1" | grep -o "kR.Opka" | wc -l; }
seen=$(
  printf 'espeak-ng %s\n' "$version"
  for number in 590243812345678901 61109010140000071219812874 0123456789 012345678 123456789012345 12345678901234 \
    1234567890 01234 0123 '61 1090 1014 0000 0712 1981 2874'; do
    printf '%s: %s\n' "$number" "$(dots "$number")"
  done
  for voice in pl cs; do say "$voice" 0123456789; done
)
expected="espeak-ng 1.51
590243812345678901: 5
61109010140000071219812874: 8
0123456789: 3
012345678: 2
123456789012345: 4
12345678901234: 0
1234567890: 0
01234: 1
0123: 0
61 1090 1014 0000 0712 1981 2874: 0
z'ERO:kR'Opka# j'EdEndv'a_!tS'ykR'Opka# tSt'ERyp;'En^ts;_!S'ES;ts;kR'Opka# S;'EdEm'OS;Em_!dz;'Ev;En^ts; 
n'ula j'edendv'a_!tR^i tSt'iR^ipj'et_!S'est s'edum'osum_!d'evjet "
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
echo 'OK: as seen before.'
