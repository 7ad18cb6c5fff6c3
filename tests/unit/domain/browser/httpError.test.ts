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
