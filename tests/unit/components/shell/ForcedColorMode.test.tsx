/** @jest-environment jsdom */
import {render} from '@testing-library/react';
import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import ForcedColorMode from '@site/src/components/shell/ForcedColorMode';

// The head of the page is not part of what a test renders.
jest.mock('@docusaurus/Head', () => ({__esModule: true, default: (): ReactNode => null}), {
  virtual: true,
});

const html = document.documentElement;

beforeEach(() => {
  html.setAttribute('data-theme', 'light');
  html.setAttribute('data-theme-choice', 'light');
});

test('forces its mode while it is on the page', () => {
  const {rerender, unmount} = render(<ForcedColorMode mode="dark" />);
  expect(html.dataset.theme).toBe('dark');
  rerender(<ForcedColorMode mode="light" />);
  expect(html.dataset.theme).toBe('light');
  rerender(<ForcedColorMode mode="dark" />);
  unmount();
  expect(html.dataset.theme).toBe('light');
});

test.each(['system', '', 'sepia'])(
  'refuses "%s" with a warning, in the build as in the browser',
  (mode) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(renderToString(<ForcedColorMode mode={mode} />)).toBe('');
    expect(warn).toHaveBeenLastCalledWith(expect.stringContaining(`"${mode}" is ignored`));
    render(<ForcedColorMode mode={mode} />);
    expect(html.dataset.theme).toBe('light');
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  },
);
