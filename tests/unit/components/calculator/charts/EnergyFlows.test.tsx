/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import EnergyFlows from '@site/src/components/calculator/charts/EnergyFlows';
import {brokenNumbers, hatchesUsed, pictureName, tableRows} from '../../../../tools/chart';

const year = {
  boughtKwh: 50_000,
  selfUseKwh: 60_000,
  sharedKwh: 10_000,
  creditUsedKwh: 18_000,
  expiredKwh: 0,
  lostFactorKwh: 12_000,
};
const nothing = {
  boughtKwh: 0,
  selfUseKwh: 0,
  sharedKwh: 0,
  creditUsedKwh: 0,
  expiredKwh: 0,
  lostFactorKwh: 0,
};
const listed = (): string[] =>
  screen.queryAllByRole('listitem').map((item) => item.textContent.replaceAll('\u00a0', ' '));

describe('EnergyFlows', () => {
  test('says how much of the own energy reaches the members', () => {
    render(<EnergyFlows year={year} label="Rok" />);
    expect(pictureName()).toBe(
      'Rok. Z własnej produkcji do członków trafia około 88%, czyli 88 000 kWh z 100 000 kWh.',
    );
  });

  test('claims no share of the own energy while some of it is hidden behind meters', () => {
    render(<EnergyFlows year={year} label="Rok" isHidden />);
    expect(pictureName()).toBe(
      'Rok. Z własnej produkcji, którą widać w odczytach, do członków trafia 88 000 kWh. Reszty zużytej za licznikiem nie znamy.',
    );
  });

  test('names every flow with its energy, and both ends with their sums', () => {
    render(<EnergyFlows year={year} label="Rok" />);
    expect(listed()).toEqual([
      'Kupione 50 000 kWh',
      'Za własnym licznikiem 60 000 kWh',
      'Wspólne w tej samej godzinie 10 000 kWh',
      'Odebrane z zapasu 18 000 kWh',
      'Potrącone 0,4 12 000 kWh',
    ]);
    const text = screen.getByRole('figure').textContent.replaceAll('\u00a0', ' ');
    expect(text).toContain('Zużycie członków 138 000 kWh');
    expect(text).toContain('Własne źródła 100 000 kWh');
  });

  test('has all flows in the table, including those without energy', () => {
    render(<EnergyFlows year={year} label="Rok" />);
    expect(tableRows()).toContainEqual([
      'Przepadło po terminie',
      'Własne źródła',
      'Poza zużyciem',
      '0',
    ]);
  });

  test('distinguishes flows by existing hatches', () => {
    const {container} = render(
      <EnergyFlows year={{...year, expiredKwh: 900, carriedKwh: 50}} label="Rok" />,
    );
    const {ids, missing} = hatchesUsed(container);
    expect(missing).toEqual([]);
    // All but the energy used behind one's own meter.
    expect(new Set(ids).size).toBe(6);
  });

  test('without energy says so', () => {
    const {container} = render(<EnergyFlows year={nothing} label="Rok" />);
    expect(pictureName()).toBe('Rok. W tym roku nie ma ani produkcji, ani zużycia.');
    expect(listed()).toEqual([]);
    expect(screen.getByText('Nie ma energii do pokazania.')).toBeVisible();
    expect(brokenNumbers(container)).toEqual([]);
  });

  test('without sources says that everything is bought', () => {
    render(<EnergyFlows year={{...nothing, boughtKwh: 5000}} label="Rok" />);
    expect(pictureName()).toContain('Członkowie kupują cały prąd: 5 000 kWh.');
  });

  test('leaves out negative values and values that are not numbers', () => {
    const {container} = render(
      <EnergyFlows year={{...year, sharedKwh: -1, lostFactorKwh: Number.NaN}} label="Rok" />,
    );
    expect(listed()).toHaveLength(3);
    expect(brokenNumbers(container)).toEqual([]);
  });
});
