import {dayMs, formatDate, monthNames} from '@cooperative/polish';
import {daysOf} from '@cooperative/settlement/explain';
import type {Answer, CalculationReport} from '@cooperative/settlement/answer';
import {photovoltaicKw, type TariffInput} from '@cooperative/settlement/description';
import type {Certainty} from '@cooperative/settlement/law';
import {operatorNames} from '@cooperative/settlement/rates';

export const certaintyNames: Readonly<Record<Certainty, string>> = {
  high: 'pewność wysoka',
  medium: 'pewność średnia',
  low: 'pewność niska',
};

type SettledTime = Pick<CalculationReport, 'axis' | 'input'>;

/** What a settlement period is called. */
export function periodWord({input}: SettledTime): string {
  return input.period === 'month' ? 'Miesiąc' : 'Okres';
}

/** The name of a settlement period: „styczeń”, „styczeń 2027” if several share a name, „okres 3”; days of a cut month. */
export function periodName({axis, input}: SettledTime, period: number): string {
  if (input.period !== 'month') {
    return `okres ${period + 1}`;
  }
  const hour = axis.periodStarts[period] ?? 0;
  const name = monthNames[axis.localMonth[hour] ?? 0]?.[1] ?? '';
  const [from, to] = [hour, (axis.periodStarts[period + 1] ?? 1) - 1].map(
    (at) => new Date((axis.localDay[at] ?? 0) * dayMs),
  );
  if (!from || !to) {
    return name;
  }
  const year = axis.periodMonths.length <= 12 ? '' : ` ${from.getUTCFullYear()}`;
  // A month cut at an end of the data: „październik, dni 25–27”.
  const days =
    (axis.periodMonths[period] ?? 1) < 1 ? `, dni ${from.getUTCDate()}–${to.getUTCDate()}` : '';
  return `${name}${year}${days}`;
}

/** All settlement periods, to choose one of. */
export function periodOptions(
  report: SettledTime,
): readonly {readonly value: number; readonly label: string}[] {
  return Array.from(report.axis.periodMonths, (_, period) => ({
    value: period,
    label: periodName(report, period),
  }));
}

/** The settled time in days: „od 1 stycznia 2026 r. do 31 grudnia 2026 r.” */
export function spanText(axis: Parameters<typeof daysOf>[0], period?: number): string {
  const [from, to] = daysOf(axis, period);
  return `od ${formatDate(from)} do ${formatDate(to)}`;
}

/** Whether all sources may be called panels. */
export function isOnlyPanels({input, sourceKw}: Pick<Answer, 'input' | 'sourceKw'>): boolean {
  return photovoltaicKw(input) === sourceKw;
}

/** On the axis of a chart: „sty”, or the number of the period. */
export function shortPeriodName({axis, input}: SettledTime, period: number): string {
  const month = axis.localMonth[axis.periodStarts[period] ?? 0] ?? 0;
  return input.period === 'month' ? (monthNames[month]?.[0] ?? '') : String(period + 1);
}

/** Whose rates a tariff has. Those that stand in for others are no tariff of the point. */
export function whoseRates(tariff: TariffInput): string {
  switch (tariff.kind) {
    case 'own':
      return 'stawki z rachunku';
    case 'group': {
      const {operator, grid} = tariff;
      const whose = operatorNames[operator];
      return grid === undefined ? whose : `stawki: ${whose}, zastępują ${operatorNames[grid]}`;
    }
    case 'g11':
      return `${operatorNames[tariff.operator]}${tariff.group === undefined ? '' : ', przykładowe stawki G11'}`;
  }
}
