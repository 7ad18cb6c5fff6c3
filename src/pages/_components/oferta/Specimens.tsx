import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Section from '@site/src/components/ui/Section';
import NumberTable, {type NumberColumn} from '@site/src/components/ui/NumberTable';
import {capitalized, formatNumber, formatZl, monthNames, sumZlotys} from '@cooperative/polish';
import {monthPage} from '@site/src/site/navigation';
import specimen from '@site-data/specimen.json';
import styles from './specimens.module.css';

const {member} = specimen;
const month = monthNames[specimen.month]?.[1] ?? '';
const kwh = (value: number): string => `${formatNumber(value)}\u00a0kWh`;
const zl = (value: number): string => `${formatZl(value)}\u00a0zł`;

type Row = Readonly<Record<'drawnKwh' | 'givenKwh' | 'boughtKwh' | 'grossZl', number>> & {
  readonly name: string;
};

/** What the board sees of each member beside the name. */
const memberColumns: readonly NumberColumn<Row>[] = [
  ['Pobrane', ({drawnKwh}) => kwh(drawnKwh)],
  ['Oddane', ({givenKwh}) => kwh(givenKwh)],
  ['Kupione', ({boughtKwh}) => kwh(boughtKwh)],
  ['Brutto', ({grossZl}) => zl(grossZl)],
];

/** Every member, with all its points of consumption. */
const memberRows = [...new Set(specimen.members.map(({holder}) => holder))].map((holder): Row => {
  const points = specimen.members.filter((row) => row.holder === holder);
  const sum = (key: 'drawnKwh' | 'givenKwh' | 'boughtKwh'): number =>
    points.reduce((all, row) => all + row[key], 0);
  return {
    name: capitalized(holder),
    drawnKwh: sum('drawnKwh'),
    givenKwh: sum('givenKwh'),
    boughtKwh: sum('boughtKwh'),
    grossZl: sumZlotys(points.map(({grossZl}) => grossZl)),
  };
});

/** A month's statement of the calculator's example: the picture of the offer. */
export function MonthStatement(): ReactNode {
  return (
    <Sheet title="Rozliczenie miesiąca:" chosen={month}>
      <Parts
        parts={[
          ['used', 'wspólny, 1 do 1', specimen.sharedKwh],
          ['credit', 'odebrany z zapasu', specimen.usedCreditKwh],
          ['grid', 'kupiony', specimen.boughtKwh],
        ]}
      />
      <Lines
        lines={[
          ['Nadwyżka oddana do sieci', kwh(specimen.surplusKwh)],
          ['Nowy zapas, nadwyżka × 0,6', kwh(specimen.creditKwh)],
          ['Zapas na koniec miesiąca', kwh(specimen.balanceKwh)],
        ]}
      />
    </Sheet>
  );
}

/** What the platform shows, drawn from the calculator's example: a member's and the board's view. */
export default function Specimens(): ReactNode {
  return (
    <Section tint="page" title="Co zobaczysz">
      <div className={styles.sheets}>
        <p className={styles.note}>
          To wzory z&nbsp;przykładu gminy, a nie dane klientów. Ten sam miesiąc, z&nbsp;tymi samymi
          kwotami, otworzysz na stronie <Link to={monthPage.to}>Rozlicz miesiąc</Link>.
        </p>
        <Sheet title="Widok członka, punkt poboru:" chosen={member.name}>
          <Parts
            parts={[
              ['used', 'wspólny i z zapasu', member.drawnKwh - member.boughtKwh],
              ['grid', 'kupiony', member.boughtKwh],
            ]}
          />
          <Lines
            lines={[
              ['Do zapłaty netto', zl(member.netZl)],
              ['VAT', zl(member.vatZl)],
              ['Do zapłaty brutto', zl(member.grossZl)],
            ]}
          />
        </Sheet>
        <Sheet title="Widok zarządu:" chosen={`${month}, wszyscy członkowie`}>
          <NumberTable
            label="Rachunki członków"
            first={['Członek', ({name}) => name]}
            columns={memberColumns}
            rows={memberRows}
            keyOf={({name}) => name}
          />
        </Sheet>
      </div>
    </Section>
  );
}

interface SheetProps {
  readonly title: string;
  readonly chosen: string;
  readonly children: ReactNode;
}

/** One specimen, labelled as such. */
function Sheet({title, chosen, children}: SheetProps): ReactNode {
  return (
    <figure className={styles.sheet}>
      <figcaption>
        <em>wzór</em> <strong>{title}</strong> {chosen}
      </figcaption>
      {children}
    </figure>
  );
}

interface PartsProps {
  readonly parts: readonly (readonly ['used' | 'credit' | 'grid', string, number])[];
}

/** Kinds of energy as one strip, and in words. */
function Parts({parts}: PartsProps): ReactNode {
  const whole = parts.reduce((sum, [, , value]) => sum + value, 0);
  const percent = (value: number): string => `${Math.round((value / whole) * 1000) / 10}%`;
  const before = (index: number): number =>
    parts.slice(0, index).reduce((sum, [, , value]) => sum + value, 0);
  return (
    <>
      <svg className={styles.strip} aria-hidden="true">
        {parts.map(([kind, , value], index) => (
          <rect key={kind} x={percent(before(index))} width={percent(value)} data-kind={kind} />
        ))}
      </svg>
      <ul className={styles.parts}>
        {parts.map(([kind, name, value]) => (
          <li key={kind} data-kind={kind}>
            <strong>{kwh(value)}</strong> {name}
          </li>
        ))}
      </ul>
    </>
  );
}

function Lines({lines}: {readonly lines: readonly (readonly [string, string])[]}): ReactNode {
  return (
    <dl className={styles.lines}>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
