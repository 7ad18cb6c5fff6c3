/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {useState, type ReactNode} from 'react';
import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AreaField from '@site/src/components/calculator/form/AreaField';
import {loadMunicipalities} from '@site/src/browser/place/loadMunicipalities';
import {municipalities} from '@site/src/content/data/municipalities';
import type {Area} from '@site/src/domain/place/area';
import {readMunicipalities} from '@site/src/domain/place/municipalities';

jest.mock('@site/src/browser/place/loadMunicipalities');
const load = jest.mocked(loadMunicipalities);

let area: Area = {};
function Form(): ReactNode {
  const [value, setValue] = useState<Area>({});
  area = value;
  return <AreaField area={value} onChange={setValue} />;
}
const field = (): HTMLElement => screen.getByRole('combobox', {name: 'Gmina (opcjonalnie)'});

describe('The field of municipalities', () => {
  beforeEach(() => {
    load.mockReset().mockResolvedValue(readMunicipalities(municipalities('.')));
  });

  test('loads nothing until it is touched, then adds what is chosen and says whether it may be', async () => {
    const user = userEvent.setup();
    render(<Form />);
    expect(load).not.toHaveBeenCalled();
    await user.type(field(), 'gromad');
    const option = 'Gromadka, gmina wiejska, powiat bolesławiecki';
    expect(document.querySelector(`option[value="${option}"]`)).not.toBeNull();
    await user.clear(field());
    await user.paste(option);
    expect(await screen.findByText('Tak: ten obszar spełnia warunek ustawy.')).toBeVisible();
    expect(area).toMatchObject({
      places: [{teryt: '020103', name: 'Gromadka'}],
      municipalities: ['rural'],
    });
    expect(field()).toHaveValue('');
    await user.click(screen.getByRole('button', {name: 'Usuń gminę: Gromadka'}));
    expect(area.places).toBeUndefined();
  });

  test('takes a whole name that only one has when the field is left, and says that it knows no other', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.type(field(), 'Gromadka');
    await user.tab();
    expect(await screen.findByText('Tak: ten obszar spełnia warunek ustawy.')).toBeVisible();
    await user.type(field(), 'Gromadkowo');
    expect(field()).toHaveAccessibleDescription(/Nie ma takiej gminy na liście/);
    expect(field()).toHaveValue('Gromadkowo');
  });

  test('takes a name that was pasted before the list came', async () => {
    const user = userEvent.setup();
    const known = readMunicipalities(municipalities('.'));
    let come = (): void => undefined;
    load.mockReturnValue(
      new Promise((resolve) => {
        come = () => resolve(known);
      }),
    );
    render(<Form />);
    await user.click(field());
    await user.paste('Gromadka, gmina wiejska, powiat bolesławiecki');
    await act(async () => {
      come();
      await Promise.resolve();
    });
    expect(await screen.findByText('Tak: ten obszar spełnia warunek ustawy.')).toBeVisible();
    expect(field()).toHaveValue('');
  });

  test('says that the list could not be loaded, and tries again on the next touch', async () => {
    const user = userEvent.setup();
    load.mockRejectedValueOnce(new Error('offline'));
    render(<Form />);
    await user.click(field());
    expect(await screen.findByText(/Nie udało się wczytać listy gmin/)).toBeVisible();
    await user.tab();
    await user.click(field());
    expect(screen.queryByText(/Nie udało się wczytać listy gmin/)).toBeNull();
  });
});
