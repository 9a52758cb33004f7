/** @jest-environment node */
import { ask, askJson, at, listAt, parse } from '../__fixtures__/client';
import type { DemoApi } from '../__fixtures__/client';
import { startDemoApi } from '../index.mjs';

const BASE = 'https://rickandmortyapi.com/api';

let api: DemoApi;

beforeAll(async () => {
  api = await startDemoApi({ port: 0 });
});

afterAll(async () => {
  await api.close();
});

async function all(resource: string, pages: number): Promise<unknown[]> {
  const answers = await Promise.all(
    Array.from({ length: pages }, (_, index) =>
      askJson(api, `${BASE}/${resource}?page=${index + 1}`),
    ),
  );
  return answers.flatMap((answer) => listAt(answer, 'results'));
}

it.each([
  ['character?page=43', 404, 'There is nothing here'],
  ['character?name=nobody+at+all', 404, 'There is nothing here'],
  ['character/0', 404, 'Character not found'],
  ['location/127', 404, 'Location not found'],
  ['episode/52', 404, 'Episode not found'],
  ['character/rick', 500, 'Hey! you must provide an id'],
  ['character/[1,2', 500, 'Bad... bad array :/'],
  ['character/1,2]', 500, 'Bad... bad array :/'],
  ['character/[1,x]', 500, 'Bad... bad array :/'],
  ['nothing', 404, 'There is nothing here.'],
  ['character/avatar/827.jpeg', 404, 'There is nothing here.'],
])('answers %s with %i and its own words', async (path, status, error) => {
  const reply = await ask(api, `${BASE}/${path}`);
  expect(reply.status).toBe(status);
  expect(parse(reply)).toEqual({ error });
});

it.each([
  ['character', 826, 42],
  ['location', 126, 7],
  ['episode', 51, 3],
])(
  'has a first page of %s that knows of all',
  async (resource, count, pages) => {
    const answer = await askJson(api, `${BASE}/${resource}`);
    expect(at(answer, 'info')).toEqual({
      count,
      pages,
      next: `${BASE}/${resource}?page=2`,
      prev: null,
    });
    expect(listAt(answer, 'results')).toHaveLength(20);
  },
);

it('ends with a page that has no next', async () => {
  const answer = await askJson(api, `${BASE}/character?page=42`);
  expect(at(answer, 'info')).toMatchObject({
    next: null,
    prev: `${BASE}/character?page=41`,
  });
  expect(listAt(answer, 'results')).toHaveLength(6);
});

it.each(['', '?page=0', '?page=-3', '?page=two'])(
  'takes «%s» for the first page',
  async (query) => {
    const answer = await askJson(api, `${BASE}/location${query}`);
    expect(at(answer, 'results', 0, 'id')).toBe(1);
  },
);

it('carries the filters on, undecoded, and keeps the trailing slash', async () => {
  const answer = await askJson(
    api,
    `${BASE}/character/?species=HUMAN&name=e%20&page=2`,
  );
  expect(at(answer, 'info', 'prev')).toBe(
    `${BASE}/character/?page=1&species=HUMAN&name=e `,
  );
});

it('looks for a gender from its beginning, and for the rest anywhere', async () => {
  const males = await askJson(api, `${BASE}/character?gender=male`);
  expect(
    listAt(males, 'results').every((item) => at(item, 'gender') === 'Male'),
  ).toBe(true);
  const smiths = await askJson(api, `${BASE}/character?name=SMITH`);
  expect(listAt(smiths, 'results').map((item) => at(item, 'name'))).toEqual([
    'Morty Smith',
    'Summer Smith',
    'Beth Smith',
    'Jerry Smith',
  ]);
});

it.each(['3,1,3,999', '[3,1,3,999]', '%5B3,1,3,999%5D'])(
  'answers the list %s in the order of the ids, without what does not exist',
  async (list) => {
    const answer = await askJson(api, `${BASE}/character/${list}`);
    expect(listAt(answer).map((item) => at(item, 'id'))).toEqual([1, 3]);
  },
);

it('answers a list of nothing known with an empty one', async () => {
  expect(await askJson(api, `${BASE}/character/900,901`)).toEqual([]);
});

it('knows the first character', async () => {
  expect(await askJson(api, `${BASE}/character/1`)).toMatchObject({
    id: 1,
    name: 'Rick Sanchez',
    status: 'Alive',
    species: 'Human',
    type: '',
    gender: 'Male',
    origin: { name: 'Earth (C-137)', url: `${BASE}/location/1` },
    image: `${BASE}/character/avatar/1.jpeg`,
    url: `${BASE}/character/1`,
  });
});

it('has the gaps and repetitions of the real data', async () => {
  const characters = await all('character', 42);
  const count = (holds: (item: unknown) => boolean) =>
    characters.filter(holds).length;
  const names = characters.map((item) => at(item, 'name'));
  expect(new Set(names).size).toBe(826 - Math.floor(826 / 18));
  expect(new Set(characters.map((item) => at(item, 'status')))).toEqual(
    new Set(['Alive', 'Dead', 'unknown']),
  );
  expect(count((item) => at(item, 'type') === '')).toBeGreaterThan(300);
  expect(count((item) => at(item, 'origin', 'url') === '')).toBeGreaterThan(
    200,
  );
  expect(count((item) => at(item, 'location', 'url') === '')).toBe(17);

  const locations = await all('location', 7);
  expect(
    locations.filter((place) => listAt(place, 'residents').length === 0),
  ).toHaveLength(30);
  expect(
    locations.filter((place) => at(place, 'dimension') === ''),
  ).toHaveLength(2);
});

it('names episodes by season and writes their dates out in English', async () => {
  const episodes = await all('episode', 3);
  expect(episodes[0]).toMatchObject({
    name: 'Pilot',
    episode: 'S01E01',
    air_date: 'December 2, 2013',
  });
  expect(at(episodes[50], 'episode')).toBe('S05E10');
  expect(listAt(episodes[0], 'characters')).toContain(`${BASE}/character/1`);
});

it('serves a picture of each character', async () => {
  const reply = await ask(api, `${BASE}/character/avatar/826.jpeg`);
  expect(reply.headers['content-type']).toBe('image/png');
  expect(reply.body.readUInt32BE(16)).toBe(300);
});

it('tells a client that its copy is still good', async () => {
  const first = await ask(api, `${BASE}/episode/1`);
  const again = await ask(api, `${BASE}/episode/1`, {
    headers: { 'If-None-Match': first.headers.etag },
  });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});
