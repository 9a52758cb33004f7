/** @jest-environment node */
import {
  sendRequest,
  requestJson,
  getAt,
  parseReply,
} from '../__fixtures__/client';
import type { DemoApi } from '../__fixtures__/client';
import { startDemoApi } from '../index.mjs';

let api: DemoApi;

beforeEach(async () => {
  api = await startDemoApi({ port: 0 });
});

afterEach(async () => {
  await api.close();
});

it('has nothing but its one resource and its pictures', async () => {
  const reply = await sendRequest(api, 'https://yesno.wtf/apis');
  expect(reply.status).toBe(404);
  expect(reply.headers['content-type']).toContain('text/html');
  expect(
    (await sendRequest(api, 'https://yesno.wtf/assets/often/1-a.gif')).status,
  ).toBe(404);
});

it('answers in an order that repeats', async () => {
  const answers: unknown[] = [];
  for (let count = 0; count < 6; count += 1)
    answers.push(
      getAt(await requestJson(api, 'https://yesno.wtf/api'), 'answer'),
    );
  expect(answers).toEqual(['yes', 'no', 'yes', 'no', 'maybe', 'yes']);

  api.reset();
  expect(await requestJson(api, 'https://yesno.wtf/api')).toMatchObject({
    answer: 'yes',
  });
});

it('answers what it is forced to, with three keys in the order of the real service', async () => {
  const answer = await requestJson(api, 'https://yesno.wtf/api?force=maybe');
  expect(answer).toMatchObject({ answer: 'maybe', forced: true });
  expect(Object.keys(answer ?? {})).toEqual(['answer', 'forced', 'image']);
  expect(getAt(answer, 'image')).toMatch(
    /^https:\/\/yesno\.wtf\/assets\/maybe\/\d+-[0-9a-f]{32}\.gif$/,
  );
});

it('ignores a word that it does not know', async () => {
  expect(
    await requestJson(api, 'https://yesno.wtf/api?force=never'),
  ).toMatchObject({ answer: 'yes', forced: false });
});

it('serves the picture of its answer and forbids nobody to cache', async () => {
  const reply = await sendRequest(api, 'https://yesno.wtf/api');
  expect(reply.headers['cache-control']).toBeUndefined();
  const image = await sendRequest(
    api,
    String(getAt(parseReply(reply), 'image')),
  );
  expect(image.headers['content-type']).toBe('image/gif');
});
