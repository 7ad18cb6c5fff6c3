#!/usr/bin/env bash
# dateutils 0.4.10 (Debian 12): from 31 January to 1 March it is "1 month 62 days", though 29 days in all.
# Guessed: one month and one day, as its own dateadd takes a month from 31 January to 28 February; beside months never more than
# 31 days.
# Seen: from the 30th or 31st of any month to 1 March of a common year, and from the 31st to 2 March, there are 62 or 63 days
# beside the right months; in a leap year from the 31st to 1 March. Of the 29 930 pairs of a day in 2026 from the 28th of its
# month on and a day of the two years after it 34 are so. Days without months are right: 29.
# Matters: instalments and leases begin on the last day of a month, and a price by month and day is then two months too high. Tests
# pass, since only two days of the year show it.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
apt-get download --quiet dateutils=0.4.10-1 >/dev/null 2>&1
dpkg-deb --extract dateutils_*.deb .
PATH=$room/usr/bin:$PATH
between() {
  printf '%s to %s: %s; %s days\n' "$1" "$2" \
    "$(dateutils.ddiff "$1" "$2" -f '%m months %d days')" "$(dateutils.ddiff "$1" "$2" -f %d)"
}
seen=$(
  printf '2026-01-31 and a month: %s\n' "$(dateutils.dadd 2026-01-31 +1mo)"
  between 2026-01-28 2026-03-01
  between 2026-01-29 2026-03-01
  between 2026-01-30 2026-03-01
  between 2026-01-31 2026-03-01
  between 2026-01-31 2026-03-02
  between 2026-01-31 2026-03-03
  between 2025-10-31 2026-03-01
  between 2028-01-31 2028-03-01
  dateutils.dseq 2026-01-01 2026-12-31 | grep -e '-28$' -e '-29$' -e '-3.$' | while read -r first; do
    dateutils.dseq "$first" 1d "$(dateutils.dadd "$first" +730d)" | sed 1d | dateutils.ddiff "$first" -f '%m %d'
  done | awk '$2 > 31 || $2 < 0 { odd += 1 } END { print odd " of " NR " pairs have more than 31 days beside months" }'
)
expected='2026-01-31 and a month: 2026-02-28
2026-01-28 to 2026-03-01: 1 months 1 days; 32 days
2026-01-29 to 2026-03-01: 1 months 0 days; 31 days
2026-01-30 to 2026-03-01: 1 months 63 days; 30 days
2026-01-31 to 2026-03-01: 1 months 62 days; 29 days
2026-01-31 to 2026-03-02: 1 months 63 days; 30 days
2026-01-31 to 2026-03-03: 1 months 0 days; 31 days
2025-10-31 to 2026-03-01: 4 months 62 days; 121 days
2028-01-31 to 2028-03-01: 1 months 63 days; 30 days
34 of 29930 pairs have more than 31 days beside months'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
echo 'OK: as seen before.'
