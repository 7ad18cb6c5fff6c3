import {HttpError, toHttpError} from '../../../../src/domain/browser/httpError';

test('the message defaults to Internal Server Error, and to Page Not Found for 404', () => {
  expect(new HttpError({statusCode: 503})).toMatchObject({
    statusCode: 503,
    statusMessage: 'Internal Server Error',
    description: null,
  });
  expect(new HttpError({statusCode: 404}).statusMessage).toBe('Page Not Found');
});

test('keeps what it is given', () => {
  const error = new HttpError({statusCode: 418, statusMessage: 'Teapot', description: 'Short'});
  expect(error).toMatchObject({statusCode: 418, statusMessage: 'Teapot', description: 'Short'});
  expect(toHttpError(error)).toBe(error);
});

test('another error is an Internal Server Error with its message as description', () => {
  expect(toHttpError(new Error('boom'))).toMatchObject({
    statusCode: 500,
    statusMessage: 'Internal Server Error',
    description: 'boom',
  });
});
