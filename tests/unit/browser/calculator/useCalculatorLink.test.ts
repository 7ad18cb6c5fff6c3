/** @jest-environment jsdom */
import {renderHook, waitFor} from '@testing-library/react';
import {stateOfPacked} from '@site/src/browser/calculator/unpackLink';
import {useCalculatorLink} from '@site/src/browser/calculator/useCalculatorLink';
import {dataFiles} from '@site/src/content/data/dataFiles';
import {cooperativeOfQuick, quickOf} from '@site/src/domain/calculator/quick';
import {freshState, type CalculatorState} from '@site/src/domain/calculator/state';

jest.mock(
  '@docusaurus/router',
  () => ({
    useLocation: () => 'one address',
    useHistory: () => ({block: () => () => undefined}),
  }),
  {virtual: true},
);
jest.mock('@site/src/browser/calculator/packLink');
jest.mock('@site/src/browser/calculator/unpackLink');
jest.mock('@site/src/browser/calculator/planStore', () => {
  throw new Error('A chunk that does not come.');
});

const dated = dataFiles('.').rates.value;
const quick = quickOf(dated);
const cooperative = cooperativeOfQuick(quick, dated);

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
  renderHook(() =>
    useCalculatorLink({
      state,
      dated,
      isSaveable: true,
      restore,
      check: jest.fn(),
      isRead: false,
      onRead,
      plan: {
        kept: null,
        keeping: {kind: 'none'},
        find: jest.fn(),
        keep: jest.fn(),
        elsewhere: 0,
        follow: jest.fn(),
        leave: jest.fn(),
      },
    }),
  );
  await waitFor(() => {
    expect(onRead).toHaveBeenCalledTimes(1);
  });
  expect(restore).toHaveBeenCalledWith(linked);
});
