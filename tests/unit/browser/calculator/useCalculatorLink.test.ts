/** @jest-environment jsdom */
import {renderHook, waitFor} from '@testing-library/react';
import {stateOfPacked} from '@site/src/browser/calculator/unpackLink';
import {fragmentAtOnce, fragmentOf} from '@site/src/browser/calculator/packLink';
import {useCalculatorLink} from '@site/src/browser/calculator/useCalculatorLink';
import {calculator} from '@site/src/site/behaviour';
import {dataFiles} from '@site/src/content/data/dataFiles';
import {cooperativeOfQuick, quickOf} from '@site/src/domain/calculator/quick';
import {freshState, type CalculatorState} from '@site/src/domain/calculator/state';

/** What the router asks before a link is followed. */
let mockPrompt: ((location: {pathname: string}, action: string) => unknown) | undefined;

jest.mock(
  '@docusaurus/router',
  () => ({
    useLocation: () => 'one address',
    useHistory: () => ({
      block: (given: typeof mockPrompt) => {
        mockPrompt = given;
        return () => undefined;
      },
    }),
  }),
  {virtual: true},
);
jest.mock('@site/src/browser/calculator/packLink');
jest.mock('@site/src/browser/calculator/unpackLink');
jest.mock('@site/src/browser/calculator/planStore', () => {
  throw new Error('A chunk that does not come.');
});

const dated = dataFiles('.').rates.value;
const shortLink = ({description}: CalculatorState): string => `z=${description.quick.annualKwh}`;
const quick = quickOf(dated);
const stateOf = (annualKwh: number): CalculatorState => ({
  description: {mode: 'quick', quick: {...quick, annualKwh}},
  variants: [],
});
const cooperative = cooperativeOfQuick(quick, dated);

/** Of a page that has read its address, on a device that has no cooperative. */
const optionsOf = (state: CalculatorState): Parameters<typeof useCalculatorLink>[0] => ({
  state,
  dated,
  isSaveable: true,
  restore: jest.fn(),
  check: jest.fn(),
  isRead: true,
  onRead: jest.fn(),
  plan: {
    kept: null,
    keeping: {kind: 'none'},
    find: jest.fn(),
    keep: jest.fn(),
    elsewhere: 0,
    follow: jest.fn(),
    leave: jest.fn(),
  },
});

test('a link with readings is read also where the code that looks for them does not come', async () => {
  if (!cooperative) {
    throw new Error('The example is complete.');
  }
  const readingsLeftOut = {id: 'a-b', startUtc: '2025-12-31T23:00Z', hours: 4};
  const members = cooperative.members.map((member) => ({...member, readingsLeftOut}));
  const linked: CalculatorState = {
    description: {mode: 'full', quick, cooperative: {...cooperative, members}},
    variants: [],
  };
  jest.mocked(stateOfPacked).mockResolvedValue(linked);
  window.location.hash = '#w=1&d=abc';
  const [restore, onRead] = [jest.fn(), jest.fn()];
  const state = freshState(dated);
  renderHook(() => useCalculatorLink({...optionsOf(state), isRead: false, restore, onRead}));
  await waitFor(() => expect(onRead).toHaveBeenCalledTimes(1));
  expect(restore).toHaveBeenCalledWith(linked);
});

test('nobody’s calculation is in the address half a second after the last change, and until then leaving asks', async () => {
  jest.mocked(fragmentOf).mockImplementation(async (state) => Promise.resolve(shortLink(state)));
  window.location.hash = '';
  const {rerender} = renderHook((state: CalculatorState) => useCalculatorLink(optionsOf(state)), {
    initialProps: stateOf(1),
  });
  const asks = (): boolean => {
    const leaving = new Event('beforeunload', {cancelable: true});
    window.dispatchEvent(leaving);
    return leaving.defaultPrevented;
  };
  expect(asks()).toBe(false);
  rerender(stateOf(20));
  rerender(stateOf(200));
  expect(asks()).toBe(true);
  await waitFor(() => {
    expect(window.location.hash).toBe('#z=200');
    expect(asks()).toBe(false);
  });
});

test('a link followed between two digits leaves the whole number in the address, for Back to lead to', async () => {
  jest.mocked(fragmentOf).mockImplementation(async (state) => Promise.resolve(shortLink(state)));
  jest.mocked(fragmentAtOnce).mockImplementation(shortLink);
  window.location.hash = '';
  const {rerender, unmount} = renderHook(
    (state: CalculatorState) => useCalculatorLink(optionsOf(state)),
    {initialProps: stateOf(1)},
  );
  rerender(stateOf(312));
  await waitFor(() => expect(window.location.hash).toBe('#z=312'));
  rerender(stateOf(312_345));
  expect(mockPrompt?.({pathname: '/faq'}, 'PUSH')).toBeUndefined();
  expect(window.location.hash).toBe('#z=312345');
  unmount();
  expect(sessionStorage.getItem(calculator.leftKey)).toContain('z=312345');
});
