/** @jest-environment node */
import { redirects } from '../redirects';

describe('redirects', () => {
  it.each(redirects)(
    '$from → $to is written the agreed way',
    ({ from, to }) => {
      expect(from).toMatch(/^\/[^?#]*[^/?#]$/);
      expect(to).toMatch(/^\/([^?#]*\/)?$/);
    },
  );

  it('has each old address once', () => {
    const sources = redirects.map(({ from }) => from);
    expect(new Set(sources).size).toBe(sources.length);
  });

  it('never leads to another redirect', () => {
    const sources = new Set(redirects.map(({ from }) => `${from}/`));
    expect(redirects.filter(({ to }) => sources.has(to))).toEqual([]);
  });
});
