/** Yield of 1 kWp at 35° south in central Poland, kWh a year. */
export const referenceYield = 1030;

/** Yield of 1 kWp at 35° south, kWh a year, by part of Poland. */
export const regionYields = {north: 990, centre: referenceYield, southEast: 1080} as const;
/** Between which published yields those lie, for the reader. */
export const yieldSource =
  'między 986\u00a0kWh w\u00a0Szczecinie a\u00a01096\u00a0kWh w\u00a0Rzeszowie z\u00a0tabeli PTF, za forbes.pl';

/** The mean of roofs that a contractor tells (fact F597), kWh from 1 kWp a year. */
export const roofYield = 990;
/** Where that is from, for the reader. */
export const roofYieldWhy =
  'Wykonawca, powołując się na MDPI, podaje dla dachów średnio około 990\u00a0kWh, od około 870 do ponad 1100 (data nieznana).';

export type Region = keyof typeof regionYields;

/** How the parts are called where something happens „w…”. */
export const regionNames: Readonly<Record<Region, string>> = {
  north: 'północnej',
  centre: 'środkowej',
  southEast: 'południowo-wschodniej',
};

/** Voivodeships with a published yield of the north (Szczecin, Bydgoszcz) or the south-east (Lublin, Tarnów, Rzeszów). */
const voivodeshipRegions: Readonly<Record<string, Region>> = {
  '04': 'north',
  '32': 'north',
  '06': 'southEast',
  '12': 'southEast',
  '18': 'southEast',
};

/** The part of Poland by a TERYT code; the centre where no yield was read for the voivodeship, or without a code. */
export function regionOf(teryt: string | undefined): Region {
  return voivodeshipRegions[teryt?.slice(0, 2) ?? ''] ?? 'centre';
}
