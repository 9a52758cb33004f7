/** @jest-environment node */
import {
  sendRequest,
  requestJson,
  getAt,
  getListAt,
  parseReply,
  waitUntil,
} from '../__fixtures__/client';
import type { DemoApi, Reply } from '../__fixtures__/client';
import { faultWords, serviceSpecificFaults, startDemoApi } from '../index.mjs';

const DATA = {
  giphy: 'https://api.giphy.com/v1/gifs/search?api_key=k&q=hack&limit=10',
  yesno: 'https://yesno.wtf/api',
  rickandmorty: 'https://rickandmortyapi.com/api/character?page=2',
  pokeapi: 'https://pokeapi.co/api/v2/pokemon?offset=20&limit=20',
};

const IMAGES = {
  giphy: 'https://media.giphy.com/media/a/b/200w.gif',
  yesno: 'https://yesno.wtf/assets/yes/1-a.gif',
  rickandmorty: 'https://rickandmortyapi.com/api/character/avatar/1.jpeg',
  pokeapi:
    'https://raw.githubusercontent.com/PokeAPI/sprites/master/sprites/pokemon/1.png',
};

const DETAIL = 'https://pokeapi.co/api/v2/pokemon/1';
const CHARACTER = 'https://rickandmortyapi.com/api/character/1';
const FAVOURITES = 'https://rickandmortyapi.com/api/character/1,2,3';

type Service = keyof typeof DATA;
const services = ['giphy', 'yesno', 'rickandmorty', 'pokeapi'] as const;

let api: DemoApi;

beforeAll(async () => {
  api = await startDemoApi({ port: 0, dripMs: 48 });
});

afterAll(async () => {
  await api.close();
});

function requestSpoiled(
  word: string,
  service: Service,
  address: string = DATA[service],
): Promise<Reply> {
  api.setRules(`${service}:${word}`);
  return sendRequest(api, address);
}

async function requestSpoiledJson(
  word: string,
  service: Service,
  address?: string,
): Promise<unknown> {
  return parseReply(await requestSpoiled(word, service, address));
}

async function requestUnspoiledJson(service: Service): Promise<unknown> {
  api.reset();
  return requestJson(api, DATA[service]);
}

it('has the base words and the special ones of the reliability table', () => {
  expect(faultWords).toHaveLength(27);
  expect(serviceSpecificFaults).toHaveLength(12);
  expect(serviceSpecificFaults).toContainEqual({
    word: 'renditions7',
    services: ['giphy'],
  });
});

describe.each(services)('on %s', (service) => {
  it.each(['500', '502', '503', '504', '403', '404', '401', '429'])(
    'fails with status %s, readable by another origin',
    async (word) => {
      const { status, headers, body } = await requestSpoiled(word, service);
      expect(status).toBe(Number(word));
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['retry-after']).toBeUndefined();
      expect(body.length).toBeGreaterThan(0);
    },
  );

  it('answers 404 with a web page, as what stands in front of a service does', async () => {
    const { status, headers } = await requestSpoiled('404page', service);
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it('names the wait of a 429 that has one, and lets another origin read it', async () => {
    const { status, headers } = await requestSpoiled('429:3', service);
    expect(status).toBe(429);
    expect(headers).toMatchObject({
      'retry-after': '3',
      'access-control-expose-headers': 'Retry-After',
    });
  });

  it('breaks the connection before any byte when offline', async () => {
    await expect(requestSpoiled('offline', service)).rejects.toThrow(
      'socket hang up',
    );
    expect(api.log).toMatchObject([{ status: null, aborted: false }]);
  });

  it('never answers when it hangs', async () => {
    const controller = new AbortController();
    api.setRules(`${service}:hang`);
    const answer = sendRequest(api, DATA[service], {
      signal: controller.signal,
    });
    await waitUntil(() => api.log.length === 1);
    controller.abort();
    await expect(answer).rejects.toThrow('aborted');
    await waitUntil(() => api.log[0]?.aborted === true);
    expect(api.log[0]?.status).toBeNull();
  });

  it('sends headers and then nothing when the body hangs', async () => {
    const controller = new AbortController();
    api.setRules(`${service}:hang-body`);
    const answer = sendRequest(api, DATA[service], {
      signal: controller.signal,
    });
    await waitUntil(() => api.log[0]?.status === 200);
    controller.abort();
    await expect(answer).rejects.toThrow('aborted');
    await waitUntil(() => api.log[0]?.aborted === true);
  });

  it('sends the whole body slowly when it drips', async () => {
    const start = performance.now();
    await requestSpoiledJson('drip', service);
    expect(performance.now() - start).toBeGreaterThan(40);
    expect(api.log).toMatchObject([{ status: 200, aborted: false }]);
  });

  it('sends broken JSON when malformed', async () => {
    const reply = await requestSpoiled('malformed', service);
    expect(reply.status).toBe(200);
    expect(() => parseReply(reply)).toThrow(SyntaxError);
  });

  it('closes in the middle of the body when cut', async () => {
    await expect(requestSpoiled('cut', service)).rejects.toThrow('aborted');
    expect(api.log).toMatchObject([{ status: 200, aborted: false }]);
  });

  it('completes half of the JSON when truncated', async () => {
    const reply = await requestSpoiled('truncated', service);
    expect(reply.headers['content-length']).toBe(String(reply.body.length));
    expect(reply.body.length).toBeGreaterThan(20);
    expect(() => parseReply(reply)).toThrow(SyntaxError);
  });

  it.each([
    ['emptybody', 200],
    ['204', 204],
  ])('sends no body when %s', async (word, status) => {
    const reply = await requestSpoiled(word, service);
    expect(reply.status).toBe(status);
    expect(reply.body).toHaveLength(0);
  });

  it.each([
    ['null', null],
    ['array', [1, 'two', null]],
    ['string', 'unavailable'],
  ])('sends JSON of the wrong kind when %s', async (word, data) => {
    expect(await requestSpoiledJson(word, service)).toEqual(data);
  });

  it('sends a web page in place of data when html', async () => {
    const { status, headers, body } = await requestSpoiled('html', service);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(body.toString()).toMatch(/^<!doctype html>/);
  });

  it('sends the right JSON as plain text when wrongtype', async () => {
    const reply = await requestSpoiled('wrongtype', service);
    expect(reply.headers['content-type']).toContain('text/plain');
    expect(parseReply(reply)).toEqual(await requestUnspoiledJson(service));
  });

  it('forbids other origins to read when nocors', async () => {
    const { status, headers } = await requestSpoiled('nocors', service);
    expect(status).toBe(200);
    expect(
      Object.keys(headers).filter((name) => name.startsWith('access-control')),
    ).toEqual([]);
  });

  it.each([
    ['brokenimg', 404],
    ['badimg', 200],
  ])('spoils pictures but not data when %s', async (word, status) => {
    const picture = await requestSpoiled(word, service, IMAGES[service]);
    expect(picture.status).toBe(status);
    expect(picture.body.toString()).toMatch(/^(?:Not Found|This is not)/);
    expect((await sendRequest(api, DATA[service])).status).toBe(200);
  });

  it('never sends a picture when hangimg', async () => {
    const controller = new AbortController();
    api.setRules(`${service}:hangimg`);
    const picture = sendRequest(api, IMAGES[service], {
      signal: controller.signal,
    });
    await waitUntil(() => api.log.length === 1);
    controller.abort();
    await expect(picture).rejects.toThrow('aborted');
  });

  it('leaves pictures alone when data is at fault', async () => {
    expect((await requestSpoiled('500', service, IMAGES[service])).status).toBe(
      200,
    );
  });

  it('puts markup into every text when xss, and changes no address', async () => {
    const answer = JSON.stringify(await requestSpoiledJson('xss', service));
    expect(answer).toContain('<img src=x onerror=\\"window.__pwned=1\\">');
    expect(answer).toContain('<script>window.__pwned=1</script>');
    expect(answer).toMatch(/"https:[^"<]+"/);
  });

  it('puts scripts or foreign hosts into addresses when badurl', async () => {
    const answer = JSON.stringify(await requestSpoiledJson('badurl', service));
    expect(answer).toContain('"https://intruso.example/');
    if (service !== 'yesno') expect(answer).toContain('"javascript:');
  });

  it('makes names of 10,000 characters when long', async () => {
    const answer = JSON.stringify(await requestSpoiledJson('long', service));
    expect(answer).toMatch(/"[^"]{10000,}"/);
  });
});

it('uses the own words of each service for its failures', async () => {
  expect(await requestSpoiledJson('403', 'giphy')).toMatchObject({
    data: [],
    meta: { status: 403, msg: 'BANNED' },
  });
  expect(
    getAt(await requestSpoiledJson('429', 'rickandmorty'), 'error'),
  ).toContain('maximum request limit');
  expect((await requestSpoiled('500', 'pokeapi')).body.toString()).toBe(
    'Internal Server Error',
  );
  expect((await requestSpoiled('403', 'pokeapi')).headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=432000',
  });
});

it('finds nothing in the way of each service when empty', async () => {
  const emptyJson = await requestSpoiledJson('empty', 'giphy');
  expect(emptyJson).toMatchObject({
    data: [],
    pagination: { total_count: 0, count: 0 },
  });
  expect(getAt(emptyJson, 'meta', 'response_id')).not.toBe('');
  expect(await requestSpoiledJson('empty', 'yesno')).toEqual({});
  const emptyReply = await requestSpoiled('empty', 'rickandmorty');
  expect(emptyReply.status).toBe(404);
  expect(parseReply(emptyReply)).toEqual({ error: 'There is nothing here' });
  expect(await requestSpoiledJson('empty', 'rickandmorty', FAVOURITES)).toEqual(
    [],
  );
  expect(await requestSpoiledJson('empty', 'rickandmorty', CHARACTER)).toEqual({
    error: 'Character not found',
  });
  expect(await requestSpoiledJson('empty', 'pokeapi')).toEqual({
    count: 0,
    next: null,
    previous: null,
    results: [],
  });
  expect((await requestSpoiled('empty', 'pokeapi', DETAIL)).status).toBe(404);
});

it.each([
  ['nullimg', null],
  ['missingimg', undefined],
])('leaves no address of a picture when %s', async (word, value) => {
  const gif = getAt(await requestSpoiledJson(word, 'giphy'), 'data', 0);
  expect(getAt(gif, 'title')).toContain('hack');
  expect(getAt(gif, 'images', 'fixed_width', 'url')).toBe(value);
  expect(getAt(gif, 'images', 'fixed_width', 'width')).toBe('200');

  const answer = await requestSpoiledJson(word, 'yesno');
  expect(answer).toMatchObject({ answer: 'yes' });
  expect(getAt(answer, 'image')).toBe(value);

  const page = await requestSpoiledJson(word, 'rickandmorty');
  expect(getAt(page, 'results', 3, 'name')).toEqual(expect.any(String));
  expect(getAt(page, 'results', 3, 'image')).toBe(value);

  const detail = await requestSpoiledJson(word, 'pokeapi', DETAIL);
  expect(getAt(detail, 'sprites', 'front_default')).toBe(value);
  expect(await requestSpoiledJson(word, 'pokeapi')).toEqual(
    await requestUnspoiledJson('pokeapi'),
  );
});

it('drops a field from every other item when missingfields', async () => {
  const gifs = getListAt(
    await requestSpoiledJson('missingfields', 'giphy'),
    'data',
  );
  expect(gifs.map((item) => getAt(item, 'images') !== undefined)).toEqual([
    ...[true, false, true, true, true, true, true, true, true, false],
  ]);
  const people = getListAt(
    await requestSpoiledJson('missingfields', 'rickandmorty'),
    'results',
  );
  const keys = people.map((item) => Object.keys(item ?? {}).length);
  expect(keys.filter((count) => count === 12)).toHaveLength(10);
  expect(keys.filter((count) => count === 11)).toHaveLength(10);
  expect(await requestSpoiledJson('missingfields', 'yesno')).not.toHaveProperty(
    'answer',
  );
});

it.each([
  ['giphy', 'data', 'id'],
  ['rickandmorty', 'results', 'id'],
  ['pokeapi', 'results', 'url'],
] as const)('repeats ids on %s when dup', async (service, items, key) => {
  const list = getListAt(await requestSpoiledJson('dup', service), items);
  const ids = new Set(list.map((item) => getAt(item, key)));
  expect(ids.size).toBe(list.length / 2);
});

it('leads the pager away when badnext', async () => {
  const page = await requestSpoiledJson('badnext', 'rickandmorty');
  expect(getAt(page, 'info')).toMatchObject({
    next: 'https://intruso.example/api/character?page=2',
    prev: 'javascript:window.__pwned=1',
  });
  expect(await requestSpoiledJson('badnext', 'pokeapi')).toMatchObject({
    next: 'https://intruso.example/api/v2/pokemon?offset=20&limit=20',
    previous: 'javascript:window.__pwned=1',
  });
  expect(
    await requestSpoiledJson('badnext', 'rickandmorty', CHARACTER),
  ).toMatchObject({ id: 1 });
});

it('leads the pager back to the same page when nextloop', async () => {
  const page = await requestSpoiledJson('nextloop', 'rickandmorty');
  expect(getAt(page, 'info', 'next')).toBe(DATA.rickandmorty);
  expect(await requestSpoiledJson('nextloop', 'pokeapi')).toMatchObject({
    next: DATA.pokeapi,
  });
});

it('leaves seven renditions, none of them medium, when renditions7', async () => {
  const answer = await requestSpoiledJson('renditions7', 'giphy');
  for (const item of getListAt(answer, 'data'))
    expect(Object.keys(getAt(item, 'images') ?? {})).toEqual([
      'original',
      'fixed_height',
      'fixed_height_downsampled',
      'fixed_height_small',
      'fixed_width',
      'fixed_width_downsampled',
      'fixed_width_small',
    ]);
});

it('answers without an id nor paging when synthetic', async () => {
  expect(await requestSpoiledJson('synthetic', 'giphy')).toEqual({
    data: [],
    meta: { status: 200, msg: 'OK', response_id: '' },
  });
});

it('does not spoil the data of what is already a failure', async () => {
  const reply = await requestSpoiled(
    'xss',
    'rickandmorty',
    'https://rickandmortyapi.com/api/character/0',
  );
  expect(reply.status).toBe(404);
  expect(parseReply(reply)).toEqual({ error: 'Character not found' });
});
