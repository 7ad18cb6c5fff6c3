/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Settings from '@site/src/components/calculator/shared/fields/Settings';

const changed = jest.fn();
beforeEach(() => {
  changed.mockClear();
});

test('a choice among numbers gives a number, and shows the first while nothing is chosen', async () => {
  render(
    <Settings
      of="prices"
      keys={['gridReading']}
      values={{gridReading: undefined}}
      onChange={changed}
    />,
  );
  const choice = screen.getByRole('combobox', {name: /^Zmienna opłata za sieć/});
  expect(choice).toHaveDisplayValue('interpretacja korzystna: pokrywa ją nadwyżka');
  await userEvent.selectOptions(choice, 'interpretacja ostrożna: płaci członek');
  expect(changed).toHaveBeenLastCalledWith({gridReading: 2});
});

test('an emptied number is null, and left out where the table says that it may be', async () => {
  const values: {outlayZl?: number | null} = {outlayZl: 5};
  render(
    <Settings
      of="members"
      path="members[3]"
      keys={['outlayZl']}
      values={values}
      onChange={changed}
    />,
  );
  const outlay = screen.getByRole('spinbutton', {name: 'Wkład członka (opcjonalnie)'});
  expect(outlay).toHaveAttribute('id', 'pole-members-3-outlayZl');
  await userEvent.clear(outlay);
  expect(changed).toHaveBeenLastCalledWith({outlayZl: undefined});

  const finance: {costZl: number | null} = {costZl: 5};
  render(<Settings of="finance" keys={['costZl']} values={finance} onChange={changed} />);
  await userEvent.clear(screen.getByRole('spinbutton', {name: 'Koszt inwestycji'}));
  expect(changed).toHaveBeenLastCalledWith({costZl: null});
});

test('the limits, unit and hint are those of the table; the place may say otherwise', () => {
  render(
    <Settings
      of="sources"
      path="members[1].sources[1]"
      keys={['kw', 'tilt']}
      asked={{kw: {unit: 'kWp'}}}
      values={{kw: 10, tilt: 35}}
      onChange={changed}
    />,
  );
  const power = screen.getByRole('spinbutton', {name: 'Moc'});
  expect(power).toHaveAttribute('aria-valuemax', '100000');
  expect(power).toHaveAttribute('aria-valuetext', '10 kWp');
  const tilt = screen.getByRole('spinbutton', {name: 'Nachylenie'});
  expect(tilt).toHaveAttribute('aria-valuemax', '90');
  expect(tilt).toHaveAccessibleDescription('Kąt paneli od poziomu.');
});

test('yes and no is asked with a tick', async () => {
  render(
    <Settings
      of="prices"
      keys={['internalVat']}
      values={{internalVat: false}}
      onChange={changed}
    />,
  );
  await userEvent.click(screen.getByRole('checkbox', {name: 'VAT od ceny energii wspólnej'}));
  expect(changed).toHaveBeenLastCalledWith({internalVat: true});
});
