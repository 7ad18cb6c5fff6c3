import {formatDate, type HourAxis, writePolishDate} from '@cooperative/polish';
import {isOwnConnection} from '../description/ownConnection';
import type {CooperativeInput} from '../description/schema';
import {dayOfRates} from '../description/tariffs';
import {daysOf} from './days';

/** Said where something was read from meters and its rates are of a day before or after all of it; otherwise null. */
export function otherTimeText(
  axis: Pick<HourAxis, 'startMs' | 'hours'>,
  input: CooperativeInput,
): {readonly text: string; readonly remedy: string} | null {
  const days = daysOf(axis);
  const [first, last] = days;
  const day = dayOfRates(input);
  const isOther =
    (day < first || day > last) &&
    input.members.some((member) => member.profile === undefined && !isOwnConnection(member));
  return isOther
    ? {
        text: `Odczyty są z dni ${days.map(writePolishDate).join('–')}, a stawki z dnia ${formatDate(day)} To wynik dla takiego samego prądu przy tych stawkach, a nie kwoty z tamtych rachunków.`,
        remedy: 'Żeby sprawdzić tamte rachunki, przepisz z nich stawki.',
      }
    : null;
}
