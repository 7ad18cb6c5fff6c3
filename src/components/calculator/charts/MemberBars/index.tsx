import {useId, useMemo, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import ChartFigure from '@site/src/components/charts/ChartFigure';
import Paging from '@site/src/components/ui/controls/Paging';
import {usePages} from '@site/src/components/ui/controls/Paging/usePages';
import Select, {optionsOf} from '@site/src/components/ui/controls/Select';
import BarRow, {barList} from '../shared/BarRow';
import Legend from '@site/src/components/charts/energy/Legend';
import {formatExact, positive, formatZloty} from '@site/src/domain/calculator/numbers';
import {
  membersFinding,
  orderNames,
  memberSaving,
  sortMembers,
  type MemberCost,
  type Order,
  describeSaving,
} from '@site/src/domain/calculator/charts/memberCosts';
import styles from './styles.module.css';
import Mark from '@site/src/components/charts/Plot/Mark';
import {asPercent} from '@site/src/components/charts/Plot/drawing';
import {markOf} from '@site/src/components/charts/energy/looks';

interface Props {
  /** From none to over a thousand; they are shown a page at a time. */
  readonly members: readonly MemberCost[];
  readonly label: string;
  readonly note?: ReactNode;
}

const pageSize = 8;
const key = [
  {look: 'grid', name: 'bez spółdzielni'},
  {look: 'own', name: 'w spółdzielni'},
] as const;

/** What each member pays without the cooperative and in it, in the order the reader chooses. */
export default function MemberBars({members, label, note}: Props): ReactNode {
  const id = useId();
  const [order, setOrder] = useState<Order>('most');
  const sorted = useMemo(() => sortMembers(members, order), [members, order]);
  const pages = usePages(members.length, pageSize);
  const {first, end, setPage} = pages;
  const shown = sorted.slice(first, end);
  const largest = sorted.reduce(
    (most, {aloneZl, cooperativeZl}) => Math.max(most, positive(aloneZl), positive(cooperativeZl)),
    0,
  );
  const finding = useMemo(() => membersFinding(members), [members]);
  const table = useMemo(
    () => ({
      caption: `${label}, zł`,
      fileName: 'czlonkowie.csv',
      columns: ['Członek', 'Bez spółdzielni (zł)', 'W spółdzielni (zł)', 'Oszczędność (zł)'],
      rows: sorted.map((member) => [
        member.name,
        formatExact(member.aloneZl),
        formatExact(member.cooperativeZl),
        formatExact(memberSaving(member)),
      ]),
    }),
    [label, sorted],
  );
  return (
    <ChartFigure title={label} table={table} finding={finding} note={note}>
      {members.length > 1 && (
        <p className={`${styles.order} needsScript noPrint`}>
          <label htmlFor={id}>Kolejność</label>
          <Select
            id={id}
            options={optionsOf(orderNames)}
            value={order}
            onChange={(chosen) => {
              setOrder(chosen);
              setPage(0);
            }}
          />
        </p>
      )}
      {members.length > 0 && <Legend hatches={`${id}hatch`} items={key} />}
      <ol
        className={clsx(barList, styles.members)}
        start={first + 1}
        aria-label={`${label}. ${finding}`}>
        {shown.map((member, index) => (
          <MemberBar key={index} member={member} largest={largest} hatches={`${id}hatch`} />
        ))}
      </ol>
      {members.length === 0 && <p>Nie ma członków do pokazania.</p>}
      <Paging pages={pages} count={members.length} />
    </ChartFigure>
  );
}

interface MemberBarProps {
  readonly member: MemberCost;
  /** The amount of the longest bar, zł. */
  readonly largest: number;
  readonly hatches: string;
}

/** The rest of the width is for the number next to the longest bar. */
const longestBar = 60;

/** Two bars for a member, each with its number; a cost below zero has no bar. */
function MemberBar({member, largest, hatches}: MemberBarProps): ReactNode {
  const {name, aloneZl, cooperativeZl} = member;
  const widthOf = (zl: number): string =>
    asPercent(largest > 0 ? (positive(zl) / largest) * longestBar : 0, 100);
  const [alone, together] = [formatZloty(aloneZl), formatZloty(cooperativeZl)];
  return (
    <BarRow
      height={44}
      label={`${name}: bez spółdzielni ${alone}, w spółdzielni ${together}`}
      head={
        <>
          <span>{name}</span> <strong>{describeSaving(member)}</strong>
        </>
      }>
      <Mark {...markOf('grid', hatches)} y={2} width={widthOf(aloneZl)} height={16} />
      <Mark {...markOf('own', hatches)} y={24} width={widthOf(cooperativeZl)} height={16} />
      <text className={styles.amount} x={widthOf(aloneZl)} dx="8" y="10">
        {alone}
      </text>
      <text className={styles.amount} x={widthOf(cooperativeZl)} dx="8" y="32">
        {together}
      </text>
    </BarRow>
  );
}
