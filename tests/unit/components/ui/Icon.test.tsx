/** @jest-environment jsdom */
import {act, render} from '@testing-library/react';
import Icon from '@site/src/components/ui/Icon';
import {loadIcon} from '@site/src/browser/network/loadIcon';

jest.mock('@site/src/browser/network/loadIcon', () => ({loadIcon: jest.fn()}));

const load = jest.mocked(loadIcon);
const drawn = (): string | null | undefined =>
  document.querySelector('svg path')?.getAttribute('d');
const rest = (): string | undefined =>
  document.querySelector('svg')?.outerHTML.replace(/ d="[^"]*"/, '');

async function showUnknown(name: string): Promise<void> {
  render(<Icon name={`lucide:${name}`} />);
  const before = rest();
  expect(drawn()).toBe('');
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(rest()).toBe(before);
}

beforeEach(() => {
  load.mockReset();
});

test('an icon of the site is there at once, without a request', () => {
  render(<Icon name="close" />);
  expect(drawn()).toBe('M18 6L6 18M6 6l12 12');
  expect(load).not.toHaveBeenCalled();
});

test('a name known only at run time comes from the site, into a place of the final size', async () => {
  load.mockResolvedValue('M1 1h2');
  await showUnknown('new-leaf');
  expect(drawn()).toBe('M1 1h2');
  expect(load).toHaveBeenCalledWith('new-leaf', {
    endpoint: '/icons/lucide/',
    allowsPublicService: false,
  });
});

test('an unknown name shows a box without a meaning', async () => {
  load.mockRejectedValue(new Error('404'));
  await showUnknown('qqq');
  expect(drawn()).toMatch(/^M7 4h10/);
});
