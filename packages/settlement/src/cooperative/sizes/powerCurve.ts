import {behindTheMeter, cooperativeBattery, type Battery} from '../../models/battery';
import {coversYear, type Grosze, sumGrosze, zloty, type Zloty} from '@cooperative/polish';
import {hoursOf, noHours, type WholeHours} from '../../energy/memberHours';
import {CooperativeSums} from '../../money/cooperativeSums';
import type {DeductedVat} from '../../money/deductedVat';
import {SeriesCache} from '../../hours/seriesCache';
import type {SettlementMember, Comparison} from '../../types';
import {usualYear} from '../../finance/ranges';
import {savedInYear, savedVat} from '../compare';
import type {Taxed} from '../levels';
import {leastForCoverage} from '../lawfulness/hiddenUse';
import {sum} from '../../split';
import type {PreparedCooperative} from '../prepare/prepareCooperative';
import {ModelSeries} from '../prepare/modelSeries';
import {projectOf} from '../../finance/project';
import {financeAt} from '../project';
import {settlementMembers, settlementOptions} from '../settle';
import {panelCost, photovoltaicKw} from '../description/panels';
import {manyMembers} from '../description/limits';
import type {MemberInput} from '../description/schema';
import type {PowerPoint} from '../shapes';

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

type Panels = Extract<NonNullable<MemberInput['sources']>[number], {kind: 'pv'}>;

/** Panels, and what 1 kWp of their plane generates, kWh of each hour. */
interface UnitPanels {
  readonly kw: number;
  readonly unit: Float64Array;
}

const panelsOf = ({sources = []}: MemberInput): readonly Panels[] =>
  sources.filter((source) => source.kind === 'pv');

/**
 * The same cooperative with more or fewer panels. Generation is proportional to their power, so a point of the curve
 * needs no new weather or use, and only the cooperative's totals are computed.
 */
export class PowerCurve {
  private readonly sums: CooperativeSums;
  private readonly usual: readonly SettlementMember[];
  /** Each member's described panels. */
  private readonly panels: readonly (readonly UnitPanels[])[];
  /** For the hours of members in other sizes: kept, those of all sizes would be garbage that a browser frees late. */
  private readonly desk: WholeHours;
  /** What panels of one member generate, hour by hour. */
  private readonly made: Float64Array;
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
    this.panels = unitPanels(prepared, cache);
    this.desk = noHours(prepared.axis.hours);
    this.made = new Float64Array(prepared.axis.hours);
  }

  /** What the described panels generate, kWh. */
  get panelKwh(): number {
    return this.panels.reduce((all, panels) => all + sum(this.generated(panels)), 0);
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
      const panels = this.panels[index] ?? [];
      const described = input.members[index];
      const prepared = members[index];
      const isSame = panels.length === 0 && (batteries === 1 || !described?.battery);
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
        hours: () => {
          const {desk} = this;
          const {consumption, generation} = hoursOf(prepared.hoursAt(1));
          desk.generation.set(generation);
          addPart(desk.generation, factor - 1, this.generated(panels));
          const battery = described.battery && timesLarger(described.battery, batteries);
          return {...behindTheMeter(consumption, desk.generation, battery, desk), consumption};
        },
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
    const hours = others.map((member) => member.hours);
    const common = timesLarger(battery, batteries);
    return changed.map((member) =>
      member.isStorage === true
        ? {...member, hours: cooperativeBattery(hours, axis.hours, common)}
        : member,
    );
  }

  /** What these panels generate, in the one series for it. */
  private generated(panels: readonly UnitPanels[]): Float64Array {
    const {made} = this;
    made.fill(0);
    for (const {kw, unit} of panels) {
      for (let hour = 0; hour < made.length; hour += 1) {
        made[hour] = (made[hour] ?? 0) + kw * (unit[hour] ?? 0);
      }
    }
    return made;
  }
}

/** Adds to a series a part of another or, if the part is negative, takes it away. */
function addPart(series: Float64Array, part: number, other: Float64Array): void {
  for (let hour = 0; hour < series.length; hour += 1) {
    // Without any panels, only rounding errors are below zero.
    series[hour] = Math.max((series[hour] ?? 0) + part * (other[hour] ?? 0), 0);
  }
}

/** Power grows with capacity. */
function timesLarger(battery: Battery, factor: number): Battery {
  return factor === 1 ? battery : {...battery, kwh: battery.kwh * factor, kw: battery.kw * factor};
}

/** Each member's panels. */
function unitPanels(
  {input, axis}: PreparedCooperative,
  cache: SeriesCache,
): readonly (readonly UnitPanels[])[] {
  const model = new ModelSeries(input, axis, cache);
  // Distinct planes are few, members may be many.
  const units = new Map<string, Float64Array>();
  const unitOf = (panels: Panels): Float64Array => {
    const one = {...panels, kw: 1};
    const plane = JSON.stringify(one);
    const unit = units.get(plane) ?? model.generation([one], 0);
    units.set(plane, unit);
    return unit;
  };
  return input.members.map((member) =>
    panelsOf(member).flatMap((panels) =>
      panels.kw > 0 ? [{kw: panels.kw, unit: unitOf(panels)}] : [],
    ),
  );
}
