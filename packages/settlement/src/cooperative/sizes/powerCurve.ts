import {behindTheMeter, cooperativeBattery, type Battery} from '../../models/battery';
import {sumGrosze, zloty, type Grosze, type Zloty} from '@cooperative/polish/units';
import {MadeMeter, type Meter, type MeterSeries} from '../../energy/meter';
import {CooperativeSums} from '../../money/cooperativeSums';
import type {DeductedVat} from '../../money/deductedVat';
import {coversYear} from '@cooperative/polish/hourAxis';
import {inFull, ownSeries, type TakeSeries} from '../../hours/series';
import {SeriesCache} from '../../hours/seriesCache';
import {sumOfMade} from '../../split';
import type {SettlementMember, Comparison} from '../../types';
import {usualYear} from '../../finance/ranges';
import {savedInYear, savedVat} from '../compare';
import type {Taxed} from '../levels';
import {leastForCoverage} from '../lawfulness/hiddenUse';
import type {PreparedCooperative} from '../prepare/prepareCooperative';
import {prepareMembers} from '../prepare/prepareMembers';
import {financeAt, projectOf} from '../project';
import {settlementMembers, settlementOptions} from '../settle';
import {panelCost, photovoltaicKw} from '../description/panels';
import {manyMembers} from '../description/limits';
import type {MemberInput} from '../description/schema';

/** One point of the chart „oszczędność a moc paneli”. */
export interface PowerPoint {
  readonly kw: number;
  /** Per year, compared with buying alone. */
  readonly savingZl: Zloty;
  /** Value of the project of this size; omitted if its cost is unknown. */
  readonly npvZl?: Zloty;
  /** The same under the other reading of the rule on the grid fee (A5). */
  readonly otherNpvZl?: Zloty;
}

/** How many times the described power of all panels and capacity of all batteries. */
export interface Size {
  readonly panels: number;
  readonly batteries: number;
}

const factors = [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3];
/** Fewer points for many members: with a thousand, a phone takes about a second for each. */
const factorsOfMany = [0, 0.5, 1, 1.5, 2, 3];

const noMoney = sumGrosze([]);

/** Multiples of the planned panels at which the curve is computed for this many members. */
export function powerFactors(members: number): readonly number[] {
  return members > manyMembers ? factorsOfMany : factors;
}

type PanelSeries = (take?: TakeSeries) => Float64Array;
type Panels = Extract<NonNullable<MemberInput['sources']>[number], {kind: 'pv'}>;

const panelsOf = ({sources = []}: MemberInput): readonly Panels[] =>
  sources.filter((source) => source.kind === 'pv');

/**
 * The same cooperative with more or fewer panels. Generation is proportional to their power, so a point of the curve
 * needs no new weather or use, and only the cooperative's totals are computed.
 */
export class PowerCurve {
  private readonly sums: CooperativeSums;
  private readonly usual: readonly SettlementMember[];
  /** Makes the hourly generation of each member's described panels, kWh; undefined for members without any. */
  private readonly panels: readonly (PanelSeries | undefined)[];
  /** Gross sum of buying alone and the VAT deducted from it, which do not depend on the panels. */
  private alone: {readonly gross: Grosze; readonly vat: DeductedVat} | undefined;

  /** True with a year, prices and panels to vary: a season times four is no year. */
  static canDraw({axis, input, tariffs}: PreparedCooperative): boolean {
    return coversYear(axis) && tariffs.length > 0 && photovoltaicKw(input) > 0;
  }

  constructor(
    private readonly prepared: PreparedCooperative,
    cache: SeriesCache = new SeriesCache(),
  ) {
    this.sums = new CooperativeSums(prepared.axis, settlementOptions(prepared.input));
    this.usual = settlementMembers(prepared);
    this.panels = panelSeries(prepared, cache);
  }

  /** What the described panels generate, kWh. */
  get panelKwh(): number {
    return this.panels.reduce((all, series) => all + (series ? sumOfMade(series) : 0), 0);
  }

  /** Panels with which the cooperative covers as much of its use as the law requires, kWp. */
  get leastKw(): number {
    return leastForCoverage(this.prepared, this.panelKwh);
  }

  /** Saving and value with all panels multiplied by this factor; other sources stay the same. */
  at(factor: number): PowerPoint {
    const {input} = this.prepared;
    const cost = panelCost(input);
    const kw = photovoltaicKw(input);
    return {
      kw: kw * factor,
      ...this.of(
        {panels: factor, batteries: 1},
        cost.kind === 'perKw' ? (factor - 1) * kw * cost.zlPerKw : undefined,
      ),
    };
  }

  /** The same for any size; its value is known if its cost differs from the described one by a known amount. */
  of(size: Size, dearerBy: number | undefined): Omit<PowerPoint, 'kw'> {
    const {input, axis} = this.prepared;
    const finance =
      dearerBy === undefined || !input.finance
        ? undefined
        : financeAt(input.finance, zloty(Math.max(input.finance.costZl + dearerBy, 0)));
    const compared: Comparison = finance?.against ?? 'alone';
    const members = this.membersWith(size);
    const found = this.sums.of(members, [
      'inCooperative',
      ...(this.alone === undefined ? ['alone' as const] : []),
      ...(compared === 'alone' ? [] : [compared]),
    ]);
    this.alone ??= {gross: found.alone ?? noMoney, vat: found.deductedVat.alone ?? []};
    const usual = {
      totals: {...found, alone: this.alone.gross},
      deductedVat: {...found.deductedVat, alone: this.alone.vat},
    };
    const valueIn = (taxed: Taxed): Zloty | undefined => {
      const project =
        finance &&
        projectOf(finance, savedInYear(taxed, axis, compared), savedVat(taxed, axis, compared));
      return project?.ok === true ? project.value.npv : undefined;
    };
    const npvZl = valueIn(usual);
    const otherNpvZl =
      npvZl === undefined ? undefined : valueIn(this.inOtherReading(members, usual));
    return {
      savingZl: savedInYear(usual, axis, 'alone'),
      ...(npvZl !== undefined && {npvZl}),
      ...(otherNpvZl !== undefined && {otherNpvZl}),
    };
  }

  /** The same energy, with the bills of the cooperative as the other reading of A5 makes them. */
  private inOtherReading(members: readonly SettlementMember[], usual: Taxed): Taxed {
    const {input} = this.prepared;
    const gridReading = settlementOptions(input).gridReading === 1 ? 2 : 1;
    const {deductedVat, ...totals} = this.sums.of(
      members,
      ['inCooperative'],
      settlementOptions(input, {...usualYear, gridReading}),
    );
    return {
      totals: {...usual.totals, ...totals},
      deductedVat: {...usual.deductedVat, ...deductedVat},
    };
  }

  private membersWith({panels: factor, batteries}: Size): readonly SettlementMember[] {
    const {input, axis, members} = this.prepared;
    if (factor === 1 && batteries === 1) {
      return this.usual;
    }
    const changed = this.usual.map((member, index) => {
      const panels = this.panels[index];
      const described = input.members[index];
      const prepared = members[index];
      const isSame = !panels && (batteries === 1 || !described?.battery);
      if (isSame || !described || !prepared) {
        return member;
      }
      const kw = panelsOf(described).reduce((all, panel) => all + panel.kw, 0);
      return {
        ...member,
        sourceKw: member.sourceKw + (factor - 1) * kw,
        largestKw: Math.max(
          ...(described.sources ?? []).map((source) =>
            source.kind === 'pv' ? source.kw * factor : source.kw,
          ),
        ),
        meter: this.meterOf((take) =>
          behindTheMeter(
            inFull(prepared.consumption, take),
            withPart(prepared.generation(take), factor - 1, panels?.(take), take),
            described.battery && timesLarger(described.battery, batteries),
            take,
          ),
        ),
      };
    });
    const {battery} = input;
    if (!battery) {
      return changed;
    }
    const others = changed.filter(({isStorage}) => isStorage !== true);
    if (batteries === 0) {
      return others;
    }
    const meters = others.map(({meter}) => meter);
    const common = timesLarger(battery, batteries);
    return changed.map((member) =>
      member.isStorage === true
        ? {...member, meter: cooperativeBattery(meters, axis.hours, common)}
        : member,
    );
  }

  /** Of many members, the hours are made when they are read. */
  private meterOf(make: (take: TakeSeries) => MeterSeries): Meter {
    return this.panels.length > manyMembers ? new MadeMeter(make) : make(ownSeries);
  }
}

/** Generation with a part of that of the panels added or, if it is negative, taken away. */
function withPart(
  generation: Float64Array,
  part: number,
  ofPanels: Float64Array | undefined,
  take: TakeSeries,
): Float64Array {
  const changed = take(generation.length);
  for (let hour = 0; hour < changed.length; hour += 1) {
    // Without any panels, only rounding errors are below zero.
    changed[hour] = Math.max((generation[hour] ?? 0) + part * (ofPanels?.[hour] ?? 0), 0);
  }
  return changed;
}

/** Power grows with capacity. */
function timesLarger(battery: Battery, factor: number): Battery {
  return factor === 1 ? battery : {...battery, kwh: battery.kwh * factor, kw: battery.kw * factor};
}

/** Generation of each member's panels, scaled from 1 kWp of each distinct plane. */
function panelSeries(
  {input, axis}: PreparedCooperative,
  cache: SeriesCache,
): readonly (PanelSeries | undefined)[] {
  const planeOf = (panels: Panels): string => JSON.stringify({...panels, kw: 1});
  const planes = new Map(
    input.members.flatMap(panelsOf).map((panel) => [planeOf(panel), {...panel, kw: 1}]),
  );
  const unitOf = new Map(
    prepareMembers(
      {
        ...input,
        members: Array.from(planes, ([id, panel]) => ({
          id,
          profile: {kind: 'household', annualKwh: 0, seed: 1},
          sources: [panel],
        })),
      },
      axis,
      () => undefined,
      cache,
    ).map(({id, generation}) => [id, generation()]),
  );
  return input.members.map((member) => {
    const panels = panelsOf(member).filter(({kw}) => kw > 0);
    if (panels.length === 0) {
      return undefined;
    }
    const make: PanelSeries = (take = ownSeries) => {
      const series = take(axis.hours);
      for (const panel of panels) {
        const unit = unitOf.get(planeOf(panel));
        for (let hour = 0; hour < series.length; hour += 1) {
          series[hour] = (series[hour] ?? 0) + panel.kw * (unit?.[hour] ?? 0);
        }
      }
      return series;
    };
    if (input.members.length > manyMembers) {
      return make;
    }
    const series = make();
    return () => series;
  });
}
