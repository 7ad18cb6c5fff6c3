import {
  balancingPowerLimit,
  biogasLimit,
  biomethaneLimit,
  cityRule,
  coverageThreshold,
  electricPowerLimit,
  excisePowerLimit,
  gridVoltageLimit,
  heatPowerLimit,
  lastDayOfLowerCoverage,
  lowerCoverageThreshold,
  municipalityLimit,
  operatorRule,
  ownershipRule,
  repealedMemberLimit,
  sellerRule,
  storageRule,
  type LegalNumber,
} from './law';
import {leastMembers, type MemberCounts} from './memberCount';
import {claim, limit, showNumber, type Verdict} from './verdict';

export const municipalityKinds = ['rural', 'urbanRural', 'urban'] as const;
type MunicipalityKind = (typeof municipalityKinds)[number];

/** What is known about a cooperative; conditions on missing facts come out as `unknown`. */
export interface CooperativeFacts {
  readonly consumptionKwh?: number;
  readonly generationKwh?: number;
  /** Energy used behind some meters is not known, so both numbers are greater by the same unknown amount. */
  readonly isLeast?: boolean;
  /** Day the application for the register was filed, `rrrr-mm-dd`. */
  readonly applicationDay?: string;
  readonly electricKw?: number;
  /** Largest single installation. */
  readonly largestKw?: number;
  readonly heatKw?: number;
  readonly biogasM3?: number;
  readonly biomethaneM3?: number;
  readonly municipalities?: readonly MunicipalityKind[];
  /** All municipalities border one another. */
  readonly adjacent?: boolean;
  readonly gridOperators?: number;
  /** Highest voltage at which a member is connected. */
  readonly voltageKv?: number;
  readonly sellers?: number;
  readonly members?: number;
  readonly memberCounts?: MemberCounts;
  /** A cooperative of agricultural production or of a group of agricultural producers. */
  readonly agricultural?: boolean;
  /** All installations belong to the cooperative or its members. */
  readonly ownedByMembers?: boolean;
  /** Of a battery with a point of its own. */
  readonly storageKwh?: number;
}

/** Section 5: every condition with its verdict, source and date. */
export function validateCooperative(facts: CooperativeFacts): readonly Verdict[] {
  return [
    coverage(facts),
    limit('power', 'Łączna moc instalacji elektrycznych', facts.electricKw, electricPowerLimit),
    limit('heat', 'Łączna moc cieplna', facts.heatKw, heatPowerLimit, 0),
    limit('biogas', 'Wytwarzanie biogazu', facts.biogasM3, biogasLimit, 0),
    limit('biomethane', 'Wytwarzanie biometanu', facts.biomethaneM3, biomethaneLimit, 0),
    excise(facts),
    area(facts),
    cities(facts),
    claim(
      'gridOperator',
      facts.gridOperators === undefined ? undefined : facts.gridOperators === 1,
      'Wszyscy członkowie są w sieci jednego operatora.',
      'Wszyscy członkowie muszą być w sieci jednego operatora.',
      operatorRule,
    ),
    claim(
      'voltage',
      facts.voltageKv === undefined ? undefined : facts.voltageKv < gridVoltageLimit.value,
      'Punkty poboru są w sieci poniżej 110 kV.',
      'Punkty poboru muszą być w sieci poniżej 110 kV.',
      gridVoltageLimit,
    ),
    claim(
      'seller',
      facts.sellers === undefined ? undefined : facts.sellers === 1,
      'Spółdzielnię rozlicza jeden sprzedawca.',
      'Całą spółdzielnię musi rozliczać jeden sprzedawca. Zmiana sprzedawcy działa od końca miesiąca.',
      sellerRule,
    ),
    claim(
      'ownership',
      facts.ownedByMembers,
      'Instalacje należą do spółdzielni albo do jej członków.',
      'Instalacje muszą należeć do spółdzielni albo do jej członków.',
      ownershipRule,
    ),
    leastMembers(facts.memberCounts, facts.agricultural),
    members(facts),
    storage(facts),
    balancing(facts),
  ];
}

/** The coverage a cooperative needs, by the day of its application; without one, as if it applied today. */
export function requiredCoverage(applicationDay?: string): LegalNumber {
  return applicationDay !== undefined && applicationDay <= lastDayOfLowerCoverage
    ? lowerCoverageThreshold
    : coverageThreshold;
}

function coverage({
  consumptionKwh,
  generationKwh,
  isLeast = false,
  applicationDay,
}: CooperativeFacts): Verdict {
  const threshold = requiredCoverage(applicationDay);
  const id = 'coverage';
  if (consumptionKwh === undefined || generationKwh === undefined || consumptionKwh <= 0) {
    return {
      id,
      status: 'unknown',
      text: 'Pokrycie potrzeb liczy się z całego roku: trzeba znać zużycie i produkcję z 12 miesięcy.',
      source: threshold,
    };
  }
  // Tenths of a percent. 69.99 % is not 70 %; but 8760 times 0.7 kWh add up to a hair less than 6132 kWh.
  const tenths = Number(((generationKwh / consumptionKwh) * 1000).toFixed(7));
  const isMet = tenths >= threshold.value * 10;
  if (isLeast && !isMet) {
    return {
      id,
      status: 'unknown',
      text: 'Brak danych: odczyty pokazują tylko wymianę z siecią, a nie produkcję zużytą za licznikiem. Podaj zmierzoną produkcję, np. z falownika, żeby sprawdzić pokrycie potrzeb.',
      source: threshold,
    };
  }
  // The unknown amount brings the ratio closer to 1, whichever side it is on.
  const found = showNumber(Math.floor(isLeast ? Math.min(tenths, 1000) : tenths) / 10);
  const reason =
    threshold === lowerCoverageThreshold
      ? `Próg ${threshold.value}% dotyczy wniosków złożonych do 31.12.2025.`
      : `Próg ${threshold.value}% dotyczy wniosków złożonych od 1.01.2026.`;
  return {
    id,
    status: isMet ? 'met' : 'notMet',
    text: `Instalacje pokrywają w ciągu roku ${isLeast ? 'co najmniej ' : ''}${found}% potrzeb. ${reason}`,
    source: threshold,
  };
}

function excise({electricKw}: CooperativeFacts): Verdict {
  const isExempt = electricKw === undefined || electricKw <= excisePowerLimit.value;
  return {
    id: 'excise',
    status: electricKw === undefined ? 'unknown' : 'information',
    text: isExempt
      ? 'Do 1 MW łącznej mocy energia wytworzona i zużyta w spółdzielni jest zwolniona z akcyzy.'
      : 'Łączna moc przekracza 1 MW, więc zwolnienie z akcyzy dla spółdzielni nie działa. Liczymy ją od energii własnej, wspólnej i odebranej z zapasu. Kto ma generatory do 1 MW i sam zużywa ich prąd, może mieć inne zwolnienie (§ 5 rozporządzenia, Dz.U. 2025 poz. 851).',
    source: excisePowerLimit,
  };
}

function area({municipalities, adjacent}: CooperativeFacts): Verdict {
  const id = 'area';
  const rule = 'Obszar to jedna gmina albo najwyżej trzy, które bezpośrednio ze sobą sąsiadują.';
  if (municipalities === undefined || municipalities.length === 0) {
    return {id, status: 'unknown', text: `${rule} Brak danych.`, source: municipalityLimit};
  }
  const count = municipalities.length;
  const isSmall = count <= municipalityLimit.value;
  if (isSmall && count > 1 && adjacent === undefined) {
    return {
      id,
      status: 'unknown',
      text: `${rule} Podaj, czy gminy ze sobą sąsiadują.`,
      source: municipalityLimit,
    };
  }
  return {
    id,
    status: isSmall && (count === 1 || adjacent === true) ? 'met' : 'notMet',
    text: `${rule} Liczba gmin: ${count}.`,
    source: municipalityLimit,
  };
}

/** Cities have to wait for the European Commission, however late an application is filed. */
function cities({municipalities}: CooperativeFacts): Verdict {
  const id = 'cities';
  const rule = 'Spółdzielnia działa dziś w gminach wiejskich i miejsko-wiejskich.';
  const waiting = 'Przepisy o miastach czekają na decyzję Komisji Europejskiej.';
  if (municipalities === undefined || municipalities.length === 0) {
    return {id, status: 'unknown', text: `${rule} ${waiting} Brak danych.`, source: cityRule};
  }
  return municipalities.includes('urban')
    ? {id, status: 'notMet', text: `${rule} ${waiting}`, source: cityRule}
    : {id, status: 'met', text: rule, source: cityRule};
}

function members({members: count}: CooperativeFacts): Verdict {
  const isMany = count !== undefined && count >= repealedMemberLimit.value;
  return {
    id: 'members',
    status: count === undefined ? 'unknown' : 'information',
    text: isMany
      ? `Liczba członków: ${showNumber(count)}. Limitu nie ma od 1.10.2023; starsze opracowania podają dawny próg (mniej niż 1000).`
      : 'Ustawa o OZE nie ogranicza liczby członków.',
    source: repealedMemberLimit,
  };
}

function storage({storageKwh}: CooperativeFacts): Verdict {
  return {
    id: 'storage',
    status: storageKwh === undefined ? 'unknown' : 'information',
    text:
      storageKwh === undefined || storageKwh === 0
        ? 'Spółdzielnia może magazynować energię.'
        : 'Magazyn z własnym punktem poboru wchodzi do bilansu godzinowego jak każdy inny punkt. Osobnej reguły nie znaleźliśmy.',
    source: storageRule,
  };
}

function balancing({largestKw}: CooperativeFacts): Verdict {
  return {
    id: 'balancing',
    status: largestKw === undefined ? 'unknown' : 'information',
    text:
      largestKw !== undefined && largestKw >= balancingPowerLimit.value
        ? 'Instalacja ma co najmniej 400 kW: koszt bilansowania handlowego może obciążyć spółdzielnię.'
        : 'Koszt bilansowania handlowego instalacji poniżej 400 kW pokrywa sprzedawca.',
    source: balancingPowerLimit,
  };
}
