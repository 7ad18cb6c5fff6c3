import {performance} from 'node:perf_hooks';
import {yearAxis} from '../../../src/domain/settlement/hourAxis';
import {defaultOptions, settle, type SettlementMember} from '../../../src/domain/settlement/settle';
import type {Tariff} from '../../../src/domain/settlement/tariff';

/** Median time of a full settlement with comparisons, for the README: `npm run bench:rozliczenia`. The processor's time is
 * what counts on a machine that others use too. */

const limits = [
  {members: 50, rounds: 15, limitMs: 30},
  {members: 1000, rounds: 5, limitMs: 500},
];
const year = 2026;

const tariff: Tariff = {
  id: 'bench',
  zones: [
    {name: 'dzień', energy: 0.6, network: 0.4},
    {name: 'noc', energy: 0.35, network: 0.15},
  ],
  schedule: {
    workday: Array.from({length: 24}, (_, hour) => (hour < 6 || hour >= 22 ? 1 : 0)),
    freeDay: Array.from({length: 24}, () => 1),
  },
  excise: 0.005,
  quality: 0.0331,
  renewables: 0.0073,
  cogeneration: 0.003,
  capacity: {kind: 'perKwh', rate: 0.2194, coefficient: 1},
  fixedNetwork: 10.41,
  subscription: 3.84,
  trade: 0,
};

const axis = yearAxis(year);

for (const {members: count, rounds, limitMs} of limits) {
  const members = Array.from({length: count}, (_, index) => benchMember(index));
  const prices = {kind: 'hourly', values: new Float64Array(axis.hours).fill(0.4)} as const;
  const times = Array.from({length: rounds + 3}, () => {
    const begin = performance.now();
    const cpuBefore = process.cpuUsage();
    const result = settle(axis, members, {...defaultOptions, prices});
    const cpu = process.cpuUsage(cpuBefore);
    const took = {wallMs: performance.now() - begin, cpuMs: (cpu.user + cpu.system) / 1000};
    if (!result.ok) {
      throw new Error(JSON.stringify(result.errors));
    }
    return took;
  });
  // The first rounds warm the compiler up.
  const warm = times.slice(3);
  const wallMs = median(warm.map((time) => time.wallMs));
  const cpuMs = median(warm.map((time) => time.cpuMs));
  const perMemberHour = (cpuMs * 1e6) / (count * axis.hours);
  console.log(
    [
      `${count} członków, ${axis.hours} h`,
      `mediana ${wallMs.toFixed(1)} ms (granica ${limitMs} ms)`,
      `czas procesora ${cpuMs.toFixed(1)} ms, ${perMemberHour.toFixed(1)} ns na członka i godzinę`,
    ].join('; '),
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** A member with a sawtooth of use and of sun: the numbers matter less than their count. */
function benchMember(index: number): SettlementMember {
  const consumption = Float64Array.from(
    {length: axis.hours},
    (_, hour) => 0.2 + ((hour * 7 + index * 13) % 24) / 24,
  );
  const generation = consumption.map((_, hour) =>
    index % 2 === 0 && hour % 24 > 6 && hour % 24 < 18 ? ((hour + index) % 5) / 2 : 0,
  );
  const net = consumption.map((kwh, hour) => kwh - (generation[hour] ?? 0));
  return {
    id: String(index),
    meter: {
      withdrawn: net.map((kwh) => Math.max(kwh, 0)),
      injected: net.map((kwh) => Math.max(-kwh, 0)),
    },
    consumption,
    generation,
    sourceKw: index % 2 === 0 ? 10 : 0,
    tariff,
  };
}
