/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {fireEvent, screen, within} from '@testing-library/dom';
import type {notify as Notify, Notification} from '@site/src/browser/notifications/notify';
import type {notificationRegion as NotificationRegion} from '@site/src/browser/notifications/region';

const labels = {
  notification: 'Powiadomienie',
  notifications: 'Powiadomienia',
  closeNotification: 'Zamknij powiadomienie',
};

// Each test has a page of its own: the region lasts for a visit.
let notify: typeof Notify;
let notificationRegion: typeof NotificationRegion;

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  ({notify} = await import('@site/src/browser/notifications/notify'));
  ({notificationRegion} = await import('@site/src/browser/notifications/region'));
});

afterEach(() => {
  document.body.replaceChildren();
  delete window.doneOnce;
  jest.useRealTimers();
});

function show(...notifications: readonly Notification[]): HTMLElement {
  document.body.append(notificationRegion(labels));
  notifications.forEach(notify);
  return screen.getByRole('region', {name: 'Powiadomienia'});
}

const pass = (ms: number): void => jest.advanceTimersByTime(ms);

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
  within(region).getByRole('button', {name: 'Zamknij powiadomienie'}).click();
  pass(200);
  expect(texts(region)).toEqual([]);
});

test('one that has nothing more to say closes by itself', () => {
  const offer = new AbortController();
  const action = {label: 'Cofnij', onSelect: jest.fn()};
  const region = show({kind: 'info', text: 'Usunięto.', action, signal: offer.signal});
  offer.abort();
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
  within(region).getByRole('button', {name: 'Odśwież'}).click();
  pass(200);
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(texts(region)).toEqual([]);
});

test('an error is an alert, anything else a status', () => {
  const region = show({kind: 'error', text: 'Nie wyszło.'}, {kind: 'success', text: 'Wyszło.'});
  expect(within(region).getByRole('alert')).toHaveTextContent('Nie wyszło.');
  pass(150);
  expect(within(region).getByRole('status')).toHaveTextContent('Powiadomienie: Wyszło.');
  pass(1000);
  expect(within(region).getByRole('status')).toBeEmptyDOMElement();
});

test('the countdown starts only once a hidden tab is shown', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const region = show({kind: 'info', text: 'Cześć.'});
  pass(60_000);
  expect(texts(region)).toEqual(['Cześć.']);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
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
  document.dispatchEvent(new Event('visibilitychange'));
  pass(60_000);
  expect(texts(region)).toEqual(['Cześć.']);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
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
  within(region).getByRole('button', {name: 'Zamknij powiadomienie'}).click();
  pass(200);
  notify({kind: 'info', text: 'Drugie.'});
  pass(4900);
  expect(texts(region)).toEqual(['Drugie.']);
  pass(400);
  expect(texts(region)).toEqual([]);
});

test('one that waits for a region is shown once it is there', () => {
  notify({kind: 'info', text: 'Czekam.'});
  expect(texts(show())).toEqual(['Czekam.']);
});

test('a region that the script of a sleeping page has made goes on, with what it shows', async () => {
  const region = show({kind: 'info', text: 'We śnie.'});
  jest.resetModules();
  const awake = await import('@site/src/browser/notifications/region');
  const {notify: notifyAwake} = await import('@site/src/browser/notifications/notify');
  expect(awake.notificationRegion(labels)).toContainElement(region);
  notifyAwake({kind: 'info', text: 'Po obudzeniu.'});
  expect(texts(region)).toEqual(['We śnie.', 'Po obudzeniu.']);
});

test('F8 leads to the list, Escape closes, and the focus goes back to where it was', () => {
  const before = document.body.appendChild(document.createElement('button'));
  before.focus();
  const region = show({kind: 'info', text: 'Cześć.'});
  expect(before).toHaveFocus();
  fireEvent.keyDown(document, {code: 'F8'});
  expect(within(region).getByRole('list')).toHaveFocus();
  pass(60_000);
  const item = within(region).getByRole('listitem');
  item.focus();
  fireEvent.keyDown(item, {key: 'Escape'});
  pass(200);
  expect(texts(region)).toEqual([]);
  expect(before).toHaveFocus();
  before.remove();
});

test('let go of beside it, it does not follow the pointer that comes back', () => {
  const region = show({kind: 'info', text: 'Cześć.'});
  const item = within(region).getByRole('listitem');
  item.setPointerCapture = jest.fn();
  const move = (type: string, clientX: number, buttons: number): void => {
    item.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX, clientY: clientX, buttons}));
  };
  move('pointerdown', 100, 1);
  move('pointermove', 130, 1);
  expect(item).toHaveAttribute('data-swipe', 'move');
  move('pointermove', 190, 0);
  expect(item).not.toHaveAttribute('data-swipe');
  move('pointermove', 240, 0);
  expect(item.style.translate).toBe('');
  expect(item).toHaveAttribute('data-state', 'open');
});
