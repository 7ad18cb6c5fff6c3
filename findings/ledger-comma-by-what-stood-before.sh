#!/usr/bin/env bash
# ledger 3.3.0 (Debian 12): the order of three readings with decimal commas decides their sum: 14, 247, 1217 or 1450 kWh, and
# written with three decimals each they are 13 937 kWh.
# Guessed: 0,233 + 1,204 + 12,5 is 13.937 kWh in each order, as in hledger 1.25; a number of thousands does not begin with 0.
# Seen: three digits behind a comma are thousands until a number has shown that they are decimals, and what stands before it
# stays as it was read. With three decimals in all ("12,500", as meters write them) the sum shows as "13,937 kWh" too, and is
# 13 937. With --decimal-comma all orders are right. Nothing is said.
# Matters: a journal of readings or of a community's shares is right until one number less is added, or its lines are sorted;
# the sum on the screen may even look right while its price is a thousand times too high.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
apt-get download --quiet ledger=3.3.0-3 hledger=1.25-2+b5 libboost-{filesystem,iostreams,python,regex}1.74.0 libmpfr6 \
  libpython3.11 >/dev/null 2>&1
for package in *.deb; do dpkg-deb --extract "$package" .; done
export PATH=$room/usr/bin:$PATH LD_LIBRARY_PATH=$room/usr/lib/ledger:$room/usr/lib/x86_64-linux-gnu
# The sum as it is shown, and its whole kWh as they are reckoned.
sum() { ledger -f readings.dat "$@" balance use --format '%(display_total) (%(to_int(display_total)))'; }
seen=$(
  for order in '0,233 1,204 12,5' '0,233 12,5 1,204' '1,204 12,5 0,233' '12,5 1,204 0,233' '0,233 1,204 12,500'; do
    for number in $order; do
      printf '2026-06-01 hour\n  use  %s kWh\n  grid\n\n' "$number"
    done >readings.dat
    other=$(hledger -f readings.dat balance use --no-total | tr -s ' ' | sed 's/^ //; s/ use$//')
    echo "$order: $(sum); with --decimal-comma $(sum --decimal-comma); hledger $other"
  done
)
expected='0,233 1,204 12,5: 1.449,5 kWh (1450); with --decimal-comma 13,937 kWh (14); hledger 13,937 kWh
0,233 12,5 1,204: 246,704 kWh (247); with --decimal-comma 13,937 kWh (14); hledger 13,937 kWh
1,204 12,5 0,233: 1.216,733 kWh (1217); with --decimal-comma 13,937 kWh (14); hledger 13,937 kWh
12,5 1,204 0,233: 13,937 kWh (14); with --decimal-comma 13,937 kWh (14); hledger 13,937 kWh
0,233 1,204 12,500: 13,937 kWh (13937); with --decimal-comma 13,937 kWh (14); hledger 13,937 kWh'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
echo 'OK: as seen before.'
