import {daysAfter, type FieldError, formatDate, type IsoDay} from '@cooperative/polish';
import {daysOfMonth, monthName, writeMonth} from '../month/calendar';
import type {CooperativeRecord} from '../record/schema';
import type {SettledMonth} from '../month/settleMonths';
import {cooperativeItself, membersOf, statementsOf, type PointStatement} from '../month/statement';
import {statementNumber} from '../month/statementText';
import {outsideKsefLimit, vatRate} from '../law/law';
import {showNumber} from '../law/verdict';
import {
  chargedTwice,
  chargeLines,
  feeLine,
  kwhOf,
  sumsOf,
  threePlaces,
  type ChargedPoint,
} from './charges';
import {cleanText} from './cleanText';
import {readAccount, readKrs, readNip, readUnitId} from './identifiers';
import {documentNumber, usedNumbers} from './numbering';
import {countOutside, mayBeOutside} from './outsideKsef';
import {documentsOf, partiesOf, sellerProblems, settingsProblems} from './settings';
import type {
  DocumentDraft,
  DocumentSettings,
  MemberParty,
  Parties,
} from '../record/documentSettings';

/** A member, or one unit of it, and what is said of it. */
export interface Told {
  readonly member: string;
  /** Empty for the member itself. */
  readonly unit: string;
  readonly message: string;
}

/** What may be issued for one month on one day, and why the rest may not. */
export interface Prepared {
  /** What has to be mended first; while there is any, nothing is made. */
  readonly errors: readonly FieldError[];
  /** What invoices lack of the cooperative: statements are made all the same. */
  readonly sellerErrors: readonly FieldError[];
  /** New ones only: what was issued before keeps its number and stays as it is. */
  readonly documents: readonly DocumentDraft[];
  /** Documents that are due and cannot be made. */
  readonly refused: readonly Told[];
  /** Nothing to pay. */
  readonly without: readonly Told[];
  /**
   * Points that lack hours or have estimated ones. All share one energy, so a hole of one changes what every other has:
   * invoices of the whole month wait for a word of the treasurer.
   */
  readonly incomplete: readonly string[];
  /** What to know before issuing. */
  readonly warnings: readonly string[];
  /** The invoice that passes the limit outside KSeF: from it on, always KSeF. */
  readonly ksefSince: DocumentSettings['ksefSince'];
}

/** The part of a member that gets one document. */
interface Group {
  readonly member: MemberParty;
  readonly unit: MemberParty['units'][number] | null;
  /** Numbers of the unit, as its points have them: one, or none, unless somebody mistyped. */
  readonly unitIds: readonly string[];
  readonly points: readonly ChargedPoint[];
  readonly fee: number;
}

const nothing: Prepared = {
  errors: [],
  sellerErrors: [],
  documents: [],
  refused: [],
  without: [],
  incomplete: [],
  warnings: [],
  ksefSince: undefined,
};

/** The documents of one settled month that were not issued yet, dated `today`. */
export function prepareDocuments(
  input: CooperativeRecord,
  settled: SettledMonth,
  today: IsoDay,
): Prepared {
  const errors = [...settingsProblems(input, today), ...monthProblems(settled, today)];
  if (errors.length > 0) {
    return {...nothing, errors};
  }
  const settings = documentsOf(input);
  const parties = partiesOf(input);
  const sellerErrors = sellerProblems(parties);
  const common: Common = {
    settled,
    names: membersOf(input),
    settings,
    seller: sellerOf(parties),
    incomplete: hoursOf(
      settled.exchanges.map((exchange, index) => ({
        ...exchange,
        point: input.points[index]?.id ?? '',
      })),
    ),
    today,
    term: daysAfter(today, settings.daysToPay),
  };
  const documents: DocumentDraft[] = [];
  const refused: Told[] = [];
  const without: Told[] = [];
  const warnings: string[] = [];
  for (const group of groupsOf(input, settled, settings, parties)) {
    const {member, unit} = group;
    const say = (message: string): Told => ({
      member: member.name,
      unit: unit?.name ?? '',
      message,
    });
    warnings.push(...warningsOf(group));
    const draft = draftOf(common, group);
    const problem =
      keyProblem(settings, group) ??
      (draft.kind === 'invoice'
        ? (invoiceProblem(group, settings, sellerErrors) ?? hoursProblem(common, group))
        : null);
    if (kwhOf(draft.lines) === 0 && draft.gross === 0) {
      without.push(say('0 kWh i brak opłaty, więc nie ma dokumentu.'));
    } else if (draft.gross === 0 && !settings.terms.isFree) {
      without.push(say('Suma to 0,00 zł, więc nie ma dokumentu.'));
    } else if (problem === null) {
      documents.push(draft);
    } else {
      refused.push(say(problem));
    }
    if (draft.kind === 'invoice' && problem === null) {
      warnings.push(...buyerWarnings(group));
    }
  }
  const numbered = withNumbers(documents, settings, today);
  return {
    errors: numbered.errors,
    sellerErrors: settings.terms.regime === 'statements' ? [] : sellerErrors,
    documents: numbered.errors.length > 0 ? [] : numbered.documents,
    refused,
    without,
    incomplete: common.incomplete,
    // A member and its units may be told the same.
    warnings: [...new Set([...warnings, ...numbered.warnings])],
    ksefSince: numbered.ksefSince,
  };
}

function monthProblems({month, isOpen}: SettledMonth, today: IsoDay): readonly FieldError[] {
  const [, last] = daysOfMonth(month);
  return today <= last
    ? [
        {
          field: 'month',
          message: `${monthName(month)} jeszcze się nie skończył. Dokumenty wystawisz od ${formatDate(daysAfter(last, 1)).replaceAll('\u00a0', ' ')}`,
        },
      ]
    : isOpen
      ? [
          {
            field: 'month',
            message: `${monthName(month)}: rozliczenie jest wstępne. Najpierw zamknij miesiąc w części „Rozliczenie”.`,
          },
        ]
      : [];
}

/** Members in their order; of each, first what belongs to no unit. Points that have a document already are left out. */
function groupsOf(
  input: CooperativeRecord,
  settled: SettledMonth,
  {issued, terms}: DocumentSettings,
  {members}: Parties,
): readonly Group[] {
  const month = writeMonth(settled.month);
  const points = new Map<string, ChargedPoint[]>(members.map(({name}) => [name, []]));
  for (const point of chargedPoints(input, settled)) {
    points.get(point.statement.member)?.push(point);
  }
  const before = issued.filter((one) => one.month === month);
  return members.flatMap((member) => {
    const all = points.get(member.name) ?? [];
    const own = all.filter(({statement}) => !isCharged(before, statement, input));
    const unitOf = ({statement}: ChargedPoint): string =>
      cleanText(member.units.find(({point}) => point === statement.point)?.name ?? '');
    const names = [...new Set(['', ...own.map(unitOf)])].filter((name) =>
      own.some((point) => unitOf(point) === name),
    );
    return names.map((name, index) => {
      const mine = own.filter((point) => unitOf(point) === name);
      const units = name === '' ? [] : member.units.filter(({point}) => hasPoint(mine, point));
      return {
        member,
        unit: units.find(({taxId}) => cleanText(taxId) !== '') ?? units[0] ?? null,
        unitIds: [...new Set(units.map(unitIdOf).filter((id) => id !== ''))],
        points: mine,
        fee: index === 0 && own.length === all.length ? terms.fee : 0,
      };
    });
  });
}

function hasPoint(points: readonly ChargedPoint[], name: string): boolean {
  return points.some(({statement}) => statement.point === name);
}

/** Its number in digits, however it is written; what cannot be read as it stands. */
function unitIdOf({taxId}: MemberParty['units'][number]): string {
  const read = readUnitId(taxId);
  return read.ok ? read.value : cleanText(taxId);
}

/**
 * Whether a document of the month has a point already, whoever it belongs to by now. One that was renamed since is known by
 * its number; a sold house is two points of one number, and each has a name.
 */
export function isCharged(
  documents: readonly Pick<DocumentDraft, 'lines'>[],
  {point, ppe}: Pick<PointStatement, 'point' | 'ppe'>,
  {points}: Pick<CooperativeRecord, 'points'>,
): boolean {
  return documents.some(({lines}) =>
    lines.some(
      (line) =>
        line.what !== 'fee' &&
        (line.point === point ||
          (ppe !== '' && line.ppe === ppe && points.every(({id}) => id !== line.point))),
    ),
  );
}

/** Every member's point of a month; what it bought is the seller's number where somebody gave it. */
export function chargedPoints(
  input: CooperativeRecord,
  settled: SettledMonth,
): readonly ChargedPoint[] {
  const month = writeMonth(settled.month);
  const sellerBought = input.documents?.sellerBought.filter((one) => one.month === month) ?? [];
  return statementsOf(input, [settled])
    .filter(({member}) => member !== cooperativeItself)
    .map((statement) => ({
      statement,
      boughtKwh:
        sellerBought.find(({point}) => point === statement.point)?.kwh ?? statement.boughtKwh,
    }));
}

/** What the documents of a month have in common. */
interface Common {
  readonly settled: SettledMonth;
  /** Of all members, as statements are numbered. */
  readonly names: readonly string[];
  readonly settings: DocumentSettings;
  readonly seller: DocumentDraft['seller'];
  readonly incomplete: Prepared['incomplete'];
  readonly today: IsoDay;
  readonly term: IsoDay;
}

function draftOf(common: Common, {member, unit, points, fee}: Group): DocumentDraft {
  const {settled, names, settings, seller, today, term} = common;
  const {terms} = settings;
  const lines = [
    ...points.flatMap((point) => chargeLines(terms, point)),
    ...(fee > 0 ? [feeLine(fee)] : []),
  ];
  const sums = sumsOf(terms, lines);
  const isInvoice =
    member.kind !== 'consumer' &&
    sums.gross > 0 &&
    (terms.regime === 'vat' || (terms.regime === 'exempt' && member.wantsInvoice));
  const base = statementNumber(names, [settled], member.name);
  const place = unit ? member.units.findIndex(({name}) => name === unit.name) + 1 : 0;
  return {
    month: writeMonth(settled.month),
    member: member.name,
    unit: unit?.name ?? '',
    kind: isInvoice ? 'invoice' : 'statement',
    channel: isInvoice ? 'ksef' : 'none',
    number: place === 0 ? base : `${base}/${place}`,
    day: today,
    term,
    seller,
    buyer: {
      name: cleanText(member.name),
      kind: member.kind,
      nip: member.kind === 'consumer' ? '' : digitsOf(readNip(member.nip)),
      address: cleanText(member.address),
      town: cleanText(member.town),
      email: cleanText(member.email),
    },
    ...(unit && {
      recipient: {
        name: cleanText(unit.name),
        taxId: digitsOf(readUnitId(unit.taxId)),
        address: cleanText(unit.address),
        town: cleanText(unit.town),
      },
    }),
    terms,
    lines,
    ...sums,
    notes: notesOf(common, points),
  };
}

function sellerOf({cooperative}: Parties): DocumentDraft['seller'] {
  return {
    name: cooperative.name,
    address: cleanText(cooperative.address),
    town: cleanText(cooperative.town),
    krs: digitsOf(readKrs(cooperative.krs)),
    nip: digitsOf(readNip(cooperative.nip)),
    account: digitsOf(readAccount(cooperative.account)),
  };
}

/** What could be read; nothing otherwise. What is typed and wrong was told before. */
function digitsOf(read: ReturnType<typeof readNip>): string {
  return read.ok ? read.value : '';
}

/** What the document says of its own numbers. */
function notesOf({settings, incomplete}: Common, points: readonly ChargedPoint[]): string[] {
  const own = ownHours(points);
  return [
    ...(settings.terms.isFree ? ['Energia bez opłaty.'] : []),
    ...own.map((text) => `Odczyty są niepełne. ${text}. Brakujące godziny liczą się jako zero.`),
    // Whose they are is no business of this member.
    ...(own.length === 0 && incomplete.length > 0
      ? ['Odczyty innych punktów spółdzielni są niepełne, a zależy od nich podział energii.']
      : []),
  ];
}

function ownHours(points: readonly ChargedPoint[]): readonly string[] {
  return hoursOf(points.map(({statement}) => statement));
}

/** „szkoła: brakuje godzin: 3, szacowanych: 2” */
function hoursOf(
  points: readonly Pick<PointStatement, 'point' | 'missingHours' | 'estimatedHours'>[],
): readonly string[] {
  return points.flatMap(({point, missingHours, estimatedHours}) => {
    const parts = [
      ...(missingHours > 0 ? [`brakuje godzin: ${missingHours}`] : []),
      ...(estimatedHours > 0 ? [`godzin szacowanych: ${estimatedHours}`] : []),
    ];
    return parts.length === 0 ? [] : [`${point}: ${parts.join(', ')}`];
  });
}

function hoursProblem({settled, settings, incomplete}: Common, {points}: Group): string | null {
  if (incomplete.length === 0 || settings.anyway.includes(writeMonth(settled.month))) {
    return null;
  }
  const own = ownHours(points);
  const what =
    own.length > 0
      ? own.join('; ')
      : 'odczyty innych punktów są niepełne, a zależy od nich podział';
  return `${what}. Uzupełnij odczyty albo zaznacz, że wystawiasz mimo to; napiszemy to w dokumencie.`;
}

/** By the key a point can be charged for what the seller bills too. */
function keyProblem({terms}: DocumentSettings, {points}: Group): string | null {
  if (terms.quantity === 'drawnLessBought') {
    return null;
  }
  const twice = points.flatMap((point) => {
    const lines = chargeLines(terms, point);
    const {statement, boughtKwh} = point;
    return chargedTwice(lines, point) === 0
      ? []
      : [
          `${statement.point}: ${kwhText(kwhOf(lines))} ze spółdzielni i ${kwhText(boughtKwh)} od sprzedawcy, a pobrał ${showNumber(threePlaces(statement.drawnKwh))}.`,
        ];
  });
  return twice.length === 0 ? null : `${twice.join(' ')} Zmień sposób liczenia.`;
}

function invoiceProblem(
  {member, unit, unitIds}: Group,
  {terms}: DocumentSettings,
  sellerErrors: readonly FieldError[],
): string | null {
  if (cleanText(member.nip) === '') {
    return terms.regime === 'vat'
      ? `Podaj NIP członka ${member.name} albo zaznacz, że to osoba prywatna.`
      : `Podaj NIP członka ${member.name}, zaznacz, że to osoba prywatna, albo odznacz, że żąda faktury.`;
  }
  if (unitIds.length > 1) {
    return `${unit?.name ?? ''} ma dwa różne numery: ${unitIds.join(' i ')}. Popraw numer albo nazwę jednostki.`;
  }
  const id = unit && readUnitId(unit.taxId);
  if (id?.ok === false) {
    return `Podaj NIP jednostki ${unit?.name ?? ''} albo jej identyfikator wewnętrzny w KSeF (NIP gminy i pięć cyfr).`;
  }
  return sellerErrors.length === 0 ? null : sellerErrors.map(({message}) => message).join(' ');
}

function warningsOf({points}: Group): readonly string[] {
  return points.flatMap(({statement, boughtKwh}) => {
    const {point, drawnKwh} = statement;
    const fromReadings = statement.boughtKwh;
    return [
      ...(Math.abs(boughtKwh - fromReadings) > 0.5
        ? [
            `${point}: według sprzedawcy kupione ${kwhText(boughtKwh)}, z odczytów ${kwhText(fromReadings)}. Liczy się liczba sprzedawcy.`,
          ]
        : []),
      ...(boughtKwh - drawnKwh > 0.0005
        ? [
            `${point}: sprzedawca liczy ${kwhText(boughtKwh)}, a punkt pobrał ${kwhText(drawnKwh)}. Ze spółdzielni liczymy 0 kWh.`,
          ]
        : []),
    ];
  });
}

function buyerWarnings({member}: Group): readonly string[] {
  return [
    ...(member.kind === 'municipality' && member.units.length === 0
      ? [
          `${member.name}: nie podano jednostek (szkoła, biblioteka). Faktura będzie na samą gminę (w KSeF JST: 2).`,
        ]
      : []),
    ...(cleanText(member.address) === ''
      ? [
          `${member.name}: brakuje adresu. Schemat go nie wymaga, ale faktura ma adres nabywcy (art. 106e ust. 1 pkt 3 ustawy o VAT).`,
        ]
      : []),
  ];
}

/** Invoices get their numbers in the order of members, and the way they are to be issued. */
function withNumbers(
  documents: readonly DocumentDraft[],
  settings: DocumentSettings,
  today: IsoDay,
): Pick<Prepared, 'documents' | 'errors' | 'warnings' | 'ksefSince'> {
  const invoices = documents.filter(({kind}) => kind === 'invoice');
  const numbers = invoices.map(({month}, index) =>
    documentNumber(settings.pattern, settings.next + index, month),
  );
  const outside = countOutside(
    invoices.map(({gross}) => gross),
    today,
    settings,
  );
  const passing = numbers[outside];
  const passes =
    settings.usesOutside && mayBeOutside(today, settings) && passing !== undefined
      ? {number: passing, day: today}
      : undefined;
  const used = new Set(settings.issued.map(({number}) => number));
  const statements = withFreeNumbers(
    documents.filter(({kind}) => kind !== 'invoice'),
    used,
  );
  const taken = new Set([...used, ...[...statements.values()].map(({number}) => number)]);
  return {
    errors: usedNumbers(numbers, taken),
    documents: documents.map((document) => {
      const index = invoices.indexOf(document);
      return index < 0
        ? (statements.get(document) ?? document)
        : {
            ...document,
            number: numbers[index] ?? '',
            channel: index < outside ? 'outside' : 'ksef',
          };
    }),
    warnings: [
      ...(today >= '2027-01-01' && settings.terms.regime === 'vat'
        ? [
            `Stawkę VAT na ten rok sprawdź w Monitorze Polskim (art. 146ef ustawy o VAT): liczymy ${vatRate.value}%.`,
          ]
        : []),
      ...(passes
        ? [
            `Faktury poza KSeF przekraczają w tym miesiącu ${showNumber(outsideKsefLimit.value)} zł. Od faktury ${passes.number} i odtąd zawsze: KSeF.`,
          ]
        : []),
    ],
    ksefSince: passes,
  };
}

/** Statements are numbered by the place of the member: who came since may have the place of another. */
function withFreeNumbers(
  statements: readonly DocumentDraft[],
  used: ReadonlySet<string>,
): ReadonlyMap<DocumentDraft, DocumentDraft> {
  const taken = new Set(used);
  return new Map(
    statements.map((document) => {
      let [number, more] = [document.number, 2];
      while (taken.has(number)) {
        number = `${document.number}-${more}`;
        more += 1;
      }
      taken.add(number);
      return [document, {...document, number}];
    }),
  );
}

function kwhText(kwh: number): string {
  return `${showNumber(threePlaces(kwh))} kWh`;
}
