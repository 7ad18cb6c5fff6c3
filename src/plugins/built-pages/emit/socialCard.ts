/** An element in the form satori takes. */
interface CardElement {
  readonly type: string;
  readonly props: {readonly style: object; readonly children?: unknown};
}

/* The palette of tokens.css, which an image cannot read. */
const colors = {
  page: '#ffffff',
  text: '#0f172a',
  muted: '#475569',
  green: '#15803d',
  pale: '#e2e8f0',
};

/** In pixels. */
export const cardSize = {width: 1200, height: 630};
const stripe = 12;
const padding = 72;
const nameHeight = 40;
const ribbonHeight = 120;
/** How far from the top the title may begin. */
export const titleTop = stripe + padding + nameHeight;
/** All between the name and the ribbon. */
export const titleSize = {
  width: cardSize.width,
  height: cardSize.height - titleTop - ribbonHeight - padding,
};

const box = (style: object, children?: unknown): CardElement => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});

/** What all cards have in common: name of the site and the day ribbon, with room for a title between them. */
export function cardFrame(siteName: string): CardElement {
  return layer({flexDirection: 'column', color: colors.muted}, [
    box({height: stripe, backgroundColor: colors.green}),
    box({height: nameHeight, margin: padding, fontSize: 32, fontWeight: 700}, siteName),
    box({flexGrow: 1}),
    box({gap: 6, alignItems: 'flex-end', height: ribbonHeight, margin: padding}, ribbonCells()),
  ]);
}

/** The title of a page, in the middle of its room. */
export function cardTitle(title: string): CardElement {
  const fontSize = title.length > 60 ? 64 : 76;
  return layer({alignItems: 'center', padding: `0 ${padding}px`, color: colors.text}, [
    box({fontSize, fontWeight: 700, lineHeight: 1.1, letterSpacing: -1}, title),
  ]);
}

function layer(look: object, parts: readonly CardElement[]): CardElement {
  return box(
    {
      width: '100%',
      height: '100%',
      boxSizing: 'border-box',
      backgroundColor: colors.page,
      fontFamily: 'Figtree, "Figtree Ext"',
      ...look,
    },
    parts,
  );
}

/** 24 cells; the sunny hours are taller and green. */
function ribbonCells(): CardElement[] {
  return Array.from({length: 24}, (_, hour) => {
    const sun = Math.max(0, Math.sin((Math.PI * (hour - 5)) / 15));
    return box({
      flexGrow: 1,
      height: 24 + (ribbonHeight - 24) * (hour >= 5 && hour <= 20 ? sun : 0),
      borderRadius: 4,
      backgroundColor: hour >= 6 && hour <= 19 ? colors.green : colors.pale,
    });
  });
}
