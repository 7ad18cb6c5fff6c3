import {
  prepareCooperative,
  type PreparedCooperative,
  type Surroundings,
} from '@cooperative/settlement/cooperative/prepare/prepareCooperative';
import {hoursCsv} from '@cooperative/settlement/cooperative/explain/hoursCsv';
import {PowerCurve, powerFactors} from '@cooperative/settlement/cooperative/sizes/powerCurve';
import type {BestSizes, PowerPoint} from '@cooperative/settlement/cooperative/shapes';
import {membersInHour, reportOf} from '@cooperative/settlement/cooperative/report';
import {rangeSteps, type RangedSettlement} from '@cooperative/settlement/cooperative/ranges';
import type {CooperativeInput} from '@cooperative/settlement/cooperative/description/schema';
import {SeriesCache} from '@cooperative/settlement/hours/seriesCache';
import {ok, type Result} from '@cooperative/polish/result';
import type {CalculatorAnswer, CalculatorRequest, Questions} from './protocol';

/** What the page shows of an input; the hours of readings are many and already in the report. */
function withoutHours(input: CooperativeInput): CooperativeInput {
  return {...input, members: input.members.map((member) => ({...member, readings: undefined}))};
}

type Post = (answer: CalculatorAnswer) => void;

/** Progress is reported no more often than this: each report re-renders the page. */
const progressMs = 500;

/**
 * The worker's side of the calculator. A `settle` is answered in parts, the quickest first; between parts it checks
 * whether a newer one has come, and then drops the rest.
 */
export class CalculatorSession {
  private surroundings: Surroundings = {rates: {}};
  private newest = 0;

  constructor(private readonly post: Post) {}

  async handle(request: CalculatorRequest): Promise<void> {
    switch (request.kind) {
      case 'rates':
        this.surroundings = {rates: request.rates, cache: new SeriesCache()};
        return;
      case 'settle':
        this.newest = request.id;
        await this.settle(request.id, request.input);
        return;
      case 'read': {
        const {readDescription} =
          await import('@cooperative/settlement/cooperative/description/readDescription');
        this.post({kind: 'answer', id: request.id, result: readDescription(request.text)});
        return;
      }
      default: {
        const prepared = prepareCooperative(request.input, this.surroundings);
        const result = prepared.ok ? await this.answerTo(request, prepared.value) : prepared;
        this.post({kind: 'answer', id: request.id, result});
      }
    }
  }

  private async answerTo(
    request: Extract<CalculatorRequest, {kind: keyof Questions}>,
    prepared: PreparedCooperative,
  ): Promise<Result<Questions[keyof Questions]['answer']>> {
    switch (request.kind) {
      case 'compare':
        return reportOf(prepared);
      case 'hour':
        return ok(membersInHour(prepared, request.hour));
      case 'hoursCsv':
        return ok(hoursCsv(prepared));
      case 'keys': {
        const {compareKeys} = await import('@cooperative/settlement/cooperative/division/keys');
        return compareKeys(prepared);
      }
      case 'leaving': {
        const {leaving} = await import('@cooperative/settlement/cooperative/division/leaving');
        return leaving(prepared);
      }
      case 'joining': {
        const {joining} = await import('@cooperative/settlement/cooperative/division/joining');
        return joining(prepared, request.newcomer, this.surroundings);
      }
    }
  }

  private settleOnce(
    id: number,
    input: CooperativeInput,
  ): {readonly prepared: PreparedCooperative; readonly settlement: RangedSettlement} | undefined {
    const prepared = prepareCooperative(input, this.surroundings);
    const report = prepared.ok ? reportOf(prepared.value) : prepared;
    if (!prepared.ok || !report.ok) {
      this.post({kind: 'errors', id, errors: report.ok ? [] : report.errors});
      return undefined;
    }
    const settled = prepared.value.input === input ? undefined : withoutHours(prepared.value.input);
    this.post({kind: 'report', id, report: report.value, ...(settled && {settled})});
    const {energy, totals, deductedVat} = report.value.settlement;
    return {prepared: prepared.value, settlement: {energy, totals, deductedVat}};
  }

  private async settle(id: number, input: CooperativeInput): Promise<void> {
    const prepared = await this.settleWithRanges(id, input);
    if (prepared) {
      await this.drawCurve(id, prepared);
    }
  }

  /** A method of its own, so that the bills of a thousand members are not kept while the curve is drawn. */
  private async settleWithRanges(
    id: number,
    input: CooperativeInput,
  ): Promise<PreparedCooperative | undefined> {
    // Requests that came meanwhile are read first, so that quick typing computes only the newest.
    if (await this.isOutdated(id)) {
      return undefined;
    }
    this.surroundings.cache?.turn();
    const found = this.settleOnce(id, input);
    if (!found) {
      return undefined;
    }
    const {prepared, settlement} = found;
    // Most of it will be the same after the next change.
    this.surroundings = {...this.surroundings, before: prepared};
    const steps = rangeSteps(prepared, settlement);
    let step = steps.next();
    while (step.done !== true) {
      if (await this.isOutdated(id)) {
        return undefined;
      }
      step = steps.next();
    }
    this.post({kind: 'ranges', id, ranges: step.value});
    return prepared;
  }

  private async drawCurve(id: number, prepared: PreparedCooperative): Promise<void> {
    let points: readonly PowerPoint[] = [];
    let best: BestSizes | null = null;
    if (PowerCurve.canDraw(prepared)) {
      const curve = new PowerCurve(prepared, this.surroundings.cache);
      const factors = powerFactors(prepared.members.length);
      // Without any cost there is no best size, and nothing to search with.
      const sizes =
        prepared.input.finance &&
        (await import('@cooperative/settlement/cooperative/sizes/bestSize'));
      const all = factors.length + (sizes?.searchLength(prepared) ?? 0);
      let told = performance.now();
      const tell = (done: number): void => {
        if (performance.now() - told >= progressMs) {
          told = performance.now();
          this.post({kind: 'progress', id, part: Math.min(done / all, 1)});
        }
      };
      for (const [index, factor] of factors.entries()) {
        if (await this.isOutdated(id)) {
          return;
        }
        points = [...points, curve.at(factor)];
        tell(index + 1);
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
          if (await this.isOutdated(id)) {
            return;
          }
          step = search.next();
          tell(done);
        }
        best = step.value;
        points = sizes.withBest(points, best);
      }
    }
    this.post({kind: 'curve', id, points, best});
  }

  private async isOutdated(id: number): Promise<boolean> {
    await new Promise((resolve) => setTimeout(resolve));
    return id !== this.newest;
  }
}
