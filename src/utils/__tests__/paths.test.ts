/** @jest-environment node */
import { withTrailingSlash } from '../paths';

it('ends a route with exactly one slash', () => {
  expect(withTrailingSlash('/dumix/pimp')).toBe('/dumix/pimp/');
  expect(withTrailingSlash('/dumix/pimp/')).toBe('/dumix/pimp/');
  expect(withTrailingSlash('/')).toBe('/');
});
