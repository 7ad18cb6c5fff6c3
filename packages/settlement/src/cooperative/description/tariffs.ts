import {type FieldError, inQuotes} from '@cooperative/polish';
import {
  capacityFees,
  g11Tariff,
  groupTariff,
  knowsGroup,
  operators,
  rateOn,
  remembered,
  type OwnRates,
  type RateTable,
  type TariffOfMeter,
} from '../../money/rates';
import {monthlyRates, statutoryRates} from '../../money/components';
import {ratesOf, type Tariff} from '../../money/tariff';
import {chargesPower} from '../../money/tariffGroups';
import {memberPath} from '../../fieldPaths';
import {isOwnConnection} from './ownConnection';
import {InputError, valueOf} from './problems';
import type {CooperativeInput, TariffInput} from './schema';

/** The day whose rates an input uses. */
export function dayOfRates({
  ratesDay,
  start,
}: Pick<CooperativeInput, 'ratesDay' | 'start'>): string {
  return ratesDay ?? start.slice(0, 10);
}

/** One tariff per meter: the members', then the cooperative's battery's. Empty if the input names no tariffs. */
export function meterTariffs(input: CooperativeInput, rates: RateTable): readonly Tariff[] {
  const wanted = [
    ...input.members.map((member, index) => ({
      ...member,
      place: memberPath(index),
      mayBeFree: isOwnConnection(member),
    })),
    ...(input.battery ? [{...input.battery, place: 'battery', mayBeFree: false}] : []),
  ];
  if (wanted.every(({tariff}) => tariff === undefined)) {
    if (input.finance) {
      const message = 'Podaj taryfy członków: bez nich nie ma kosztów.';
      throw new InputError([{field: 'finance', message}]);
    }
    return [];
  }
  const known = readTariffs(input, rates);
  const errors: FieldError[] = [];
  const market = hourlyMarket(input);
  const noPrices = new Set<string>();
  const atMarket = withMarket();
  const tariffs = wanted.flatMap(({tariff: id = '', orderedKw, place, mayBeFree}) => {
    if (id === '' && mayBeFree) {
      return [withoutFees];
    }
    const tariff = known.get(id);
    if (!tariff) {
      const names = [...known.keys()].join(', ');
      const message = `Podaj nazwę taryfy z pola „tariffs”: ${names}.`;
      errors.push({field: `${place}.tariff`, message});
      return [];
    }
    const described = input.tariffs?.[id];
    if (orderedKw === undefined && described?.kind === 'own' && chargesPower(described)) {
      const message = `Podaj moc umowną w kW: opłaty ${inQuotes(id)} od niej zależą. Jest na rachunku.`;
      errors.push({field: `${place}.orderedKw`, message});
      return [];
    }
    const isHourly = described?.kind === 'own' && described.hourlyPrice === true;
    if (isHourly && market === null && !noPrices.has(id)) {
      noPrices.add(id);
      errors.push({field: `tariffs.${id}.hourlyPrice`, message: noHourlyPrices});
    }
    return [isHourly && market ? atMarket(tariff(orderedKw), market) : tariff(orderedKw)];
  });
  if (errors.length > 0) {
    throw new InputError(errors);
  }
  return tariffs;
}

const noHourlyPrices =
  'Te stawki mają cenę energii z rynku, inną co godzinę. Wczytaj ceny godzinowe z pliku RCE w części „Ceny i sposób rozliczenia” albo wyłącz cenę godzinową.';

/**
 * Of energy bought at the price of the hour, zł/kWh: with its sign, as zero for a negative quarter is a rule of
 * net-billing alone. Null without hourly prices.
 */
function hourlyMarket({prices}: CooperativeInput): Float64Array | null {
  const {market} = prices ?? {};
  return market?.kind === 'hourly'
    ? Float64Array.from(market.signedZlPerMwh ?? market.zlPerMwh, (price) => price / 1000)
    : null;
}

/** Meters that share a tariff still do when it has market prices: sums in its zones are made once. */
function withMarket(): (tariff: Tariff, market: Float64Array) => Tariff {
  const known = new Map<Tariff, Tariff>();
  return (tariff, market) => {
    const made = known.get(tariff) ?? {...tariff, market};
    known.set(tariff, made);
    return made;
  };
}

/** For a source of the cooperative whose connection's fees nobody has given. It buys nothing, so no rate is missing. */
export const withoutFees: Tariff = {
  id: '',
  zones: [{name: 'całodobowa', energy: 0, network: 0}],
  ...ratesOf(statutoryRates, () => 0),
  ...ratesOf(monthlyRates, () => 0),
  capacity: {kind: 'flat', steps: []},
};

/** Tariffs of the input by name; omitted rates come from the table for the day of the input. */
export function readTariffs(
  input: Pick<CooperativeInput, 'tariffs' | 'ratesDay' | 'start'>,
  table: RateTable,
): ReadonlyMap<string, TariffOfMeter> {
  const day = dayOfRates(input);
  return new Map(
    Object.entries(input.tariffs ?? {}).map(([id, tariff]) => {
      if (tariff.kind === 'own') {
        return [id, ownTariff(id, tariff, table, day)];
      }
      if (tariff.kind === 'group') {
        return [id, tariffOfGroup(id, tariff, table, day)];
      }
      const g11 = {...valueOf(g11Tariff(table, tariff.operator, day, defined(tariff))), id};
      return [id, () => g11];
    }),
  );
}

/** A group whose rates are not in the table, or one without a price of energy, names what is to be given. */
function tariffOfGroup(
  id: string,
  tariff: Extract<TariffInput, {kind: 'group'}>,
  table: RateTable,
  day: string,
): TariffOfMeter {
  const {group, operator} = tariff;
  const fail = (field: string, message: string): InputError =>
    new InputError([{field: `tariffs.${id}.${field}`, message}]);
  if (!knowsGroup(table, group, operator)) {
    const known = operators.filter((one) => knowsGroup(table, group, one));
    throw fail(
      'operator',
      known.length > 0
        ? `Stawek grupy ${group} tego operatora nie mamy. Przepisz je z rachunku (kind: own) albo weź stawki innego: ${known.join(', ')}.`
        : `Stawek grupy ${group} nie mamy. Przepisz je z rachunku (kind: own).`,
    );
  }
  if (tariff.energy === undefined && !group.startsWith('G')) {
    throw fail('energy', 'Podaj cenę energii czynnej: poza domami stoi w umowie i na rachunku.');
  }
  return valueOf(groupTariff(table, {group, operator}, day, defined(tariff)));
}

function defined(rates: OwnRates): OwnRates {
  const given = (['energy', ...monthlyRates] as const).filter((name) => rates[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, rates[name]]));
}

type OwnTariff = Extract<TariffInput, {kind: 'own'}>;

function ownTariff(id: string, tariff: OwnTariff, table: RateTable, day: string): TariffOfMeter {
  const errors: FieldError[] = [];
  const rate = (name: string): number => {
    const row = rateOn(table, name, day);
    if (row.ok) {
      return row.value.value;
    }
    errors.push(...row.errors.map((error) => ({...error, field: `tariffs.${id}.${name}`})));
    return 0;
  };
  const {schedule, fixedNetworkPerKw = 0} = tariff;
  const capacity = capacityFees(tariff.capacity, rate);
  const common: Omit<Tariff, 'capacity'> = {
    id,
    zones: tariff.zones,
    ...(schedule && {schedule}),
    ...ratesOf(statutoryRates, (name) => tariff[name] ?? rate(name)),
    ...ratesOf(monthlyRates, (name) => tariff[name] ?? 0),
  };
  if (errors.length > 0) {
    throw new InputError(errors);
  }
  const ofMeter = remembered((kw) => ({
    ...common,
    capacity: capacity(kw),
    ...(fixedNetworkPerKw > 0 && {orderedPower: {rate: fixedNetworkPerKw, kw}}),
  }));
  return (orderedKw = 0) => ofMeter(chargesPower(tariff) ? orderedKw : 0);
}
