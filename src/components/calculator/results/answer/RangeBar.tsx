import type {CSSProperties, ReactNode} from 'react';
import {asPercent} from '@site/src/components/charts/Plot/drawing';
import {formatZloty} from '@site/src/domain/calculator/numbers';
import type {MoneyRange} from '@cooperative/settlement/answer';
import styles from './AnswerCard.module.css';

/** Nearer to an end than this share of the width, the amount of the middle begins or ends at it. */
const edge = 0.2;
/** The share that the amount takes on a phone, and the share around it in which the zero has no room for its name. */
const amountShare = 0.24;
const clear = 0.04;

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
  const [zero, middle] = [shareOf(0), shareOf(base)];
  const amountFrom =
    middle < edge ? middle : middle > 1 - edge ? middle - amountShare : middle - amountShare / 2;
  const isZeroNamed = zero < amountFrom - clear || zero > amountFrom + amountShare + clear;
  const told = `Od ${formatZloty(low)} do ${formatZloty(high)}, środek ${formatZloty(base)}`;
  return (
    <div className={styles.range}>
      <svg width="100%" height={ticks.length > 0 ? 63 : 58} role="img" aria-label={told}>
        <rect className={styles.axis} y="35" width="100%" height="8" rx="4" />
        <line className={styles.zero} x1={x(0)} x2={x(0)} y1="22" y2="56" />
        <Span className={styles.full} from={shareOf(low)} to={shareOf(high)} />
        {likely && (
          <Span className={styles.likely} from={shareOf(likely.low)} to={shareOf(likely.high)} />
        )}
        {isZeroNamed && (
          <text
            x={x(0)}
            y="15"
            textAnchor={zero < edge ? 'start' : zero > 1 - edge ? 'end' : 'middle'}>
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
            {isLeftOf(index, shareOf(zl)) ? (
              <text x="-9" y="62" textAnchor="end">
                {index + 1}
              </text>
            ) : (
              <text x="9" y="62">
                {index + 1}
              </text>
            )}
          </svg>
        ))}
      </svg>
      {/* Under the ends of the range; as the axis has zero, one of them is an end of it too. */}
      <p
        className={styles.ends}
        style={
          {'--in-start': x(low), '--in-end': asPercent(1 - shareOf(high), 1)} as CSSProperties
        }>
        <strong>{formatZloty(low)}</strong>{' '}
        <span>
          najpewniej<span className="visuallyHidden"> w&nbsp;środku</span>
        </span>{' '}
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

/** The numbers stand on the outer sides of the two triangles, which may touch, and within the axis. */
function isLeftOf(index: number, share: number): boolean {
  return index === 0 ? share > 0.06 : share > 0.94;
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
