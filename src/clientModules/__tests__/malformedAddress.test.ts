import fc from 'fast-check';
import { encodeMalformedPercents } from '../malformedAddress';

it.each([
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/a%', '/a%25'],
  ['/stevelabs/%zz/', '/stevelabs/%25zz/'],
  ['/%ff%fe/b%20c/', '/%25ff%25fe/b%20c/'],
])('%s becomes %s, which a router can decode', (brokenPath, repairedPath) => {
  expect(() => decodeURI(brokenPath)).toThrow(URIError);
  expect(encodeMalformedPercents(brokenPath)).toBe(repairedPath);
});

it.each(['/mapa/', '/a%20b/', '/ma%C3%B1ana/', '/100%25/'])(
  '%s stays as it is',
  (pathname) => {
    expect(encodeMalformedPercents(pathname)).toBe(pathname);
  },
);

it('whatever the address says can be decoded afterwards', () => {
  const pathPart = fc.constantFrom(
    '%',
    'e',
    'E0',
    '%C3',
    '%B1',
    '/',
    'z',
    '2',
    '%F0',
  );
  fc.assert(
    fc.property(fc.array(pathPart, { maxLength: 12 }), (pieces) => {
      expect(() =>
        decodeURI(encodeMalformedPercents(`/${pieces.join('')}`)),
      ).not.toThrow();
    }),
    { numRuns: 1000 },
  );
});

it('the address of the page is mended before the router looks at it', async () => {
  window.history.replaceState(null, '', '/%E0%A4%A?x=%zz#fin');
  expect(window.location.pathname).toBe('/%E0%A4%A');
  await jest.isolateModulesAsync(async () => {
    await import('../malformedAddress');
  });
  expect(window.location.href).toBe(
    'http://localhost/%25E0%25A4%25A?x=%zz#fin',
  );
});
