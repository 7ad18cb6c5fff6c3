/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {cleanup, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import FullForm from '@site/src/components/calculator/form/FullForm';
import QuickForm from '@site/src/components/calculator/form/QuickForm';
import Kinds from '@site/src/components/calculator/form/Kinds';
import Conditions from '@site/src/components/calculator/form/settings/Conditions';
import Finance from '@site/src/components/calculator/form/settings/Finance';
import PriceSettings from '@site/src/components/calculator/form/settings/PriceSettings';
import Tariffs from '@site/src/components/calculator/form/tariffs/Tariffs';
import {dataFiles} from '@site/src/content/data/dataFiles';
import {defaultFinance} from '@site/src/domain/calculator/defaults';
import {presetIds} from '@site/src/domain/calculator/presets';
import {cooperativeOfQuick, quickOf} from '@site/src/domain/calculator/quick';

const dated = dataFiles('.').rates.value;
const cooperative = cooperativeOfQuick(quickOf(dated), dated);
if (!cooperative) {
  throw new Error('The example is complete.');
}
const nothing = (): void => undefined;

/** A law, or a source with its day, or the word for an assumption or for nothing said. */
const isAccountedFor =
  /założeni|art\. \d+|Źródło \(A\d+\)|\(.*(?:\d{2}\.20\d\d|sprawdzono \d).*\)|z rachunku|z rachunków|z oferty|z umowy|nie podano/is;

/** Labels of fields that show a number without saying where it comes from. */
function unaccounted(form: ReactNode): string[] {
  render(form);
  return screen.queryAllByRole('spinbutton').flatMap((field) => {
    // The hint under the field, and what „Skąd?” beside it tells.
    const hint = field.closest('.field')?.textContent ?? '';
    const value = field.getAttribute('aria-valuenow');
    const around = field.closest('fieldset')?.querySelector('.meta')?.textContent ?? '';
    return value === null || isAccountedFor.test(`${hint} ${around}`)
      ? []
      : [`${field.id}: ${hint}`];
  });
}

describe('Every default shown has a dated source or is called an assumption', () => {
  test.each(presetIds)('in the quick form of „%s”', (who) => {
    expect(
      unaccounted(<QuickForm quick={quickOf(dated, who)} dated={dated} dispatch={nothing} />),
    ).toEqual([]);
  });

  test('in the list of kinds', () => {
    expect(unaccounted(<Kinds quick={quickOf(dated)} onChange={nothing} />)).toEqual([]);
  });

  test('in rates and prices', () => {
    const props = {cooperative, dated, onChange: nothing};
    expect(unaccounted(<Tariffs {...props} />)).toEqual([]);
    expect(unaccounted(<PriceSettings {...props} />)).toEqual([]);
  });

  test('in the costs, the facts of the law and the year', () => {
    const props = {
      cooperative: {...cooperative, finance: defaultFinance},
      dated,
      onChange: nothing,
    };
    expect(unaccounted(<Finance {...props} />)).toEqual([]);
    expect(unaccounted(<Conditions {...props} />)).toEqual([]);
    const description = {
      mode: 'full',
      quick: quickOf(dated),
      cooperative: props.cooperative,
    } as const;
    cleanup();
    expect(
      unaccounted(
        <FullForm description={description} dated={dated} dispatch={nothing} known={null} />,
      ),
    ).toEqual([]);
    // The law says what must be, not what is.
    for (const name of ['Liczba operatorów sieci', 'Liczba sprzedawców']) {
      expect(screen.getByRole('spinbutton', {name}).closest('.field')).toHaveTextContent(
        /to założenie/,
      );
    }
  });

  test('in the rates of the site', () => {
    for (const {rows} of Object.values(dated.rates)) {
      for (const {source, basis} of rows) {
        // A statute is known by its name, anything else by its day.
        expect(basis === 'law' ? 'ustawa 2026' : source).toMatch(/ustawa|\d{2}\.20\d\d/);
      }
    }
  });

  test('and no press or repository is called a tariff', () => {
    const homes = cooperativeOfQuick(quickOf(dated, 'osiedle', 'tauron'), dated);
    render(<Tariffs cooperative={homes ?? cooperative} dated={dated} onChange={nothing} />);
    expect(document.body.textContent).not.toMatch(/Taryfa|Z taryfy/);
    expect(screen.getAllByText(/Stawka przykładowa/).length).toBeGreaterThan(2);
  });
});
