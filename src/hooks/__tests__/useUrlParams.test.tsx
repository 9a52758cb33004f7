import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { setPathname } from '../../testing/docusaurus/router';
import { getPageNumber, buildPageChange, useUrlParams } from '../useUrlParams';

it('reads the address and changes several parameters in one step', () => {
  setPathname('/app/', '?pagina=3&otro=1');
  const { result } = renderHook(useUrlParams);
  const [params] = result.current;
  expect(getPageNumber(params)).toBe(3);
  act(() => {
    result.current[1]({ nombre: 'ñ & ç', q: ['a', 'b'], pagina: null });
  });
  expect(result.current[0].toString()).toBe(
    'otro=1&nombre=%C3%B1+%26+%C3%A7&q=a&q=b',
  );
});

it('needs no parameter for the first page', () => {
  expect(buildPageChange(1)).toEqual({ pagina: null });
  expect(buildPageChange(2)).toEqual({ pagina: '2' });
});

it('takes anything that is no page for the first one', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const page = getPageNumber(new URLSearchParams({ pagina: value }));
      expect(Number.isInteger(page) && page >= 1 && page <= 9999).toBe(true);
    }),
    { numRuns: 1000 },
  );
  expect(getPageNumber(new URLSearchParams('pagina=0'))).toBe(1);
  expect(getPageNumber(new URLSearchParams('pagina=1e9'))).toBe(1);
});
