/** @jest-environment node */
import { findSamePage } from '../samePage';

const createEdition = (path: string, ...pages: readonly string[]) => ({
  path,
  docs: pages.map((page) => ({ path: page })),
});

const ownEdition = createEdition('/sub/3.1', '/sub/3.1/c/uno');

it('finds the page with the same address in another edition', () => {
  const current = createEdition('/sub/', '/sub/c/dos', '/sub/c/uno');
  expect(findSamePage(current, ownEdition, { path: '/sub/3.1/c/uno' })).toEqual(
    {
      path: '/sub/c/uno',
    },
  );
  expect(findSamePage(ownEdition, current, { path: '/sub/c/uno/' })).toEqual({
    path: '/sub/3.1/c/uno',
  });
});

it('finds none where the other edition lacks the page', () => {
  const current = createEdition('/', '/c/dos');
  expect(
    findSamePage(current, createEdition('/3.1'), { path: '/3.1/c/uno' }),
  ).toBeUndefined();
});
