import type {DatedRates} from './defaults';
import {cooperativeOfQuick, quickOf} from './quick';
import {prepareCooperative, valueOf} from '@cooperative/settlement/description';
import {hoursOf} from '@cooperative/settlement/explain';
import {type CooperativeRecord, newRecord, type Point} from '@cooperative/settlement/record';
import {chargesBy} from '@cooperative/settlement/month';

interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** May: part of the use is drawn from the store of the sunny days. Counted from 0. */
const shownMonth = 4;

/** Numbers of points that nobody has: only the last digits differ. */
const numberOf = (index: number): string => `5900000000000000${String(index + 10)}`;

/** What the rates charge by, as a bill would say it: 60 kW of a school, 12 kW of a small office, three phases and a bill a month at home. */
function metered(described: CooperativeRecord['tariffs'][string] | undefined): Partial<Point> {
  switch (chargesBy(described)) {
    case 'orderedKw':
      return {
        orderedKw: described?.kind === 'group' && described.group.startsWith('C2') ? 60 : 12,
      };
    case 'phases':
      return {phases: 3, billingMonths: 1};
    case null:
      return {};
  }
}

/**
 * The calculator's example of a municipality as what its accountant would drop: the file of the cooperative and one of
 * its meters, hour by hour, for May. The hours are the model's.
 */
export function monthExample(dated: DatedRates): readonly TextFile[] {
  const described = cooperativeOfQuick(quickOf(dated), dated);
  if (!described) {
    throw new Error('The example of the calculator lacks a number.');
  }
  const {members, tariffs = {}} = described;
  const {axis, hoursAt} = valueOf(prepareCooperative(described, dated));
  const input: CooperativeRecord = {
    ...newRecord,
    name: 'Przykład: gmina',
    points: members.map(({id, holder, tariff, profile}, index) => ({
      id,
      ppe: numberOf(index),
      ...(holder !== undefined && {holder}),
      ...(tariff !== undefined && {tariff, ...metered(tariffs[tariff])}),
      ...(profile && {annualKwh: profile.annualKwh}),
    })),
    tariffs,
  };
  const hours = [...axis.localMonth.keys()].filter((hour) => axis.localMonth[hour] === shownMonth);
  const comma = (kwh = 0): string => kwh.toFixed(3).replace('.', ',');
  const rows = hoursAt(1).flatMap((member, index) => {
    const {withdrawn, injected} = hoursOf(member);
    return hours.map((hour) =>
      [
        numberOf(index),
        new Date((axis.localDay[hour] ?? 0) * 86_400_000).toISOString().slice(0, 10),
        (axis.localHour[hour] ?? 0) + 1,
        comma(withdrawn[hour]),
        comma(injected[hour]),
      ].join(';'),
    );
  });
  return [
    {name: 'przyklad-spoldzielnia.json', text: JSON.stringify(input)},
    {
      name: 'przyklad-liczniki.csv',
      text: ['PPE;Data;Godzina;Pobór kWh;Oddanie kWh', ...rows].join('\n'),
    },
  ];
}
