#!/usr/bin/env bash
# financial 0.2.4 (a port of numpy-financial): the rate of return of a plant by months is no number, or below -100 %.
# Guessed: the root in all cases, as node-irr 2.0.5 finds it: the flows change their sign once, so there is one.
# Seen: 300 000 zł that come back as 3750 zł in each of 120 months give NaN, as 1250 zł Infinity, and as 1500 zł in 240 months
# -1.9754, a loss of 198 % a month where 0.16 % is gained; by years, 5 times 20 000 zł give Infinity. Nothing is raised. With
# 0.01 as its guess each is right: the default is 0.1, whatever a period is, and no root below -100 % is refused.
# Matters: savings and instalments come by the month, and a plan that earns is shown as lost.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts financial@0.2.4 node-irr@2.0.5
cat >run.cjs <<'JS'
const financial = require('financial');
const nodeIrr = require('node-irr');
const short = (rate) => (Number.isFinite(rate) ? rate.toFixed(4) : String(rate));
for (const [times, saved] of [
  [10, 45000],
  [5, 20000],
  [60, 7500],
  [120, 3750],
  [120, 1250],
  [240, 2500],
  [240, 1500],
]) {
  const flows = [-300000, ...Array(times).fill(saved)];
  const rates = [financial.irr(flows), financial.irr(flows, 0.01), nodeIrr.irr(flows)];
  console.log(`${times} x ${saved}: ${rates.map(short).join(' ')}`);
}
JS
seen=$(node run.cjs)
expected='10 x 45000: 0.0814 0.0814 0.0814
5 x 20000: Infinity -0.2815 -0.2815
60 x 7500: 0.0144 0.0144 0.0144
120 x 3750: NaN 0.0072 0.0072
120 x 1250: Infinity -0.0103 -0.0103
240 x 2500: NaN 0.0066 0.0066
240 x 1500: -1.9754 0.0016 0.0016'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
