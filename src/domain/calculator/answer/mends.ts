import {panelsOf, withFacts, withInternal, withNewMembers, withPanels} from '../mend';
import type {DatedRates} from '../defaults';
import {memberKinds, type MemberKindId} from '../members/memberKinds';
import type {CalculatorAction, Description} from '../state';
import type {Answer, FairPrice, FairProposal, Obstacle} from '@cooperative/settlement/answer';
import {coversYear, formatCount, formatNumber, type PluralForms} from '@cooperative/polish';
import {requiredCoverage} from '@cooperative/settlement/law';

/** What one press sets so that a condition is met. */
export interface Mend {
  readonly label: string;
  /** What the reader has assumed by pressing. */
  readonly told: string;
  /** What must be true of the cooperative itself: a press changes numbers, not the world. */
  readonly caution: string;
  readonly description: Description;
}

/** What one press can change. */
export interface Mending {
  readonly description: Description;
  readonly dated: DatedRates;
  readonly dispatch: (action: CalculatorAction) => void;
}

interface Circumstances {
  readonly description: Description;
  readonly answer: Answer;
  readonly dated: DatedRates;
}

type FactsOf = NonNullable<Parameters<typeof withFacts>[1]>;

/** What mends a condition by one press; null if only the reader can. */
export function mendOf(obstacle: Obstacle, circumstances: Circumstances): Mend | null {
  const {description, dated} = circumstances;
  const {id, panelsKwp, newMembers, most} = obstacle;
  if (panelsKwp !== undefined) {
    const mended = withPanels(description, panelsKwp, dated);
    const power = `${formatNumber(panelsKwp)}\u00a0kWp paneli`;
    return (
      mended && {
        label: `Ustaw ${power}`,
        told: `Ustawiono ${power} jako założenie.`,
        caution: 'To założenie: tyle paneli musi się zmieścić na dachach i gruncie.',
        description: mended,
      }
    );
  }
  if (newMembers) {
    return membersMend(newMembers, circumstances);
  }
  const assumed = most === undefined ? assumptions[id] : upTo(id, most);
  return assumed && description.mode === 'full'
    ? {
        ...assumed,
        description: withFacts(description, assumed.facts(description.cooperative.cooperative)),
      }
    : null;
}

/** Beside the price, the key that is set. */
const keyWords: Readonly<Record<FairProposal['keyId'], string>> = {
  now: '',
  hourly: ' i\u00a0podział „kto pobiera w\u00a0godzinie”',
  byUse: ' i\u00a0podział według zużycia',
  equal: ' i\u00a0podział po równo',
};

/** What one press sets so that nobody loses by the cooperative; null where nothing is to be set. */
export function internalMend(
  fair: FairPrice,
  {description, dated}: Omit<Circumstances, 'answer'>,
): Mend | null {
  if (fair.kind !== 'found') {
    return null;
  }
  const {proposal} = fair;
  const mended = withInternal(description, proposal, dated);
  const set = `${formatNumber(proposal.price, 3)}\u00a0zł/kWh${keyWords[proposal.keyId]}`;
  const who =
    proposal.per === 'point'
      ? 'żaden punkt poboru nie płaci więcej niż bez spółdzielni'
      : 'żaden członek nie płaci za swoje punkty razem więcej niż bez spółdzielni';
  return (
    mended && {
      label: `Ustaw ${set}`,
      told: `Ustawiono cenę energii wspólnej ${set} jako założenie: ${who}.`,
      caution:
        'To założenie: cenę i\u00a0podział muszą przyjąć członkowie w\u00a0statucie albo umowie. Kosztów działania spółdzielni w\u00a0nich nie ma.',
      description: mended,
    }
  );
}

/** Who is added, in the accusative. */
export const newcomerForms = {
  dom: {one: 'dom', few: 'domy', many: 'domów', other: 'domu'},
  mieszkanie: {one: 'mieszkanie', few: 'mieszkania', many: 'mieszkań', other: 'mieszkania'},
  gospodarstwo: {
    one: 'gospodarstwo',
    few: 'gospodarstwa',
    many: 'gospodarstw',
    other: 'gospodarstwa',
  },
  remiza: {one: 'remizę OSP', few: 'remizy OSP', many: 'remiz OSP', other: 'remizy OSP'},
  sklep: {one: 'sklep', few: 'sklepy', many: 'sklepów', other: 'sklepu'},
} as const satisfies Readonly<Partial<Record<MemberKindId, PluralForms>>>;

/** Small members of a kind that fits the others: each is a member of its own. */
function kindOf(
  person: 'natural' | 'legal',
  {quick, ...rest}: Description,
): keyof typeof newcomerForms {
  if (person === 'legal') {
    return quick.who === 'firmy' ? 'sklep' : 'remiza';
  }
  const isFarm = rest.mode === 'full' && rest.cooperative.cooperative?.agricultural === true;
  return isFarm ? 'gospodarstwo' : quick.who === 'osiedle' ? 'mieszkanie' : 'dom';
}

function membersMend(
  {count, person, perKwp}: NonNullable<Obstacle['newMembers']>,
  {description, answer, dated}: Circumstances,
): Mend {
  const kind = kindOf(person, description);
  const {annualKwh} = memberKinds[kind];
  const added = formatCount(count, newcomerForms[kind]);
  const mended = withNewMembers(description, kind, count, dated);
  const kwp = panelsForCoverage(count * annualKwh, perKwp, {description, answer, dated});
  const withMore = kwp === null ? null : withPanels(mended, kwp, dated);
  return {
    label: `Dodaj ${added}`,
    told: `Dodano ${added} po ${formatNumber(annualKwh)}\u00a0kWh rocznie jako założenie${
      withMore && kwp !== null
        ? `, a\u00a0panele zwiększono do ${formatNumber(kwp)}\u00a0kWp, żeby pokryły ich zużycie`
        : ''
    }.`,
    caution:
      person === 'legal'
        ? 'To założenie: do spółdzielni muszą naprawdę przystąpić osoby prawne, np. OSP albo spółki.'
        : 'To założenie: do spółdzielni musi naprawdę przystąpić tyle osób.',
    description: withMore ?? mended,
  };
}

/** Each point's part is rounded to 0.01 kWp: this much is left for that. */
const roundingKwp = 0.1;

/** Power of all panels once more is used, kWp, where the coverage is met without it; null if it still is. */
function panelsForCoverage(
  addedKwh: number,
  perKwp: number,
  {description, answer}: Circumstances,
): number | null {
  const {consumptionKwh, generationKwh, coverage} = answer.indicators;
  const day =
    description.mode === 'full' ? description.cooperative.cooperative?.applicationDay : undefined;
  const needed = ((consumptionKwh + addedKwh) * requiredCoverage(day).value) / 100;
  const isMet = !answer.obstacles.some(({id}) => id === 'coverage') && coverage !== null;
  const missing = needed - generationKwh;
  return isMet && coversYear(answer.axis) && generationKwh > 0 && missing > 0 && perKwp > 0
    ? Math.ceil(panelsOf(description) + missing / perKwp + roundingKwp)
    : null;
}

interface Assumption extends Omit<Mend, 'description'> {
  readonly facts: (now?: FactsOf) => FactsOf;
}

/** Facts that the law wants otherwise, by the condition. */
const assumptions: Readonly<Record<string, Assumption>> = {
  area: {
    label: 'Przyjmij jedną gminę',
    told: 'Przyjęto założenie: spółdzielnia działa w\u00a0jednej gminie.',
    caution:
      'To założenie: wszyscy członkowie muszą mieć punkty poboru w tej gminie. Gdy gminy sąsiadują ze sobą, mogą być trzy: zaznacz to w formularzu.',
    facts: ({municipalities = []} = {}) => ({municipalities: municipalities.slice(0, 1)}),
  },
  gridOperator: {
    label: 'Przyjmij jednego operatora',
    told: 'Przyjęto założenie: wszystkie punkty poboru są w sieci jednego operatora.',
    caution:
      'To założenie: punkty w sieci innego operatora nie mogą należeć do tej spółdzielni. Usuń je z listy członków.',
    facts: () => ({gridOperators: 1}),
  },
  voltage: {
    label: 'Przyjmij napięcie 0,4\u00a0kV',
    told: 'Przyjęto założenie: najwyższe napięcie przyłącza to 0,4\u00a0kV.',
    caution:
      'To założenie: punkty o wyższym napięciu, niż pozwala ustawa, nie mogą należeć do tej spółdzielni. Usuń je z listy członków.',
    facts: () => ({voltageKv: 0.4}),
  },
  seller: {
    label: 'Przyjmij jednego sprzedawcę',
    told: 'Przyjęto założenie: całą spółdzielnię rozlicza jeden sprzedawca.',
    caution: 'To założenie: pozostali członkowie muszą zmienić sprzedawcę.',
    facts: () => ({sellers: 1}),
  },
  ownership: {
    label: 'Przyjmij, że należą do spółdzielni albo członków',
    told: 'Przyjęto założenie: instalacje należą do spółdzielni albo jej członków.',
    caution: 'To założenie: instalacje muszą naprawdę do nich należeć.',
    facts: () => ({ownedByMembers: true}),
  },
};

/** Numbers of which the statute allows only so much, by the condition. */
const numbers: Readonly<
  Partial<Record<string, {readonly unit: string; readonly factsOf: (value: number) => FactsOf}>>
> = {
  heat: {unit: 'kW', factsOf: (value) => ({heatKw: value})},
  biogas: {unit: 'm³', factsOf: (value) => ({biogasM3: value})},
  biomethane: {unit: 'm³', factsOf: (value) => ({biomethaneM3: value})},
};

function upTo(id: string, value: number): Assumption | undefined {
  const number = numbers[id];
  if (!number) {
    return undefined;
  }
  const most = `${formatNumber(value)}\u00a0${number.unit}`;
  return {
    label: `Ustaw ${most}`,
    told: `Ustawiono ${most} jako założenie.`,
    caution: 'To założenie: więcej spółdzielnia nie może mieć.',
    facts: () => number.factsOf(value),
  };
}
