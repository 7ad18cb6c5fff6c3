/**
 * Numbers of the settlement that only a statute can change. Those that change with a tariff or an announcement are in
 * `src/data/stawki.yaml`. The sources are the newest consolidated acts that were read, with the days of their texts.
 */

/** How certain a number is: from the text of an act; from one source or an extract; without a source. */
export type Certainty = 'high' | 'medium' | 'low';

export interface LegalSource {
  readonly act: string;
  readonly article: string;
  readonly link: string;
  /** Day it came into force, `rrrr-mm-dd`; absent where none was found. */
  readonly inForceSince?: string;
  /** Day the text that was read is of, where the provision itself is older. */
  readonly textOf?: string;
  readonly certainty: Certainty;
}

export interface LegalNumber extends LegalSource {
  readonly value: number;
  readonly unit: string;
}

const renewablesAct = {
  act: 'ustawa o odnawialnych źródłach energii, t.j. Dz.U. 2026 poz. 68',
  link: 'https://github.com/PolskiAgentW/dziennik-ustaw-md/blob/2cc15cffef4a0bc5b89f46bd0af5d169a4fcfd26/DU/2026/DU-2026-68.md',
  textOf: '2025-12-02',
  certainty: 'high',
} as const;

const settlementRegulation = {
  act: 'rozporządzenie rozliczeniowe, Dz.U. 2022 poz. 703',
  link: 'https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md',
  inForceSince: '2022-04-01',
  certainty: 'high',
} as const;

const amendment2023 = {
  act: 'ustawa z 17.08.2023, Dz.U. 2023 poz. 1762',
  link: 'https://github.com/legalize-dev/legalize-pl/blob/81721d749bdb9d32d37e6dc4ec1a612197ab4936/pl/DU-2023-1762.md',
  inForceSince: '2023-10-01',
  certainty: 'high',
} as const;

const cooperativeAct = {
  act: 'Prawo spółdzielcze, t.j. Dz.U. 2026 poz. 521',
  link: 'https://github.com/PolskiAgentW/dziennik-ustaw-md/blob/2cc15cffef4a0bc5b89f46bd0af5d169a4fcfd26/DU/2026/DU-2026-521.md',
  textOf: '2026-03-23',
  certainty: 'high',
} as const;

const amendment2025 = {
  act: 'ustawa z 9.10.2025, Dz.U. 2025 poz. 1535',
  link: 'https://github.com/PolskiAgentW/dziennik-ustaw-md/blob/2cc15cffef4a0bc5b89f46bd0af5d169a4fcfd26/DU/2025/DU-2025-1535.md',
  inForceSince: '2025-11-27',
  certainty: 'high',
} as const;

/** Fraction of the energy given to the grid that is credited back. */
export const creditRatio: LegalNumber = {
  ...settlementRegulation,
  value: 0.6,
  unit: 'kWh/kWh',
  article: '§ 3 ust. 1; ustawa o OZE art. 38c ust. 3 i 6',
};

/** A lot may be used in its own month and for this many months after it. */
export const creditValidMonths: LegalNumber = {
  ...renewablesAct,
  value: 12,
  unit: 'miesięcy',
  article: 'art. 38c ust. 8',
};

/** Above this total power, shared and credited energy is subject to excise. */
export const excisePowerLimit: LegalNumber = {
  ...renewablesAct,
  value: 1000,
  unit: 'kW',
  article: 'art. 38c ust. 13 pkt 3',
};

export const electricPowerLimit: LegalNumber = {
  ...renewablesAct,
  value: 10_000,
  unit: 'kW',
  article: 'art. 38e ust. 1 pkt 3 lit. a',
};

export const heatPowerLimit: LegalNumber = {
  ...renewablesAct,
  value: 30_000,
  unit: 'kW',
  article: 'art. 38e ust. 1 pkt 3',
};

export const biogasLimit: LegalNumber = {
  ...renewablesAct,
  value: 40_000_000,
  unit: 'm³/rok',
  article: 'art. 38e ust. 1 pkt 3',
};

export const biomethaneLimit: LegalNumber = {
  ...renewablesAct,
  value: 20_000_000,
  unit: 'm³/rok',
  article: 'art. 38e ust. 1 pkt 3',
};

export const coverageThreshold: LegalNumber = {
  ...renewablesAct,
  value: 70,
  unit: '%',
  article: 'art. 38e ust. 1 pkt 3 lit. a',
};

/** For applications filed by {@link lastDayOfLowerCoverage}. */
export const lowerCoverageThreshold: LegalNumber = {
  ...amendment2023,
  value: 40,
  unit: '%',
  article: 'art. 41',
};

export const lastDayOfLowerCoverage = '2025-12-31';

export const municipalityLimit: LegalNumber = {
  ...renewablesAct,
  value: 3,
  unit: 'gminy',
  article: 'art. 38e ust. 1 pkt 1',
};

/** Points of delivery must be in a grid below this voltage. */
export const gridVoltageLimit: LegalNumber = {
  ...renewablesAct,
  value: 110,
  unit: 'kV',
  article: 'art. 38c ust. 2',
};

/** A member is a person, with however many points of delivery. */
export const memberMinimum: LegalNumber = {
  ...cooperativeAct,
  value: 10,
  unit: 'członków',
  article: 'art. 15 § 1',
};

/** In a cooperative of agricultural production, and in one of a group of agricultural producers. */
export const farmMemberMinimum: LegalNumber = {
  ...cooperativeAct,
  value: 5,
  unit: 'członków',
  article: 'art. 15 § 1, art. 6 § 2a',
};

/** If the statute admits nobody else. */
export const legalPersonMinimum: LegalNumber = {
  ...cooperativeAct,
  value: 3,
  unit: 'osoby prawne',
  article: 'art. 15 § 5',
};

/** Repealed on 1.10.2023, but older publications still quote it. */
export const repealedMemberLimit: LegalNumber = {
  ...amendment2023,
  value: 1000,
  unit: 'członków',
  article: 'ustawa o OZE art. 38e ust. 1 pkt 2 (uchylony)',
};

/** From this power the cost of commercial balancing may fall on the cooperative. */
export const balancingPowerLimit: LegalNumber = {
  ...renewablesAct,
  value: 400,
  unit: 'kW',
  article: 'art. 38e ust. 2',
};

/** Largest installation of a prosumer. */
export const prosumerPowerLimit: LegalNumber = {
  ...renewablesAct,
  value: 50,
  unit: 'kW',
  article: 'art. 2 pkt 19 (mikroinstalacja) i 27a (prosument)',
  certainty: 'medium',
};

/**
 * Ordered power up to which a customer at low voltage pays the capacity fee as a flat sum, until the end of 2027.
 */
export const flatCapacityPowerLimit: LegalNumber = {
  act: 'ustawa o rynku mocy, t.j. Dz.U. 2025 poz. 610',
  link: 'https://github.com/PolskiAgentW/dziennik-ustaw-md/blob/2cc15cffef4a0bc5b89f46bd0af5d169a4fcfd26/DU/2025/DU-2025-610.md',
  certainty: 'high',
  value: 16,
  unit: 'kW',
  article: 'art. 89a ust. 2 pkt 3',
};

/** In force until the year for which Monitor Polski announces the end of it. */
export const vatRate: LegalNumber = {
  act: 'ustawa o podatku od towarów i usług, t.j. Dz.U. 2026 poz. 1263',
  link: 'https://github.com/PolskiAgentW/dziennik-ustaw-md/blob/3700fa7391ea195f18ec68d0cb349d00035abcde/DU/2026/DU-2026-1263.md',
  certainty: 'high',
  value: 23,
  unit: '%',
  article: 'art. 146ef ust. 1 pkt 1',
};

/**
 * Until {@link lastDayOutsideKsef} invoices outside KSeF are allowed while all of a month come to at most this with the tax;
 * from the invoice that passes it, all go to KSeF.
 */
export const outsideKsefLimit: LegalNumber = {
  act: 'ustawa o podatku od towarów i usług w brzmieniu Dz.U. 2025 poz. 1203',
  link: 'https://github.com/PolskiAgentW/dziennik-ustaw-md/blob/2cc15cffef4a0bc5b89f46bd0af5d169a4fcfd26/DU/2025/DU-2025-1203.md',
  certainty: 'high',
  value: 10_000,
  unit: 'zł',
  article: 'art. 145m',
};

export const lastDayOutsideKsef = '2026-12-31';

/** The hourly balance: of each point of delivery, then of the cooperative. */
export const balanceRule: LegalSource = {...settlementRegulation, article: '§ 2 ust. 3'};
/** The journal prints the formula as a picture; it was reconstructed from the description of its symbols. */
export const periodRule: LegalSource = {
  ...settlementRegulation,
  article: '§ 3 ust. 1; ustawa o OZE art. 38c ust. 8',
  certainty: 'medium',
};
export const oldestFirstRule: LegalSource = {
  ...settlementRegulation,
  article: '§ 4 ust. 1; ustawa o OZE art. 38c ust. 8',
};
export const expiryRule: LegalSource = {...renewablesAct, article: 'art. 38c ust. 8 i 11'};
export const feeRule: LegalSource = {...renewablesAct, article: 'art. 38c ust. 7, 11 i 13'};
export const splitRule: LegalSource = {...settlementRegulation, article: '§ 3 ust. 2 i 3'};
export const operatorRule: LegalSource = {...renewablesAct, article: 'art. 38c ust. 1–2'};
export const sellerRule: LegalSource = {
  ...renewablesAct,
  article: 'art. 40 ust. 1a–1ac, art. 38da ust. 3',
};
export const ownershipRule: LegalSource = {...renewablesAct, article: 'art. 38f ust. 1'};
export const storageRule: LegalSource = {...renewablesAct, article: 'art. 2 pkt 33a'};
/** Provisions on cities are not applied until the European Commission decides; until then only others may be. */
export const cityRule: LegalSource = {...amendment2025, article: 'art. 28'};
