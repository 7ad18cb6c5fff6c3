import {
  prepareCooperative,
  type PreparedCooperative,
  type Surroundings,
} from '../../domain/calculation/calculate';
import {hoursCsv} from '../../domain/calculation/hoursCsv';
import {SeriesCache} from '../../domain/calculation/members';
import {membersInHour, reportOf, savingRanges} from '../../domain/calculation/report';
import {PowerCurve, powerFactors, type PowerPoint} from '../../domain/calculation/powerCurve';
import type {CooperativeInput} from '../../domain/calculation/schema';
import type {CalculatorAnswer, CalculatorRequest} from './protocol';

type Post = (answer: CalculatorAnswer) => void;

/**
 * The worker's side of the calculator. A `settle` is answered in parts, the quickest first; between parts it looks
 * whether a newer one has come, and then leaves the rest.
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
      case 'compare':
        this.settleOnce(request.id, request.input);
        return;
      case 'hour': {
        const prepared = prepareCooperative(request.input, this.surroundings);
        const members = prepared.ok ? membersInHour(prepared.value, request.hour) : [];
        this.post({kind: 'hour', id: request.id, members});
        return;
      }
      case 'hoursCsv': {
        const prepared = prepareCooperative(request.input, this.surroundings);
        const text = prepared.ok ? hoursCsv(prepared.value) : '';
        this.post({kind: 'hoursCsv', id: request.id, text});
        return;
      }
      case 'read': {
        const {readDescription} = await import('../../domain/calculation/readDescription');
        this.post({kind: 'read', id: request.id, result: readDescription(request.text)});
      }
    }
  }

  private settleOnce(id: number, input: CooperativeInput): PreparedCooperative | undefined {
    const prepared = prepareCooperative(input, this.surroundings);
    const report = prepared.ok ? reportOf(prepared.value) : prepared;
    if (!report.ok) {
      this.post({kind: 'errors', id, errors: report.errors});
      return undefined;
    }
    this.post({kind: 'report', id, report: report.value});
    return prepared.ok ? prepared.value : undefined;
  }

  private async settle(id: number, input: CooperativeInput): Promise<void> {
    // Requests that came meanwhile are read first, so only the newest of quick typing is counted.
    if (await this.isOutdated(id)) {
      return;
    }
    const prepared = this.settleOnce(id, input);
    if (!prepared || (await this.isOutdated(id))) {
      return;
    }
    const ranges = savingRanges(prepared);
    if (!ranges.ok) {
      this.post({kind: 'errors', id, errors: ranges.errors});
      return;
    }
    this.post({kind: 'ranges', id, ranges: ranges.value});
    await this.drawCurve(id, prepared);
  }

  private async drawCurve(id: number, prepared: PreparedCooperative): Promise<void> {
    const points: PowerPoint[] = [];
    if (PowerCurve.canDraw(prepared)) {
      const curve = new PowerCurve(prepared, this.surroundings.cache);
      const factors = powerFactors(prepared.members.length);
      for (const [index, factor] of factors.entries()) {
        if (await this.isOutdated(id)) {
          return;
        }
        points.push(curve.at(factor));
        this.post({kind: 'progress', id, part: (index + 1) / factors.length});
      }
    }
    this.post({kind: 'curve', id, points});
  }

  private async isOutdated(id: number): Promise<boolean> {
    await new Promise((resolve) => setTimeout(resolve));
    return id !== this.newest;
  }
}
