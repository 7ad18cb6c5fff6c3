import type {ReactNode} from 'react';
import Mark from '@site/src/components/charts/Plot/Mark';
import {asPercent} from '@site/src/components/charts/Plot/drawing';
import BarRow from '../shared/BarRow';
import {markOf} from '../shared/looks';
import {formatZloty, positive} from '@site/src/components/calculator/shared/numbers';
import {describeSaving, type MemberCost} from './costs';
import styles from './styles.module.css';

interface Props {
  readonly member: MemberCost;
  /** The amount of the longest bar, zł. */
  readonly largest: number;
  readonly hatches: string;
}

/** The rest of the width is for the number next to the longest bar. */
const longestBar = 60;

/** Two bars for a member, each with its number; a cost below zero has no bar. */
export default function MemberBar({member, largest, hatches}: Props): ReactNode {
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
