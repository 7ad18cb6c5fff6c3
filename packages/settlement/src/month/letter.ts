import {formatDate, type IsoDay} from '@cooperative/polish';
import {changeBlocks} from './statementText';
import type {PointNumbers} from './archive';
import {changesOf, stockAssumption, type MonthChange} from './changes';
import {monthName, type Month} from './calendar';
import {addressLine} from '../record/address';
import type {CooperativeRecord} from '../record/schema';
import {basisOf, type SellerCheck, type SellerScope} from './seller';
import {sellerItemNames, type SellerTyped} from './sellerItems';
import type {SettledMonth} from './settleMonths';
import {paragraph, type Sheet} from './sheet';

/** What all letters to the seller have. */
interface Letter {
  readonly input: Pick<CooperativeRecord, 'name' | 'address' | 'seller'>;
  readonly day: IsoDay;
  /** How a number is written, with so many digits. */
  readonly format: (value: number, digits: number) => string;
}

interface Complaint extends Letter {
  readonly month: Month;
  readonly scope: SellerScope;
  readonly checks: readonly SellerCheck[];
}

/** Answers are due in these days (§ 49 pkt 8 of the system regulation); silence counts as consent only for consumers. */
const answer =
  'Prosimy o odpowiedź w terminie 14 dni, o ile umowa nie określa innego (§ 49 pkt 8 rozporządzenia systemowego, t.j. Dz.U. 2025 poz. 919).';

/** The complaint to the seller, ready to sign; null while nothing differs by more than rounding leaves. */
export function complaint({month, scope, checks, format, ...letter}: Complaint): Sheet | null {
  const rows = checks.flatMap(({item, unit, ours, theirs, deviation, state}) => {
    if (state !== 'differs' || ours === null || theirs === null || deviation === null) {
      return [];
    }
    const digits = unit === 'zł' ? 2 : unit === 'kWh' ? 3 : 4;
    const sign = deviation > 0 ? '+' : '';
    return [
      [
        `${sellerItemNames[item]} (${unit})`,
        format(theirs, digits),
        format(ours, digits),
        `${sign}${format(deviation, digits)}`,
      ],
    ];
  });
  const whose =
    scope === null
      ? 'cała spółdzielnia'
      : typeof scope === 'string'
        ? `członek: ${scope}`
        : `punkt: ${scope.point}`;
  return rows.length === 0
    ? null
    : {
        title: `Reklamacja rozliczenia za ${monthName(month)}`,
        above: sides(letter),
        blocks: [
          paragraph(
            `Sprawdziliśmy rozliczenie za ${monthName(month)} (${whose}) według odczytów godzinowych z liczników. Nie zgadza się:`,
          ),
          {
            kind: 'table',
            label: 'Pozycje, które się nie zgadzają',
            head: ['Pozycja', 'Na rozliczeniu', 'Z odczytów', 'Różnica'],
            rows,
          },
          paragraph(
            'Liczyliśmy według § 2 ust. 3 i § 3 rozporządzenia w sprawie rozliczeń spółdzielni energetycznych (Dz.U. 2022 poz. 703). Prosimy o sprawdzenie tych pozycji, o korektę rozliczenia oraz o dane, z których je obliczono (§ 5 ust. 2 i 3).',
          ),
          paragraph(answer),
          paragraph(`Załącznik: odczyty i obliczenie za ${monthName(month)}.`),
          paragraph(signatures),
        ],
      };
}

interface CorrectionLetter extends Letter {
  readonly input: CooperativeRecord;
  readonly months: readonly SettledMonth[];
  /** What somebody typed of the seller's statements. */
  readonly typed: Readonly<Record<string, SellerTyped>>;
}

/**
 * The letter about readings that were corrected after the bill: what they were, what they are, and a request for a
 * corrected bill; null while no month changed, or every bill is of the new readings. § 44 of the tariff regulation binds
 * the seller to correct a bill after a wrong reading; what then becomes of the stock no act says, so it is asked (F640).
 */
export function correctionLetter({
  months,
  typed,
  format,
  ...letter
}: CorrectionLetter): Sheet | null {
  const {input} = letter;
  const asked = changesOf(input, months)
    .map((change) => ({...change, basis: basisOf(input, months, change, typed)}))
    .filter(({basis}) => basis !== 'new');
  const names = asked.map(({month}) => monthName(month)).join(', ');
  const known = asked.filter(({basis}) => basis === 'old');
  return asked.length === 0
    ? null
    : {
        title: `Korekta danych pomiarowych: ${names}`,
        above: sides(letter),
        blocks: [
          paragraph(
            `Po rozliczeniu zmieniły się dane pomiarowe naszej spółdzielni. Poniżej podajemy je sprzed korekty i po niej.`,
          ),
          ...(known.length === 0
            ? [
                paragraph(
                  'Jeżeli rozliczenie tych miesięcy sporządzono z danych sprzed korekty, prosimy o jego korektę i o faktury korygujące.',
                ),
              ]
            : [
                paragraph(
                  `Rozliczenie za ${known.map(({month}) => monthName(month)).join(', ')} opiera się na danych sprzed korekty. Prosimy o jego korektę i o faktury korygujące${known.length < asked.length ? ', a za pozostałe miesiące, jeżeli sporządzono je z tych samych danych' : ''}.`,
                ),
              ]),
          ...asked.flatMap((change) => changeBlocks(energyOf(change), format)),
          paragraph(
            'Podstawa: po błędzie pomiaru albo odczytu przedsiębiorstwo energetyczne koryguje wystawione faktury (§ 44 rozporządzenia taryfowego, Dz.U. 2026 poz. 1182). Jeżeli danych po korekcie jeszcze Państwo nie mają, prosimy o potwierdzenie ich u operatora systemu dystrybucyjnego.',
          ),
          paragraph(`${stockAssumption} Prosimy o odpowiedź, jak rozliczą Państwo zapas energii.`),
          paragraph(answer),
          paragraph('Załącznik: odczyty po korekcie.'),
          paragraph(signatures),
        ],
      };
}

/** Without the money, which is the members' own. */
function energyOf(change: MonthChange): MonthChange {
  const energy = (numbers: PointNumbers | null): PointNumbers | null =>
    numbers && {...numbers, paidZl: null};
  return {
    ...change,
    points: change.points.map((point) => ({
      ...point,
      before: energy(point.before),
      after: energy(point.after),
    })),
  };
}

const signatures = '[podpisy według zasad reprezentacji]';

/** Both sides with their addresses; what is not known is a place to fill in by hand. */
function sides({input: {name, seller, ...place}, day}: Omit<Letter, 'format'>): Sheet['above'] {
  const or = (text: string, place: string): string => (text.trim() === '' ? place : text.trim());
  return [
    [or(name, '[nazwa spółdzielni]'), or(addressLine(place), '[adres spółdzielni]')],
    [or(seller?.name ?? '', '[nazwa sprzedawcy]'), or(seller?.address ?? '', '[adres sprzedawcy]')],
    [`[miejscowość], ${formatDate(day)}`],
  ];
}

/** What a letter leaves to be filled in by hand. */
export function leftBlank({above}: Pick<Sheet, 'above'>): readonly string[] {
  return above
    .flat()
    .join(' ')
    .split('[')
    .slice(1)
    .flatMap((rest) => rest.split(']', 1));
}
