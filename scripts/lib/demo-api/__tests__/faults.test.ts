/** @jest-environment node */
import { ask, askJson, at, listAt, parse, until } from '../__fixtures__/client';
import type { DemoApi, Reply } from '../__fixtures__/client';
import { faultWords, specialFaults, startDemoApi } from '../index.mjs';

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

function spoiled(
  word: string,
  service: Service,
  address: string = DATA[service],
): Promise<Reply> {
  api.setRules(`${service}:${word}`);
  return ask(api, address);
}

async function spoiledJson(
  word: string,
  service: Service,
  address?: string,
): Promise<unknown> {
  return parse(await spoiled(word, service, address));
}

async function trueJson(service: Service): Promise<unknown> {
  api.reset();
  return askJson(api, DATA[service]);
}

it('has the base words and the special ones of the reliability table', () => {
  expect(faultWords).toHaveLength(27);
  expect(specialFaults).toHaveLength(12);
  expect(specialFaults).toContainEqual({
    word: 'renditions7',
    services: ['giphy'],
  });
});

describe.each(services)('on %s', (service) => {
  it.each(['500', '502', '503', '504', '403', '404', '401', '429'])(
    'fails with status %s, readable by another origin',
    async (word) => {
      const { status, headers, body } = await spoiled(word, service);
      expect(status).toBe(Number(word));
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['retry-after']).toBeUndefined();
      expect(body.length).toBeGreaterThan(0);
    },
  );

  it('answers 404 with a web page, as what stands in front of a service does', async () => {
    const { status, headers } = await spoiled('404page', service);
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it('names the wait of a 429 that has one, and lets another origin read it', async () => {
    const { status, headers } = await spoiled('429:3', service);
    expect(status).toBe(429);
    expect(headers).toMatchObject({
      'retry-after': '3',
      'access-control-expose-headers': 'Retry-After',
    });
  });

  it('breaks the connection before any byte when offline', async () => {
    await expect(spoiled('offline', service)).rejects.toThrow('socket hang up');
    expect(api.log).toMatchObject([{ status: null, aborted: false }]);
  });

  it('never answers when it hangs', async () => {
    const leaving = new AbortController();
    api.setRules(`${service}:hang`);
    const answer = ask(api, DATA[service], { signal: leaving.signal });
    await until(() => api.log.length === 1);
    leaving.abort();
    await expect(answer).rejects.toThrow('aborted');
    await until(() => api.log[0]?.aborted === true);
    expect(api.log[0]?.status).toBeNull();
  });

  it('sends headers and then nothing when the body hangs', async () => {
    const leaving = new AbortController();
    api.setRules(`${service}:hang-body`);
    const answer = ask(api, DATA[service], { signal: leaving.signal });
    await until(() => api.log[0]?.status === 200);
    leaving.abort();
    await expect(answer).rejects.toThrow('aborted');
    await until(() => api.log[0]?.aborted === true);
  });

  it('sends the whole body slowly when it drips', async () => {
    const start = performance.now();
    await spoiledJson('drip', service);
    expect(performance.now() - start).toBeGreaterThan(40);
    expect(api.log).toMatchObject([{ status: 200, aborted: false }]);
  });

  it('sends broken JSON when malformed', async () => {
    const reply = await spoiled('malformed', service);
    expect(reply.status).toBe(200);
    expect(() => parse(reply)).toThrow(SyntaxError);
  });

  it('closes in the middle of the body when cut', async () => {
    await expect(spoiled('cut', service)).rejects.toThrow('aborted');
    expect(api.log).toMatchObject([{ status: 200, aborted: false }]);
  });

  it('completes half of the JSON when truncated', async () => {
    const reply = await spoiled('truncated', service);
    expect(reply.headers['content-length']).toBe(String(reply.body.length));
    expect(reply.body.length).toBeGreaterThan(20);
    expect(() => parse(reply)).toThrow(SyntaxError);
  });

  it.each([
    ['emptybody', 200],
    ['204', 204],
  ])('sends no body when %s', async (word, status) => {
    const reply = await spoiled(word, service);
    expect(reply.status).toBe(status);
    expect(reply.body).toHaveLength(0);
  });

  it.each([
    ['null', null],
    ['array', [1, 'two', null]],
    ['string', 'unavailable'],
  ])('sends JSON of the wrong kind when %s', async (word, data) => {
    expect(await spoiledJson(word, service)).toEqual(data);
  });

  it('sends a web page in place of data when html', async () => {
    const { status, headers, body } = await spoiled('html', service);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(body.toString()).toMatch(/^<!doctype html>/);
  });

  it('sends the right JSON as plain text when wrongtype', async () => {
    const reply = await spoiled('wrongtype', service);
    expect(reply.headers['content-type']).toContain('text/plain');
    expect(parse(reply)).toEqual(await trueJson(service));
  });

  it('forbids other origins to read when nocors', async () => {
    const { status, headers } = await spoiled('nocors', service);
    expect(status).toBe(200);
    expect(
      Object.keys(headers).filter((name) => name.startsWith('access-control')),
    ).toEqual([]);
  });

  it.each([
    ['brokenimg', 404],
    ['badimg', 200],
  ])('spoils pictures but not data when %s', async (word, status) => {
    const picture = await spoiled(word, service, IMAGES[service]);
    expect(picture.status).toBe(status);
    expect(picture.body.toString()).toMatch(/^(?:Not Found|This is not)/);
    expect((await ask(api, DATA[service])).status).toBe(200);
  });

  it('never sends a picture when hangimg', async () => {
    const leaving = new AbortController();
    api.setRules(`${service}:hangimg`);
    const picture = ask(api, IMAGES[service], { signal: leaving.signal });
    await until(() => api.log.length === 1);
    leaving.abort();
    await expect(picture).rejects.toThrow('aborted');
  });

  it('leaves pictures alone when data is at fault', async () => {
    expect((await spoiled('500', service, IMAGES[service])).status).toBe(200);
  });

  it('puts markup into every text when xss, and changes no address', async () => {
    const answer = JSON.stringify(await spoiledJson('xss', service));
    expect(answer).toContain('<img src=x onerror=\\"window.__pwned=1\\">');
    expect(answer).toContain('<script>window.__pwned=1</script>');
    expect(answer).toMatch(/"https:[^"<]+"/);
  });

  it('puts scripts or foreign hosts into addresses when badurl', async () => {
    const answer = JSON.stringify(await spoiledJson('badurl', service));
    expect(answer).toContain('"https://intruso.example/');
    if (service !== 'yesno') expect(answer).toContain('"javascript:');
  });

  it('makes names of 10,000 characters when long', async () => {
    const answer = JSON.stringify(await spoiledJson('long', service));
    expect(answer).toMatch(/"[^"]{10000,}"/);
  });
});

it('uses the own words of each service for its failures', async () => {
  expect(await spoiledJson('403', 'giphy')).toMatchObject({
    data: [],
    meta: { status: 403, msg: 'BANNED' },
  });
  expect(at(await spoiledJson('429', 'rickandmorty'), 'error')).toContain(
    'maximum request limit',
  );
  expect((await spoiled('500', 'pokeapi')).body.toString()).toBe(
    'Internal Server Error',
  );
  expect((await spoiled('403', 'pokeapi')).headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=432000',
  });
});

it('finds nothing in the way of each service when empty', async () => {
  const nothing = await spoiledJson('empty', 'giphy');
  expect(nothing).toMatchObject({
    data: [],
    pagination: { total_count: 0, count: 0 },
  });
  expect(at(nothing, 'meta', 'response_id')).not.toBe('');
  expect(await spoiledJson('empty', 'yesno')).toEqual({});
  const nobody = await spoiled('empty', 'rickandmorty');
  expect(nobody.status).toBe(404);
  expect(parse(nobody)).toEqual({ error: 'There is nothing here' });
  expect(await spoiledJson('empty', 'rickandmorty', FAVOURITES)).toEqual([]);
  expect(await spoiledJson('empty', 'rickandmorty', CHARACTER)).toEqual({
    error: 'Character not found',
  });
  expect(await spoiledJson('empty', 'pokeapi')).toEqual({
    count: 0,
    next: null,
    previous: null,
    results: [],
  });
  expect((await spoiled('empty', 'pokeapi', DETAIL)).status).toBe(404);
});

it.each([
  ['nullimg', null],
  ['missingimg', undefined],
])('leaves no address of a picture when %s', async (word, value) => {
  const gif = at(await spoiledJson(word, 'giphy'), 'data', 0);
  expect(at(gif, 'title')).toContain('hack');
  expect(at(gif, 'images', 'fixed_width', 'url')).toBe(value);
  expect(at(gif, 'images', 'fixed_width', 'width')).toBe('200');

  const answer = await spoiledJson(word, 'yesno');
  expect(answer).toMatchObject({ answer: 'yes' });
  expect(at(answer, 'image')).toBe(value);

  const page = await spoiledJson(word, 'rickandmorty');
  expect(at(page, 'results', 3, 'name')).toEqual(expect.any(String));
  expect(at(page, 'results', 3, 'image')).toBe(value);

  const detail = await spoiledJson(word, 'pokeapi', DETAIL);
  expect(at(detail, 'sprites', 'front_default')).toBe(value);
  expect(await spoiledJson(word, 'pokeapi')).toEqual(await trueJson('pokeapi'));
});

it('drops a field from every other item when missingfields', async () => {
  const gifs = listAt(await spoiledJson('missingfields', 'giphy'), 'data');
  expect(gifs.map((item) => at(item, 'images') !== undefined)).toEqual([
    ...[true, false, true, true, true, true, true, true, true, false],
  ]);
  const people = listAt(
    await spoiledJson('missingfields', 'rickandmorty'),
    'results',
  );
  const keys = people.map((item) => Object.keys(item ?? {}).length);
  expect(keys.filter((count) => count === 12)).toHaveLength(10);
  expect(keys.filter((count) => count === 11)).toHaveLength(10);
  expect(await spoiledJson('missingfields', 'yesno')).not.toHaveProperty(
    'answer',
  );
});

it.each([
  ['giphy', 'data', 'id'],
  ['rickandmorty', 'results', 'id'],
  ['pokeapi', 'results', 'url'],
] as const)('repeats ids on %s when dup', async (service, items, key) => {
  const list = listAt(await spoiledJson('dup', service), items);
  const ids = new Set(list.map((item) => at(item, key)));
  expect(ids.size).toBe(list.length / 2);
});

it('leads the pager away when badnext', async () => {
  const page = await spoiledJson('badnext', 'rickandmorty');
  expect(at(page, 'info')).toMatchObject({
    next: 'https://intruso.example/api/character?page=2',
    prev: 'javascript:window.__pwned=1',
  });
  expect(await spoiledJson('badnext', 'pokeapi')).toMatchObject({
    next: 'https://intruso.example/api/v2/pokemon?offset=20&limit=20',
    previous: 'javascript:window.__pwned=1',
  });
  expect(await spoiledJson('badnext', 'rickandmorty', CHARACTER)).toMatchObject(
    { id: 1 },
  );
});

it('leads the pager back to the same page when nextloop', async () => {
  const page = await spoiledJson('nextloop', 'rickandmorty');
  expect(at(page, 'info', 'next')).toBe(DATA.rickandmorty);
  expect(await spoiledJson('nextloop', 'pokeapi')).toMatchObject({
    next: DATA.pokeapi,
  });
});

it('leaves seven renditions, none of them medium, when renditions7', async () => {
  const answer = await spoiledJson('renditions7', 'giphy');
  for (const item of listAt(answer, 'data'))
    expect(Object.keys(at(item, 'images') ?? {})).toEqual([
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
  expect(await spoiledJson('synthetic', 'giphy')).toEqual({
    data: [],
    meta: { status: 200, msg: 'OK', response_id: '' },
  });
});

it('does not spoil the data of what is already a failure', async () => {
  const reply = await spoiled(
    'xss',
    'rickandmorty',
    'https://rickandmortyapi.com/api/character/0',
  );
  expect(reply.status).toBe(404);
  expect(parse(reply)).toEqual({ error: 'Character not found' });
});
