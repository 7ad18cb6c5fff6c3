import {regionYields} from '../../models/regions';
import {yearHours} from '@cooperative/polish';
import {requiredCoverage, type CooperativeFacts} from '../../law/conditions';
import {
  biogasLimit,
  biomethaneLimit,
  electricPowerLimit,
  gridVoltageLimit,
  heatPowerLimit,
  municipalityLimit,
  type LegalNumber,
} from '../../law/law';
import {missingMembers} from '../../law/memberCount';
import {showNumber, type Verdict} from '../../law/verdict';
import {sum} from '../../split';
import {generationKwh} from './hiddenUse';
import {factsOf} from './conditions';
import {photovoltaicKw} from '../description/panels';
import type {PreparedCooperative} from '../prepare/prepareCooperative';
import {ModelSeries} from '../prepare/modelSeries';
import type {Obstacle} from '../shapes';

/** What keeps the cooperative from being, by the verdicts on it. Conditions that are unknown forbid nothing. */
export function obstaclesOf(
  prepared: PreparedCooperative,
  conditions: readonly Verdict[],
): readonly Obstacle[] {
  const facts = factsOf(prepared);
  return conditions
    .filter(({status}) => status === 'notMet')
    .map(({id, text}) => ({
      id,
      ...(id === 'coverage'
        ? missingPanels(prepared, facts)
        : id === 'power'
          ? tooMuchPower(prepared, facts)
          : id === 'leastMembers'
            ? tooFewMembers(prepared, facts)
            : {text: plainText(id, facts) ?? text.replace(/\.$/, ''), ...mostOf(id)}),
    }));
}

const limits: Readonly<Partial<Record<string, LegalNumber>>> = {
  heat: heatPowerLimit,
  biogas: biogasLimit,
  biomethane: biomethaneLimit,
};

function mostOf(id: string): Pick<Obstacle, 'most'> {
  const limit = limits[id];
  return limit ? {most: limit.value} : {};
}

function plainText(id: string, facts: CooperativeFacts): string | undefined {
  const {municipalities = [], gridOperators, voltageKv = 0, sellers} = facts;
  switch (id) {
    case 'area':
      return municipalities.length > municipalityLimit.value
        ? `gmin jest ${municipalities.length}, a mogą być najwyżej ${municipalityLimit.value}`
        : 'gminy nie sąsiadują ze sobą';
    case 'cities':
      return 'w gminie miejskiej spółdzielnia musi poczekać na decyzję Komisji Europejskiej';
    case 'gridOperator':
      return `operatorów sieci jest ${gridOperators}, a musi być jeden`;
    case 'voltage':
      return `przyłącze ma ${showNumber(voltageKv)}\u00a0kV, a musi mieć mniej niż ${gridVoltageLimit.value}\u00a0kV`;
    case 'seller':
      return `sprzedawców jest ${sellers}, a musi być jeden`;
    case 'ownership':
      return 'instalacje nie należą do spółdzielni ani do jej członków';
    default:
      return undefined;
  }
}

/** „brakuje 2 członków”; where all may be legal persons, also how many of those would do. */
function tooFewMembers(
  prepared: PreparedCooperative,
  {memberCounts, agricultural}: CooperativeFacts,
): Omit<Obstacle, 'id'> {
  const missing = memberCounts && missingMembers(memberCounts, agricultural);
  const {anyone, legalPersons} = missing ?? {anyone: 0, legalPersons: null};
  const members = `brakuje ${anyone}\u00a0${anyone === 1 ? 'członka' : 'członków'}`;
  const {natural = 0, community = 0, unknown = 0} = memberCounts ?? {};
  const perKwp = yieldOfPanels(prepared);
  const isOnlyLegal = natural + community + unknown === 0;
  return {
    text:
      legalPersons === null
        ? members
        : `${members} albo ${legalPersons}\u00a0${legalPersons === 1 ? 'osoby prawnej' : 'osób prawnych'}, jeśli wszyscy członkowie są osobami prawnymi`,
    newMembers:
      legalPersons !== null && isOnlyLegal
        ? {count: legalPersons, person: 'legal', perKwp}
        : {count: anyone, person: 'natural', perKwp},
  };
}

/** The power is rounded to whole kWp, and each member's part of it to 0.01 kWp: this much is left for that. */
const roundingKwp = 0.1;

/** How many kWp are missing to the coverage the law requires, at the yield of the described panels. */
function missingPanels(
  prepared: PreparedCooperative,
  {consumptionKwh = 0, generationKwh = 0, applicationDay}: CooperativeFacts,
): Omit<Obstacle, 'id'> {
  const threshold = requiredCoverage(applicationDay).value;
  const kwp = photovoltaicKw(prepared.input);
  const missingKwp = ((consumptionKwh * threshold) / 100 - generationKwh) / yieldOfPanels(prepared);
  const panelsKwp = Math.ceil(kwp + missingKwp + roundingKwp);
  return {text: `brakuje ${showNumber(Math.ceil(panelsKwp - kwp))}\u00a0kWp paneli`, panelsKwp};
}

/** What one kWp of the described panels gives, kWh; where there are none, what is usual in the region. */
function yieldOfPanels(prepared: PreparedCooperative): number {
  const {input, axis} = prepared;
  const kwp = photovoltaicKw(input);
  return kwp > 0
    ? panelsKwh(prepared) / kwp
    : (regionYields[input.region] * axis.hours) / yearHours;
}

/** Generation of the panels alone, without any other sources, kWh. */
function panelsKwh({input, axis, members, cache}: PreparedCooperative): number {
  const withPanels = input.members.flatMap(({sources = []}, index) => {
    const panels = sources.filter((source) => source.kind === 'pv');
    const isAll = panels.length > 0 && panels.length === sources.length;
    const member = members[index];
    const kwh = isAll && member ? generationKwh(member, cache) : undefined;
    return panels.length > 0 ? [{panels, kwh}] : [];
  });
  const mixed = withPanels.filter(({kwh}) => kwh === undefined);
  const model = new ModelSeries(input, axis, cache);
  return [
    ...withPanels.map(({kwh = 0}) => kwh),
    ...mixed.map(({panels}, index) => sum(model.generation(panels, index))),
  ].reduce((total, kwh) => total + kwh, 0);
}

function tooMuchPower(
  {input}: PreparedCooperative,
  {electricKw = 0}: CooperativeFacts,
): Omit<Obstacle, 'id'> {
  const excess = electricKw - electricPowerLimit.value;
  const panelsKwp = Math.floor(photovoltaicKw(input) - excess - roundingKwp);
  return {
    text: `moc instalacji jest o ${showNumber(Math.ceil(excess))}\u00a0kW za duża`,
    ...(panelsKwp > 0 && {panelsKwp}),
  };
}
