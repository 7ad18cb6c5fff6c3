import {readFileSync} from 'node:fs';
import {inflateRawSync} from 'node:zlib';
import {formatEstimate, formatZloty, spanOf} from '@site/src/domain/calculator/numbers';
import {cooperativeOfQuick, readQuick} from '@site/src/domain/calculator/quick';
import type {OutcomeRange} from '@site/packages/settlement/src/finance/ranges';
import {sum} from '@cooperative/settlement/explain';
import {row, textSays} from '../../samples/articles';
import {
  calculated,
  rates,
  type Calculated,
} from '../../../packages/settlement/tests/samples/calculation';

const file = 'baza-wiedzy/podstawy/kiedy-sie-nie-oplaca.md';
const groups = {
  houses: 'sklad=dom-10-4000&moc=28&osd=enea',
  neighbours: 'sklad=dom-4-4000,mieszkanie-6-4000&moc=28&osd=enea',
  houseBooks: 'sklad=dom-10-4000&moc=28&osd=enea&utrzymanie=6000',
};
const municipality =
  'sklad=szkola-1-72000,urzad-1-36000,wodociag-1-72000,oswietlenie-1-36000,remiza-1-8000';
const municipal = {
  cheap: `${municipality}&moc=157&osd=enea&cena=0.4665`,
  dear: `${municipality}&moc=157&osd=enea&cena=0.8`,
  narrowGrid: `${municipality}&moc=60&osd=enea&cena=0.4665`,
};

interface Case {
  /** The link of the article that opens it. */
  readonly link: string;
  readonly answer: Calculated;
  readonly added: OutcomeRange;
}

function caseOf(link: string, described: unknown): Case {
  const answer = calculated(described);
  const {base, full} = answer.answer(answer.ranges()).decision.changes.step.yearly;
  if (full === null) {
    throw new Error(`${link}: nothing to compare with.`);
  }
  return {link: `(/kalkulator#${link})`, answer, added: {base, ...full}};
}

/** What the calculator answers to a link with readable fields. */
function quickCase(link: string): Case {
  const quick = readQuick(new URLSearchParams(link), rates);
  return caseOf(link, quick && cooperativeOfQuick(quick, rates));
}

/** The case whose market prices are not among the readable fields: its link is a packed state. */
function packedCase(): Case {
  const [, link = '', data = ''] =
    /\(\/kalkulator#(w=1&d=([\w-]+))\)/.exec(readFileSync(file, 'utf8')) ?? [];
  const state = JSON.parse(inflateRawSync(Buffer.from(data, 'base64url')).toString()) as {
    s: {c: unknown};
  };
  return caseOf(link, state.s.c);
}

const text = (amount: number): string => plain(formatZloty(amount));
const plain = (formatted: string): string =>
  formatted.replaceAll('\u00a0', ' ').replaceAll('-', '−');
const about = ({added}: Case): string => `około ${text(added.base)}`;
const range = ({added}: Case): string => plain(spanOf(added.low, added.high));

/** Of 100 kWh given to the grid, those used by other members in the same hour. */
function sharedOfHundred({answer}: Case): string {
  const {sharedKwh, exportKwh} = answer.report.settlement.energy.balance;
  const shared = sum(sharedKwh);
  return formatEstimate(Math.round((100 * shared) / (shared + sum(exportKwh))));
}

textSays(file, {
  'grupa, w której w dzień nikt nie kupuje': () => {
    const houses = quickCase(groups.houses);
    const neighbours = quickCase(groups.neighbours);
    return [
      houses.link,
      neighbours.link,
      row('10 domów, każdy z panelami', range(houses)),
      row('Te same panele na 4 domach, 6 odbiorców bez paneli', range(neighbours)),
      `Ze 100 kWh oddanych do sieci sąsiedzi zużywają w tej samej godzinie ${sharedOfHundred(houses)} kWh`,
      `Spółdzielnia dodaje ${about(houses)}, czyli ${text(houses.added.base / 10)} na dom`,
      `Sąsiedzi zużywają ${sharedOfHundred(neighbours)} kWh ze 100, a spółdzielnia dodaje ${about(neighbours)}`,
    ];
  },
  'tani prąd w umowie': () => {
    const cheap = quickCase(municipal.cheap);
    const dear = quickCase(municipal.dear);
    const perGrosz = (dear.added.base - cheap.added.base) / ((0.8 - 0.4665) * 100);
    return [
      cheap.link,
      dear.link,
      row('Gmina, prąd po 0,4665 zł za kWh', range(cheap)),
      row('Ta sama gmina, prąd po 0,80 zł', range(dear)),
      `spółdzielnia dodaje ${about(cheap)}`,
      `Dolny koniec przedziału to ${text(cheap.added.low)}`,
      `Przy 0,80 zł byłoby to ${about(dear)}`,
      `zmienia tu wynik o ${text(perGrosz)} w roku`,
    ];
  },
  'wysoka cena sprzedaży': () => {
    const sold = packedCase();
    const {members, prices} = sold.answer.input;
    const cheap = quickCase(municipal.cheap).answer.input;
    expect(prices?.market).toMatchObject({kind: 'monthly', zlPerMwh: Array(12).fill(450)});
    expect(members).toEqual(cheap.members);
    return [
      sold.link,
      row('Ta sama gmina, prąd po 0,4665 zł, sprzedaż po 0,45 zł', range(sold)),
      `Spółdzielnia dodaje już tylko ${about(sold)}, a na dolnym końcu przedziału traci się ${text(0 - sold.added.low)}`,
    ];
  },
  'nikt nie poprowadzi ksiąg': () => {
    const houses = quickCase(groups.houses);
    const books = quickCase(groups.houseBooks);
    expect(6000 / quickCase(municipal.cheap).added.base).toBeLessThan(1 / 4);
    return [
      books.link,
      row('10 domów z księgowością za 500 zł miesięcznie', range(books)),
      `traci wtedy około ${text(0 - books.added.base)} w roku`,
      `gdy prowadzenie spółdzielni kosztuje ${text(houses.added.base / 12)} miesięcznie, a w ostrożnym wariancie ${text(houses.added.low / 12)}`,
    ];
  },
  'za mało miejsca w sieci': () => {
    const narrow = quickCase(municipal.narrowGrid);
    const {indicators} = narrow.answer.report.settlement;
    expect(narrow.answer.report.obstacles).not.toEqual([]);
    return [
      narrow.link,
      `panele gminy z przykładu pokryją ${formatEstimate(Math.round((indicators.coverage ?? 0) * 100))}% potrzeb`,
    ];
  },
});
