/** @jest-environment node */
import { groupCardsByLanding, getTitles } from '..';

const pages = [
  { title: 'Bucles', permalink: '/sub/curso/bucles/' },
  { title: 'Lag', permalink: '/sub/articulos/info/lag/' },
];

test('a page that nothing publishes stops the build, with who names it', () => {
  expect(() =>
    getTitles(
      [{ path: '/curso/nada/', place: 'src/data/glosario/index.ts · bucle' }],
      pages,
      '/sub/',
    ),
  ).toThrow(
    'src/data/glosario/index.ts · bucle\n  se esperaba: una lección, una guía o un artículo que exista\n  se encontró: /curso/nada/',
  );
});

test('a page has the title of its front matter, and those that nobody names stay out', () => {
  expect(
    getTitles([{ path: '/curso/bucles/', place: '' }], pages, '/sub/'),
  ).toEqual({ '/curso/bucles/': 'Bucles' });
});

test('the cards of a course lead to it, from the page where its address begins', () => {
  const card = {
    title: 'Curso',
    author: 'steve',
    date: '2024-01-16',
    text: 'Uno.',
  } as const;
  expect(
    groupCardsByLanding([
      { root: '/dumix/linux9/', cards: [card] },
      { root: '/otra/curso/', cards: [] },
    ]),
  ).toEqual({
    '/dumix/': [{ ...card, to: '/dumix/linux9/' }],
    '/otra/': [],
  });
});
