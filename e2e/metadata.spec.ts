import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { framablePages } from '../config/security';
import { allPages, pages } from './support/builtSite';

const indexablePages = pages.filter(
  (page) => page.indexable && page.route !== '/404.html',
);

function findRepeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test('every page is in Spanish and has one h1', { tag: '@sample' }, () => {
  const faults = pages.filter(
    ({ lang, h1Count }) => lang !== 'es' || h1Count !== 1,
  );
  expect(faults.map(({ route }) => route)).toEqual([]);
});

test('every indexable page has a title of its own', { tag: '@sample' }, () => {
  expect(
    indexablePages
      .filter(({ title }) => title === '')
      .map(({ route }) => route),
  ).toEqual([]);
  expect(findRepeated(indexablePages.map(({ title }) => title))).toEqual([]);
});

test('every indexable page has a description of its own of 50 to 155 characters', () => {
  const wrongPages = indexablePages.filter(
    ({ description }) => description.length < 50 || description.length > 155,
  );
  expect(
    wrongPages.map(({ route, description }) => `${route}: ${description}`),
  ).toEqual([]);
  expect(
    findRepeated(indexablePages.map(({ description }) => description)),
  ).toEqual([]);
});

test(
  'every page but 404 has exactly one canonical address',
  { tag: '@sample' },
  () => {
    const faults = pages.filter(
      ({ route, canonicals }) =>
        route !== '/404.html' && canonicals.length !== 1,
    );
    expect(faults.map(({ route }) => route)).toEqual([]);
  },
);

test('every lesson of the archive names the lesson of today as canonical and stays out of search', () => {
  const archive = pages.filter(({ route }) => route.startsWith('/3.1/'));
  expect(archive.length).toBeGreaterThan(20);
  for (const { route, canonicals, indexable: searchable } of archive) {
    expect(canonicals[0], route).not.toContain('/3.1/');
    expect(searchable, route).toBe(false);
  }
});

test(
  'the map links to every indexable page and to the whole archive',
  { tag: '@sample' },
  () => {
    const map = pages.find(({ route }) => route === '/mapa/');
    const wantedRoutes = pages
      .filter(
        (page) =>
          (page.indexable && page.route !== '/404.html') ||
          page.route.startsWith('/3.1/'),
      )
      .map(({ route }) => route);
    expect(wantedRoutes.filter((route) => !map?.links.includes(route))).toEqual(
      [],
    );
  },
);

test('the map of the site is one link away from every page, but for those in the pages of others', () => {
  const framable = new Set<string>(framablePages.map((page) => `/${page}`));
  const unlinkedPages = pages.filter(
    ({ route, links }) => !framable.has(route) && !links.includes('/mapa/'),
  );
  expect(unlinkedPages.map(({ route }) => route)).toEqual([]);
});

test('nothing on the site links to a redirect', { tag: '@sample' }, () => {
  const redirects = new Set(
    allPages.filter(({ isRedirect }) => isRedirect).map(({ route }) => route),
  );
  const faults = pages.flatMap(({ route, links }) =>
    links
      .filter((link) => redirects.has(link))
      .map((link) => `${route} → ${link}`),
  );
  expect(faults).toEqual([]);
});

test('every picture states its size, so that nothing jumps when it arrives', () => {
  const faults = pages.flatMap(({ route, html }) =>
    [...html.matchAll(/<img\b[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !/\swidth=/.test(tag) || !/\sheight=/.test(tag))
      .map((tag) => `${route}: ${tag}`),
  );
  expect(faults).toEqual([]);
});

test(
  'the sitemap lists exactly the pages that search engines may keep',
  { tag: '@sample' },
  () => {
    const xml = readFileSync('build/sitemap.xml', 'utf8');
    const listedRoutes = [
      ...xml.matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)<\/loc>/g),
    ].map(([, path]) => path);
    expect(listedRoutes.sort()).toEqual(
      indexablePages.map(({ route }) => route).sort(),
    );
  },
);
