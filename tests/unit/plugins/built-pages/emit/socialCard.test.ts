import {socialCard} from '@site/src/plugins/built-pages/emit/socialCard';

interface Element {
  readonly props: {readonly style: {readonly fontSize?: number}; readonly children: unknown};
}

const childrenOf = (title: string): Element[] =>
  socialCard(title, 'Nazwa serwisu').props.children as Element[];

test('A social card shows the name of the site, the title of the page and a day of 24 hours', () => {
  const [name, title, ribbon] = childrenOf('Opłaty');
  expect(name?.props.children).toBe('Nazwa serwisu');
  expect(title?.props.children).toBe('Opłaty');
  expect(ribbon?.props.children).toHaveLength(24);
});

test('A long title is set smaller, so that it fits', () => {
  const sizeOf = (title: string): number => childrenOf(title)[1]?.props.style.fontSize ?? 0;
  expect(sizeOf('t'.repeat(61))).toBeLessThan(sizeOf('t'.repeat(60)));
});
