import {datedRates} from './rates';
import {execFileSync} from 'node:child_process';
import {newDocuments, withSettings} from '../../src/documents/settings';
import type {DocumentSettings, MemberParty, Terms} from '../../src/record/documentSettings';
import {readPointFile} from '@cooperative/meter-files';
import {monthExample} from '../../../../src/domain/calculator/monthExample';
import {settleFiles} from '../../src/month/settleFiles';
import {readRecord} from '../../src/record/readRecord';
import type {CooperativeRecord, Point} from '../../src/record/schema';
import type {SettledMonth} from '../../src/month/settleMonths';

const dated = datedRates;
const [cooperative, meters] = monthExample(dated);
const read = readRecord(cooperative?.text ?? '');
const name = meters?.name ?? '';
const file = {
  name,
  read: readPointFile({name, bytes: new TextEncoder().encode(meters?.text)}),
};

/** A member of the sample, told of with these changes. */
export function member(of: string, change: Partial<MemberParty> = {}): MemberParty {
  return {
    name: of,
    kind: 'entity',
    nip: '',
    address: 'ul. Polna 1',
    town: '00-001 Warszawa',
    email: '',
    wantsInvoice: false,
    units: [],
    ...change,
  };
}

/** The numbers are right by their check digits and of nobody the sample means. */
export const sampleMembers = [
  member('gmina', {kind: 'municipality', nip: '1111111111'}),
  member('ośrodek stowarzyszenia', {nip: '2222222222'}),
  member('spółka komunalna', {nip: '3333333333'}),
];

interface Changes {
  readonly settings?: Partial<DocumentSettings>;
  readonly terms?: Partial<Terms>;
  readonly cooperative?: Partial<DocumentSettings['cooperative']>;
  readonly input?: Partial<CooperativeRecord>;
  readonly points?: (point: Point) => Point;
}

/** The page's example, a municipality in May 2026, settled, with what its documents need. */
export function sampleMonth({
  settings,
  terms,
  cooperative: seller,
  input: own,
  points,
}: Changes = {}): {
  readonly input: CooperativeRecord;
  readonly settled: SettledMonth;
  readonly months: readonly SettledMonth[];
} {
  if (!read.ok) {
    throw new Error(JSON.stringify(read.errors));
  }
  const input = withSettings(
    {
      ...read.value,
      name: 'Spółdzielnia Energetyczna Przykład',
      ...own,
      points: read.value.points.map(points ?? ((point) => point)),
    },
    {
      ...newDocuments,
      members: sampleMembers,
      decidedOn: '2026-05-04',
      pattern: '{n}/{MM}/{RRRR}',
      ...settings,
      cooperative: {
        address: 'ul. Słoneczna 2',
        town: '00-002 Warszawa',
        krs: '0000099999',
        nip: '5265877635',
        account: '61109010140000071219812874',
        ...seller,
      },
      terms: {...newDocuments.terms, regime: 'vat', price: 0.45, ...terms},
    },
  );
  const {settled} = settleFiles(input, [file], {}, dated.rates, dated.marketPrices);
  const [first] = settled.ok ? settled.value.months : [];
  if (!settled.ok || !first) {
    throw new Error(JSON.stringify(settled));
  }
  return {input, settled: first, months: settled.value.months};
}

interface Verdict {
  readonly message: string | null;
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

function verdicts(xmls: readonly string[]): readonly Verdict[] {
  const output = execFileSync('node', ['packages/settlement/tests/samples/judgeInvoices.mjs'], {
    input: JSON.stringify(xmls),
  });
  return JSON.parse(output.toString()) as readonly Verdict[];
}

/** What the published schema says of each text; null of a valid one. */
export function judged(xmls: readonly string[]): readonly (string | null)[] {
  return verdicts(xmls).map(({message}) => message);
}

/** Texts of the elements of an invoice by their names, as another reader reads them. */
export function readBack(xml: string): Verdict['texts'] {
  return verdicts([xml])[0]?.texts ?? {};
}
