/** @jest-environment node */
import { formatClassName } from '../class-names.mjs';
import { readSite } from '../read-books.mjs';

it('names a class by its module', () => {
  expect(
    [
      'site/labs/quiz/styles.module.css option',
      'site/labs/kit/buttons.module.css main',
      'theme-classic/theme/Details/styles.module.css details',
    ].map(formatClassName),
  ).toEqual([
    'labs/quiz:option',
    'labs/kit/buttons:main',
    'theme-classic/theme/Details:details',
  ]);
});

const page = (canonical: string) =>
  `<link rel="canonical" href="${canonical}"><meta name="description" content="Un curso.">`;

it('finds where the site is published, under a subpath or not', () => {
  expect(readSite(page('https://a.org/sub/c/'), '/c/')).toEqual({
    siteUrl: 'https://a.org/sub',
    basePath: '/sub',
    description: 'Un curso.',
  });
  expect(readSite(page('https://a.org/c/'), '/c/')).toMatchObject({
    siteUrl: 'https://a.org',
    basePath: '',
  });
});

it('stops at a page that does not say its address', () => {
  expect(() => readSite(page('https://a.org/otra/'), '/c/')).toThrow(
    /La página \/c\/ no dice su dirección/,
  );
});
