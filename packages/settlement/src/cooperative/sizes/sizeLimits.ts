import {
  balancingPowerLimit,
  electricPowerLimit,
  excisePowerLimit,
  prosumerPowerLimit,
} from '../../law/law';
import {isOwnConnection} from '../description/ownConnection';
import {photovoltaicKw} from '../description/panels';
import {leastForCoverage} from '../lawfulness/hiddenUse';
import type {PreparedCooperative} from '../prepare/prepareCooperative';
import type {SizeBound} from '../shapes';

/** The powers of all panels together that a search may choose from, kWp. */
interface SizeLimits {
  readonly low: number;
  readonly high: number;
  /** Within them, powers beyond which some cost appears. */
  readonly jumps: readonly {readonly kw: number; readonly bound: SizeBound}[];
  readonly highBound: SizeBound;
}

/** A jump is looked at from below: products of powers are not exact. */
const justBelow = 1 - 1e-9;
/** With many owners of different sizes, each passes 50 kW elsewhere; the largest matter the most. */
const mostOwners = 4;

/**
 * Limits of the statute and of the roofs, with all panels growing and shrinking in proportion; `panelKwh` is what they
 * generate as described.
 */
export function sizeLimits(prepared: PreparedCooperative, panelKwh: number): SizeLimits {
  const {input, members} = prepared;
  const kw = photovoltaicKw(input);
  const allKw = members.flatMap(({sourceKw}) => sourceKw).reduce((all, own) => all + own, 0);
  const otherKw = allKw - kw;
  const lawful = Math.max(electricPowerLimit.value - otherKw, 0);
  const roof = input.finance?.largestPanelKw ?? Infinity;
  const owners = input.members.map(({sources = [], ...point}) => ({
    isProsumer: !isOwnConnection(point),
    panels: sources.flatMap((source) => (source.kind === 'pv' ? [source.kw] : [])),
    others: sources.reduce((all, source) => (source.kind === 'pv' ? all : all + source.kw), 0),
  }));
  const largest = Math.max(0, ...owners.flatMap(({panels}) => panels));
  const jumps: SizeLimits['jumps'][number][] = [
    {kw: excisePowerLimit.value - otherKw, bound: 'excise'},
  ];
  if (largest > 0 && (input.prices?.balancingPerMwh ?? 0) > 0) {
    // Costs come at 400 kW, not above it.
    jumps.push({kw: (kw * balancingPowerLimit.value) / largest, bound: 'balancing'});
  }
  if (input.finance?.against === 'netBilling') {
    const places = owners.flatMap(({isProsumer, panels, others}) => {
      const own = panels.reduce((all, one) => all + one, 0);
      return isProsumer && own > 0 ? [(kw * (prosumerPowerLimit.value - others)) / own] : [];
    });
    const distinct = [...new Set(places)].sort((a, b) => a - b).slice(0, mostOwners);
    jumps.push(...distinct.map((place) => ({kw: place, bound: 'prosumer' as const})));
  }
  return {
    low: leastForCoverage(prepared, panelKwh),
    high: Math.min(roof, lawful),
    highBound: roof < lawful ? 'roof' : 'tenMw',
    jumps: jumps.filter((jump) => jump.kw > 0).map((jump) => ({...jump, kw: jump.kw * justBelow})),
  };
}
