import {operatorNames} from '@site/src/domain/calculator/defaults';
import {annualUseOf} from '@site/src/domain/calculator/members/editMembers';
import {isOwnConnection} from '@site/src/domain/cooperative/description/ownConnection';
import {resultOf} from '@site/src/domain/cooperative/description/problems';
import type {CooperativeInput, TariffInput} from '@site/src/domain/cooperative/description/schema';
import {dayOfRates, readTariffs} from '@site/src/domain/cooperative/description/tariffs';
import {dayOfHour} from '@site/src/domain/cooperative/explain/days';
import {writePolishDate} from '@site/src/domain/polish/date';
import {formatNumber} from '@site/src/site/format';
import {sourceNames} from '../../form/members/sourceSpecs';
import type {Settled} from '../types';

/** What was settled, as a council reads it: each row is a name and a sentence. */
export function inputRows(settled: Settled): readonly (readonly [string, string])[] {
  const {input, report} = settled;
  const {members, finance} = input;
  const batteries = [...members.map(({battery}) => battery), input.battery].flatMap((battery) =>
    battery ? [battery.kwh] : [],
  );
  return [
    ['Punkty poboru', `${formatNumber(members.length)}. ${consumptionOf(settled)}`],
    ['Źródła energii', sourcesOf(input) || `${formatNumber(report.sourceKw, 1)}\u00a0kW`],
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

function total(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

function consumptionOf({input, report}: Settled): string {
  const planned = input.members.map(annualUseOf);
  return planned.includes(null)
    ? `Zużycie w czasie rozliczenia: ${formatNumber(report.settlement.indicators.consumptionKwh)}\u00a0kWh.`
    : `Zużycie w roku: ${formatNumber(total(planned.map((kwh) => kwh ?? 0)))}\u00a0kWh.`;
}

/** „Panele fotowoltaiczne 165 kWp, biogazownia 50 kW”. */
function sourcesOf({members}: CooperativeInput): string {
  const sources = members.flatMap(({sources: own = []}) => own);
  return (Object.keys(sourceNames) as (keyof typeof sourceNames)[])
    .flatMap((kind) => {
      const kw = total(sources.filter((source) => source.kind === kind).map((source) => source.kw));
      const unit = kind === 'pv' ? 'kWp' : 'kW';
      return kw > 0 ? [`${sourceNames[kind]} ${formatNumber(kw, 1)}\u00a0${unit}`] : [];
    })
    .join(', ');
}

/** Each tariff with its operator and the net price of its energy. */
function tariffsOf({input, rates}: Settled): string {
  const known = resultOf(() => readTariffs(input, rates));
  return Object.entries(input.tariffs ?? {})
    .map(([name, tariff]) => {
      const zones = known.ok ? (known.value.get(name)?.().zones ?? []) : [];
      const prices = zones.map(({energy}) => formatNumber(energy, 4)).join('/');
      const market =
        'hourlyPrice' in tariff && tariff.hourlyPrice === true
          ? 'cena godziny z rynku i marża '
          : '';
      return `${name} (${whose(tariff)}): energia ${market}${prices}\u00a0zł/kWh netto`;
    })
    .join('; ');
}

function whose(tariff: TariffInput): string {
  return 'operator' in tariff ? operatorNames[tariff.operator] : 'stawki z rachunku';
}

function timeOf({input, report: {axis}}: Settled): string {
  const [first, last] = [dayOfHour(axis, 0), dayOfHour(axis, axis.hours - 1)].map(writePolishDate);
  const year = input.year === 'steady' ? 'kolejny rok spółdzielni' : 'pierwszy rok spółdzielni';
  return `${first}–${last}, godzin: ${formatNumber(axis.hours)}, ${year}. Stawki z dnia ${writePolishDate(dayOfRates(input))}.`;
}

function dataOf({members, weatherSeed}: CooperativeInput): string {
  const modelled = members.filter(
    (member) => member.profile !== undefined || isOwnConnection(member),
  ).length;
  const measured = members.length - modelled;
  return [
    ...(measured > 0 ? [`Odczyty z liczników: ${formatNumber(measured)}.`] : []),
    ...(modelled > 0
      ? [
          `Profile zużycia i przykładowy rok pogody (nr ${weatherSeed}), a nie pomiar: ${formatNumber(modelled)}.`,
        ]
      : []),
  ].join(' ');
}
