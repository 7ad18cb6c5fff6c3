import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {exactText, type IsoDay, toCsv, toHeadingId} from '@cooperative/polish';
import {
  booksRows,
  changeRows,
  changesOf,
  checkAll,
  complaint,
  correctionLetter,
  isOpenBill,
  membersOf,
  type SellerFiles,
  type SettledMonth,
  type Sheet,
  sheetText,
  statementSheet,
  writeMonth,
  yearOf,
  yearRows,
  yearsOf,
} from '@cooperative/settlement/month';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import {writeSheets, type NamedSheet} from './writeSheets';

interface Handed {
  readonly input: CooperativeRecord;
  readonly months: readonly SettledMonth[];
  readonly seller: SellerFiles;
  readonly day: IsoDay;
}

/** What the seller's files say beside ours, and what is asked about them. */
export function sellerOutput({input, months, seller}: Omit<Handed, 'day'>): object {
  return {
    bills: seller.bills.map(({fileName, bill, month, scope, items, open}) => ({
      file: fileName,
      number: bill.number,
      month,
      scope,
      items,
      leftOut: bill.leftOut,
      open: open.map(({name, net, gross}) => ({name, net, gross})),
    })),
    problems: [...seller.problems, ...seller.bills.filter(isOpenBill).map(openText)],
    checks: checkAll(input, months, seller.typed).map(({key, checks}) => ({
      key,
      items: checks.filter(({state}) => state !== 'notTyped'),
    })),
  };
}

function openText({fileName, bill, month, scope, open}: SellerFiles['bills'][number]): string {
  const asked = [
    ...(month === null ? [`za który miesiąc (w pliku: ${bill.period || 'brak'})`] : []),
    ...(scope === null ? ['czyje to rozliczenie (w pliku nie ma znanego punktu ani członka)'] : []),
    ...open.map(({name}) => `która to pozycja: „${name}”`),
  ];
  return `${fileName}: nie wiadomo, ${asked.join('; ')}. Odpowiesz na to na stronie /rozlicz-miesiac.`;
}

/** Writes what the page hands out: documents, texts for e-mails and tables; returns the names of the files. */
export async function writeDocuments(folder: string, handed: Handed): Promise<readonly string[]> {
  const {statements, letters, tables} = documentsOf(handed);
  const texts = [
    ...statements.map(({name, sheet}) => ({name: `${name}.txt`, text: sheetText(sheet)})),
    ...tables,
  ];
  mkdirSync(folder, {recursive: true});
  for (const {name, text} of texts) {
    writeFileSync(path.join(folder, name), text);
  }
  const sheets = await writeSheets(folder, [...statements, ...letters]);
  return [...sheets, ...texts.map(({name}) => name)];
}

function documentsOf({input, months, seller, day}: Handed): {
  readonly statements: readonly NamedSheet[];
  readonly letters: readonly NamedSheet[];
  readonly tables: readonly {readonly name: string; readonly text: string}[];
} {
  const words = {day, format: exactText};
  const changes = changesOf(input, months);
  const letter = correctionLetter({input, months, typed: seller.typed, ...words});
  const named = (name: string, sheet: Sheet | null): NamedSheet[] => (sheet ? [{name, sheet}] : []);
  return {
    statements: membersOf(input).flatMap((member, index) =>
      named(
        `zestawienie-${String(index + 1).padStart(2, '0')}-${toHeadingId(member)}`,
        statementSheet(input, months, member, words),
      ),
    ),
    letters: [
      ...named('korekta-danych', letter),
      ...checkAll(input, months, seller.typed).flatMap(({key, settled, scope, checks}) =>
        named(
          `reklamacja-${writeMonth(settled.month)}-${toHeadingId(key.slice(8)) || 'spoldzielnia'}`,
          complaint({input, ...words, month: settled.month, scope, checks}),
        ),
      ),
    ],
    tables: [
      {
        name: 'ksiegowosc.csv',
        text: toCsv(booksRows(input, months, exactText)),
      },
      ...(changes.length > 0
        ? [{name: 'co-sie-zmienilo.csv', text: toCsv(changeRows(changes, exactText))}]
        : []),
      ...yearsOf(input, months).map((year) => ({
        name: `rok-${year}.csv`,
        text: toCsv(yearRows(yearOf(input, months, year), exactText)),
      })),
    ],
  };
}
