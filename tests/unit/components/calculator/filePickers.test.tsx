/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MembersImport from '@site/src/components/calculator/form/members/MembersImport';
import MarketPriceFile from '@site/src/components/calculator/form/settings/MarketPriceFile';
import {dataFiles} from '@site/src/content/data/dataFiles';
import {cooperativeOfQuick, quickOf} from '@site/src/domain/calculator/quick';
import {unreadableFile} from '@cooperative/polish';

jest.mock('@site/src/browser/meterFiles/readTableText', () => {
  throw new Error('A chunk that does not come.');
});

const dated = dataFiles('.').rates.value;
const lost = Object.assign(new File(['2025-06;136,30'], 'ceny.csv', {type: 'text/csv'}), {
  arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
});

const picker = (): HTMLElement =>
  document.querySelector<HTMLElement>('input[type=file]') ?? document.body;

test('prices from a file that cannot be read stay, and it is said why', async () => {
  const onChange = jest.fn();
  render(<MarketPriceFile market={{kind: 'monthly', zlPerMwh: []}} onChange={onChange} />);
  await userEvent.upload(picker(), lost);
  expect(await screen.findByText(unreadableFile)).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});

test('a list of members says when the code that reads its file does not come', async () => {
  const cooperative = cooperativeOfQuick(quickOf(dated), dated);
  if (!cooperative) {
    throw new Error('The example is complete.');
  }
  render(<MembersImport cooperative={cooperative} onImport={jest.fn()} onUndo={jest.fn()} />);
  await userEvent.upload(picker(), lost);
  expect(await screen.findByRole('alert')).toHaveTextContent('Sprawdź połączenie');
});

test('a file of prices that is refused is not told to be added', async () => {
  const onChange = jest.fn();
  render(<MarketPriceFile market={{kind: 'monthly', zlPerMwh: []}} onChange={onChange} />);
  const wrong = Object.assign(new File(['2025-06;brak'], 'ceny.csv', {type: 'text/csv'}), {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode('2025-06;brak').buffer),
  });
  await userEvent.upload(picker(), wrong);
  expect(await screen.findByRole('alert')).toHaveTextContent('„brak” nie jest ceną');
  expect(screen.queryByText(/^Dodano/)).toBeNull();
});
