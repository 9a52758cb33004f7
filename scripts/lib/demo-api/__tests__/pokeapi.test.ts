/** @jest-environment node */
import {
  sendRequest,
  requestJson,
  getAt,
  getListAt,
} from '../__fixtures__/client';
import type { DemoApi } from '../__fixtures__/client';
import { startDemoApi } from '../index.mjs';

const LIST = 'https://pokeapi.co/api/v2/pokemon';
const SPRITES =
  'https://raw.githubusercontent.com/PokeAPI/sprites/master/sprites/pokemon';

let api: DemoApi;

beforeAll(async () => {
  api = await startDemoApi({ port: 0 });
});

afterAll(async () => {
  await api.close();
});

it.each([
  ['an unknown id', `${LIST}/1026`, 404, 'Not Found'],
  ['an unknown name', `${LIST}/nobody`, 404, 'Not Found'],
  ['an ill-formed name', `${LIST}/NO!`, 400, 'Bad Request'],
  [
    'an unknown resource',
    'https://pokeapi.co/api/v2/digimon',
    400,
    'Bad Request',
  ],
])(
  'answers %s with plain text that sticks',
  async (_case, url, status, body) => {
    const reply = await sendRequest(api, url);
    expect(reply.status).toBe(status);
    expect(reply.body.toString()).toBe(body);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=432000',
    });
  },
);

it.each([
  ['', 20, null, '?offset=20&limit=20'],
  ['?offset=0&limit=0', 20, null, '?offset=20&limit=20'],
  ['?offset=x&limit=x', 20, null, '?offset=20&limit=20'],
  ['?offset=5&limit=20', 20, '?offset=0&limit=5', '?offset=25&limit=20'],
  [
    '?offset=1320&limit=20',
    20,
    '?offset=1300&limit=20',
    '?offset=1340&limit=11',
  ],
  ['?offset=1340&limit=11', 11, '?offset=1329&limit=11', null],
  ['?offset=2000&limit=20', 0, '?offset=1980&limit=20', null],
  ['?limit=-1', 1350, null, null],
  ['?limit=100000', 1351, null, null],
])(
  'pages the list for «%s» as the real one',
  async (query, count, previous, next) => {
    const answer = await requestJson(api, `${LIST}${query}`);
    expect(answer).toMatchObject({
      count: 1351,
      next: next && `${LIST}${next}`,
      previous: previous && `${LIST}${previous}`,
    });
    expect(getListAt(answer, 'results')).toHaveLength(count);
  },
);

it('lists every creature once, forms last, known names in their place', async () => {
  const results = getListAt(
    await requestJson(api, `${LIST}?limit=2000`),
    'results',
  );
  const names = results.map((item) => getAt(item, 'name'));
  expect(new Set(names).size).toBe(1351);
  expect([0, 24, 28, 121, 150].map((index) => names[index])).toEqual([
    'bulbasaur',
    'pikachu',
    'nidoran-f',
    'mr-mime',
    'mew',
  ]);
  expect(names.every((name) => /^[a-z]+(?:-[a-z]+)*$/.test(String(name)))).toBe(
    true,
  );
  expect(getAt(results[1025], 'url')).toBe(`${LIST}/10001/`);
  expect(getAt(results[1350], 'url')).toBe(`${LIST}/10326/`);
});

it.each(['25', '25/', 'pikachu'])('knows the creature %s', async (key) => {
  const reply = await sendRequest(api, `${LIST}/${key}`);
  expect(reply.headers['cache-control']).toBe('public, max-age=86400');
  expect(JSON.parse(reply.body.toString())).toMatchObject({
    id: 25,
    name: 'pikachu',
    height: 4,
    weight: 60,
    types: [{ slot: 1, type: { name: 'electric' } }],
    stats: [{ base_stat: 35, stat: { name: 'hp' } }, {}, {}, {}, {}, {}],
    sprites: { front_default: `${SPRITES}/25.png` },
  });
});

it('makes every detail as heavy as the real ones', async () => {
  const { body } = await sendRequest(api, `${LIST}/700`);
  expect(body.length).toBeGreaterThan(180_000);
  expect(body.length).toBeLessThan(320_000);
});

it('has no sprite for the creatures of which the real service has none', async () => {
  const detail = await requestJson(api, `${LIST}/10158`);
  expect(getAt(detail, 'name')).toBe('pikachu-starter');
  expect(getAt(detail, 'sprites', 'front_default')).toBeNull();
  expect((await sendRequest(api, `${SPRITES}/10158.png`)).status).toBe(404);
  expect((await sendRequest(api, `${SPRITES}/5000.png`)).status).toBe(404);
});

it.each(['1', 'shiny/1', 'other/official-artwork/1'])(
  'serves the sprite %s',
  async (name) => {
    const { headers, body } = await sendRequest(api, `${SPRITES}/${name}.png`);
    expect(headers['content-type']).toBe('image/png');
    expect(body.readUInt32BE(16)).toBe(96);
  },
);
