import {
  cardFrame,
  cardSize,
  cardTitle,
  titleSize,
  titleTop,
} from '@site/src/plugins/built-pages/emit/socialCard';

interface Element {
  readonly props: {
    readonly style: {
      readonly fontSize?: number;
      readonly height?: number;
      readonly margin?: number;
    };
    readonly children: unknown;
  };
}

const partsOf = ({props}: {readonly props: {readonly children?: unknown}}): Element[] =>
  props.children as Element[];

test('A social card shows the name of the site, a day of 24 hours and the title of the page', () => {
  const [, name, , ribbon] = partsOf(cardFrame('Nazwa serwisu'));
  expect(name?.props.children).toBe('Nazwa serwisu');
  expect(ribbon?.props.children).toHaveLength(24);
  expect(partsOf(cardTitle('Opłaty'))[0]?.props.children).toBe('Opłaty');
});

test('The title keeps clear of the name above it and the day below it', () => {
  const [stripe = 0, name = 0, , ribbon = 0] = partsOf(cardFrame('Nazwa serwisu')).map(
    ({props: {style}}) => (style.height ?? 0) + (style.margin ?? 0),
  );
  expect(titleTop).toBe(stripe + name);
  expect(titleTop + titleSize.height).toBe(cardSize.height - ribbon);
});

test('A long title is set smaller, so that it fits', () => {
  const sizeOf = (title: string): number => partsOf(cardTitle(title))[0]?.props.style.fontSize ?? 0;
  expect(sizeOf('t'.repeat(61))).toBeLessThan(sizeOf('t'.repeat(60)));
});
