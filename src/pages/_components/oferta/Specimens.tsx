import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import EnergyBar from '@site/src/components/charts/energy/EnergyBar';
import Section from '@site/src/components/ui/Section';
import NumberTable, {type NumberColumn} from '@site/src/components/ui/NumberTable';
import {capitalized, formatNumber, formatZl, monthNames, sumZlotys} from '@cooperative/polish';
import type {Look} from '@site/src/domain/charts/look';
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
          ['shared', 'wspólne', specimen.sharedKwh],
          ['stock', 'z zapasu', specimen.usedCreditKwh],
          ['grid', 'kupione', specimen.boughtKwh],
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
        <Sheet title="Widok członka:" chosen={member.name}>
          <Parts
            parts={[
              ['shared', 'ze spółdzielni', member.drawnKwh - member.boughtKwh],
              ['grid', 'kupione', member.boughtKwh],
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
        <Sheet title="Widok zarządu:" chosen={month}>
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
  readonly parts: readonly (readonly [Look, string, number])[];
}

/** Kinds of energy as one bar, and in words. */
function Parts({parts}: PartsProps): ReactNode {
  const whole = parts.reduce((sum, [, , value]) => sum + value, 0);
  return (
    <EnergyBar
      parts={parts.map(([look, name, value]) => ({
        look,
        share: value / whole,
        text: (
          <>
            <strong>{kwh(value)}</strong> {name}
          </>
        ),
      }))}
    />
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
