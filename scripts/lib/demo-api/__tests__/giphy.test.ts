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

let api: DemoApi;

beforeAll(async () => {
  api = await startDemoApi({ port: 0 });
});

afterAll(async () => {
  await api.close();
});

function search(parameters: Record<string, string>): string {
  const query = new URLSearchParams({ api_key: 'k', ...parameters });
  return `https://api.giphy.com/v1/gifs/search?${query}`;
}

it.each([
  ['no key', { api_key: '', q: 'hack' }, 401, 'Unauthorized'],
  ['no term', { q: '' }, 400, 'Bad Request'],
  ['a term of 51 characters', { q: 'a'.repeat(51) }, 414, 'URI Too Long'],
])('refuses a search with %s', async (_case, parameters, status, msg) => {
  const reply = await sendRequest(api, search(parameters));
  expect(reply.status).toBe(status);
  expect(parseReply(reply)).toEqual({
    data: [],
    meta: { status, msg, response_id: '' },
  });
});

it('answers an unknown resource with its own 404', async () => {
  const reply = await sendRequest(api, 'https://api.giphy.com/v1/gifs/nothing');
  expect(reply.status).toBe(404);
  expect(getAt(parseReply(reply), 'meta', 'status')).toBe(404);
});

it('gives a page of results whose titles contain the term', async () => {
  const answer = await requestJson(api, search({ q: 'Hola', limit: '10' }));
  expect(answer).toMatchObject({
    meta: { status: 200, msg: 'OK' },
    pagination: { count: 10, offset: 0 },
  });
  const data = getListAt(answer, 'data');
  const titles = data.map((item) => getAt(item, 'title'));
  expect(titles[0]).toContain('Hola');
  expect(titles.filter((title) => title === '')).toHaveLength(1);
  expect(new Set(data.map((item) => getAt(item, 'id'))).size).toBe(10);
  expect(data[0]).toMatchObject({
    type: 'gif',
    rating: 'g',
    is_sticker: 0,
    images: {
      original: { width: '500' },
      fixed_width: { width: '200' },
      downsized_medium: { width: '500' },
    },
  });
});

it('leaves out the medium rendition of some results, as the real service does', async () => {
  const data = getListAt(
    await requestJson(api, search({ q: 'hack', limit: '10' })),
    'data',
  );
  const incompleteItems = data.filter(
    (item) => getAt(item, 'images', 'downsized_medium') === undefined,
  );
  expect(incompleteItems).toHaveLength(1);
});

it('gives the following results at an offset and the rest on the last page', async () => {
  const first = await requestJson(api, search({ q: 'hack', limit: '11' }));
  const second = await requestJson(
    api,
    search({ q: 'hack', limit: '10', offset: '10' }),
  );
  expect(getAt(second, 'data', 0)).toEqual(getAt(first, 'data', 10));

  const total = Number(getAt(first, 'pagination', 'total_count'));
  const last = await requestJson(
    api,
    search({ q: 'hack', limit: '10', offset: String(total - 3) }),
  );
  expect(getAt(last, 'pagination')).toEqual({
    total_count: total,
    count: 3,
    offset: total - 3,
  });
});

it('says that nothing was found in an answer that is not the synthetic one', async () => {
  const answer = await requestJson(api, search({ q: 'zzznada' }));
  expect(answer).toMatchObject({
    data: [],
    pagination: { total_count: 0, count: 0 },
  });
  expect(getAt(answer, 'meta', 'response_id')).toMatch(/^demo\w+$/);
});

it('cuts items down to the fields that were asked for', async () => {
  const answer = await requestJson(
    api,
    search({
      q: 'hack',
      limit: '1',
      fields: 'id,title,images.fixed_width,images.original,nothing.here',
    }),
  );
  const [item] = getListAt(answer, 'data');
  expect(Object.keys(item ?? {})).toEqual(['id', 'title', 'images']);
  expect(Object.keys(getAt(item, 'images') ?? {})).toEqual([
    'fixed_width',
    'original',
  ]);
});

it('serves each rendition as an animated picture, and a still as a single frame', async () => {
  const answer = await requestJson(api, search({ q: 'hack', limit: '1' }));
  const images = getAt(answer, 'data', 0, 'images');
  const movingReply = await sendRequest(
    api,
    String(getAt(images, 'fixed_width', 'url')),
  );
  const stillReply = await sendRequest(
    api,
    String(getAt(images, 'fixed_width_still', 'url')),
  );
  expect(movingReply.headers['content-type']).toBe('image/gif');
  expect(movingReply.body.subarray(0, 6).toString()).toBe('GIF89a');
  expect(movingReply.body.includes('NETSCAPE2.0')).toBe(true);
  expect(stillReply.body.includes('NETSCAPE2.0')).toBe(false);
  expect(movingReply.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

it('has no picture of another kind', async () => {
  const { status } = await sendRequest(
    api,
    'https://media.giphy.com/media/x/200.mp4',
  );
  expect(status).toBe(404);
});
