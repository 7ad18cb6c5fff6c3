import {operatorNames} from '@cooperative/settlement/rates';
import {otherTimeText} from '@cooperative/settlement/explain';
import {type Answer, doubtsOf} from '@cooperative/settlement/answer';
import type {CooperativeInput} from '@cooperative/settlement/description';
import {formatDate, formatNumber, present, yearHours} from '@cooperative/polish';
import {formatKwh, formatZloty} from '../numbers';

export interface Caution {
  readonly id: string;
  /** What is the case, in a sentence. */
  readonly text: string;
  /** What can be done about it. */
  readonly remedy: string;
}

/** What the reader must know before trusting the numbers, in plain words, each with what to do. */
export function allCautionsOf(answer: Answer, today: string): readonly Caution[] {
  const {ratesTo, ratesDay} = doubtsOf(answer);
  const rates: Caution | false = ratesTo !== undefined &&
    ratesTo < today && {
      id: 'rates',
      text: `Stawki w tym wyniku obowiązywały do ${formatDate(ratesTo)} Dziś rachunek może być inny. Liczymy nimi nadal, bo dane są na dzień ${formatDate(ratesDay)}`,
      remedy: 'Przepisz stawki z aktualnego rachunku.',
    };
  return present([...cautionsOf(answer), rates]);
}

/** Those of them that are the same on any day. */
export function cautionsOf(answer: Answer): readonly Caution[] {
  const {input, worseOff, axis, missingHours, expiredKwh} = answer;
  const doubts = doubtsOf(answer);
  const {lent} = doubts;
  const standIns = doubts.standIns.map(({group}) => group);
  const market = marketText(answer);
  const otherTime = otherTimeText(axis, input);
  return present<Caution>([
    doubts.unused.length > 0 && {
      id: 'unused',
      text: `Punkty bez podanego zużycia: ${doubts.unused.length} z ${doubts.points}, ${listedNames(doubts.unused)}. Liczymy w nich 0 kWh, więc ich rachunków nie ma w wyniku.`,
      remedy: 'Wpisz ich roczne zużycie z rachunków: tryb pełny, przy każdym z nich.',
    },
    worseOff.length > 0 && {
      id: 'worseOff',
      text: `Punkty poboru, za które w spółdzielni zapłaci się więcej niż bez niej: ${worseOff.length} z ${doubts.points}, najwięcej ${worseOff
        .slice(0, mostNamed)
        .map(({id, zl}) => `${id} (o ${formatZloty(zl)})`)
        .join(', ')}.`,
      remedy: 'Sprawdź w części „Nakład i podział”, jaki podział to wyrówna.',
    },
    market !== null && {
      id: 'market',
      text: market,
      remedy: 'Wczytaj ceny: tryb pełny, część „Ceny i sposób rozliczenia”.',
    },
    expiredKwh > 0.5 && {
      id: 'expired',
      text: `Przepada około ${formatKwh(expiredKwh)} zapasu w sieci: spółdzielnia oddaje do sieci więcej, niż zdąży odebrać.`,
      remedy:
        'Zmniejsz moc, dodaj magazyn albo członków, którzy pobierają prąd, gdy słońca jest mało.',
    },
    doubts.paysExcise && {
      id: 'excise',
      text: 'Łączna moc przekracza 1 MW, więc zwolnienie z akcyzy nie działa. Liczymy ją od energii własnej, wspólnej i odebranej z zapasu.',
      remedy: 'Sprawdź, czy nie lepiej zmieścić się w 1 MW.',
    },
    doubts.sellsWithout && {
      id: 'prosumer',
      text: 'Jeden z członków ma ponad 50 kW, więc poza spółdzielnią nie jest prosumentem: w porównaniu sprzedaje prąd po cenie rynkowej, bez depozytu.',
      remedy: 'Sprawdź cenę u sprzedawcy i wpisz ją w cenach rynkowych.',
    },
    doubts.mayPayBalancing && {
      id: 'balancing',
      text: 'Instalacja ma co najmniej 400 kW: koszt bilansowania handlowego może obciążyć spółdzielnię. Przyjęto 0 zł/MWh.',
      remedy: 'Zapytaj sprzedawcę o stawkę i wpisz ją w polu „Bilansowanie handlowe”.',
    },
    doubts.hidesOwnUse && {
      id: 'hidden',
      text: 'Odczyty nie pokazują, ile prądu z działających źródeł zużyto od razu za licznikiem. Zużycie i to, co dają same źródła, są więc zaniżone.',
      remedy: 'Wczytaj odczyty razem z produkcją. Tego, co dodaje spółdzielnia, to nie zmieni.',
    },
    missingHours > 0 && {
      id: 'missing',
      text: `Godzin bez odczytu: ${formatNumber(missingHours)} (razem ze wszystkich liczników). Liczymy w nich zero.`,
      remedy: 'Uzupełnij plik z odczytami albo przyjmij, że zużycie i rachunki są zaniżone.',
    },
    axis.hours < yearHours && {
      id: 'short',
      text: `Godzin w danych: ${formatNumber(axis.hours)}. Kwoty i kWh są więc z tego czasu, a nie z roku. Zima i lato bardzo się różnią: z części roku nie liczymy zwrotu nakładu.`,
      remedy: 'Wczytaj odczyty z całego roku.',
    },
    otherTime !== null && {id: 'otherTime', ...otherTime},
    standIns.length > 0 && {
      id: 'standIns',
      text: `Stawek ${standIns.length > 1 ? 'grup' : 'grupy'} ${standIns.join(', ')} nie mamy. Zastępują je przykładowe stawki G11, bez opłaty za moc umowną i z ryczałtem mocowym, więc kwoty są przybliżone.`,
      remedy: 'Przepisz stawki z rachunków: tryb pełny, część „Stawki z rachunków”.',
    },
    lent.length > 0 && {
      id: 'lent',
      text: `${lent
        .map(
          ({groups, grid, operator}) =>
            `Stawek ${groups.length > 1 ? 'grup' : 'grupy'} ${groups.join(', ')} operatora ${operatorNames[grid]} nie mamy: liczymy stawkami operatora ${operatorNames[operator]}.`,
        )
        .join(' ')} Kwoty są więc przybliżone.`,
      remedy: 'Przepisz stawki z rachunków: tryb pełny, część „Stawki z rachunków”.',
    },
  ]);
}

/** The others are in the comparison of keys. */
const mostNamed = 3;

/** Said beside a figure where what it changes has no room; null where no market price is assumed. */
export function marketNote({prices}: CooperativeInput): string | null {
  const {zlPerMwh = [], assumed = []} = prices?.market ?? {};
  const known = zlPerMwh.length - assumed.length;
  return assumed.length === 0
    ? null
    : `Ceny rynkowe prądu oddanego poza spółdzielnią: znane ${known} z ${zlPerMwh.length}, pozostałe są założeniem. Im są wyższe, tym mniej dodaje spółdzielnia.`;
}

function listedNames(names: readonly string[]): string {
  const first = names.slice(0, mostNamed).join(', ');
  return names.length > mostNamed ? `między innymi ${first}` : first;
}

/** How many market prices are assumed, and what the cooperative would add at the lowest and highest they may be. */
function marketText({input, indicators, addedAtMarketBounds: added}: Answer): string | null {
  const note = marketNote(input);
  const bounds = input.range?.market;
  if (note === null || indicators.generationKwh <= 0) {
    return null;
  }
  return added === null || !bounds
    ? note
    : `${note} Gdyby założone nie przekraczały ${formatNumber(bounds.lowest, 2)} zł/MWh, spółdzielnia dodałaby ${formatZloty(added.lowest)}; gdyby nie spadały poniżej ${formatNumber(bounds.highest, 2)} zł/MWh: ${formatZloty(added.highest)}.`;
}
