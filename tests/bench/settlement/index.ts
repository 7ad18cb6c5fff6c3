import {loadavg} from 'node:os';
import {performance} from 'node:perf_hooks';
import {
  defaultOptions,
  prepareCooperative,
  type PreparedCooperative,
} from '@cooperative/settlement/description';
import {reportOf} from '@cooperative/settlement/answer';
import {type Result, yearAxis} from '@cooperative/polish';
import {SeriesCache, settle} from '@cooperative/settlement/explain';
import type {SettlementMember} from '../../../packages/settlement/src/types';
import type {Tariff} from '@cooperative/settlement/rates';
import {eneaG11} from '../../../packages/settlement/tests/samples/settlement';
import {median} from '../browser';
import {benchCooperative, changes, dated} from './cooperative';
import {documentsOnPages, slowdown} from './page';

/*
 * Times a full settlement with comparisons, and a changed field in the calculator: npm run bench:settlement.
 * On a machine shared with others, CPU time and
 * the best run show what the code takes, the median what was observed.
 */

const limits = [
  {members: 50, rounds: 15, limitMs: 30},
  {members: 1000, rounds: 5, limitMs: 500},
];
const year = 2026;
/** Number of members in the calculator whose fields are changed. */
const changedMembers = 50;
const changedRounds = 30;
/** The most that all documents of a month may take the first time, ms. */
const documentsLimitMs = 100;

const tariff: Tariff = {
  ...eneaG11,
  id: 'bench',
  zones: [
    {name: 'dzień', energy: 0.6, network: 0.4},
    {name: 'noc', energy: 0.35, network: 0.15},
  ],
  schedule: {
    workday: Array.from({length: 24}, (_, hour) => (hour < 6 || hour >= 22 ? 1 : 0)),
    freeDay: Array.from({length: 24}, () => 1),
  },
  capacity: {kind: 'perKwh', rate: 0.2194, coefficient: 1},
};

const axis = yearAxis(year);

benchSettlement();
benchChanges();
void benchDocumentsOnPages().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

interface Took {
  readonly wallMs: number;
  readonly cpuMs: number;
}

function timed(step: () => unknown): Took {
  const begin = performance.now();
  const cpuBefore = process.cpuUsage();
  step();
  const cpu = process.cpuUsage(cpuBefore);
  return {wallMs: performance.now() - begin, cpuMs: (cpu.user + cpu.system) / 1000};
}

function benchSettlement(): void {
  for (const {members: count, rounds, limitMs} of limits) {
    const members = Array.from({length: count}, (_, index) => benchMember(index));
    const prices = {kind: 'hourly', values: new Float64Array(axis.hours).fill(0.4)} as const;
    const times = Array.from({length: rounds + 3}, () =>
      timed(() => unwrap(settle(axis, members, {...defaultOptions, prices}))),
    );
    // The first rounds warm the compiler up.
    const warm = times.slice(3);
    const cpuMs = median(warm.map((time) => time.cpuMs));
    const perMemberHour = (cpuMs * 1e6) / (count * axis.hours);
    failOver(Math.min(...warm.map(({wallMs}) => wallMs)), limitMs);
    console.log(
      [
        `${count} członków, ${axis.hours} h`,
        `mediana ${median(warm.map(({wallMs}) => wallMs)).toFixed(1)} ms (granica ${limitMs} ms)`,
        `czas procesora ${cpuMs.toFixed(1)} ms, ${perMemberHour.toFixed(1)} ns na członka i godzinę`,
      ].join('; '),
    );
  }
}

/** What the worker does between the page's message and its answer: read, prepare, settle, and copy both. */
function benchChanges(): void {
  const cooperative = benchCooperative(changedMembers);
  for (const [change, make] of Object.entries(changes)) {
    const cache = new SeriesCache();
    let before: PreparedCooperative | undefined;
    const times = Array.from({length: changedRounds + 5}, (_, turn) => {
      const input = turn === 0 ? cooperative : make(cooperative, turn);
      return timed(() => {
        const copy = structuredClone(input);
        before = unwrap(prepareCooperative(copy, {rates: dated.rates, cache, before}));
        structuredClone(unwrap(reportOf(before)));
      });
    });
    const [first] = times;
    const warm = times.slice(5);
    console.log(
      `${changedMembers} członków, ${change}: pierwszy wynik ${first?.wallMs.toFixed(0)} ms, potem ${spread(
        warm.map(({wallMs}) => wallMs),
      )}; czas procesora ${median(warm.map(({cpuMs}) => cpuMs)).toFixed(1)} ms`,
    );
  }
}

/**
 * All documents of a month of 50 members with four points each, as a visitor with a slow processor waits for them: drafts
 * are shown, then issued. The first time counts, as a page makes them once.
 */
async function benchDocumentsOnPages(): Promise<void> {
  const times = await documentsOnPages(dated.rates, 20);
  const [load = Number.NaN] = loadavg();
  console.log(
    `dokumenty w Chromium, procesor ${slowdown} razy wolniejszy, ${times.length} świeżych stron (obciążenie maszyny ${load.toFixed(1)}), granica ${documentsLimitMs} ms`,
  );
  for (const [step, all] of [
    ['projekty', times.map(({draftsMs}) => draftsMs)],
    ['wystawione', times.map(({issuedMs}) => issuedMs)],
  ] as const) {
    const within = all.filter((ms) => ms < documentsLimitMs);
    failOver(median(all), documentsLimitMs);
    console.log(
      `  ${step}: ${spread(all)}, najdłużej ${Math.max(...all).toFixed(0)} ms; w granicy ${within.length} razy`,
    );
  }
}

/** What is over its limit makes the command fail. */
function failOver(tookMs: number, limitMs: number): void {
  if (tookMs > limitMs) {
    process.exitCode = 1;
  }
}

function spread(times: readonly number[]): string {
  return `mediana ${median(times).toFixed(1)} ms, najlepszy ${Math.min(...times).toFixed(1)} ms`;
}

function unwrap<T>(result: Result<T>): T {
  if (!result.ok) {
    throw new Error(JSON.stringify(result.errors));
  }
  return result.value;
}

/** A member with a sawtooth of use and of sun: the values matter less than their number. */
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
    hours: {
      withdrawn: net.map((kwh) => Math.max(kwh, 0)),
      injected: net.map((kwh) => Math.max(-kwh, 0)),
      consumption,
      generation,
    },
    sourceKw: index % 2 === 0 ? 10 : 0,
    tariff,
  };
}
