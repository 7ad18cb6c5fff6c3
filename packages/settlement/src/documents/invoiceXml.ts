import {vatRate} from '../law/law';
import {daysOfMonth} from '../month/calendar';
import {cleanText, firstCharacters} from './cleanText';
import {monthIn} from './numbering';
import type {DocumentDraft, DocumentLine} from '../record/documentSettings';

/** Of FA(3), as published on 25.06.2025 and read on 28.11.2026. */
const namespace = 'http://crd.gov.pl/wzor/2025/06/25/13775/';

/** An element: its name, a text or the elements inside, and its attributes. One that is null is left out. */
type Element = readonly [name: string, content: string | Elements, attributes?: string];
type Elements = readonly (Element | null)[];

/**
 * The file of a structured invoice FA(3) of one document. `madeMs` is the moment it is made. Elements stand in the order
 * of the schema, which checks neither sums nor numbers: `prepareDocuments` does.
 */
export function invoiceXml(document: DocumentDraft, madeMs: number): string {
  const {seller, buyer, recipient} = document;
  const elements: Elements = [
    [
      'Naglowek',
      [
        ['KodFormularza', 'FA', ' kodSystemowy="FA (3)" wersjaSchemy="1-0E"'],
        ['WariantFormularza', '3'],
        ['DataWytworzeniaFa', new Date(madeMs).toISOString().replace(/\.\d+Z$/, 'Z')],
      ],
    ],
    [
      'Podmiot1',
      [
        [
          'DaneIdentyfikacyjne',
          [
            ['NIP', seller.nip],
            ['Nazwa', seller.name],
          ],
        ],
        addressOf(seller),
      ],
    ],
    [
      'Podmiot2',
      [
        [
          'DaneIdentyfikacyjne',
          [
            ['NIP', buyer.nip],
            ['Nazwa', buyer.name],
          ],
        ],
        addressOf(buyer),
        ['JST', recipient ? '1' : '2'],
        ['GV', '2'],
      ],
    ],
    recipient
      ? [
          'Podmiot3',
          [
            [
              'DaneIdentyfikacyjne',
              [
                [recipient.taxId.includes('-') ? 'IDWew' : 'NIP', recipient.taxId],
                ['Nazwa', recipient.name],
              ],
            ],
            addressOf(recipient),
            ['Rola', '8'],
          ],
        ]
      : null,
    ['Fa', invoiceOf(document)],
    seller.krs === '' ? null : ['Stopka', [['Rejestry', [['KRS', seller.krs]]]]],
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Faktura xmlns="${namespace}">\n${written(elements, '  ')}</Faktura>\n`;
}

function addressOf({
  address,
  town,
}: {
  readonly address: string;
  readonly town: string;
}): Element | null {
  const lines = [address, town].map(cleanText).filter((line) => line !== '');
  const [first, second] = lines;
  return first === undefined
    ? null
    : [
        'Adres',
        [['KodKraju', 'PL'], ['AdresL1', first], second === undefined ? null : ['AdresL2', second]],
      ];
}

function invoiceOf(document: DocumentDraft): Elements {
  const {terms, net, vat, gross, term, seller} = document;
  const isExempt = terms.regime === 'exempt';
  const [from, to] = daysOfMonth(monthIn(document.month));
  const lines = document.lines.filter((line) => line.kwh > 0 || line.net > 0);
  return [
    ['KodWaluty', 'PLN'],
    ['P_1', document.day],
    ['P_2', document.number],
    [
      'OkresFa',
      [
        ['P_6_Od', from],
        ['P_6_Do', to],
      ],
    ],
    ...(isExempt
      ? ([['P_13_7', zl(net)]] as const)
      : ([
          ['P_13_1', zl(net)],
          ['P_14_1', zl(vat)],
        ] as const)),
    ['P_15', zl(gross)],
    [
      'Adnotacje',
      [
        ['P_16', '2'],
        ['P_17', '2'],
        ['P_18', '2'],
        ['P_18A', '2'],
        [
          'Zwolnienie',
          isExempt
            ? [
                ['P_19', '1'],
                ['P_19A', `${terms.exemption} ustawy o podatku od towarów i usług`],
              ]
            : [['P_19N', '1']],
        ],
        ['NoweSrodkiTransportu', [['P_22N', '1']]],
        ['P_23', '2'],
        ['PMarzy', [['P_PMarzyN', '1']]],
      ],
    ],
    ['RodzajFaktury', 'VAT'],
    ...lines.flatMap(({ppe}, index): Elements =>
      cleanText(ppe) === ''
        ? []
        : [
            [
              'DodatkowyOpis',
              [
                ['NrWiersza', String(index + 1)],
                ['Klucz', 'Numer PPE'],
                ['Wartosc', firstCharacters(cleanText(ppe), 256)],
              ],
            ],
          ],
    ),
    ...lines.map((line, index) => rowOf(line, index + 1, isExempt)),
    [
      'Platnosc',
      [
        ['TerminPlatnosci', [['Termin', term]]],
        ['FormaPlatnosci', '6'],
        seller.account === '' ? null : ['RachunekBankowy', [['NrRB', seller.account]]],
      ],
    ],
  ];
}

function rowOf(line: DocumentLine, number: number, isExempt: boolean): Element {
  const isFee = line.what === 'fee';
  return [
    'FaWiersz',
    [
      ['NrWierszaFa', String(number)],
      ['P_7', firstCharacters(lineName(line), 512)],
      ['P_8A', isFee ? 'mies.' : 'kWh'],
      ['P_8B', isFee ? '1' : line.kwh.toFixed(3)],
      ['P_9A', priceText(line.price)],
      ['P_11', zl(line.net)],
      ['P_12', isExempt ? 'zw' : String(vatRate.value)],
    ],
  ];
}

/** What a line is for: „Energia elektryczna, szkoła”. */
export function lineName({what, point}: Pick<DocumentLine, 'what' | 'point'>): string {
  switch (what) {
    case 'fee':
      return 'Opłata stała';
    case 'stock':
      return cleanText(`Energia elektryczna z zapasu, ${point}`);
    case 'energy':
      return cleanText(`Energia elektryczna, ${point}`);
  }
}

/** Whole grosze as `1949.19`. */
function zl(grosze: number): string {
  return (grosze / 100).toFixed(2);
}

/** A price with as many places as it has, and at least two. */
function priceText(price: number): string {
  return price.toFixed(6).replace(/0{1,4}$/, '');
}

function written(elements: Elements, indent: string): string {
  let text = '';
  for (const element of elements) {
    if (element !== null) {
      const [name, content, attributes = ''] = element;
      const inside =
        typeof content === 'string'
          ? escaped(cleanText(content))
          : `\n${written(content, `${indent}  `)}${indent}`;
      text += `${indent}<${name}${attributes}>${inside}</${name}>\n`;
    }
  }
  return text;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
