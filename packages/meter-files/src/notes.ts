import {inQuotes} from '@cooperative/polish';
import {registerNames} from './registerNames';
import {formatMoment} from './time/moments';
import {quantities} from './summary';
import type {DoubtfulHour, MeterFile} from './types';

type NotedHours = Pick<
  MeterFile,
  'estimated' | 'corrected' | 'replaced' | 'chosen' | 'lateStarts' | 'unknownStatuses'
>;

/** What is to be known of the readings that were counted, in Polish. */
export function notesOf({
  estimated,
  corrected,
  replaced,
  chosen,
  lateStarts,
  unknownStatuses,
}: NotedHours): readonly string[] {
  const ofHours = (hours: readonly number[], what: string, then: string): readonly string[] =>
    hours[0] === undefined
      ? []
      : [`${what}: ${hours.length} godz., pierwsza: ${formatMoment(hours[0])}. ${then}`];
  return [
    ...ofHours(
      estimated,
      'Szacunki i wartości zastępcze',
      'Policzyliśmy je, ale operator może je jeszcze poprawić.',
    ),
    ...ofHours(corrected, 'Wartości skorygowane', 'Policzyliśmy je.'),
    ...ofHours(
      replaced,
      'Godziny podane dwa razy, w których jedna wartość jest pewniejsza',
      'Korekta liczy się przed odczytem, odczyt przed szacunkiem, a pełna godzina przed niepełną.',
    ),
    ...ofHours(
      hoursOfDoubts(chosen),
      'Dwie różne wartości',
      `${differenceText(chosen)} Policzyliśmy tę, którą wskazuje Twój wybór: nowszą albo starszą.`,
    ),
    ...lateStarts.map(
      ({quantity, startMs}) =>
        `${capital(registerNames[quantity])} zaczyna się dopiero ${formatMoment(startMs)}. Wcześniejsze godziny tego pliku liczą się jako zero.`,
    ),
    ...(unknownStatuses.length > 0
      ? [
          `Nie znamy statusu odczytu: ${unknownStatuses.map((word) => inQuotes(word)).join(', ')}. Wartości przy nim policzyliśmy; zapytaj operatora, co oznacza.`,
        ]
      : []),
  ];
}

/** That hours are in doubt, with both values of the first; null if there are none. */
export function doubtNote(doubtful: readonly DoubtfulHour[]): string | null {
  const [first] = doubtful;
  if (first === undefined) {
    return null;
  }
  const hours = hoursOfDoubts(doubtful).length;
  const [one, other] = first.kwh.map((kwh, index) => `${kwhText(kwh)} (${first.sources[index]})`);
  return `Dwie różne wartości: ${hours} godz., pierwsza: ${formatMoment(first.startMs)}, ${registerNames[first.quantity]} ${one} i ${other}. ${differenceText(doubtful)} Nie wybieramy za Ciebie, więc do czasu decyzji te godziny nie mają odczytu.`;
}

function hoursOfDoubts(doubts: readonly DoubtfulHour[]): readonly number[] {
  return [...new Set(doubts.map(({startMs}) => startMs))];
}

/** What both values of these hours add up to, and how much they differ. */
function differenceText(doubts: readonly DoubtfulHour[]): string {
  const sums = quantities.flatMap((quantity) => {
    const own = doubts.filter((one) => one.quantity === quantity);
    const older = own.reduce((all, {kwh}) => all + kwh[0], 0);
    const newer = own.reduce((all, {kwh}) => all + kwh[1], 0);
    return own.length === 0
      ? []
      : [
          `${registerNames[quantity]} według starszych ${kwhText(older)}, według nowszych ${kwhText(newer)}, różnica ${kwhText(newer - older)}`,
        ];
  });
  return `Razem w tych godzinach: ${sums.join('; ')}.`;
}

function kwhText(kwh: number): string {
  return `${String(Math.round(kwh * 1000) / 1000)
    .replace('.', ',')
    .replace('-', '−')} kWh`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
