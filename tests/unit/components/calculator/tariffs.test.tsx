/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {useState, type ReactNode} from 'react';
import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SpecimenBill from '@site/src/components/calculator/bill/SpecimenBill';
import type {BillItem} from '@cooperative/settlement/description';
import {billItems, numberOf, placeOf} from '@site/src/domain/calculator/billItems';
import Tariffs from '@site/src/components/calculator/form/tariffs/Tariffs';
import RateSource from '@site/src/components/calculator/shared/RateSource';
import {dataFiles} from '@site/src/content/data/dataFiles';
import {emptyFields, type CooperativeDraft} from '@site/src/domain/calculator/draft';
import {cooperativeOfQuick, quickOf} from '@site/src/domain/calculator/quick';

const dated = dataFiles('.').rates.value;
const gmina = cooperativeOfQuick(quickOf(dated), dated);
let shown: CooperativeDraft | null = gmina;

function Form(): ReactNode {
  const [cooperative, setCooperative] = useState<CooperativeDraft | null>(gmina);
  shown = cooperative;
  return (
    cooperative && <Tariffs cooperative={cooperative} dated={dated} onChange={setCooperative} />
  );
}

describe('Rates copied from a bill', () => {
  test('replace the example of a group, with the fields of what it charges', async () => {
    const user = userEvent.setup();
    render(<Form />);
    expect(screen.getByText(/Stawek C21 operatora PGE nie mamy/)).toBeVisible();
    await user.click(screen.getByRole('button', {name: 'Wpisz stawki C21 z rachunku'}));
    expect(screen.queryByText(/Stawek C21 operatora PGE/)).toBeNull();
    expect(shown?.tariffs?.C21).toEqual({
      kind: 'own',
      group: 'C21',
      zones: [{name: 'całodobowa', energy: null, network: null}],
      schedule: undefined,
      capacity: {kind: 'perKwh', coefficient: 1},
      fixedNetworkPerKw: null,
    });
    expect(emptyFields(shown?.tariffs).map(({field}) => field)).toEqual([
      'C21.zones[1].energy',
      'C21.zones[1].network',
      'C21.fixedNetworkPerKw',
    ]);
    const [energy] = screen.getAllByRole('spinbutton', {name: 'Energia czynna'});
    await user.type(energy ?? document.body, '0,71');
    const [group] = screen.getAllByRole('combobox', {name: 'Grupa taryfowa'});
    await user.selectOptions(group ?? document.body, 'B23');
    expect(shown?.tariffs?.C21).toMatchObject({
      group: 'B23',
      zones: [{energy: 0.71}, {energy: null}, {energy: null}],
    });
    expect(screen.getByRole('combobox', {name: 'Godziny stref'})).toHaveValue('twoPeaks');
  });

  test('are shown on a drawn bill, at the field that asks for them', async () => {
    const user = userEvent.setup();
    render(<Form />);
    // The first of three groups in the example.
    const [subscription] = screen.getAllByText(/: Opłata abonamentowa/);
    expect(subscription).toBeDefined();
    await user.click(subscription ?? document.body);
    const dialog = await screen.findByRole(
      'dialog',
      {name: 'Gdzie to jest na rachunku'},
      // Its code is fetched, and here compiled, when it is first opened.
      {timeout: 20_000},
    );
    expect(dialog).toHaveTextContent('Szukaj nazwy „Opłata abonamentowa” w kolumnie „Cena netto”');
    expect(dialog.querySelectorAll('[aria-current]')).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', {name: 'Zamknij'}));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('The specimen bill', () => {
  test('marks every number once, and shows no amounts', () => {
    const {container} = render(<SpecimenBill />);
    const marks = screen
      .getAllByText(/^\d+$/, {selector: 'strong'})
      .map((mark) => mark.textContent);
    const numbers = Object.keys(billItems).map((item) => String(numberOf(item as BillItem)));
    expect(marks.slice().sort()).toEqual(numbers.sort());
    expect(container.textContent).not.toMatch(/\d,\d/);
  });

  test.each(Object.keys(billItems) as BillItem[])('says in words where %s stands', (item) => {
    expect(placeOf(item)).toContain(`„${billItems[item].row}”`);
  });
});

describe('The source of a rate', () => {
  const row = {
    from: '2026-01-01',
    to: '2026-12-31',
    value: 0.5,
    source: 'gazeta.pl, 12.2025',
    checkedOn: '2026-11-20',
    certainty: 'medium',
  } as const;

  test.each([
    ['press', /^Stawka przykładowa: 0,5 zł\/kWh, do 31 grudnia 2026 r\. \(gazeta\.pl, 12\.2025;/],
    ['repository', /^Stawka przykładowa:/],
    ['law', /^Z ustawy:/],
    ['operator', /^Z taryfy:/],
  ] as const)('that is %s says what it is', (basis, words) => {
    const {container} = render(<RateSource row={{...row, basis}} unit="zł/kWh" />);
    expect(container.textContent.replaceAll('\u00a0', ' ')).toMatch(words);
  });

  test('that is missing asks for the bill', () => {
    const {container} = render(<RateSource row={undefined} unit="zł/kWh" />);
    expect(container).toHaveTextContent('Przepisz ją z rachunku.');
  });
});
