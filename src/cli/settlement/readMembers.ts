import {ContentError} from '../../data/check';
import type {MeterSeries} from '../../domain/settlement/balance';
import {readMeterTable} from '../../domain/settlement/meterTable';
import {checkSeries} from '../../domain/settlement/series';
import type {MemberInput} from './inputSchema';

/** Reads a file that stands beside the input; undefined when there is none. */
export type ReadNeighbour = (name: string) => string | undefined;

export interface ReadMember extends MeterSeries {
  readonly missingHours: number;
}

/** Series of all members, checked against one length. Throws a Polish {@link ContentError}. */
export function readMembers(
  members: readonly MemberInput[],
  read: ReadNeighbour,
  inputName: string,
): readonly ReadMember[] {
  const duplicate = members.find(({id}, index) => members.findIndex((m) => m.id === id) !== index);
  if (duplicate) {
    throw new ContentError(
      `${inputName}:\n  – pole „members”: członek „${duplicate.id}” jest podany dwa razy. Nadaj każdemu inne „id”.`,
    );
  }
  const raw = members.map((member) => rawSeries(member, read));
  const hours = raw[0]?.withdrawn.length ?? 0;
  return raw.map(({withdrawn, injected}, index) => {
    const place = `members[${index + 1}]`;
    const drawn = checkSeries(withdrawn, hours, `${place}.withdrawnKwh`);
    const given = checkSeries(injected, hours, `${place}.injectedKwh`);
    if ('field' in drawn) {
      throw new ContentError(`${inputName}:\n  – pole „${drawn.field}”: ${drawn.message}`);
    }
    if ('field' in given) {
      throw new ContentError(`${inputName}:\n  – pole „${given.field}”: ${given.message}`);
    }
    return {
      withdrawn: drawn.values,
      injected: given.values,
      missingHours: drawn.missingHours + given.missingHours,
    };
  });
}

function rawSeries(member: MemberInput, read: ReadNeighbour): MeterSeries {
  if (member.file === undefined) {
    const withdrawn = toSeries(member.withdrawnKwh ?? []);
    return {
      withdrawn,
      injected: member.injectedKwh
        ? toSeries(member.injectedKwh)
        : new Float64Array(withdrawn.length),
    };
  }
  const text = read(member.file);
  if (text === undefined) {
    throw new ContentError(
      `${member.file}: nie ma takiego pliku. Podaj ścieżkę od folderu pliku wejściowego.`,
    );
  }
  const columns = member.columns ?? {
    withdrawn: `${member.id}_pobor`,
    injected: `${member.id}_oddanie`,
  };
  const names = [columns.withdrawn, ...(columns.injected === undefined ? [] : [columns.injected])];
  const table = readMeterTable(text, names);
  if (!table.ok) {
    const problems = table.errors.map(({message}) => `  – ${message}`).slice(0, 10);
    throw new ContentError(`${member.file}:\n${problems.join('\n')}`);
  }
  const withdrawn = table.value.get(columns.withdrawn) ?? new Float64Array();
  return {
    withdrawn,
    injected: table.value.get(columns.injected ?? '') ?? new Float64Array(withdrawn.length),
  };
}

function toSeries(values: readonly (number | null)[]): Float64Array {
  return Float64Array.from(values, (value) => value ?? Number.NaN);
}
