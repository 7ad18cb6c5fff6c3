import type {Operator} from './rates';

const bulletin = 'https://bip.ure.gov.pl/download/3';

/**
 * Where the regulator publishes the grid tariffs of 2026, to be read by people: the pages themselves were not opened.
 * TAURON's was not found.
 */
export const tariffPages: Readonly<Partial<Record<Operator, string>>> = {
  pge: `${bulletin}/20345/PGEDystrybucja.pdf`,
  energa: `${bulletin}/20347/EnergaOperator.pdf`,
  enea: `${bulletin}/20348/ENEAOperator.pdf`,
  stoen: `${bulletin}/20339/StoenOperator.pdf`,
};
