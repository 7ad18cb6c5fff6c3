import {annualUseOf} from '../members/editMembers';
import {
  type CooperativeInput,
  dayOfRates,
  isOwnConnection,
  readTariffs,
  resultOf,
  sourceNames,
} from '@cooperative/settlement/description';
import {dayOfHour} from '@cooperative/settlement/explain';
import {placesOf} from '@site/src/domain/place/area';
import {coversYear, formatNumber, writePolishDate} from '@cooperative/polish';
import type {Settled} from '../answer/settled';
import {whoseRates} from '../answer/names';

/** What was settled, as a council reads it: each row is a name and a sentence. */
export function inputRows(settled: Settled): readonly (readonly [string, string])[] {
  const {input} = settled.answer;
  const {members, finance} = input;
  const batteries = [...members.map(({battery}) => battery), input.battery].flatMap((battery) =>
    battery ? [battery.kwh] : [],
  );
  return [
    ...placeOf(input),
    ['Punkty poboru', `${formatNumber(members.length)}. ${consumptionOf(settled)}`],
    ['Źródła energii', sourcesOf(input)],
    ...(batteries.length > 0
      ? [['Magazyny', `${formatNumber(total(batteries))}\u00a0kWh`] as const]
      : []),
    ['Operator i taryfy', tariffsOf(settled)],
    ['Czas', timeOf(settled)],
    ['Skąd dane', dataOf(input)],
    ...(finance && finance.costZl > 0
      ? [['Koszt inwestycji', `${formatNumber(finance.costZl)}\u00a0zł`] as const]
      : []),
  ];
}

/** Where it is, if that was said. */
function placeOf({cooperative = {}}: CooperativeInput): readonly (readonly [string, string])[] {
  const names = placesOf(cooperative).map(({name}) => name);
  return names.length === 0 ? [] : [[names.length > 1 ? 'Gminy' : 'Gmina', names.join(', ')]];
}

function total(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

function consumptionOf({answer: {input, indicators}}: Settled): string {
  const planned = input.members.map(annualUseOf);
  return planned.includes(null)
    ? `Zużycie w czasie rozliczenia: ${formatNumber(indicators.consumptionKwh)}\u00a0kWh.`
    : `Zużycie w roku: ${formatNumber(total(planned.map((kwh) => kwh ?? 0)))}\u00a0kWh.`;
}

/** „Panele fotowoltaiczne 165 kWp, biogazownia 50 kW, działające już: 66 kW”. */
function sourcesOf({members}: CooperativeInput): string {
  const sources = members.flatMap(({sources: own = []}) => own);
  const named = (Object.keys(sourceNames) as (keyof typeof sourceNames)[]).flatMap((kind) => {
    const kw = total(sources.filter((source) => source.kind === kind).map((source) => source.kw));
    const unit = kind === 'pv' ? 'kWp' : 'kW';
    return kw > 0 ? [`${sourceNames[kind]} ${formatNumber(kw, 1)}\u00a0${unit}`] : [];
  });
  const working = total(members.map(({sourceKw = 0}) => sourceKw));
  return (
    [
      ...named,
      ...(working > 0 ? [`działające już: ${formatNumber(working, 1)}\u00a0kW`] : []),
    ].join(', ') || 'brak'
  );
}

/** Each tariff with its operator and the net price of its energy. */
function tariffsOf({answer: {input}, rates}: Settled): string {
  const known = resultOf(() => readTariffs(input, rates));
  const used = new Set([...input.members.map(({tariff}) => tariff), input.battery?.tariff]);
  return Object.entries(input.tariffs ?? {})
    .filter(([name]) => used.has(name))
    .map(([name, tariff]) => {
      const zones = known.ok ? (known.value.get(name)?.().zones ?? []) : [];
      const prices = zones.map(({energy}) => formatNumber(energy, 4)).join('/');
      const market =
        'hourlyPrice' in tariff && tariff.hourlyPrice === true
          ? 'cena godziny z rynku i marża '
          : '';
      return `${name} (${whoseRates(tariff)}): energia ${market}${prices}\u00a0zł/kWh netto`;
    })
    .join('; ');
}

function timeOf({report: {input, axis}}: Settled): string {
  const [first, last] = [dayOfHour(axis, 0), dayOfHour(axis, axis.hours - 1)].map(writePolishDate);
  const year = coversYear(axis)
    ? `, ${input.year === 'steady' ? 'kolejny' : 'pierwszy'} rok spółdzielni`
    : '';
  return `${first}–${last}, godzin: ${formatNumber(axis.hours)}${year}. Stawki z dnia ${writePolishDate(dayOfRates(input))}.`;
}

/** Settled by readings of its meter. */
export function isMeasured(member: CooperativeInput['members'][number]): boolean {
  return member.profile === undefined && !isOwnConnection(member);
}

function dataOf({members, weatherSeed}: CooperativeInput): string {
  const metered = members.filter(isMeasured);
  const measured = metered.length;
  const modelled = members.length - measured;
  const isPlanned = metered.some(
    ({sources = [], sourcesMeasured}) => sources.length > 0 && sourcesMeasured !== true,
  );
  return [
    ...(measured > 0 ? [`Odczyty z liczników: ${formatNumber(measured)}.`] : []),
    ...(modelled > 0
      ? [
          `Profile zużycia i przykładowy rok pogody (nr ${weatherSeed}), a nie pomiar: ${formatNumber(modelled)}.`,
        ]
      : []),
    ...(isPlanned
      ? [`Produkcja planowanych źródeł: model, przykładowy rok pogody (nr ${weatherSeed}).`]
      : []),
  ].join(' ');
}
