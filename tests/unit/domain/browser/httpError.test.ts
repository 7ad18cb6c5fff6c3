import {HttpError, toHttpError} from '../../../../src/domain/browser/httpError';

test('an error with a status has its name, and stays as it is', () => {
  const error = new HttpError({statusCode: 404, description: '/x'});
  expect(error).toMatchObject({statusMessage: 'Page Not Found', description: '/x'});
  expect(toHttpError(error)).toBe(error);
});

test('another error is an Internal Server Error with its message as description', () => {
  expect(toHttpError(new Error('boom'))).toMatchObject({
    statusCode: 500,
    statusMessage: 'Internal Server Error',
    description: 'boom',
  });
});

test.each([
  [503, 'Service Unavailable'],
  [418, "I'm a teapot"],
  [499, 'Client Error'],
  [599, 'Server Error'],
])('%d has a name: %s', (statusCode, statusMessage) => {
  expect(new HttpError({statusCode})).toMatchObject({statusMessage, message: statusMessage});
});

test('an error of elsewhere that tells its status keeps it, unless it is none of an error', () => {
  const thrown = Object.assign(new Error('busy'), {statusCode: 520, statusMessage: 'Web Server'});
  expect(toHttpError(thrown)).toMatchObject({
    statusCode: 520,
    statusMessage: 'Web Server',
    description: 'busy',
  });
  for (const statusCode of [200, '503', 503.5, NaN]) {
    expect(toHttpError(Object.assign(new Error('x'), {statusCode})).statusCode).toBe(500);
  }
});
