/** @jest-environment node */
import type { RouteConfig } from '@docusaurus/types';
import { splitRoutes } from '../splitRoutes';

const link = (href: string) => ({
  type: 'link',
  href,
  label: 'Una página',
  docId: `id-${href}`,
});

const createPageRoute = (path: string, sidebar?: string): RouteConfig => ({
  path,
  component: '@theme/DocItem',
  exact: true,
  ...(sidebar === undefined ? {} : { sidebar }),
});

const tags: RouteConfig = {
  path: '/tags',
  component: '@theme/DocTagsListPage',
  exact: true,
};

/** Creates the route that Docusaurus makes of an edition with some pages. */
const createRoot = (
  docsSidebars: object,
  pages: readonly RouteConfig[],
  path = '/',
): RouteConfig => ({
  path: '/',
  component: '@theme/DocsRoot',
  exact: false,
  routes: [
    {
      path,
      component: '@theme/DocVersionRoot',
      exact: false,
      props: {
        version: {
          label: 'Edición 4.0',
          docs: { a: { id: 'a', title: 'A', description: 'De la A' } },
          docsSidebars,
        },
      },
      routes: [
        {
          path,
          component: '@theme/DocRoot',
          exact: false,
          routes: [...pages],
        },
        tags,
      ],
    },
  ],
});

const getEdition = (root: RouteConfig) => root.routes?.[0];

const isNumbered = ({ path }: RouteConfig) => /\d$/.test(path);

/** Lists the paths of pages; counts the numbered ones of each sidebar. */
function summarize(pages: readonly RouteConfig[]): string[] {
  const numberedSidebars = pages
    .filter(isNumbered)
    .map(({ sidebar }) => sidebar);
  return [
    ...pages.filter((each) => !isNumbered(each)).map(({ path }) => path),
    ...[...new Set(numberedSidebars)].map(
      (name) =>
        `of ${String(name)}: ${numberedSidebars.filter((each) => each === name).length}`,
    ),
  ];
}

/** Returns the menus and the pages of each folder of an edition. */
const listFolders = (root: RouteConfig) =>
  (getEdition(root)?.routes ?? [])
    .filter(({ routes }) => routes)
    .map(({ path, props, routes = [] }) => ({
      path,
      menus: Object.keys(props?.['sidebars'] ?? {}),
      pages: summarize(routes),
    }));

const menus = { c: [link('/c/0/')], linux: [link('/x/linux/0/')] };

/** Creates the pages of a course, with as many as need a route of their own. */
const createCourseRoutes = (folder: string, sidebar: string): RouteConfig[] =>
  Array.from({ length: 20 }, (_, index) =>
    createPageRoute(`${folder}/${index}`, sidebar),
  );

test('Each course gets a route with its own menu, and pages of no menu stay in the one of the edition', () => {
  const root = createRoot(menus, [
    createPageRoute('/c', 'c'),
    ...createCourseRoutes('/c', 'c'),
    ...createCourseRoutes('/x/linux', 'linux'),
    createPageRoute('/suelta'),
  ]);
  expect(listFolders(splitRoutes(root))).toEqual([
    { path: '/', menus: [], pages: ['/suelta'] },
    { path: '/c', menus: ['c'], pages: ['/c', 'of c: 20'] },
    { path: '/x/linux', menus: ['linux'], pages: ['of linux: 20'] },
  ]);
});

test('Small menus stay in the route of the edition', () => {
  const root = createRoot({ ...menus, textos: [link('/x/texto/')] }, [
    createPageRoute('/x/texto', 'textos'),
    ...createCourseRoutes('/x/linux', 'linux').slice(1),
    ...createCourseRoutes('/c', 'c'),
  ]);
  expect(listFolders(splitRoutes(root))).toEqual([
    {
      path: '/',
      menus: ['linux', 'textos'],
      pages: ['/x/texto', 'of linux: 19'],
    },
    { path: '/c', menus: ['c'], pages: ['of c: 20'] },
  ]);
});

test('Pages around a course, or in its folder without its menu, are under the route that the router picks', () => {
  const guides = { ...menus, c: [link('/x/0/')] };
  const root = createRoot(guides, [
    ...createCourseRoutes('/x', 'c'),
    createPageRoute('/x/linux/ajena', 'c'),
    ...createCourseRoutes('/x/linux', 'linux'),
    createPageRoute('/x/linux/suelta'),
  ]);
  expect(listFolders(splitRoutes(root))).toEqual([
    { path: '/', menus: [], pages: [] },
    { path: '/x', menus: ['c'], pages: ['of c: 20'] },
    {
      path: '/x/linux',
      menus: ['c', 'linux'],
      pages: ['/x/linux/ajena', '/x/linux/suelta', 'of linux: 20'],
    },
  ]);
});

test('Menus whose pages share no folder stay together in the route of the edition', () => {
  const root = createRoot(
    menus,
    [
      createPageRoute('/3.1/a', 'c'),
      ...createCourseRoutes('/3.1/b', 'c'),
      ...createCourseRoutes('/3.1/linux', 'linux'),
    ],
    '/3.1',
  );
  expect(listFolders(splitRoutes(root))).toEqual([
    { path: '/3.1', menus: ['c'], pages: ['/3.1/a', 'of c: 20'] },
    { path: '/3.1/linux', menus: ['linux'], pages: ['of linux: 20'] },
  ]);
});

test('The base path of the site is not a folder of its own', () => {
  const root = createRoot(menus, createCourseRoutes('/sub', 'c'), '/sub/');
  expect(listFolders(splitRoutes(root))).toEqual([
    { path: '/sub/', menus: ['c'], pages: ['of c: 20'] },
  ]);
});

test('A folder whose name begins like that of a course is another one', () => {
  const root = createRoot(menus, [
    ...createCourseRoutes('/c', 'c'),
    createPageRoute('/cosas'),
  ]);
  expect(listFolders(splitRoutes(root))[0]?.pages).toEqual(['/cosas']);
});

test('An edition loses its menus and the list of its pages; a menu, the identifiers', () => {
  const nestedSidebars = {
    c: [{ type: 'category', label: 'Uno', items: [link('/c/0/')] }],
  };
  const edition = getEdition(
    splitRoutes(createRoot(nestedSidebars, createCourseRoutes('/c', 'c'))),
  );
  expect(edition?.props).toEqual({
    version: { label: 'Edición 4.0', docs: {}, docsSidebars: {} },
  });
  expect(edition?.routes?.[1]?.props).toEqual({
    sidebars: {
      c: [
        {
          type: 'category',
          label: 'Uno',
          items: [{ ...link('/c/0/'), docId: '-' }],
        },
      ],
    },
  });
  expect(edition?.routes?.at(-1)).toBe(tags);
});

test('Stops when Docusaurus makes other routes', () => {
  const otherRoute = { path: '/', component: '@theme/DocsRoot' };
  expect(() => splitRoutes(otherRoute)).toThrow(
    'No se entienden las rutas de los cursos, y cada página traería los menús de todos.',
  );
  const withoutVersion = {
    ...otherRoute,
    routes: [createPageRoute('/a'), createPageRoute('/b')],
  };
  expect(() => splitRoutes(withoutVersion)).toThrow(
    'se encontró: la ruta /a, con el componente @theme/DocItem',
  );
});
