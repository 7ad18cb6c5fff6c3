import {projectOf, type ProjectResult, type SavedVat} from '../../finance/project';
import type {Finance} from '../description/schema';
import {coversYear, partOfYear, sumZlotys, zloty, type Zloty} from '@cooperative/polish';
import type {Comparison} from '../../types';
import {savedVat, savingOf} from '../compare';
import {costInCooperative, costLevels, costWithSources, withoutCooperative} from '../levels';
import {likelyEnds, swingsOf, verdictOf} from './verdict';
import type {
  CalculationReport,
  ChangeId,
  ChangeMoney,
  ChangePayback,
  Decision,
  Ends,
  FactorSwing,
  MoneyBase,
  MoneyRange,
  Saving,
  SavingRanges,
} from '../shapes';

type DecidedReport = Pick<CalculationReport, 'input' | 'axis' | 'settlement' | 'obstacles'>;

/**
 * The money of a decision, from a report and, once they are known, its ranges. Flows add up: what the sources and what
 * the step bring is together what the whole does, in every year and so in value.
 */
export function decisionOf(report: DecidedReport, ranges: SavingRanges | null): Decision {
  const changes = new Changes(report, ranges);
  const {levels} = changes;
  const [sources, step, whole] = [changes.of('sources'), changes.of('step'), changes.of('whole')];
  const {full, likely} = step.yearly;
  return {
    verdict: verdictOf({
      isLawful: report.obstacles.length === 0,
      hasRunningCosts: levels.running !== null,
      full,
      likely,
    }),
    projects: {
      nothing: {yearlyZl: levels.alone, outlayZl: none},
      sources: {yearlyZl: costWithSources(levels), outlayZl: sources.outlayZl},
      cooperative: {yearlyZl: costInCooperative(levels), outlayZl: whole.outlayZl},
    },
    changes: {sources, step, whole},
    swings: changes.swings(changes.sourcesBy),
  };
}

const none = zloty(0);

/** A project without what the other one bears. */
const financeOf: Readonly<Record<ChangeId, (finance: Finance) => Finance>> = {
  // Upkeep is one number for the sources and the cooperative: all of it is the step's, so that the step is not flattered.
  sources: (finance) => ({...finance, annualCostZl: 0, cooperativeZl: 0}),
  step: (finance) => ({
    ...finance,
    ...{costZl: 0, vat: 0, vatDeducted: 0, grant: 0, loan: 0, loanRate: 0, loanYears: 0},
    replacements: [],
  }),
  whole: (finance) => finance,
};

const places: Readonly<Record<ChangeId, Pick<MoneyBase, 'from' | 'to'>>> = {
  sources: {from: 'nothing', to: 'sources'},
  step: {from: 'sources', to: 'cooperative'},
  whole: {from: 'nothing', to: 'cooperative'},
};

/** One report read in all the ways a decision needs. */
class Changes {
  readonly levels: ReturnType<typeof costLevels>;
  readonly sourcesBy: Exclude<Comparison, 'alone'>;
  private readonly isYear: boolean;
  private readonly part: number;

  constructor(
    private readonly report: DecidedReport,
    private readonly ranges: SavingRanges | null,
  ) {
    this.levels = costLevels(report);
    this.sourcesBy = withoutCooperative(report.settlement);
    this.isYear = coversYear(report.axis);
    this.part = partOfYear(report.axis);
  }

  of(id: ChangeId): ChangeMoney {
    const {finance} = this.report.input;
    const own = finance && financeOf[id](finance);
    const saving = this.saving(id);
    const at = (
      savingZl: Zloty,
      end: keyof NonNullable<Saving['savedVat']>,
    ): ProjectResult | null => {
      const project = own && this.isYear ? projectOf(own, savingZl, saving.savedVat?.[end]) : null;
      return project?.ok === true ? project.value : null;
    };
    const usual = at(saving.base, 'base');
    const {full, likely, readings} = this.ends(id);
    const isKnown = this.outlay(id) !== 'unknown';
    const values = (ends: Ends | null): Ends | null => {
      const low = ends && at(ends.low, 'low');
      const high = ends && at(ends.high, 'high');
      return low && high && {low: low.npv, high: high.npv};
    };
    const paybackAt = (project: ProjectResult | null): ChangePayback =>
      isKnown && project ? project.payback : {kind: 'unknown'};
    const told = (zl: Zloty): Zloty => zloty((zl - (own?.annualCostZl ?? 0)) * this.part);
    const toldEnds = (ends: Ends | null): Ends | null =>
      ends && {low: told(ends.low), high: told(ends.high)};
    const firstYear = this.firstYear(id);
    return {
      base: this.base(id),
      yearly: {
        base: told(saving.base),
        full: toldEnds(full),
        likely: toldEnds(likely),
        readings: toldEnds(readings),
      },
      firstYearZl: firstYear === null ? null : told(firstYear),
      outlayZl: isKnown && usual ? sumZlotys([usual.ownMoney, usual.loan]) : null,
      npv: usual && {
        base: usual.npv,
        full: values(full),
        likely: values(likely),
        readings: values(readings),
      },
      payback: paybackAt(usual),
      paybackEnds: full && {
        slow: paybackAt(at(full.low, 'low')),
        fast: paybackAt(at(full.high, 'high')),
      },
      irr: isKnown ? (usual?.irr ?? null) : null,
    };
  }

  /** What each unsettled thing does alone to the saving against a way of buying, as told. */
  swings(against: Comparison): readonly FactorSwing[] {
    const base = this.rangesNow?.[against]?.base;
    return base === undefined
      ? []
      : swingsOf(this.rangesNow?.effects ?? [], against, base).map(({id, down, up}) => ({
          id,
          down: zloty(down * this.part),
          up: zloty(up * this.part),
        }));
  }

  private base(id: ChangeId): MoneyBase {
    const {finance, members} = this.report.input;
    const deducted = members.map(({vatDeducted = 0}) => vatDeducted);
    const isYear = finance && this.isYear;
    return {
      ...places[id],
      sourcesBy: this.sourcesBy,
      vat: deducted.every((part) => part === 0)
        ? 'gross'
        : deducted.every((part) => part === 100)
          ? 'net'
          : 'byMember',
      runningCosts:
        id === 'sources' ? 'none' : this.levels.running === null ? 'unknown' : 'counted',
      outlay: this.outlay(id),
      years: isYear ? finance.years : null,
      discount: isYear ? finance.discount : null,
    };
  }

  /** In a year of 8760 hours, without running costs. */
  private saving(id: ChangeId): Pick<Saving, 'base' | 'savedVat'> {
    const {axis, settlement} = this.report;
    const of = (against: Comparison): Saving | null =>
      savingOf(this.report, this.rangesNow, against);
    if (id !== 'sources') {
      return of(id === 'step' ? this.sourcesBy : 'alone') ?? {base: none};
    }
    const base = zloty((of('alone')?.base ?? 0) - (of(this.sourcesBy)?.base ?? 0));
    const tax: SavedVat = [
      ...savedVat(settlement, axis, 'alone'),
      ...savedVat(settlement, axis, this.sourcesBy).map(({from, zl}) => ({
        from,
        zl: zloty(0 - zl),
      })),
    ];
    return {base, ...(tax.length > 0 && {savedVat: {low: tax, base: tax, high: tax}})};
  }

  private ends(id: ChangeId): Pick<MoneyRange, 'full' | 'likely' | 'readings'> {
    const against = id === 'step' ? this.sourcesBy : 'alone';
    const range = id === 'sources' ? null : (this.rangesNow?.[against] ?? null);
    if (!range) {
      return {full: null, likely: null, readings: null};
    }
    const {base} = range;
    const full = {low: range.low, high: range.high};
    const swings = swingsOf(this.rangesNow?.effects ?? [], against, base);
    const {down = none, up = none} = swings.find((swing) => swing.id === 'gridReading') ?? {};
    return {
      full,
      likely: likelyEnds(base, swings, full),
      readings: {low: sumZlotys([base, down]), high: sumZlotys([base, up])},
    };
  }

  private firstYear(id: ChangeId): Zloty | null {
    const first = this.rangesNow?.firstYear;
    if (!first) {
      return null;
    }
    const step = first[this.sourcesBy] ?? none;
    return id === 'sources' ? zloty(first.alone - step) : id === 'step' ? step : first.alone;
  }

  private outlay(id: ChangeId): MoneyBase['outlay'] {
    const {costZl = 0, cooperativeZl} = this.report.input.finance ?? {};
    if (id === 'step' ? cooperativeZl === undefined : costZl === 0) {
      return 'unknown';
    }
    return id === 'whole' && cooperativeZl === undefined ? 'sourcesOnly' : 'counted';
  }

  /** The ranges, unless for a moment they are still of an older answer. */
  private get rangesNow(): SavingRanges | null {
    const {ranges, report} = this;
    return ranges && savingOf(report, ranges, 'alone')?.low !== null ? ranges : null;
  }
}
