/** @jest-environment node */
import { createScriptResolver } from '../routeScripts';

const js = (name: string) => ({
  js: [
    { file: `assets/js/${name}.1.js`, publicPath: `/assets/js/${name}.1.js` },
  ],
});

const routes = [
  { path: '/news/', exact: true },
  {
    path: '/',
    routes: [
      { path: '/curso/uno/', exact: true },
      { path: '/curso/dos/', exact: true },
    ],
  },
];
const chunkNames = {
  '/news/-a1b': { __comp: 'news' },
  '/-c2d': { __comp: 'layout', version: { metadata: 'menu' } },
  '/curso/uno/-e3f': { __comp: 'lesson', content: 'uno' },
  '/curso/dos/-a4b': { __comp: 'lesson', content: 'dos' },
};
const manifest = {
  origins: { lesson: ['9', '1'], uno: ['2'] },
  assets: {
    1: js('lesson'),
    2: js('uno'),
    3: js('dos'),
    4: js('layout'),
    5: js('menu'),
    6: js('news'),
    7: js('main'),
    8: js('runtime~main'),
    9: js('shared'),
  },
};

const namesOf = (page: string) =>
  createScriptResolver(
    routes,
    chunkNames,
    manifest,
  )(page).map((address) => /js\/(.*)\.1\.js/.exec(address)?.[1]);

it('names first what the application begins with, then all that a page needs of it, and what that shares', () => {
  expect(namesOf('/curso/uno/')).toEqual([
    'runtime~main',
    'main',
    'layout',
    'menu',
    'shared',
    'lesson',
    'uno',
  ]);
});

it('names nothing of a page beside it', () => {
  expect(namesOf('/curso/dos/')).not.toContain('uno');
  expect(namesOf('/news/')).toEqual(['runtime~main', 'main', 'news']);
});

it('names what every page needs for an address that no route has', () => {
  expect(createScriptResolver([], {}, manifest)('/404.html')).toHaveLength(2);
});

it('stops where the routes are not those that Docusaurus wrote down', () => {
  expect(() =>
    createScriptResolver([{ path: '/otra/' }], chunkNames, manifest),
  ).toThrow('se esperaba «/otra/», se encontró «/news/-a1b»');
});
