import {paybackText} from '../figures';
import {formatZloty} from '../numbers';
import type {Decision, MoneyRange, WholeAnswer} from '@cooperative/settlement/answer';
import {formatNumber} from '@cooperative/polish';
import {withoutEmptyColumns, type ResultTable} from '../tables/tables';

type Change = Decision['changes']['whole'];

const projectNames: Readonly<Record<keyof Decision['projects'], string>> = {
  nothing: 'Nic: każdy kupuje prąd',
  sources: 'Same źródła, bez spółdzielni',
  cooperative: 'Źródła i spółdzielnia',
};
const projectIds = Object.keys(projectNames) as readonly (keyof Decision['projects'])[];

/** In words while the outlay is not known: that is no zero. */
function changePaybackText(payback: Change['payback']): string {
  return payback.kind === 'unknown' ? 'nie wiadomo: nie podano nakładu' : paybackText(payback);
}

/** „od −8 580 zł do 54 800 zł”; a dash while it is not known. */
function endsText(ends: MoneyRange['full']): string {
  return ends === null ? '–' : `od ${formatZloty(ends.low)} do ${formatZloty(ends.high)}`;
}

/** The three projects side by side. */
export function projectsTable({projects}: Decision): ResultTable {
  const row = (name: string, of: (project: Decision['projects']['nothing']) => string) => [
    name,
    ...projectIds.map((id) => of(projects[id])),
  ];
  return {
    columns: [{label: 'Co robicie'}, ...projectIds.map((id) => ({label: projectNames[id]}))],
    rows: [
      row('Koszt roku', ({yearlyZl}) => formatZloty(yearlyZl)),
      row('Nakład', ({outlayZl}) => (outlayZl === null ? 'nie podano' : formatZloty(outlayZl))),
    ],
  };
}

/** „od 3 420 zł do 66 800 zł, prawdopodobnie od 11 100 zł do 54 500 zł”; a dash while it is not known. */
function rangesText({full, likely}: MoneyRange): string {
  return full === null || likely === null
    ? '–'
    : `${endsText(full)}, prawdopodobnie ${endsText(likely)}`;
}

/** The step and the whole: one column each, so that figures of one base stand under it. */
export function changesTable({changes: {step, whole}}: Decision): ResultTable {
  const row = (name: string, of: (change: Change) => string | null): readonly string[] => [
    name,
    of(step) ?? '–',
    of(whole) ?? '–',
  ];
  const ofValue: readonly (readonly [string, (npv: MoneyRange) => string])[] = [
    ['Wartość dzisiejsza (NPV)', ({base}) => formatZloty(base)],
    ['NPV: przedział', rangesText],
    ['NPV: dwie interpretacje opłaty za sieć', ({readings}) => endsText(readings)],
  ];
  return {
    columns: [
      {label: 'Ile daje'},
      {label: 'Krok: sama spółdzielnia'},
      {label: 'Całość: źródła i spółdzielnia'},
    ],
    rows: [
      row('W roku', ({yearly}) => formatZloty(yearly.base)),
      row('W roku: przedział', ({yearly}) => rangesText(yearly)),
      row('W pierwszym roku, z pustym zapasem w sieci', ({firstYearZl}) =>
        firstYearZl === null ? null : formatZloty(firstYearZl),
      ),
      row('Zwrot', ({payback}) => changePaybackText(payback)),
      ...(step.npv === null
        ? []
        : [
            ...ofValue.map(([name, of]) => row(name, ({npv}) => npv && of(npv))),
            row('Stopa zwrotu (IRR)', ({irr}) =>
              irr === null ? 'brak' : `${formatNumber(irr, 1)}%`,
            ),
          ]),
    ],
  };
}

/** Changes whose base is told below the tables, with how they are called there. */
export const toldChanges: readonly (readonly [keyof Decision['changes'], string])[] = [
  ['step', 'Krok'],
  ['whole', 'Całość'],
];

/** How the likely part is found. */
export const likelyNote =
  'Prawdopodobny przedział łączy skutki pogody, cen i\u00a0interpretacji przepisów jak niezależne: pierwiastek z\u00a0sumy kwadratów. Nie podajemy jego prawdopodobieństwa.';

type Purses = WholeAnswer['purses'];
type Purse = Purses[number];

/** Whose money it is. */
export function pursesTable(purses: Purses): ResultTable {
  const zl = (label: string) => ({label: `${label} (zł)`, fractionDigits: 0});
  const once =
    (of: (outlay: NonNullable<Purse['outlay']>) => number) =>
    ({outlay}: Purse): number | null =>
      outlay && of(outlay);
  const columns: readonly (readonly [string, (purse: Purse) => number | null])[] = [
    ['Wkład własny', once(({ownMoneyZl}) => ownMoneyZl)],
    ['Kredyt', once(({loanZl}) => loanZl)],
    ['Dotacja', once(({grantZl}) => grantZl)],
    ['Odliczony VAT nakładu', once(({vatDeductedZl}) => vatDeductedZl)],
    ['Źródła dają w roku', ({savedBySourcesZl}) => savedBySourcesZl],
    ['Spółdzielnia dodaje w roku', ({addedZl}) => addedZl],
    ['Rozliczenie wewnętrzne', ({internalPaymentZl}) => internalPaymentZl],
    ['VAT, który odlicza w roku', ({vatDeductedZl}) => vatDeductedZl],
    ['VAT, który ponosi w roku', ({vatBorneZl}) => vatBorneZl],
  ];
  return withoutEmptyColumns({
    columns: [{label: 'Czyje pieniądze'}, ...columns.map(([label]) => zl(label))],
    rows: purses.map((purse) => [purse.holder, ...columns.map(([, of]) => of(purse))]),
  });
}
