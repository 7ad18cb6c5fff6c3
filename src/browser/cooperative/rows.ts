import type {CooperativeRecord} from '@cooperative/settlement/record';
import {storage} from '../../site/behaviour';
import {answer} from '../device/database';

/** The table is called after the month, which was the first to be kept there. */
export const place = {name: storage.cooperatives, table: 'miesiac'};

/** Under it the month stood until November 2026. */
export const earlierStateKey = 'stan';
const prefix = 'spoldzielnia ';
export const recordKey = (id: string): string => prefix + id;
/** Readings that the plan of a cooperative counts, by their mark. */
export const readingsKey = (id: string, mark: string): string => `plan ${id} ${mark}`;
/** In place of an id: readings of a link, of no cooperative, that were kept before November 2026 ended. */
export const nobody = '-';
/** Where the calculator kept its readings until November 2026. */
export const earlierReadings = {name: storage.meterReadings, table: 'odczyty'};

/** A record as the device has it. */
export interface Row {
  readonly record: CooperativeRecord;
  /** Counts the writings, so that a tab sees that another one has written. */
  readonly revision: number;
  /** When it was written, in milliseconds since 1.01.1970; null where an older version of the site wrote it. */
  readonly keptMs: number | null;
}

/** A cooperative as a list tells of it. */
export interface Listed extends Pick<Row, 'keptMs'> {
  readonly id: string;
  readonly name: string;
  /** How many points it has. */
  readonly points: number;
}

/** The cooperatives in the table, the last one written first. */
export async function listIn(rows: IDBObjectStore): Promise<readonly Listed[]> {
  const keys = (await keysIn(rows)).filter((key) => key.startsWith(prefix));
  const list = await Promise.all(
    keys.map(async (key): Promise<Listed> => {
      const {record, keptMs} = await answer(rows.get(key) as IDBRequest<Row>);
      return {
        id: key.slice(prefix.length),
        name: record.name,
        points: record.points.length,
        keptMs,
      };
    }),
  );
  return [...list].sort((one, other) => (other.keptMs ?? 0) - (one.keptMs ?? 0));
}

export async function keysIn(rows: IDBObjectStore): Promise<readonly string[]> {
  return (await answer(rows.getAllKeys())).map(String);
}
