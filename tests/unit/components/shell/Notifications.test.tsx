/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import NotificationRegion from '@site/src/components/shell/Notifications/NotificationRegion';
import {NotificationPlace} from '@site/src/components/shell/Notifications/place';
import {LabelsContext, polishLabels} from '@site/src/components/ui/labels';
import {notify, onWaiting, type Notification} from '@site/src/browser/shell/notify';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function show(...notifications: readonly Notification[]): HTMLElement {
  render(
    <LabelsContext value={polishLabels}>
      <NotificationPlace />
      <NotificationRegion />
    </LabelsContext>,
  );
  act(() => {
    notifications.forEach(notify);
  });
  return screen.getByRole('region', {name: 'Powiadomienia'});
}

const pass = (ms: number): void => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};

const texts = (region: HTMLElement): (string | null)[] =>
  within(region)
    .queryAllByRole('listitem')
    .map((item) => item.textContent);

test('one is open for 5000 ms, closing for 200 ms and then gone', () => {
  const region = show({kind: 'info', text: 'Cześć.'});
  pass(4990);
  expect(within(region).getByRole('listitem')).toHaveAttribute('data-state', 'open');
  pass(20);
  expect(within(region).getByRole('listitem')).toHaveAttribute('data-state', 'closed');
  pass(180);
  expect(texts(region)).toEqual(['Cześć.']);
  pass(20);
  expect(texts(region)).toEqual([]);
});

test('at most five are kept', () => {
  const region = show(
    ...[1, 2, 3, 4, 5, 6].map((number): Notification => ({kind: 'info', text: `${number}`})),
  );
  expect(texts(region)).toEqual(['2', '3', '4', '5', '6']);
});

test.each<Notification>([
  {kind: 'error', text: 'Nie wyszło.'},
  {kind: 'info', text: 'Jest nowsza wersja.', action: {label: 'Odśwież', onSelect: jest.fn()}},
])('„$text” stays until it is closed', (notification) => {
  const region = show(notification);
  pass(60_000);
  expect(within(region).getByText(notification.text)).toBeInTheDocument();
  act(() => {
    within(region).getByRole('button', {name: 'Zamknij powiadomienie'}).click();
  });
  pass(200);
  expect(texts(region)).toEqual([]);
});

test('one that has nothing more to say closes by itself', () => {
  const offer = new AbortController();
  const action = {label: 'Cofnij', onSelect: jest.fn()};
  const region = show({kind: 'info', text: 'Usunięto.', action, signal: offer.signal});
  act(() => {
    offer.abort();
  });
  expect(within(region).getByRole('listitem')).toHaveAttribute('data-state', 'closed');
  pass(200);
  expect(texts(region)).toEqual([]);
});

test('one that was over before it could be shown is not shown', () => {
  const offer = new AbortController();
  notify({kind: 'info', text: 'Usunięto.', signal: offer.signal});
  offer.abort();
  expect(texts(show())).toEqual([]);
});

test('an action runs once and closes the notification', () => {
  const onSelect = jest.fn();
  const region = show({kind: 'info', text: 'Jest nowsza.', action: {label: 'Odśwież', onSelect}});
  act(() => {
    within(region).getByRole('button', {name: 'Odśwież'}).click();
  });
  pass(200);
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(texts(region)).toEqual([]);
});

test('an error is an alert, anything else a status', () => {
  const region = show({kind: 'error', text: 'Nie wyszło.'}, {kind: 'success', text: 'Wyszło.'});
  expect(within(region).getByRole('alert')).toHaveTextContent('Nie wyszło.');
  expect(within(region).getByRole('status')).toHaveTextContent('Wyszło.');
});

test('the countdown starts only once a hidden tab is shown', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const region = show({kind: 'info', text: 'Cześć.'});
  pass(60_000);
  expect(texts(region)).toEqual(['Cześć.']);
  hidden.mockReturnValue(false);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  pass(4900);
  expect(texts(region)).toEqual(['Cześć.']);
  pass(400);
  expect(texts(region)).toEqual([]);
  hidden.mockRestore();
});

test('the countdown is paused while the tab is hidden', () => {
  const region = show({kind: 'info', text: 'Cześć.'});
  pass(3000);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  pass(60_000);
  expect(texts(region)).toEqual(['Cześć.']);
  hidden.mockReturnValue(false);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  pass(1900);
  expect(texts(region)).toEqual(['Cześć.']);
  pass(400);
  expect(texts(region)).toEqual([]);
  hidden.mockRestore();
});

test('the countdown is paused under the pointer, but not after the one under it was closed', () => {
  const region = show({kind: 'info', text: 'Pierwsze.'});
  fireEvent.pointerMove(within(region).getByText('Pierwsze.'));
  pass(60_000);
  expect(texts(region)).toEqual(['Pierwsze.']);
  act(() => {
    within(region).getByRole('button', {name: 'Zamknij powiadomienie'}).click();
  });
  pass(200);
  act(() => {
    notify({kind: 'info', text: 'Drugie.'});
  });
  pass(4900);
  expect(texts(region)).toEqual(['Drugie.']);
  pass(400);
  expect(texts(region)).toEqual([]);
});

test('one that waits for a region has it loaded and is then shown', () => {
  const wake = jest.fn();
  const stop = onWaiting(wake);
  notify({kind: 'info', text: 'Czekam.'});
  expect(wake).toHaveBeenCalledTimes(1);
  stop();
  expect(texts(show())).toEqual(['Czekam.']);
});
