/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MemberBars from '@site/src/components/calculator/charts/MemberBars';
import type {MemberCost} from '@site/src/domain/calculator/charts/memberCosts';
import {zloty} from '@cooperative/polish';
import {brokenNumbers, hatchesUsed, tableRows} from '../../../../tools/chart';

const costOf = (name: string, aloneZl: number, cooperativeZl: number): MemberCost => ({
  name,
  aloneZl: zloty(aloneZl),
  cooperativeZl: zloty(cooperativeZl),
});
const three = [costOf('Żłobek', 1000, 900), costOf('Ania', 2000, 1200), costOf('Szkoła', 500, 530)];
const thousand = Array.from({length: 1000}, (_, index) =>
  costOf(`Członek ${index + 1}`, 1000, 1000 - index),
);

const names = (): string[] =>
  screen
    .getAllByRole('img')
    .map((bars) => /^[^:]+/.exec(bars.getAttribute('aria-label') ?? '')?.[0] ?? '');

describe('MemberBars', () => {
  test('says how many pay less and how much all save together', () => {
    render(<MemberBars members={three} label="Koszty" />);
    expect(
      screen.getByRole('list', {name: /Koszty\. Płacą mniej: 2 z 3, więcej: 1\./}),
    ).toBeVisible();
    expect(screen.getByRole('figure')).toHaveTextContent('Razem oszczędność około 870 zł.');
  });

  test('draws both costs of a member, with their numbers', () => {
    render(<MemberBars members={three} label="Koszty" />);
    expect(
      screen.getByRole('img', {
        name: /^Ania: bez spółdzielni 2\s000\szł, w spółdzielni 1\s200\szł$/,
      }),
    ).toBeVisible();
    expect(screen.getByText('dopłata 30 zł')).toBeVisible();
  });

  test('sorts by the saving and by the Polish alphabet', async () => {
    render(<MemberBars members={three} label="Koszty" />);
    expect(names()).toEqual(['Ania', 'Żłobek', 'Szkoła']);
    const order = screen.getByRole('combobox', {name: 'Kolejność'});
    await userEvent.selectOptions(order, 'Od najmniejszej oszczędności');
    expect(names()).toEqual(['Szkoła', 'Żłobek', 'Ania']);
    await userEvent.selectOptions(order, 'Według nazwy');
    expect(names()).toEqual(['Ania', 'Szkoła', 'Żłobek']);
    expect(tableRows()[3]).toEqual(['Żłobek', '1 000', '900', '100']);
  });

  test('shows a thousand members a page at a time, quickly', async () => {
    const begin = performance.now();
    const {container} = render(<MemberBars members={thousand} label="Koszty" />);
    expect(performance.now() - begin).toBeLessThan(1500);
    expect(container.querySelectorAll('svg[role=img]')).toHaveLength(8);
    expect(screen.getByRole('status')).toHaveTextContent('1–8 z 1 000');
    await userEvent.click(screen.getByRole('button', {name: 'Następni'}));
    expect(screen.getByRole('status')).toHaveTextContent('9–16 z 1 000');
    expect(names()[0]).toBe('Członek 992');
    await userEvent.click(screen.getByRole('button', {name: 'Poprzedni'}));
    await userEvent.click(screen.getByRole('button', {name: 'Poprzedni'}));
    expect(screen.getByRole('status')).toHaveTextContent('1–8 z 1 000');
    expect(screen.getByRole('button', {name: 'Poprzedni'})).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('distinguishes the two costs by an existing hatch', () => {
    const {container} = render(<MemberBars members={three} label="Koszty" />);
    expect(hatchesUsed(container).missing).toEqual([]);
    expect(hatchesUsed(container).ids.length).toBeGreaterThanOrEqual(3);
  });

  test('without members says so and offers nothing to choose', () => {
    render(<MemberBars members={[]} label="Koszty" />);
    expect(screen.getAllByText(/Nie ma członków do pokazania/)[0]).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button', {name: 'Następni'})).toBeNull();
  });

  test('draws no bar for a negative cost or one that is not a number', () => {
    const {container} = render(
      <MemberBars members={[costOf('A', 100, -50), costOf('A', Number.NaN, 0)]} label="Koszty" />,
    );
    expect(brokenNumbers(container)).toEqual([]);
    expect(screen.getByText('oszczędność 150 zł')).toBeVisible();
    expect(screen.getByText('bez zmiany')).toBeVisible();
  });
});
