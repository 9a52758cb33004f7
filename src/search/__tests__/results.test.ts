/** @jest-environment node */
import type { PageHit, RankedPage, SearchEngine } from '../engine';
import type { PageKind } from '../kinds';
import { findResults } from '../results';

function createPage(url: string, kind: PageKind): RankedPage {
  const pageHit: PageHit = { url, title: url, kind, excerpt: [], sections: [] };
  return { id: url, kind, score: 1, load: () => Promise.resolve(pageHit) };
}

const engine: SearchEngine = {
  search: (query) =>
    Promise.resolve({
      query,
      correction: undefined,
      ranking: [
        createPage('/c/1/', 'Curso de C'),
        createPage('/g/1/', 'Guías'),
        createPage('/c/2/', 'Curso de C'),
        createPage('/c/3/', 'Curso de C'),
        createPage('/g/2/', 'Guías'),
      ],
    }),
};

const listUrls = (results: Awaited<ReturnType<typeof findResults>>) =>
  results.groups.map(({ kind, hits }) => [kind, hits.map(({ url }) => url)]);

it('puts the group of the best page first', async () => {
  const results = await findResults(engine, { query: 'x', limit: 10 });
  expect(listUrls(results)).toEqual([
    ['Curso de C', ['/c/1/', '/c/2/', '/c/3/']],
    ['Guías', ['/g/1/', '/g/2/']],
  ]);
});

it('counts every kind, also what is not shown', async () => {
  const results = await findResults(engine, {
    query: 'x',
    kind: 'Guías',
    limit: 1,
  });
  expect(results.total).toBe(5);
  expect(results.matching).toBe(2);
  expect(results.counts).toEqual([
    { kind: 'Curso de C', count: 3 },
    { kind: 'Guías', count: 2 },
  ]);
  expect(listUrls(results)).toEqual([['Guías', ['/g/1/']]]);
});

it('does not let one kind hide the others', async () => {
  const results = await findResults(engine, {
    query: 'x',
    limit: 10,
    maxPerKind: 1,
  });
  expect(listUrls(results)).toEqual([
    ['Curso de C', ['/c/1/']],
    ['Guías', ['/g/1/']],
  ]);
});

it('shows all of one kind when there is no other', async () => {
  const results = await findResults(engine, {
    query: 'x',
    kind: 'Curso de C',
    limit: 10,
    maxPerKind: 1,
  });
  expect(listUrls(results)).toEqual([
    ['Curso de C', ['/c/1/', '/c/2/', '/c/3/']],
  ]);
});
