interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Layout {
  readonly element: Box;
  readonly tooltip: {readonly width: number; readonly height: number};
  /** The area it must stay within. */
  readonly bounds: Box;
}

const gap = 6;
const margin = 8;

/** Position of a tooltip: centred below its element, or above if there is no room, always within the bounds. */
export function placeTooltip({element, tooltip, bounds}: Layout): {left: number; top: number} {
  const under = element.bottom + gap;
  const over = element.top - gap - tooltip.height;
  const fits = under + tooltip.height <= bounds.bottom - margin;
  const middle = (element.left + element.right - tooltip.width) / 2;
  const rightmost = bounds.right - margin - tooltip.width;
  return {
    left: Math.round(Math.max(Math.min(middle, rightmost), bounds.left + margin)),
    top: Math.round(fits || over < bounds.top + margin ? under : over),
  };
}
