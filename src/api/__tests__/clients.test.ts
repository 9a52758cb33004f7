import { setImmediate as nextTurn } from 'node:timers/promises';
import { delay, http, HttpResponse } from 'msw';
import { ApiError } from '../ApiError';
import * as giphyFixtures from '../giphy/__fixtures__';
import { searchGifs } from '../giphy/client';
import type { RequestOptions } from '../http';
import * as pokeFixtures from '../pokeapi/__fixtures__';
import {
  getAllCreatures,
  getCreature,
  getCreatureAt,
  getCreatures,
} from '../pokeapi/client';
import { createQueryClient, createServiceQuery } from '../queryClient';
import * as rickFixtures from '../rickandmorty/__fixtures__';
import {
  getCharacter,
  getCharacters,
  getCharactersById,
  getEpisodes,
  getLocations,
} from '../rickandmorty/client';
import * as yesnoFixtures from '../yesno/__fixtures__';
import { getAnswer } from '../yesno/client';
import { createServer } from '../../testing/server';

interface Case {
  readonly name: string;
  readonly address: string;
  readonly ask: (options?: RequestOptions) => Promise<unknown>;
  /** Body that the service sends; `expected` is the client's result. */
  readonly answer: object;
  readonly expected: unknown;
  readonly empty?: object;
  readonly expectedEmpty?: unknown;
}

const rick = {
  id: 1,
  name: 'Rick Sanchez',
  status: 'Alive',
  species: 'Human',
  gender: 'Male',
  image: 'https://rickandmortyapi.com/api/character/avatar/1.jpeg',
};
const noResults = { count: 0, pages: 0, results: [] };

const cases: readonly Case[] = [
  {
    name: 'searchGifs',
    address: 'https://api.giphy.com/v1/gifs/search',
    ask: (options) => searchGifs('perro', 'key', options),
    answer: giphyFixtures.search([giphyFixtures.createGif('a')]),
    expected: [
      {
        id: 'a',
        title: 'A GIF a',
        description: 'A GIF a',
        url: 'https://media1.giphy.com/media/v1.token/abc/giphy-medium.gif',
        preview: {
          url: 'https://media1.giphy.com/media/v1.token/abc/200w.webp',
          width: 200,
          height: 150,
        },
      },
    ],
    empty: giphyFixtures.search([]),
    expectedEmpty: [],
  },
  {
    name: 'getAnswer',
    address: 'https://yesno.wtf/api',
    ask: getAnswer,
    answer: yesnoFixtures.yes,
    expected: yesnoFixtures.yes,
  },
  {
    name: 'getCharacters',
    address: 'https://rickandmortyapi.com/api/character',
    ask: (options) => getCharacters({ page: 1 }, options),
    answer: rickFixtures.createPage([rickFixtures.character]),
    expected: { count: 826, pages: 42, results: [rick] },
    empty: rickFixtures.createPage([], 0),
    expectedEmpty: noResults,
  },
  {
    name: 'getLocations',
    address: 'https://rickandmortyapi.com/api/location',
    ask: (options) => getLocations({ page: 1 }, options),
    answer: rickFixtures.createPage([rickFixtures.location]),
    expected: {
      count: 826,
      pages: 42,
      results: [
        {
          id: 1,
          name: 'Earth (C-137)',
          type: 'Planet',
          dimension: 'unknown',
        },
      ],
    },
    empty: rickFixtures.createPage([], 0),
    expectedEmpty: noResults,
  },
  {
    name: 'getEpisodes',
    address: 'https://rickandmortyapi.com/api/episode',
    ask: (options) => getEpisodes({ page: 1 }, options),
    answer: rickFixtures.createPage([rickFixtures.episode]),
    expected: {
      count: 826,
      pages: 42,
      results: [
        {
          id: 1,
          name: 'Pilot',
          air_date: 'December 2, 2013',
          episode: 'S01E01',
        },
      ],
    },
    empty: rickFixtures.createPage([], 0),
    expectedEmpty: noResults,
  },
  {
    name: 'getCharacter',
    address: 'https://rickandmortyapi.com/api/character/1',
    ask: (options) => getCharacter(1, options),
    answer: rickFixtures.character,
    expected: rick,
  },
  {
    name: 'getCharactersById',
    address: 'https://rickandmortyapi.com/api/character/1,2',
    ask: (options) => getCharactersById([1, 2], options),
    answer: [rickFixtures.character, { ...rickFixtures.character, id: 2 }],
    expected: [rick, { ...rick, id: 2 }],
    empty: [],
    expectedEmpty: [],
  },
  {
    name: 'getCreatures',
    address: 'https://pokeapi.co/api/v2/pokemon',
    ask: (options) => getCreatures(2, options),
    answer: pokeFixtures.list([pokeFixtures.createEntry(21, 'spearow')]),
    expected: { count: 1351, results: [{ id: 21, name: 'spearow' }] },
    empty: pokeFixtures.list([], 0),
    expectedEmpty: { count: 0, results: [] },
  },
  {
    name: 'getAllCreatures',
    address: 'https://pokeapi.co/api/v2/pokemon',
    ask: getAllCreatures,
    answer: pokeFixtures.list([pokeFixtures.createEntry(10001, 'a-form')]),
    expected: { count: 1351, results: [{ id: 10001, name: 'a-form' }] },
    empty: pokeFixtures.list([], 0),
    expectedEmpty: { count: 0, results: [] },
  },
  {
    name: 'getCreatureAt',
    address: 'https://pokeapi.co/api/v2/pokemon',
    ask: (options) => getCreatureAt(20, options),
    answer: pokeFixtures.list([pokeFixtures.createEntry(21, 'spearow')]),
    expected: { id: 21, name: 'spearow' },
  },
  {
    name: 'getCreature',
    address: 'https://pokeapi.co/api/v2/pokemon/25/',
    ask: (options) => getCreature(25, options),
    answer: pokeFixtures.detail,
    expected: {
      id: 25,
      name: 'pikachu',
      height: 4,
      weight: 60,
      types: [{ type: { name: 'electric' } }],
      sprites: { front_default: true },
      stats: pokeFixtures.detail.stats.map(({ base_stat, stat }) => ({
        base_stat,
        stat: { name: stat.name },
      })),
    },
  },
];

const server = createServer();
const requests: Request[] = [];
server.events.on('request:start', ({ request }) => {
  requests.push(request);
});

beforeEach(() => {
  requests.length = 0;
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'],
  });
});

afterEach(() => {
  jest.useRealTimers();
});

/**
 * Advances the fake timers until the promise settles.
 *
 * @returns Outcome, and the elapsed fake time in ms.
 */
async function settleWithFakeTime<Value>(promise: Promise<Value>) {
  const startTime = Date.now();
  const outcome = promise.then(
    (value) => ({ value, error: undefined, elapsed: Date.now() - startTime }),
    (error: unknown) => ({
      value: undefined,
      error,
      elapsed: Date.now() - startTime,
    }),
  );
  const answer = { yes: false };
  void outcome.then(() => {
    answer.yes = true;
  });
  while (!answer.yes) {
    await nextTurn();
    await jest.advanceTimersByTimeAsync(50);
  }
  return outcome;
}

/** Sends a query as the apps do, with the site's retry rules. */
function askThroughCache({ ask }: Case) {
  return settleWithFakeTime(
    createQueryClient().query(createServiceQuery(['test'], ask)),
  );
}

describe.each(cases)('$name', (client) => {
  const { address, ask, answer, expected, empty, expectedEmpty } = client;

  it('fails with "rejected" and the status when the service forbids it', async () => {
    server.use(
      http.get(address, () => HttpResponse.text('no', { status: 403 })),
    );
    const { error } = await askThroughCache(client);
    expect(error).toMatchObject({ kind: 'rejected', status: 403 });
    expect(requests).toHaveLength(1);
  });

  it('fails with "not-found" on a 404 and does not try again', async () => {
    server.use(
      http.get(address, () =>
        HttpResponse.json(rickFixtures.nothingHere, { status: 404 }),
      ),
    );
    const { error } = await askThroughCache(client);
    expect(error).toMatchObject({ kind: 'not-found', status: 404 });
    expect(requests).toHaveLength(1);
  });

  it('takes a 404 that is a web page for a service that is down, filters or not', async () => {
    server.use(
      http.get(address, () =>
        HttpResponse.html('<h1>Not Found</h1>', { status: 404 }),
      ),
    );
    const { error, value } = await askThroughCache(client);
    expect(error).toMatchObject({ kind: 'server', status: 404 });
    expect(value).toBeUndefined();
  });

  it('keeps the wait that a 429 asks for and never tries again by itself', async () => {
    server.use(
      http.get(address, () =>
        HttpResponse.text('slow down', {
          status: 429,
          headers: { 'Retry-After': '3' },
        }),
      ),
    );
    const { error } = await askThroughCache(client);
    expect(error).toMatchObject({ kind: 'rate-limit' });
    const wait = error instanceof ApiError ? error.retryAt - Date.now() : NaN;
    expect(wait).toBeGreaterThan(2000);
    expect(wait).toBeLessThanOrEqual(3000);
    expect(requests).toHaveLength(1);
  });

  it('tries once more, half a second after a 500, and then succeeds', async () => {
    server.use(
      http.get(address, () => HttpResponse.text('', { status: 500 }), {
        once: true,
      }),
      http.get(address, () => HttpResponse.json(answer)),
    );
    const { value, elapsed } = await askThroughCache(client);
    expect(value).toEqual(expected);
    expect(requests).toHaveLength(2);
    expect(elapsed).toBeGreaterThanOrEqual(500);
    expect(elapsed).toBeLessThan(1500);
  });

  it('gives up after two attempts when the service keeps failing', async () => {
    server.use(http.get(address, () => HttpResponse.text('', { status: 503 })));
    const { error } = await askThroughCache(client);
    expect(error).toMatchObject({ kind: 'server', status: 503 });
    expect(requests).toHaveLength(2);
  });

  it('gives up after eight seconds without an answer, and does not try again', async () => {
    server.use(http.get(address, () => delay('infinite')));
    const { error, elapsed } = await askThroughCache(client);
    expect(error).toMatchObject({ kind: 'timeout' });
    expect(elapsed).toBeGreaterThanOrEqual(8000);
    expect(elapsed).toBeLessThan(9000);
    expect(requests).toHaveLength(1);
  });

  it('tells a network failure from being offline', async () => {
    server.use(http.get(address, () => HttpResponse.error()));
    const online = jest.spyOn(navigator, 'onLine', 'get');
    online.mockReturnValue(true);
    expect((await askThroughCache(client)).error).toMatchObject({
      kind: 'network',
    });
    expect(requests).toHaveLength(2);
    online.mockReturnValue(false);
    expect((await askThroughCache(client)).error).toMatchObject({
      kind: 'offline',
    });
    expect(requests).toHaveLength(3);
    online.mockRestore();
  });

  it.each([
    ['a web page', '<!doctype html><title>Checking your browser</title>'],
    ['truncated JSON', JSON.stringify(answer).slice(0, -10)],
    ['no body', ''],
    ['null', 'null'],
    ['a text', '"ok"'],
    ['a list of numbers', '[1, 2]'],
    ['an empty object', '{}'],
  ])('fails with "format" when it gets %s', async (_, body) => {
    server.use(http.get(address, () => HttpResponse.text(body)));
    const { error } = await askThroughCache(client);
    expect(error).toMatchObject({ kind: 'format' });
    expect(requests).toHaveLength(1);
  });

  it('stops when it is aborted, with the reason of whoever aborted it', async () => {
    server.use(http.get(address, () => delay('infinite')));
    const controller = new AbortController();
    const outcome = settleWithFakeTime(ask({ signal: controller.signal }));
    controller.abort(new Error('the reader left'));
    expect((await outcome).error).toEqual(new Error('the reader left'));
  });

  it('reads a right answer whatever its media type says', async () => {
    server.use(
      http.get(address, () => HttpResponse.text(JSON.stringify(answer))),
    );
    const { value } = await askThroughCache(client);
    expect(value).toEqual(expected);
    expect(requests).toHaveLength(1);
  });

  it('adds no header of its own, which would cost a preflight', async () => {
    server.use(http.get(address, () => HttpResponse.json(answer)));
    await askThroughCache(client);
    const [request] = requests;
    expect([...(request?.headers.keys() ?? [])]).toEqual([]);
    expect(request?.method).toBe('GET');
  });

  if (empty)
    it('takes an empty list for what it is', async () => {
      server.use(http.get(address, () => HttpResponse.json(empty)));
      const { value } = await askThroughCache(client);
      expect(value).toEqual(expectedEmpty);
    });
});
