/** @jest-environment node */
import { translateError } from '..';

it('leaves of an error what its author has to read', () => {
  const shownError = {
    message:
      'Module build failed:\n × Error: docs/a.mdx, línea 5\n  se esperaba: una cosa\n  se encontró: otra\n    at x (y.js:1:1)',
    details: 'x',
    stack: 'at x',
    moduleTrace: [],
  };
  translateError(shownError, '/site');
  expect(shownError).toEqual({
    message:
      'docs/a.mdx, línea 5\n  se esperaba: una cosa\n  se encontró: otra',
  });
});

it('touches no error that is not of an author', () => {
  const shownError = { message: 'Module parse failed', stack: 'at x' };
  translateError(shownError, '/site');
  expect(shownError).toEqual({ message: 'Module parse failed', stack: 'at x' });
});
