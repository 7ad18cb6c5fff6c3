import {defaultOptions, readTariffs, valueOf} from '@cooperative/settlement/description';
import {hourAxis, toZloty, type Zloty} from '@cooperative/polish';
import {creditRatio} from '@cooperative/settlement/law';
import {settle} from '@cooperative/settlement/explain';
import {newestRatesDay, type DatedRates} from './defaults';

/** One month of a member without panels of its own, by the rates of Enea's G11: what articles and the calculator tell. */
export interface WorkedMonth {
  readonly drawnKwh: number;
  readonly sharedKwh: number;
  readonly creditedKwh: number;
  readonly boughtKwh: number;
  /** Fed into the grid by others for the credited energy. */
  readonly givenKwh: number;
  /** Gross. */
  readonly inCooperativeZl: Zloty;
  /** Gross, if the member pays the whole variable grid fee (the second reading of A5). */
  readonly secondReadingZl: Zloty;
  /** Gross. */
  readonly aloneZl: Zloty;
}

/** An assumption, kWh: what is drawn, and what of it others gave in the same hours and is taken back later. */
const energy = {drawn: 390, shared: 50, credited: 178};

/** The month by the newest rates. Throws if it cannot be settled. */
export function workedMonth(dated: DatedRates): WorkedMonth {
  const day = newestRatesDay(dated);
  const axis = valueOf(hourAxis(`${day}T00:00:00Z`, 3, 'month'));
  const tariff = readTariffs(
    {
      start: `${day}T00:00:00Z`,
      ratesDay: day,
      tariffs: {G11: {kind: 'group', group: 'G11', operator: 'enea'}},
    },
    dated.rates,
  ).get('G11')?.();
  if (!tariff) {
    throw new Error('The rates of the worked month are not known.');
  }
  const givenKwh = energy.credited / creditRatio.value;
  const member = (id: string, withdrawn: readonly number[], injected: readonly number[]) => ({
    id,
    hours: {withdrawn: Float64Array.from(withdrawn), injected: Float64Array.from(injected)},
    sourceKw: 40,
    tariff,
  });
  const members = [
    member('member', [energy.shared, energy.drawn - energy.shared, 0], [0, 0, 0]),
    member('others', [0, 0, 0], [energy.shared, 0, givenKwh]),
  ];
  const settledBy = (reading: Partial<typeof defaultOptions>) => {
    const [first] = valueOf(
      settle(axis, members, {...defaultOptions, year: 'first', ...reading}),
    ).members;
    if (!first) {
      throw new Error('The worked month has no member.');
    }
    return first;
  };
  const usual = settledBy({});
  return {
    drawnKwh: energy.drawn,
    sharedKwh: energy.shared,
    creditedKwh: energy.credited,
    boughtKwh: energy.drawn - energy.shared - energy.credited,
    givenKwh,
    inCooperativeZl: toZloty(usual.sheet.gross),
    secondReadingZl: toZloty(settledBy({gridReading: 2}).sheet.gross),
    aloneZl: toZloty(usual.alone.gross),
  };
}
