import {dayMs, hourMs, toCsv} from '@cooperative/polish';
import {hourTotals, shareHours} from '../../energy/balance';
import {hoursOf} from '../../energy/memberHours';
import type {PreparedCooperative} from '../prepare/prepareCooperative';

const maxMemberColumns = 50;

/**
 * Every settled hour as CSV for Polish spreadsheets: start of the hour in UTC and in Poland, the cooperative's balance,
 * and what each of up to 50 members drew and gave. kWh with a decimal comma, to the watt-hour.
 */
export function hoursCsv({axis, meterIds, hoursAt}: PreparedCooperative): string {
  const members = hoursAt(1);
  // So few are kept: none is written anew for each hour.
  const named = members.length <= maxMemberColumns ? members.map(hoursOf) : [];
  const header = [
    'godzina_utc',
    'dzien_pl',
    'godzina_pl',
    'pobor_razem_kWh',
    'oddanie_razem_kWh',
    'wspolna_kWh',
    'P_kWh',
    'W_kWh',
    ...named.flatMap((_, index) => {
      const id = meterIds[index] ?? '';
      return [`${id}_pobor_kWh`, `${id}_oddanie_kWh`];
    }),
  ];
  const totals = hourTotals(axis, members);
  const {shared, fromGrid, toGrid} = shareHours(totals);
  const rows = [header];
  for (let hour = 0; hour < axis.hours; hour += 1) {
    const day = new Date((axis.localDay[hour] ?? 0) * dayMs);
    rows.push([
      new Date(axis.startMs + hour * hourMs).toISOString().slice(0, 16).replace('T', ' '),
      day.toISOString().slice(0, 10),
      String(axis.localHour[hour] ?? 0),
      ...[
        ...[totals.drawn, totals.given, shared, fromGrid, toGrid].map(
          (series) => series[hour] ?? 0,
        ),
        ...named.flatMap(({withdrawn, injected}) => [withdrawn[hour] ?? 0, injected[hour] ?? 0]),
      ].map(decimalComma),
    ]);
  }
  return toCsv(rows);
}

function decimalComma(value: number): string {
  return value.toFixed(3).replace('.', ',');
}
