/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createChecks, findProblems } from '../course-checks.mjs';
import { fixtureCourse, withRow } from '../course-tree.mjs';

const course = {
  id: 'x',
  root: '/zona/x/',
  title: 'Curso de X',
  subject: 'X',
};
const firstPath = '/zona/x/uno/';
const secondPath = '/zona/x/dos/';
const checks = createChecks(course, [firstPath, secondPath], 'El saludo');

const link = (href: string, text = href) => `<a href=${href}>${text}</a>`;
const links = [course.root, firstPath, secondPath]
  .map((href) => link(href))
  .join('');

/** Site that shows the course wherever it must. */
const validSite: Readonly<Record<string, string>> = {
  '/': `${link(course.root, 'X')}${link(course.root, 'Empezar el curso de X')}`,
  '/404.html': link(course.root, 'Curso de X'),
  '/mapa/': `<section><h2>Curso de X</h2>${links}</section>`,
  '/progreso/': links,
  [course.root]: links,
  [firstPath]: `<meta property=og:image content=https://example.org/img/social/zona-x-uno.png><ul class="theme-doc-sidebar-menu menu__list">${links}</ul><h3>El saludo</h3>`,
  [secondPath]: `<div data-pagefind-filter="kind:Curso de X">Texto</div>`,
};

const findSiteProblems = (site: Readonly<Record<string, string>>) =>
  findProblems(checks, (page) => Promise.resolve(site[page]));

const replacePage = (page: string, html: string) => ({
  ...validSite,
  [page]: html,
});
const removePart = (page: string, part: string) =>
  replacePage(page, (validSite[page] ?? '').replace(part, ''));

test('a site that shows the course everywhere has no problem', async () => {
  expect(await findSiteProblems(validSite)).toEqual([]);
});

test.each([
  [
    'the menu lacks a lesson',
    removePart(firstPath, link(secondPath)),
    /menú del curso/,
  ],
  [
    'a lesson offers an edition without the course',
    replacePage(
      secondPath,
      `${validSite[secondPath] ?? ''}${link('/3.1/zona/x/')}`,
    ),
    /ningún enlace/,
  ],
  [
    'the cover has a switch of editions',
    replacePage(course.root, '<nav aria-label="Edición del curso"></nav>'),
    /ningún enlace/,
  ],
  [
    'the search knows it by another name',
    removePart(secondPath, 'kind:Curso de X'),
    /en la búsqueda como «Curso de X»/,
  ],
  [
    'it has no social card of its own',
    removePart(firstPath, 'uno.png'),
    /zona-x-uno/,
  ],
  ['its exercise is missing', removePart(firstPath, 'El saludo'), /El saludo/],
  ['the map lacks it', removePart('/mapa/', 'Curso de X'), /\/mapa\//],
  [
    'the map has it among the archive too',
    replacePage(
      '/mapa/',
      `${validSite['/mapa/'] ?? ''}<section><h2>Curso de X (Edición 3.1)</h2></section>`,
    ),
    /una vez/,
  ],
  [
    'the progress lacks a lesson',
    removePart('/progreso/', link(secondPath)),
    /progreso/,
  ],
  ['the page of errors lacks it', removePart('/404.html', 'Curso de X'), /404/],
  ['the home lacks its button', removePart('/', 'Empezar'), /botón/],
  ['the home lacks it among its facts', removePart('/', '>X<'), /datos/],
])('it fails where %s', async (_, site, message) => {
  const problems = await findSiteProblems(site);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(message);
});

test('a site below another one is asked for links that stay below', async () => {
  const below = createChecks(
    course,
    [firstPath, secondPath],
    'El saludo',
    '/sub/',
  );
  const movedSite = Object.fromEntries(
    Object.entries(validSite).map(([page, html]) => [
      page,
      html.replaceAll('href=/', 'href=/sub/'),
    ]),
  );
  const read =
    (site: Readonly<Record<string, string>>) =>
    (page: string): Promise<string | undefined> =>
      Promise.resolve(site[page]);

  expect(await findProblems(below, read(movedSite))).toEqual([]);
  expect(await findProblems(below, read(validSite))).not.toEqual([]);
  expect(
    await findProblems(
      below,
      read({
        ...movedSite,
        [secondPath]: `${movedSite[secondPath] ?? ''}<a href=/sub/3.1/x/>x</a>`,
      }),
    ),
  ).toEqual([expect.stringContaining('ningún enlace')]);
});

test('a page that was not built is a problem of each check that looks at it', async () => {
  const site = Object.fromEntries(
    Object.entries(validSite).filter(([page]) => page !== secondPath),
  );
  expect(await findSiteProblems(site)).toEqual([
    expect.stringContaining('se encontró: ninguna página'),
    expect.stringContaining('se encontró: ninguna página'),
  ]);
});

test('a row goes at the end of the rows that the site has', () => {
  const source = readFileSync('src/courses/index.ts', 'utf8');
  const extendedSource = withRow(source, fixtureCourse);
  expect(extendedSource).toContain('"root":"/prueba/curso1/"');
  expect(extendedSource.indexOf('"prueba"')).toBeLessThan(
    extendedSource.indexOf('] as const'),
  );
});

test('a list of rows of another shape is refused, since the proof would prove nothing', () => {
  expect(() => withRow('export const courses = [];', fixtureCourse)).toThrow(
    'se esperaba: una lista de filas',
  );
});
