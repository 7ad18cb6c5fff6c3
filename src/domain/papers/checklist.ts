import {type IsoDay, isRecord} from '@cooperative/polish';

/** What a reader has done of a checklist, and the days given. */
export interface Checklist {
  /** Ids of the steps done. */
  readonly done: readonly string[];
  /** Days by their ids. */
  readonly dates: Readonly<Record<string, IsoDay>>;
}

export const emptyChecklist: Checklist = {done: [], dates: {}};

/** Reads the stored lists by the names of their papers; what is not one is left out. */
export function parseChecklists(text: string | null): Readonly<Record<string, Checklist>> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return isRecord(stored)
      ? Object.fromEntries(
          Object.entries(stored).flatMap(([name, list]) =>
            isRecord(list) ? [[name, readList(list)]] : [],
          ),
        )
      : {};
  } catch {
    return {};
  }
}

/** The list with a step done, or not done if it was. */
export function withToggled(list: Checklist, step: string): Checklist {
  const done = list.done.includes(step)
    ? list.done.filter((other) => other !== step)
    : [...list.done, step];
  return {...list, done};
}

/** The list with a day, or without it. */
export function withDate(list: Checklist, id: string, day: IsoDay | null): Checklist {
  const rest = Object.entries(list.dates).filter(([other]) => other !== id);
  return {...list, dates: Object.fromEntries(day === null ? rest : [...rest, [id, day]])};
}

function readList({done, dates}: Readonly<Record<string, unknown>>): Checklist {
  return {
    done: Array.isArray(done) ? done.filter((step) => typeof step === 'string') : [],
    dates: isRecord(dates)
      ? Object.fromEntries(
          Object.entries(dates).filter(
            (entry): entry is [string, IsoDay] =>
              typeof entry[1] === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(entry[1]),
          ),
        )
      : {},
  };
}
