/** @jest-environment node */
import { hasPage } from '../routes';

const routes = [
  { path: '/sub/mapa/', exact: true },
  {
    path: '/sub/',
    routes: [
      {
        path: '/sub/',
        routes: [{ path: '/sub/stevelabs/program1/', exact: true }],
      },
    ],
  },
  { path: '*' },
];

it.each(['/sub/mapa/', '/sub/mapa', '/sub/stevelabs/program1/'])(
  'knows the page %s',
  (pathname) => {
    expect(hasPage(routes, pathname)).toBe(true);
  },
);

it.each([
  '/sub/404.html',
  '/sub/',
  '/sub/stevelabs/program1/nada/',
  '/mapa/',
  '*',
])('knows that %s is no page, though a route takes it', (pathname) => {
  expect(hasPage(routes, pathname)).toBe(false);
});
