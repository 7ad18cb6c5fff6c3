import {operatorNames} from '@site/src/domain/calculator/defaults';
import {dayOfRates} from '@cooperative/settlement/cooperative/description/tariffs';
import {otherTimeText} from '@cooperative/settlement/cooperative/explain/otherTime';
import {isOwnConnection} from '@cooperative/settlement/cooperative/description/ownConnection';
import type {Answer} from '@cooperative/settlement/cooperative/answer';
import type {CooperativeInput} from '@cooperative/settlement/cooperative/description/schema';
import {powerOf} from '@site/src/domain/calculator/members/editMembers';
import {yearHours} from '@cooperative/polish/hourAxis';
import {
  balancingPowerLimit,
  electricPowerLimit,
  excisePowerLimit,
  prosumerPowerLimit,
} from '@cooperative/settlement/law/law';
import type {Operator} from '@cooperative/settlement/money/rates';
import {formatKwh, formatZloty} from '@site/src/components/calculator/shared/numbers';
import {formatDate} from '@cooperative/polish/date';
import {formatNumber} from '@site/src/site/format';

export interface Caution {
  readonly id: string;
  /** What is the case, in a sentence. */
  readonly text: string;
  /** What can be done about it. */
  readonly remedy: string;
}

/** What the reader must know before trusting the numbers, in plain words, each with what to do. */
export function allCautionsOf(answer: Answer, today: string): readonly Caution[] {
  const {input, worseOff, sourceKw, largestKw, axis, missingHours, expiredKwh} = answer;
  const powers = input.members.map((member) =>
    isOwnConnection(member) ? 0 : (powerOf(member) ?? 0),
  );
  // All of an owner's power decides who is a prosumer; the single installation decides balancing.
  const largestOwner = Math.max(0, ...powers);
  const standIns = standInTariffs(input).map(({group}) => group);
  const lent = lentTariffs(input);
  const outdated = answer.usedRates.filter(({to}) => to < today);
  const last = outdated.map(({to}) => to).sort()[0];
  const market = marketText(answer);
  const otherTime = otherTimeText(axis, input);
  const found: (Caution | false)[] = [
    worseOff.length > 0 && {
      id: 'worseOff',
      text: `Punkty poboru, za które w spółdzielni zapłaci się więcej niż bez niej: ${worseOff.length} z ${members(input)}, najwięcej ${worseOff
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
    sourceKw > excisePowerLimit.value &&
      sourceKw <= electricPowerLimit.value && {
        id: 'excise',
        text: 'Łączna moc przekracza 1 MW, więc zwolnienie z akcyzy nie działa. Liczymy ją od energii własnej, wspólnej i odebranej z zapasu.',
        remedy: 'Sprawdź, czy nie lepiej zmieścić się w 1 MW.',
      },
    largestOwner > prosumerPowerLimit.value &&
      input.prices?.market !== undefined && {
        id: 'prosumer',
        text: 'Jeden z członków ma ponad 50 kW, więc poza spółdzielnią nie jest prosumentem: w porównaniu sprzedaje prąd po cenie rynkowej, bez depozytu.',
        remedy: 'Sprawdź cenę u sprzedawcy i wpisz ją w cenach rynkowych.',
      },
    largestKw >= balancingPowerLimit.value &&
      (input.prices?.balancingPerMwh ?? 0) === 0 && {
        id: 'balancing',
        text: 'Instalacja ma co najmniej 400 kW: koszt bilansowania handlowego może obciążyć spółdzielnię. Przyjęto 0 zł/MWh.',
        remedy: 'Zapytaj sprzedawcę o stawkę i wpisz ją w polu „Bilansowanie handlowe”.',
      },
    hidesOwnUse(answer.indicators, input) && {
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
            `Stawek ${groups.length > 1 ? 'grup' : 'grupy'} ${groups.join(', ')} operatora ${operatorNames[grid]} nie odczytaliśmy: liczymy stawkami operatora ${operatorNames[operator]}.`,
        )
        .join(' ')} Kwoty są więc przybliżone.`,
      remedy: 'Przepisz stawki z rachunków: tryb pełny, część „Stawki z rachunków”.',
    },
    last !== undefined && {
      id: 'rates',
      text: `Stawki w tym wyniku obowiązywały do ${formatDate(last)} Dziś rachunek może być inny. Liczymy nimi nadal, bo dane są na dzień ${formatDate(dayOfRates(input))}`,
      remedy: 'Przepisz stawki z aktualnego rachunku.',
    },
  ];
  return found.filter((caution) => caution !== false);
}

/** The others are in the comparison of keys. */
const mostNamed = 3;

/** Some of what running sources generated was never metered: at best only its sum over the settled time is known. */
export function hidesOwnUse(
  {selfUse, generationKwh}: Answer['indicators'],
  {members}: CooperativeInput,
): boolean {
  return (
    (selfUse === null && generationKwh > 0) ||
    members.some(({totalGenerationKwh}) => totalGenerationKwh !== undefined)
  );
}

/** Without what belongs to the cooperative itself. */
function members(input: CooperativeInput): number {
  return input.members.filter((member) => !isOwnConnection(member)).length;
}

/** Said beside a figure where what it changes has no room; null where no market price is assumed. */
export function marketNote({prices}: CooperativeInput): string | null {
  const {zlPerMwh = [], assumed = []} = prices?.market ?? {};
  const known = zlPerMwh.length - assumed.length;
  return assumed.length === 0
    ? null
    : `Ceny rynkowe prądu oddanego poza spółdzielnią: znane ${known} z ${zlPerMwh.length}, pozostałe są założeniem. Im są wyższe, tym mniej dodaje spółdzielnia.`;
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

/** Groups whose rates are those of the same group at another operator, by both operators. */
function lentTariffs({members, battery, tariffs = {}}: CooperativeInput): readonly Lent[] {
  const used = new Set([...members.map(({tariff}) => tariff), battery?.tariff]);
  const found = new Map<string, Lent>();
  for (const [name, tariff] of Object.entries(tariffs)) {
    if (used.has(name) && tariff.kind === 'group' && tariff.grid !== undefined) {
      const {group, grid, operator} = tariff;
      const key = `${grid} ${operator}`;
      found.set(key, {grid, operator, groups: [...(found.get(key)?.groups ?? []), group]});
    }
  }
  return [...found.values()];
}

interface Lent {
  readonly groups: readonly string[];
  /** On whose bills they are. */
  readonly grid: Operator;
  /** Whose rates stand in. */
  readonly operator: Operator;
}

/** Tariffs of groups on bills that are counted with the example rates of G11, one of each group. */
export function standInTariffs({
  members,
  battery,
  tariffs = {},
}: CooperativeInput): readonly {readonly name: string; readonly group: string}[] {
  const used = new Set([...members.map(({tariff}) => tariff), battery?.tariff]);
  const found = new Map<string, string>();
  for (const [name, tariff] of Object.entries(tariffs)) {
    if (used.has(name) && tariff.kind === 'g11' && tariff.group !== undefined) {
      found.set(tariff.group, found.get(tariff.group) ?? name);
    }
  }
  return Array.from(found, ([group, name]) => ({name, group}));
}
