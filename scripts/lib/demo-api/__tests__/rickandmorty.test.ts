/** @jest-environment node */
import {
  sendRequest,
  requestJson,
  getAt,
  getListAt,
  parseReply,
} from '../__fixtures__/client';
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

async function requestAll(resource: string, pages: number): Promise<unknown[]> {
  const answers = await Promise.all(
    Array.from({ length: pages }, (_, index) =>
      requestJson(api, `${BASE}/${resource}?page=${index + 1}`),
    ),
  );
  return answers.flatMap((answer) => getListAt(answer, 'results'));
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
  const reply = await sendRequest(api, `${BASE}/${path}`);
  expect(reply.status).toBe(status);
  expect(parseReply(reply)).toEqual({ error });
});

it.each([
  ['character', 826, 42],
  ['location', 126, 7],
  ['episode', 51, 3],
])(
  'has a first page of %s that knows of all',
  async (resource, count, pages) => {
    const answer = await requestJson(api, `${BASE}/${resource}`);
    expect(getAt(answer, 'info')).toEqual({
      count,
      pages,
      next: `${BASE}/${resource}?page=2`,
      prev: null,
    });
    expect(getListAt(answer, 'results')).toHaveLength(20);
  },
);

it('ends with a page that has no next', async () => {
  const answer = await requestJson(api, `${BASE}/character?page=42`);
  expect(getAt(answer, 'info')).toMatchObject({
    next: null,
    prev: `${BASE}/character?page=41`,
  });
  expect(getListAt(answer, 'results')).toHaveLength(6);
});

it.each(['', '?page=0', '?page=-3', '?page=two'])(
  'takes «%s» for the first page',
  async (query) => {
    const answer = await requestJson(api, `${BASE}/location${query}`);
    expect(getAt(answer, 'results', 0, 'id')).toBe(1);
  },
);

it('carries the filters on, undecoded, and keeps the trailing slash', async () => {
  const answer = await requestJson(
    api,
    `${BASE}/character/?species=HUMAN&name=e%20&page=2`,
  );
  expect(getAt(answer, 'info', 'prev')).toBe(
    `${BASE}/character/?page=1&species=HUMAN&name=e `,
  );
});

it('looks for a gender from its beginning, and for the rest anywhere', async () => {
  const males = await requestJson(api, `${BASE}/character?gender=male`);
  expect(
    getListAt(males, 'results').every(
      (item) => getAt(item, 'gender') === 'Male',
    ),
  ).toBe(true);
  const smiths = await requestJson(api, `${BASE}/character?name=SMITH`);
  expect(
    getListAt(smiths, 'results').map((item) => getAt(item, 'name')),
  ).toEqual(['Morty Smith', 'Summer Smith', 'Beth Smith', 'Jerry Smith']);
});

it.each(['3,1,3,999', '[3,1,3,999]', '%5B3,1,3,999%5D'])(
  'answers the list %s in the order of the ids, without what does not exist',
  async (list) => {
    const answer = await requestJson(api, `${BASE}/character/${list}`);
    expect(getListAt(answer).map((item) => getAt(item, 'id'))).toEqual([1, 3]);
  },
);

it('answers a list of nothing known with an empty one', async () => {
  expect(await requestJson(api, `${BASE}/character/900,901`)).toEqual([]);
});

it('knows the first character', async () => {
  expect(await requestJson(api, `${BASE}/character/1`)).toMatchObject({
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
  const characters = await requestAll('character', 42);
  const count = (holds: (item: unknown) => boolean) =>
    characters.filter(holds).length;
  const names = characters.map((item) => getAt(item, 'name'));
  expect(new Set(names).size).toBe(826 - Math.floor(826 / 18));
  expect(new Set(characters.map((item) => getAt(item, 'status')))).toEqual(
    new Set(['Alive', 'Dead', 'unknown']),
  );
  expect(count((item) => getAt(item, 'type') === '')).toBeGreaterThan(300);
  expect(count((item) => getAt(item, 'origin', 'url') === '')).toBeGreaterThan(
    200,
  );
  expect(count((item) => getAt(item, 'location', 'url') === '')).toBe(17);

  const locations = await requestAll('location', 7);
  expect(
    locations.filter((place) => getListAt(place, 'residents').length === 0),
  ).toHaveLength(30);
  expect(
    locations.filter((place) => getAt(place, 'dimension') === ''),
  ).toHaveLength(2);
});

it('names episodes by season and writes their dates out in English', async () => {
  const episodes = await requestAll('episode', 3);
  expect(episodes[0]).toMatchObject({
    name: 'Pilot',
    episode: 'S01E01',
    air_date: 'December 2, 2013',
  });
  expect(getAt(episodes[50], 'episode')).toBe('S05E10');
  expect(getListAt(episodes[0], 'characters')).toContain(`${BASE}/character/1`);
});

it('serves a picture of each character', async () => {
  const reply = await sendRequest(api, `${BASE}/character/avatar/826.jpeg`);
  expect(reply.headers['content-type']).toBe('image/png');
  expect(reply.body.readUInt32BE(16)).toBe(300);
});

it('tells a client that its copy is still good', async () => {
  const first = await sendRequest(api, `${BASE}/episode/1`);
  const secondReply = await sendRequest(api, `${BASE}/episode/1`, {
    headers: { 'If-None-Match': first.headers.etag },
  });
  expect(secondReply.status).toBe(304);
  expect(secondReply.body).toHaveLength(0);
});
