/** @jest-environment jsdom */
import type {ContactMessage} from '@site/src/domain/contact/message';
import type {ContactLetter} from '@site/src/domain/contact/sending';
import type {HttpAnswer} from '@site/src/domain/browser/http';
import {createSender} from '@site/src/browser/contact/createSender';

const post = jest.fn<Promise<HttpAnswer>, [string, {body: ContactLetter; timeoutMs: number}]>();
jest.mock('@site/src/browser/network/createClient', () => ({createClient: () => post}));

const message: ContactMessage = {
  name: ' Anna Żółć ',
  email: 'anna@example.pl',
  phone: '',
  topic: 'Oferta',
  message: 'Dzień dobry',
  proposedDay: null,
};
const delivery = {
  endpoint: '/wiadomosci',
  apiBaseUrl: null,
  message,
  attachment: null,
  website: '',
};
const failed: HttpAnswer = {kind: 'answered', status: 500, data: {}};
const accepted: HttpAnswer = {kind: 'answered', status: 200, data: {ok: true}};
const letters = (): ContactLetter[] => post.mock.calls.map(([, {body}]) => body);

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has none.
  Object.defineProperty(crypto, 'randomUUID', {value: undefined, configurable: true});
  post.mockReset().mockResolvedValue(accepted);
});

afterEach(() => {
  jest.useRealTimers();
});

/** Sends and lets all timers run out. */
async function sendWith(
  send: ReturnType<typeof createSender>,
  changed: Partial<typeof delivery> = {},
): ReturnType<typeof send> {
  const sending = send({...delivery, ...changed});
  await jest.advanceTimersByTimeAsync(5000);
  return sending;
}

test('posts the letter as agreed, trimmed, and nothing else', async () => {
  const extended = {...message, dayProblem: 'x'};
  await expect(sendWith(createSender(), {message: extended, website: 'x'})).resolves.toEqual({
    state: 'sent',
  });
  expect(post.mock.calls[0]?.[0]).toBe('/wiadomosci');
  expect(letters()).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      name: 'Anna Żółć',
      email: 'anna@example.pl',
      phone: '',
      topic: 'Oferta',
      message: 'Dzień dobry',
      proposedDay: null,
      attachment: null,
      website: 'x',
      elapsedMs: 3000,
    },
  ]);
});

test('waits for the rest of the minimum time, and no longer', async () => {
  const send = createSender();
  await jest.advanceTimersByTimeAsync(1000);
  void send(delivery);
  await jest.advanceTimersByTimeAsync(1990);
  expect(post).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(20);
  expect(post).toHaveBeenCalledTimes(1);
});

test('sends at once after the minimum time', async () => {
  const send = createSender();
  await jest.advanceTimersByTimeAsync(60_000);
  void send(delivery);
  await jest.advanceTimersByTimeAsync(1);
  expect(letters()[0]?.elapsedMs).toBeGreaterThanOrEqual(60_000);
});

test('does not send a second time while the first is being sent', async () => {
  const send = createSender();
  const first = send(delivery);
  await expect(send(delivery)).resolves.toBeNull();
  await jest.advanceTimersByTimeAsync(5000);
  await expect(first).resolves.toEqual({state: 'sent'});
  expect(post).toHaveBeenCalledTimes(1);
});

test('the same letter keeps its id when it is sent again, a changed one gets a new one', async () => {
  post.mockResolvedValue(failed);
  const send = createSender();
  await sendWith(send);
  await sendWith(send);
  await sendWith(send, {message: {...message, message: 'Dzień dobry raz jeszcze'}});
  const [first, again, changed] = letters().map(({id}) => id);
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
});

test('sends the attachment in base64 and allows it more time', async () => {
  // jsdom's FileReader uses its own timers.
  jest.useRealTimers();
  const send = createSender();
  const attachment = new File(['Żółć'], 'opis.csv', {type: 'text/csv'});
  await send({...delivery, attachment});
  expect(letters()[0]?.attachment).toEqual({
    name: 'opis.csv',
    type: 'text/csv',
    size: 8,
    content: Buffer.from('Żółć').toString('base64'),
  });
  expect(post.mock.calls[0]?.[1].timeoutMs).toBe(60_000);
});

test('a file that can no longer be read fails before anything is sent', async () => {
  jest.useRealTimers();
  jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>);
  });
  const attachment = new File(['a'], 'a.csv');
  await expect(createSender()({...delivery, attachment})).resolves.toEqual({
    state: 'failed',
    failure: 'attachmentUnreadable',
  });
  expect(post).not.toHaveBeenCalled();
});

test('a client that cannot be loaded is a failure like any other', async () => {
  post.mockRejectedValue(new Error('ChunkLoadError'));
  await expect(sendWith(createSender())).resolves.toEqual({
    state: 'failed',
    failure: 'unreachable',
  });
});
