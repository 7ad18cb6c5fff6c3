import {failureText, sendingOutcome, type SendingFailure} from '@site/src/domain/contact/sending';

const answered = (status: number, data?: unknown) =>
  sendingOutcome({kind: 'answered', status, data}, true);

describe('sendingOutcome', () => {
  test.each([
    [200, {ok: true}],
    [201, {ok: true, id: '5'}],
  ])('%d with %j is sent', (status, data) => {
    expect(answered(status, data)).toEqual({state: 'sent'});
  });

  test.each([
    [200, '<!doctype html><p>Dziękujemy'],
    [200, {}],
    [200, {ok: false}],
    [200, {ok: 'true'}],
    [200, {success: true}],
    [200, null],
    [204, undefined],
    [304, {ok: true}],
  ])('%d with %j does not count as success', (status, data) => {
    expect(answered(status, data)).toEqual({state: 'failed', failure: 'badAnswer'});
  });

  test('a 400 names fields of the form, and others', () => {
    const errors = {email: 'Nieznana domena.', attachment: 'Zły plik.', captcha: 'Brak zgody.'};
    expect(answered(400, {errors})).toEqual({
      state: 'refused',
      errors: {email: 'Nieznana domena.', attachment: 'Zły plik.'},
      others: ['Brak zgody.'],
    });
  });

  test.each([
    [400, undefined, 'rejected'],
    [400, 'Bad Request', 'rejected'],
    [400, {errors: {}}, 'rejected'],
    [400, {errors: ['email']}, 'refused'],
    [400, {errors: {email: 5}}, 'rejected'],
    [403, {}, 'rejected'],
    [422, {errors: {email: 'Nieznana domena.'}}, 'rejected'],
    [413, {}, 'tooLarge'],
    [429, {}, 'tooOften'],
    [500, {}, 'serverError'],
    [503, '<h1>', 'serverError'],
  ])('%d with %j: %s', (status, data, failure) => {
    const outcome = answered(status, data);
    expect(outcome.state === 'failed' ? outcome.failure : outcome.state).toBe(failure);
  });

  test.each([
    ['timeout', true, 'timeout'],
    ['unreachable', true, 'unreachable'],
    ['unreachable', false, 'offline'],
  ] as const)('%s with a connection %p: %s', (kind, isOnline, failure) => {
    expect(sendingOutcome({kind}, isOnline)).toEqual({state: 'failed', failure});
  });
});

describe('failureText', () => {
  const kinds: readonly SendingFailure[] = [
    'attachmentUnreadable',
    'tooLarge',
    'tooOften',
    'rejected',
    'serverError',
    'badAnswer',
    'timeout',
    'offline',
    'unreachable',
  ];
  const text = (
    failure: SendingFailure,
    recipient: string | null = 'biuro@example.pl',
    hasAttachment = false,
  ): string => failureText(failure, {recipient, hasAttachment});

  test('says of a server that is out of order what the design says', () => {
    expect(text('serverError')).toBe(
      'Nie udało się wysłać wiadomości. Treść nie zginęła. Spróbuj ponownie albo napisz na biuro@example.pl.',
    );
    expect(text('serverError', null)).toBe(
      'Nie udało się wysłać wiadomości. Treść nie zginęła. Spróbuj ponownie.',
    );
  });

  test('has its own words for each failure, and all say that nothing is lost', () => {
    const texts = kinds.map((kind) => text(kind));
    expect(new Set(texts).size).toBe(kinds.length);
    expect(texts.filter((words) => !words.includes('Treść nie zginęła.'))).toEqual([]);
  });

  test('blames the attachment only if there is one', () => {
    expect(text('tooLarge', null, true)).toMatch('Załącznik jest za duży');
    expect(text('tooLarge', null, false)).toMatch('Wiadomość jest za długa');
  });

  test('admits that after a timeout the message may have arrived', () => {
    expect(text('timeout')).toMatch('mogła jednak dotrzeć');
  });
});
