import type {ReactNode} from 'react';
import {asPercent} from '@site/src/components/charts/Plot/drawing';
import {formatZloty} from '@site/src/domain/calculator/numbers';
import type {MoneyRange} from '@cooperative/settlement/answer';
import styles from './AnswerCard.module.css';

/** Nearer to the middle than this share of the width, the zero has no room for its name. */
const nearest = 0.12;
/** Nearer to an end than this, the amount of the middle begins or ends at it. */
const edge = 0.2;

interface Props extends Omit<MoneyRange, 'full'> {
  readonly full: NonNullable<MoneyRange['full']>;
}

/**
 * The range on an axis with zero, its likely part the stronger: the middle as a line, the two readings of the disputed
 * provision as triangles.
 */
export default function RangeBar({base, full: {low, high}, likely, readings}: Props): ReactNode {
  const ticks = readings && readings.high - readings.low >= 1 ? [readings.low, readings.high] : [];
  const [from, to] = [Math.min(low, 0), Math.max(high, 0)];
  const shareOf = (zl: number): number => (zl - from) / Math.max(to - from, 1);
  const x = (zl: number): string => asPercent(shareOf(zl), 1);
  const middle = shareOf(base);
  const told = `Od ${formatZloty(low)} do ${formatZloty(high)}, środek ${formatZloty(base)}`;
  return (
    <div className={styles.range}>
      <svg width="100%" height={ticks.length > 0 ? 74 : 58} role="img" aria-label={told}>
        <rect className={styles.axis} y="35" width="100%" height="8" rx="4" />
        <line className={styles.zero} x1={x(0)} x2={x(0)} y1="22" y2="56" />
        <Span className={styles.full} from={shareOf(low)} to={shareOf(high)} />
        {likely && (
          <Span className={styles.likely} from={shareOf(likely.low)} to={shareOf(likely.high)} />
        )}
        {Math.abs(middle - shareOf(0)) > nearest && (
          <text
            x={x(0)}
            y="15"
            textAnchor={shareOf(0) < edge ? 'start' : shareOf(0) > 1 - edge ? 'end' : 'middle'}>
            0
          </text>
        )}
        <text
          className={styles.middle}
          x={x(base)}
          y="15"
          textAnchor={middle < edge ? 'start' : middle > 1 - edge ? 'end' : 'middle'}>
          {formatZloty(base)}
        </text>
        <svg x={x(base)} overflow="visible">
          <rect className={styles.mark} x="-3" y="21" width="6" height="35" rx="3" />
        </svg>
        {ticks.map((zl, index) => (
          <svg key={zl} x={x(zl)} overflow="visible">
            <path className={styles.mark} d="M0 46l7 11h-14z" />
            <text y="72" textAnchor={tickAnchor(shareOf(zl))}>
              {index + 1}
            </text>
          </svg>
        ))}
      </svg>
      <p className={styles.ends}>
        <strong>{formatZloty(low)}</strong> <span>najpewniej w&nbsp;środku</span>{' '}
        <strong>{formatZloty(high)}</strong>
      </p>
      {ticks.length > 0 && (
        <p className={styles.readings}>
          Opłata za sieć: 1&nbsp;od członków, 2&nbsp;z&nbsp;nadwyżki
        </p>
      )}
    </div>
  );
}

/** The number of a triangle at an end of the axis stays within it. */
function tickAnchor(share: number): 'start' | 'middle' | 'end' {
  return share < 0.02 ? 'start' : share > 0.98 ? 'end' : 'middle';
}

interface SpanProps {
  readonly className: string | undefined;
  readonly from: number;
  readonly to: number;
}

function Span({className, from, to}: SpanProps): ReactNode {
  return (
    <rect
      className={className}
      x={asPercent(from, 1)}
      y="31"
      width={asPercent(to - from, 1)}
      height="16"
      rx="8"
    />
  );
}
