/** @jest-environment node */
import { findSamePage } from '../samePage';

const edition = (path: string, ...pages: readonly string[]) => ({
  path,
  docs: pages.map((page) => ({ path: page })),
});

const own = edition('/sub/3.1', '/sub/3.1/c/uno');

it('finds the page with the same address in another edition', () => {
  const current = edition('/sub/', '/sub/c/dos', '/sub/c/uno');
  expect(findSamePage(current, own, { path: '/sub/3.1/c/uno' })).toEqual({
    path: '/sub/c/uno',
  });
  expect(findSamePage(own, current, { path: '/sub/c/uno/' })).toEqual({
    path: '/sub/3.1/c/uno',
  });
});

it('finds none where the other edition lacks the page', () => {
  const current = edition('/', '/c/dos');
  expect(
    findSamePage(current, edition('/3.1'), { path: '/3.1/c/uno' }),
  ).toBeUndefined();
});
