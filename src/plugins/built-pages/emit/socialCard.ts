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

const nameHeight = 40;
const ribbonHeight = 120;

const box = (style: object, children?: unknown): CardElement => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});

/** A 1200 × 630 card in two layers, of which the first is drawn once: name of the site and the day ribbon. */
export function cardFrame(siteName: string): CardElement {
  return layer(
    {borderTop: `12px solid ${colors.green}`, backgroundColor: colors.page, color: colors.muted},
    [
      box({height: nameHeight, fontSize: 32, fontWeight: 700}, siteName),
      box({gap: 6, alignItems: 'flex-end', height: ribbonHeight}, ribbonCells()),
    ],
  );
}

/** The other layer: the title of the page, halfway between name and ribbon. */
export function cardTitle(title: string): CardElement {
  const fontSize = title.length > 60 ? 64 : 76;
  return layer({borderTop: '12px solid transparent', color: colors.text}, [
    box({height: nameHeight}),
    box({fontSize, fontWeight: 700, lineHeight: 1.1, letterSpacing: -1}, title),
    box({height: ribbonHeight}),
  ]);
}

function layer(look: object, parts: readonly CardElement[]): CardElement {
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: '100%',
      height: '100%',
      padding: 72,
      boxSizing: 'border-box',
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
