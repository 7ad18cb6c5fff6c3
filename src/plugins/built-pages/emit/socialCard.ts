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

const box = (style: object, children?: unknown): CardElement => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});

/** A 1200 × 630 card: name of the site, title of the page, the day ribbon. */
export function socialCard(title: string, siteName: string): CardElement {
  const titleSize = title.length > 60 ? 64 : 76;
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: '100%',
      height: '100%',
      padding: 72,
      boxSizing: 'border-box',
      borderTop: `12px solid ${colors.green}`,
      backgroundColor: colors.page,
      color: colors.text,
      fontFamily: 'Figtree, "Figtree Ext"',
    },
    [
      box({fontSize: 32, fontWeight: 700, color: colors.muted}, siteName),
      box({fontSize: titleSize, fontWeight: 700, lineHeight: 1.1, letterSpacing: -1}, title),
      box({gap: 6, alignItems: 'flex-end', height: 120}, ribbonCells()),
    ],
  );
}

/** 24 cells; the sunny hours are taller and green. */
function ribbonCells(): CardElement[] {
  return Array.from({length: 24}, (_, hour) => {
    const sun = Math.max(0, Math.sin((Math.PI * (hour - 5)) / 15));
    return box({
      flexGrow: 1,
      height: 24 + 96 * (hour >= 5 && hour <= 20 ? sun : 0),
      borderRadius: 4,
      backgroundColor: hour >= 6 && hour <= 19 ? colors.green : colors.pale,
    });
  });
}
