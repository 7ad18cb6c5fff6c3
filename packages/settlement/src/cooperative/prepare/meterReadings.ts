import type {MeterSeries} from '../../energy/memberHours';
import {readMeterTable} from '../../hours/meterTable';
import {toSeries} from '../../hours/series';
import {InputError} from '../description/problems';
import type {CooperativeInput, MemberInput} from '../description/schema';

/** Reads a file next to the input file; undefined if there is none. */
export type ReadNeighbour = (name: string) => string | undefined;

/** How many hours the input has; undefined if it only names profiles, which cover a whole year. */
export function describedHours(input: CooperativeInput, read: ReadNeighbour): number | undefined {
  for (const member of input.members) {
    const series = member.readings?.withdrawn ?? member.withdrawnKwh ?? member.consumptionKwh;
    if (series) {
      return series.length;
    }
    if (member.file !== undefined) {
      return meterReadings(member, read, '').withdrawn.length;
    }
  }
  return undefined;
}

/** A meter, and what sources behind it generated if that was measured. */
interface MeasuredSeries extends MeterSeries {
  readonly generation?: Float64Array | undefined;
}

/** The meter of a member with readings: from a meter file, in lists or in a file next to the description. */
export function meterReadings(
  member: MemberInput,
  read: ReadNeighbour,
  place: string,
): MeasuredSeries {
  if (member.readings) {
    return member.readings;
  }
  const listed = member.generationKwh && {generation: toSeries(member.generationKwh)};
  if (member.file === undefined) {
    const withdrawn = toSeries(member.withdrawnKwh ?? []);
    return {
      withdrawn,
      injected: member.injectedKwh
        ? toSeries(member.injectedKwh)
        : new Float64Array(withdrawn.length),
      ...listed,
    };
  }
  const {id, file} = member;
  const field = `${place}.file`;
  const text = read(file);
  if (text === undefined) {
    const message = `${file}: nie ma takiego pliku. Podaj ścieżkę od folderu pliku wejściowego.`;
    throw new InputError([{field, message}]);
  }
  const columns: NonNullable<MemberInput['columns']> = member.columns ?? {
    withdrawn: `${id}_pobor`,
    injected: `${id}_oddanie`,
  };
  const names = Object.values(columns);
  const table = readMeterTable(text, names);
  if (!table.ok) {
    throw new InputError(
      table.errors.map(({message}) => ({field, message: `${file}: ${message}`})),
    );
  }
  const withdrawn = table.value.get(columns.withdrawn) ?? new Float64Array();
  return {
    withdrawn,
    injected: table.value.get(columns.injected ?? '') ?? new Float64Array(withdrawn.length),
    ...listed,
    ...(columns.generation !== undefined && {generation: table.value.get(columns.generation)}),
  };
}
