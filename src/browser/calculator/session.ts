import {
  type CooperativeInput,
  type MemberInput,
  prepareCooperative,
  type PreparedCooperative,
  type Surroundings,
} from '@cooperative/settlement/description';
import {hoursCsv, SeriesCache} from '@cooperative/settlement/explain';
import {
  type BestSizes,
  type CalculationReport,
  type Joining,
  type Leaving,
  type MemberHour,
  membersInHour,
  type MemberUnderKeys,
  PowerCurve,
  powerFactors,
  type PowerPoint,
  type RangedSettlement,
  rangeSteps,
  reportOf,
  type SavingRanges,
} from '@cooperative/settlement/answer';
import type {RateTable} from '@cooperative/settlement/rates';
import {type FieldError, ok, type Result} from '@cooperative/polish';

/** What a settlement tells, part by part, the quickest first. */
export type CalculatorAnswer =
  | {readonly kind: 'report'; readonly report: CalculationReport}
  | {readonly kind: 'ranges'; readonly ranges: SavingRanges}
  | {
      readonly kind: 'curve';
      readonly points: readonly PowerPoint[];
      /** Null without panels. */
      readonly best: BestSizes | null;
    }
  | {readonly kind: 'progress'; readonly part: number}
  | {readonly kind: 'errors'; readonly errors: readonly FieldError[]};

/** What the page shows of a report: the hours of readings are many, and it has what came of them. */
function withoutHours(report: CalculationReport): CalculationReport {
  const {input} = report;
  const members = input.members.map((member) => ({...member, readings: undefined}));
  return {...report, input: {...input, members}};
}

/** Progress is reported no more often than this: each report re-renders the page. */
const progressMs = 500;

/** For so long nothing new is heard: to listen after each short step would take longer than the steps. */
const deafMs = 50;

/** An answer and its ranges that are there so soon are told together: one after the other, the page would draw both. */
const togetherMs = 100;

/** Where the parts of one settlement go. */
interface Settling {
  readonly tell: (answer: CalculatorAnswer) => void;
  /** Whether a newer one has come meanwhile. */
  readonly isOutdated: () => Promise<boolean>;
}

/** The worker's side of the calculator: what the page may ask. */
export class CalculatorSession {
  private surroundings: Surroundings = {rates: {}};
  private newest = 0;
  private heardMs = 0;

  /** The rates of all that is asked from then on. */
  open(rates: RateTable): void {
    this.surroundings = {rates, cache: new SeriesCache()};
  }

  /** Tells its answer in parts, the quickest first; a newer one cancels those still to come. */
  async settle(input: CooperativeInput, tell: Settling['tell']): Promise<void> {
    this.newest += 1;
    const own = this.newest;
    const settling: Settling = {
      tell,
      isOutdated: async () => {
        if (performance.now() - this.heardMs >= deafMs) {
          await new Promise((resolve) => setTimeout(resolve));
          this.heardMs = performance.now();
        }
        return own !== this.newest;
      },
    };
    const prepared = await this.settleWithRanges(input, settling);
    if (prepared) {
      await this.drawCurve(prepared, settling);
    }
  }

  async readDescription(text: string): Promise<Result<CooperativeInput>> {
    const {readDescription} = await import('@cooperative/settlement/read');
    return readDescription(text);
  }

  /** The first part of the answer alone, for a variant shown next to the current one. */
  compare(input: CooperativeInput): Result<CalculationReport> {
    return this.about(input, (prepared) => {
      const report = reportOf(prepared);
      return report.ok ? ok(withoutHours(report.value)) : report;
    });
  }

  membersInHour(input: CooperativeInput, hour: number): Result<readonly MemberHour[]> {
    return this.about(input, (prepared) => ok(membersInHour(prepared, hour)));
  }

  hoursCsv(input: CooperativeInput): Result<string> {
    return this.about(input, (prepared) => ok(hoursCsv(prepared)));
  }

  async membersUnderKeys(input: CooperativeInput): Promise<Result<readonly MemberUnderKeys[]>> {
    const {compareKeys} = await import('@cooperative/settlement/division');
    return this.about(input, compareKeys);
  }

  async leaving(input: CooperativeInput): Promise<Result<readonly Leaving[]>> {
    const {leaving} = await import('@cooperative/settlement/division');
    return this.about(input, leaving);
  }

  async joining(input: CooperativeInput, newcomer: MemberInput): Promise<Result<Joining>> {
    const {joining} = await import('@cooperative/settlement/division');
    return this.about(input, (prepared) => joining(prepared, newcomer, this.surroundings));
  }

  private about<Value>(
    input: CooperativeInput,
    answer: (prepared: PreparedCooperative) => Result<Value>,
  ): Result<Value> {
    const prepared = prepareCooperative(input, this.surroundings);
    return prepared.ok ? answer(prepared.value) : prepared;
  }

  private settleOnce(
    input: CooperativeInput,
    tell: Settling['tell'],
  ): {readonly prepared: PreparedCooperative; readonly settlement: RangedSettlement} | undefined {
    const prepared = prepareCooperative(input, this.surroundings);
    const report = prepared.ok ? reportOf(prepared.value) : prepared;
    if (!prepared.ok || !report.ok) {
      tell({kind: 'errors', errors: report.ok ? [] : report.errors});
      return undefined;
    }
    tell({kind: 'report', report: withoutHours(report.value)});
    const {energy, totals, deductedVat} = report.value.settlement;
    return {prepared: prepared.value, settlement: {energy, totals, deductedVat}};
  }

  /** A method of its own, so that the bills of a thousand members are not kept while the curve is drawn. */
  private async settleWithRanges(
    input: CooperativeInput,
    settling: Settling,
  ): Promise<PreparedCooperative | undefined> {
    // Requests that came meanwhile are read first, so that quick typing computes only the newest.
    if (await settling.isOutdated()) {
      return undefined;
    }
    const begunMs = performance.now();
    const held: CalculatorAnswer[] = [];
    const tellHeld = (): void => held.splice(0).forEach(settling.tell);
    this.surroundings.cache?.turn();
    const found = this.settleOnce(input, (answer) => {
      held.push(answer);
    });
    if (!found) {
      tellHeld();
      return undefined;
    }
    const {prepared, settlement} = found;
    // Most of it will be the same after the next change.
    this.surroundings = {...this.surroundings, before: prepared};
    const steps = rangeSteps(prepared, settlement);
    let step = steps.next();
    while (step.done !== true) {
      if (performance.now() - begunMs >= togetherMs) {
        tellHeld();
      }
      if (await settling.isOutdated()) {
        return undefined;
      }
      step = steps.next();
    }
    tellHeld();
    settling.tell({kind: 'ranges', ranges: step.value});
    return prepared;
  }

  private async drawCurve(
    prepared: PreparedCooperative,
    {tell, isOutdated}: Settling,
  ): Promise<void> {
    let points: readonly PowerPoint[] = [];
    let best: BestSizes | null = null;
    if (PowerCurve.canDraw(prepared)) {
      const curve = new PowerCurve(prepared, this.surroundings.cache);
      const factors = powerFactors(prepared.members.length);
      // Without any cost there is no best size, and nothing to search with.
      const sizes = prepared.input.finance && (await import('@cooperative/settlement/sizes'));
      const all = factors.length + (sizes?.searchLength(prepared) ?? 0);
      let told = performance.now();
      const progressed = (done: number): void => {
        if (performance.now() - told >= progressMs) {
          told = performance.now();
          tell({kind: 'progress', part: Math.min(done / all, 1)});
        }
      };
      for (const [index, factor] of factors.entries()) {
        if (await isOutdated()) {
          return;
        }
        points = [...points, curve.at(factor)];
        progressed(index + 1);
      }
      best = {
        leastKw: curve.leastKw,
        panels: {kind: 'noCost'},
        batteries: null,
        together: null,
      };
      if (sizes) {
        const search = sizes.bestSizeSteps(prepared, curve);
        let step = search.next();
        for (let done = points.length + 1; step.done !== true; done += 1) {
          if (await isOutdated()) {
            return;
          }
          step = search.next();
          progressed(done);
        }
        best = step.value;
        points = sizes.withBest(points, best);
      }
    }
    tell({kind: 'curve', points, best});
  }
}
