/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { checksOf, problemsIn } from '../course-checks.mjs';
import { fixtureCourse, withRow } from '../course-tree.mjs';

const course = {
  id: 'x',
  root: '/zona/x/',
  title: 'Curso de X',
  subject: 'X',
};
const one = '/zona/x/uno/';
const two = '/zona/x/dos/';
const checks = checksOf(course, [one, two], 'El saludo');

const link = (href: string, text = href) => `<a href=${href}>${text}</a>`;
const all = [course.root, one, two].map((href) => link(href)).join('');

/** Site that shows the course wherever it must. */
const good: Readonly<Record<string, string>> = {
  '/': `${link(course.root, 'X')}${link(course.root, 'Empezar el curso de X')}`,
  '/404.html': link(course.root, 'Curso de X'),
  '/mapa/': `<section><h2>Curso de X</h2>${all}</section>`,
  '/progreso/': all,
  [course.root]: all,
  [one]: `<meta property=og:image content=https://example.org/img/social/zona-x-uno.png><ul class="theme-doc-sidebar-menu menu__list">${all}</ul><h3>El saludo</h3>`,
  [two]: `<div data-pagefind-filter="kind:Curso de X">Texto</div>`,
};

const problems = (site: Readonly<Record<string, string>>) =>
  problemsIn(checks, (page) => Promise.resolve(site[page]));

const pair = (page: string, html: string) => ({ ...good, [page]: html });
const without = (page: string, part: string) =>
  pair(page, (good[page] ?? '').replace(part, ''));

test('a site that shows the course everywhere has no problem', async () => {
  expect(await problems(good)).toEqual([]);
});

test.each([
  ['the menu lacks a lesson', without(one, link(two)), /menú del curso/],
  [
    'a lesson offers an edition without the course',
    pair(two, `${good[two] ?? ''}${link('/3.1/zona/x/')}`),
    /ningún enlace/,
  ],
  [
    'the cover has a switch of editions',
    pair(course.root, '<nav aria-label="Edición del curso"></nav>'),
    /ningún enlace/,
  ],
  [
    'the search knows it by another name',
    without(two, 'kind:Curso de X'),
    /en la búsqueda como «Curso de X»/,
  ],
  ['it has no social card of its own', without(one, 'uno.png'), /zona-x-uno/],
  ['its exercise is missing', without(one, 'El saludo'), /El saludo/],
  ['the map lacks it', without('/mapa/', 'Curso de X'), /\/mapa\//],
  [
    'the map has it among the archive too',
    pair(
      '/mapa/',
      `${good['/mapa/'] ?? ''}<section><h2>Curso de X (Edición 3.1)</h2></section>`,
    ),
    /una vez/,
  ],
  ['the progress lacks a lesson', without('/progreso/', link(two)), /progreso/],
  ['the page of errors lacks it', without('/404.html', 'Curso de X'), /404/],
  ['the home lacks its button', without('/', 'Empezar'), /botón/],
  ['the home lacks it among its facts', without('/', '>X<'), /datos/],
])('it fails where %s', async (_, site, message) => {
  const found = await problems(site);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(message);
});

test('a site below another one is asked for links that stay below', async () => {
  const below = checksOf(course, [one, two], 'El saludo', '/sub/');
  const moved = Object.fromEntries(
    Object.entries(good).map(([page, html]) => [
      page,
      html.replaceAll('href=/', 'href=/sub/'),
    ]),
  );
  const read =
    (site: Readonly<Record<string, string>>) =>
    (page: string): Promise<string | undefined> =>
      Promise.resolve(site[page]);

  expect(await problemsIn(below, read(moved))).toEqual([]);
  expect(await problemsIn(below, read(good))).not.toEqual([]);
  expect(
    await problemsIn(
      below,
      read({ ...moved, [two]: `${moved[two] ?? ''}<a href=/sub/3.1/x/>x</a>` }),
    ),
  ).toEqual([expect.stringContaining('ningún enlace')]);
});

test('a page that was not built is a problem of each check that looks at it', async () => {
  const site = Object.fromEntries(
    Object.entries(good).filter(([page]) => page !== two),
  );
  expect(await problems(site)).toEqual([
    expect.stringContaining('se encontró: ninguna página'),
    expect.stringContaining('se encontró: ninguna página'),
  ]);
});

test('a row goes at the end of the rows that the site has', () => {
  const source = readFileSync('src/courses/index.ts', 'utf8');
  const extended = withRow(source, fixtureCourse);
  expect(extended).toContain('"root":"/prueba/curso1/"');
  expect(extended.indexOf('"prueba"')).toBeLessThan(
    extended.indexOf('] as const'),
  );
});

test('a list of rows of another shape is refused, since the proof would prove nothing', () => {
  expect(() => withRow('export const courses = [];', fixtureCourse)).toThrow(
    'se esperaba: una lista de filas',
  );
});
