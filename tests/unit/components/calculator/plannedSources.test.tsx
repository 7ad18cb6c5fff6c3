/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {fireEvent, render, screen} from '@testing-library/react';
import {onNotification, type Notification} from '@site/src/browser/notifications/notify';
import MemberReadings from '@site/src/components/calculator/form/members/MemberReadings';
import {newSources} from '@site/src/domain/calculator/defaults';
import type {MemberDraft} from '@site/src/domain/calculator/draft';

const hours = new Float64Array(24).fill(1);
const member: MemberDraft = {
  id: 'szkoła',
  sources: [{...newSources.pv, kw: 66}],
  readings: {startUtc: '2025-12-31T23:00:00Z', withdrawn: hours, injected: new Float64Array(24)},
};
const told: Notification[] = [];
onNotification((notification) => told.push(notification));

test('panels that are planned besides the readings are named, and one press counts the readings alone', () => {
  const onChange = jest.fn();
  render(<MemberReadings member={member} onChange={onChange} />);
  expect(screen.getByText(/w planach: panele fotowoltaiczne\./)).toBeVisible();
  fireEvent.click(screen.getByRole('button', {name: 'Licz same odczyty'}));
  expect(onChange).toHaveBeenCalledWith({...member, sources: undefined, battery: undefined});
  told.at(-1)?.action?.onSelect();
  expect(onChange).toHaveBeenLastCalledWith({...member, battery: undefined});
});

test.each<[string, Partial<MemberDraft>]>([
  ['panels that the readings contain', {sourcesMeasured: true}],
  ['no panels', {sources: undefined}],
])('with %s nothing is said', (_, changed) => {
  render(<MemberReadings member={{...member, ...changed}} onChange={() => undefined} />);
  expect(screen.getByText(/Liczymy z odczytów licznika/)).toBeVisible();
  expect(screen.queryByText(/w planach/)).toBeNull();
});

test('readings are not said to stay on a device that may have refused them', () => {
  render(<MemberReadings member={member} onChange={() => undefined} />);
  expect(screen.getByText(/Liczymy z odczytów licznika/)).not.toHaveTextContent('zostają');
});
