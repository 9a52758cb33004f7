/** @jest-environment node */
import { createScriptResolver } from '../routeScripts';

const createScript = (name: string) => ({
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
    1: createScript('lesson'),
    2: createScript('uno'),
    3: createScript('dos'),
    4: createScript('layout'),
    5: createScript('menu'),
    6: createScript('news'),
    7: createScript('main'),
    8: createScript('runtime~main'),
    9: createScript('shared'),
  },
};

const listNames = (page: string) =>
  createScriptResolver(
    routes,
    chunkNames,
    manifest,
    new Set(),
  )(page).map((address) => /js\/(.*)\.1\.js/.exec(address)?.[1]);

it('names first what the application begins with, then all that a page needs of it, and what that shares', () => {
  expect(listNames('/curso/uno/')).toEqual([
    'runtime~main',
    'main',
    'layout',
    'menu',
    'shared',
    'lesson',
    'uno',
  ]);
});

it('names the chunk of lessons for the parts that are in it, and for no other without a chunk', () => {
  const { js } = createScript('lesson-parts');
  const merged = {
    origins: { lesson: ['shared', 'parts'], uno: ['2'] },
    assets: {
      2: createScript('uno'),
      parts: { js },
      shared: createScript('shared'),
      main: createScript('main'),
    },
  };
  const listMerged = (page: string) =>
    createScriptResolver(
      routes,
      chunkNames,
      merged,
      new Set(['layout', 'lesson']),
    )(page).map((address) => /js\/(.*)\.1\.js/.exec(address)?.[1]);
  expect(listMerged('/news/')).toEqual(['main']);
  expect(listMerged('/curso/uno/')).toEqual([
    'main',
    'shared',
    'lesson-parts',
    'uno',
  ]);
});

it('names nothing of a page beside it', () => {
  expect(listNames('/curso/dos/')).not.toContain('uno');
  expect(listNames('/news/')).toEqual(['runtime~main', 'main', 'news']);
});

it('names what every page needs for an address that no route has', () => {
  expect(
    createScriptResolver([], {}, manifest, new Set())('/404.html'),
  ).toHaveLength(2);
});

it('stops where the routes are not those that Docusaurus wrote down', () => {
  expect(() =>
    createScriptResolver([{ path: '/otra/' }], chunkNames, manifest, new Set()),
  ).toThrow('se esperaba «/otra/», se encontró «/news/-a1b»');
});
