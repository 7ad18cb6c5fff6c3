/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen, within} from '@testing-library/react';
import type {PathLink} from '@site/src/domain/articles/audiencePath';
import StepLinks from '@site/src/pages/_components/klienci/StepLinks';

const link = (kind: PathLink['kind'], to: string): PathLink => ({kind, to, label: `Do ${to}`});
const article = link('article', '/artykul');
const other = link('article', '/drugi');
const paper = link('paper', '/wzor');
const second = link('paper', '/drugi-wzor');
const calculator = link('calculator', '/kalkulator');
const office = link('official', 'https://example.pl/urzad');

test.each([
  ['the calculator', [article, paper, calculator], 'Policz: Do /kalkulator'],
  ['else the first paper', [article, paper, second], 'Weź wzór: Do /wzor'],
  ['else the first article', [article, other, office], 'Przeczytaj: Do /artykul'],
])('The button of a step is %s', (_, links, name) => {
  const {container} = render(<StepLinks links={links} />);
  const buttons = container.querySelectorAll('.button-primary');
  expect(buttons).toHaveLength(1);
  expect(buttons[0]).toHaveAccessibleName(name);
});

test('Other papers stay in sight, and what there is to read is folded and counted', () => {
  render(<StepLinks links={[article, other, paper, second, office]} />);
  expect(screen.getByRole('link', {name: 'Do /drugi-wzor'}).closest('details')).toBeNull();
  const fold = screen.getByText('Do przeczytania: 3').closest('details');
  expect(fold).not.toHaveAttribute('open');
  const folded = within(fold ?? document.body).getAllByRole('link', {hidden: true});
  expect(folded.map(({textContent}) => textContent)).toEqual([
    'Do /artykul',
    'Do /drugi',
    'Do https://example.pl/urzad',
  ]);
});
