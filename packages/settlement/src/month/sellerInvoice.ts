import {failed, inQuotes, ok, type Result} from '@cooperative/polish';
import {attribute, readXml, textOf} from '@cooperative/meter-files/table';
import {
  inKwh,
  itemsOf,
  monthOfDays,
  numberIn,
  type BillParty,
  type BillRow,
  type SellerBill,
} from './sellerBill';

/** An element with what is in it. */
interface Node {
  readonly name: string;
  readonly tag: string;
  text: string;
  readonly children: Node[];
}

/** No structured invoice is longer, bytes. */
const longest = 10_000_000;

/**
 * The bills in a structured invoice FA(3): one for each point of delivery that it names, with the amount of the whole.
 * Null for a file that is no invoice. What it cannot mean for a month (a correction, an advance, euros) is said.
 */
export function readSellerInvoice(
  name: string,
  bytes: Uint8Array | null,
): Result<readonly SellerBill[]> | null {
  if (bytes === null || !/<(?:\w+:)?Faktura[\s>]/.test(textOf(bytes.subarray(0, 2000)))) {
    return null;
  }
  const wrong = (message: string): Result<never> => failed([{field: name, message}]);
  const root = bytes.length > longest ? null : treeOf(bytes);
  const invoice = root && child(root, 'Faktura');
  const fa = invoice && child(invoice, 'Fa');
  if (!invoice || !fa) {
    return wrong('Tej faktury XML nie da się odczytać. Pobierz ją jeszcze raz z KSeF.');
  }
  const form = child(child(invoice, 'Naglowek'), 'KodFormularza');
  const code = (form && kodSystemowy(form.tag)) ?? '';
  if (code !== 'FA (3)') {
    return wrong(
      `To faktura ${inQuotes(code)}, a czytamy strukturę FA (3). Przepisz jej pozycje w części „Sprawdź rozliczenie sprzedawcy”.`,
    );
  }
  const kind = value(fa, 'RodzajFaktury');
  if (kind !== 'VAT') {
    return wrong(
      `To faktura rodzaju ${kind}, a porównujemy tylko zwykłe. Przepisz pozycje po korekcie w części „Sprawdź rozliczenie sprzedawcy”.`,
    );
  }
  if (value(fa, 'KodWaluty') !== 'PLN') {
    return wrong(
      `Ta faktura jest w walucie ${value(fa, 'KodWaluty')}, a porównujemy złote. Wczytaj fakturę w złotych.`,
    );
  }
  return ok(billsOf(invoice, fa));
}

const kodSystemowy = attribute('kodSystemowy');

/** A row with what it says of its point and period. */
interface PlacedRow extends BillRow {
  readonly point: string;
  readonly from: string;
  readonly to: string;
}

function billsOf(invoice: Node, fa: Node): readonly SellerBill[] {
  const period = child(fa, 'OkresFa');
  const detailed = children(child(invoice, 'Zalacznik'), 'BlokDanych').flatMap(attachedRows);
  const rows = detailed.length > 0 ? detailed : invoiceRows(fa, period);
  const [from, to] = period
    ? [value(period, 'P_6_Od'), value(period, 'P_6_Do')]
    : [value(fa, 'P_6'), value(fa, 'P_6')];
  const groups = new Map<string, PlacedRow[]>();
  for (const row of rows) {
    const key = JSON.stringify([row.point, row.from || from, row.to || to]);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const common = {
    number: value(fa, 'P_2'),
    member: '',
    seller: partyOf(child(invoice, 'Podmiot1')),
    buyer: partyOf(child(invoice, 'Podmiot2')),
  };
  const bills = [...groups].map(([key, own]): SellerBill => {
    const [point = '', first = '', last = ''] = JSON.parse(key) as string[];
    return {
      ...common,
      points: point === '' ? [] : [point],
      month: monthOfDays(first, last),
      period: `${first} – ${last}`,
      ...itemsOf(own),
    };
  });
  const due = value(fa, 'P_15');
  const [only] = bills;
  const sums = sumsOf(fa, rows, detailed.length > 0);
  if (only && bills.length === 1) {
    return [{...only, items: {...only.items, due}, open: [...only.open, ...sums]}];
  }
  const months = [...new Set(bills.map(({month}) => month))];
  return [
    ...bills,
    {
      ...common,
      points: [...new Set(bills.flatMap(({points}) => points))],
      month: months.length === 1 ? (months[0] ?? null) : null,
      period: `${from} – ${to}`,
      items: {due},
      open: sums,
      leftOut: [],
    },
  ];
}

/** That the rows of an attachment do not come to the net amount of the invoice, so one of both was not understood. */
function sumsOf(fa: Node, rows: readonly BillRow[], isAttached: boolean): readonly BillRow[] {
  const total = (texts: readonly string[]): number =>
    texts.reduce((all, text) => all + (numberIn(text) ?? 0), 0);
  const [attached, invoiced] = [
    total(rows.map(({net}) => net)),
    total(children(fa, 'FaWiersz').map((row) => value(row, 'P_11'))),
  ];
  const difference = invoiced - attached;
  return isAttached && Math.abs(difference) > 0.02
    ? [
        {
          name: 'wiersze faktury, których nie ma w załączniku',
          unit: '',
          kwh: '',
          price: '',
          net: difference.toFixed(2),
          gross: '',
        },
      ]
    : [];
}

function invoiceRows(fa: Node, period: Node | undefined): readonly PlacedRow[] {
  const described = children(fa, 'DodatkowyOpis').flatMap((own) => {
    const point = pointIn(value(own, 'Klucz'), value(own, 'Wartosc'));
    return point === '' ? [] : [{row: value(own, 'NrWiersza'), point}];
  });
  const common = described.filter(({row}) => row === '').map(({point}) => point);
  return children(fa, 'FaWiersz').map((row): PlacedRow => {
    const unit = value(row, 'P_8A');
    const isEnergy = /^[km]wh$/i.test(unit);
    const name = value(row, 'P_7');
    const own = described.find((one) => one.row === value(row, 'NrWierszaFa'))?.point;
    const ofRow = inKwh({
      name,
      unit,
      kwh: isEnergy ? value(row, 'P_8B') : '',
      price: isEnergy ? value(row, 'P_9A') : '',
      net: value(row, 'P_11'),
      gross: value(row, 'P_11A'),
    });
    return {
      ...ofRow,
      point: own ?? (pointIn('', name) || (common.length === 1 ? (common[0] ?? '') : '')),
      from: period ? '' : value(row, 'P_6A'),
      to: period ? '' : value(row, 'P_6A'),
    };
  });
}

/** The rows of the tables in an attachment: a row with one cell names those that follow it. */
function attachedRows(block: Node): readonly PlacedRow[] {
  const told = children(block, 'MetaDane').map(
    (own) => [value(own, 'ZKlucz'), value(own, 'ZWartosc')] as const,
  );
  const dayAt = (end: 'od' | 'do'): string =>
    told.find(([key]) => /okres/i.test(key) && key.toLowerCase().endsWith(` ${end}`))?.[1] ?? '';
  const point = told.map(([key, text]) => pointIn(key, text)).find((text) => text !== '') ?? '';
  return children(block, 'Tabela').flatMap((table) => {
    const names = children(child(table, 'TNaglowek'), 'Kol').map((own) => value(own, 'NKom'));
    const [price, quantity, unit] = [/cena/i, /^ilość(?: kwh)?$/i, /^j\. ?m|jedn\.? miary/i].map(
      (pattern) => names.findIndex((name) => pattern.test(name)),
    );
    const net = names.findIndex((name) => /należność|wartość/i.test(name) && /netto/i.test(name));
    if (net === -1) {
      // Readings of the meter: no amounts.
      return [];
    }
    let group = '';
    return children(table, 'Wiersz').flatMap((row): PlacedRow[] => {
      const cells = children(row, 'WKom').map(({text}) => text.trim());
      if (cells.length === 1) {
        group = cells[0] ?? '';
        return [];
      }
      const cell = (index: number | undefined): string => cells[index ?? -1] ?? '';
      const isKwh = /^kwh$/i.test(cell(unit));
      return [
        {
          name: [group, cells[0] ?? ''].filter((text) => text !== '').join(', '),
          unit: cell(unit),
          kwh: isKwh ? cell(quantity) : '',
          price: isKwh ? cell(price) : '',
          net: cell(net),
          gross: '',
          point,
          from: dayAt('od'),
          to: dayAt('do'),
        },
      ];
    });
  });
}

/** The number of a point in a description that is of one, or in any text that has one of 18 digits or with the country. */
function pointIn(key: string, text: string): string {
  const number =
    /(?:^|\D)((?:\d ?){17}\d)(?! ?\d)/.exec(text)?.[1] ?? /\bPL[A-Z0-9]{10,40}\b/.exec(text)?.[0];
  const isNamed = /\bppe\b/i.test(key) || (/punkt/i.test(key) && /poboru/i.test(key));
  return number?.replaceAll(' ', '') ?? (isNamed ? text.trim() : '');
}

function partyOf(node: Node | undefined): BillParty | null {
  const name = value(child(node, 'DaneIdentyfikacyjne'), 'Nazwa');
  const address = child(node, 'Adres');
  return name === ''
    ? null
    : {
        name,
        address: [value(address, 'AdresL1'), value(address, 'AdresL2')]
          .filter((line) => line !== '')
          .join(', '),
      };
}

function treeOf(bytes: Uint8Array): Node | null {
  const root: Node = {name: '', tag: '', text: '', children: []};
  const path = [root];
  try {
    readXml(bytes, {
      onOpen: (name, tag) => {
        const node: Node = {name, tag, text: '', children: []};
        path.at(-1)?.children.push(node);
        path.push(node);
      },
      onText: (text) => {
        const at = path.at(-1);
        if (at) {
          at.text += text;
        }
      },
      onClose: () => {
        path.pop();
      },
    });
  } catch {
    return null;
  }
  return root;
}

function children(node: Node | undefined, name: string): readonly Node[] {
  return node?.children.filter((one) => one.name === name) ?? [];
}

function child(node: Node | undefined, name: string): Node | undefined {
  return node?.children.find((one) => one.name === name);
}

function value(node: Node | undefined, name: string): string {
  return child(node, name)?.text.trim() ?? '';
}
