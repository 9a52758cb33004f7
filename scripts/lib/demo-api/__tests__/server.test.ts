/** @jest-environment node */
import http2 from 'node:http2';
import { UserError } from '../../cli.mjs';
import {
  sendRequest,
  requestJson,
  getAt,
  parseReply,
  waitUntil,
} from '../__fixtures__/client';
import type { DemoApi } from '../__fixtures__/client';
import { formatHostResolverRules, startDemoApi } from '../index.mjs';

const LIST = 'https://pokeapi.co/api/v2/pokemon';

const openedApis: DemoApi[] = [];

afterEach(async () => {
  await Promise.all(openedApis.splice(0).map((api) => api.close()));
});

async function start(
  options: Partial<Parameters<typeof startDemoApi>[0]> = {},
): Promise<DemoApi> {
  const api = await startDemoApi({ port: 0, ...options });
  openedApis.push(api);
  return api;
}

it('does not start with rules or a delay that it cannot read', async () => {
  await expect(start({ faults: 'pokeapi:explode' })).rejects.toThrow(UserError);
  await expect(start({ latency: 'slow' })).rejects.toThrow(UserError);
});

it('says so when its port is taken', async () => {
  const { port } = await start();
  await expect(start({ port })).rejects.toThrow(
    `El puerto ${port} está ocupado`,
  );
});

it('explains itself to whoever asks for none of the services', async () => {
  const { url } = await start();
  const reply = await fetch(`${url}/api/v2/pokemon`);
  expect(reply.status).toBe(404);
  expect(await reply.text()).toContain('/pokeapi.co/api/v2/pokemon');
});

it('answers under the names of the services with their own addresses', async () => {
  const api = await start();
  expect(getAt(await requestJson(api, LIST), 'next')).toBe(
    `${LIST}?offset=20&limit=20`,
  );
});

it('answers with the name in front of the path with addresses that lead back to it', async () => {
  const { url, port, log } = await start();
  const origin = `http://localhost:${port}`;
  const page: unknown = await (
    await fetch(`${origin}/rickandmortyapi.com/api/character/?name=rick`)
  ).json();
  expect(getAt(page, 'info', 'next')).toBe(
    `${origin}/rickandmortyapi.com/api/character/?page=2&name=rick`,
  );
  const answer: unknown = await (await fetch(`${url}/yesno.wtf/api`)).json();
  const image = String(getAt(answer, 'image'));
  expect(image).toMatch(`${url}/yesno.wtf/assets/yes/`);
  expect((await fetch(image)).headers.get('content-type')).toBe('image/gif');
  const gifs: unknown = await (
    await fetch(`${url}/api.giphy.com/v1/gifs/search?api_key=k&q=hola`)
  ).json();
  expect(getAt(gifs, 'data', 0, 'images', 'original', 'url')).toMatch(
    `${url}/media0.giphy.com/media/`,
  );
  expect(log[0]?.url).toBe(
    'https://rickandmortyapi.com/api/character/?name=rick',
  );
});

it('records what was asked, when, and what became of it', async () => {
  const api = await start({ faults: 'pokeapi:500*1' });
  const before = Date.now();
  await sendRequest(api, `${LIST}?limit=5`);
  await sendRequest(api, LIST, { method: 'HEAD' });
  const [first, second] = api.log;
  expect(first).toEqual({
    service: 'pokeapi',
    kind: 'data',
    method: 'GET',
    url: `${LIST}?limit=5`,
    at: first?.at,
    status: 500,
    aborted: false,
  });
  expect(second).toMatchObject({ method: 'HEAD', status: 200 });
  expect(first?.at).toBeGreaterThanOrEqual(before);
});

it('records that a client left while it waited', async () => {
  const api = await start({ faults: 'pokeapi:latency:60000' });
  const controller = new AbortController();
  const answer = sendRequest(api, LIST, { signal: controller.signal });
  await waitUntil(() => api.log.length === 1);
  controller.abort();
  await expect(answer).rejects.toThrow('aborted');
  await waitUntil(() => api.log[0]?.aborted === true);
  expect(api.log[0]?.status).toBeNull();
});

it('delays every answer by the general latency', async () => {
  const api = await start({ latency: '40-60' });
  const before = performance.now();
  await sendRequest(api, LIST);
  expect(performance.now() - before).toBeGreaterThan(35);
});

it('goes back to the rules of its start, counted anew', async () => {
  const api = await start({ faults: 'pokeapi:500*1' });
  const statuses: number[] = [];
  const askTwice = async () => {
    statuses.push(
      (await sendRequest(api, LIST)).status,
      (await sendRequest(api, LIST)).status,
    );
  };
  await askTwice();
  api.setRules('pokeapi:404');
  await askTwice();
  api.reset();
  expect(api.log).toHaveLength(0);
  await askTwice();
  expect(statuses).toEqual([500, 200, 404, 404, 500, 200]);
});

it('takes rules and gives its log over HTTP, under any host', async () => {
  const api = await start();
  await sendRequest(api, LIST);
  const ruleReply = await sendRequest(
    api,
    'https://api.giphy.com/__demo/rules',
    {
      method: 'POST',
      body: 'pokeapi:503*1',
    },
  );
  expect(ruleReply.status).toBe(200);
  await sendRequest(api, LIST);
  const log = parseReply(await sendRequest(api, `${api.url}/__demo/log`));
  expect(log).toMatchObject([{ service: 'pokeapi', status: 503 }]);
  expect(log).toHaveLength(1);
});

it('refuses bad rules over HTTP, keeping those it had', async () => {
  const api = await start({ faults: 'pokeapi:503' });
  const ruleReply = await sendRequest(api, `${api.url}/__demo/rules`, {
    method: 'POST',
    body: 'pokeapi:explode',
  });
  expect(ruleReply.status).toBe(400);
  expect(ruleReply.body.toString()).toContain('No existe el fallo «explode».');
  expect((await sendRequest(api, LIST)).status).toBe(503);
  expect((await sendRequest(api, `${api.url}/__demo/nothing`)).status).toBe(
    404,
  );
});

it('answers a preflight without spending a rule, and refuses to be written to', async () => {
  const api = await start({ faults: 'pokeapi:500*1' });
  const preflight = await sendRequest(api, LIST, { method: 'OPTIONS' });
  expect(preflight.status).toBe(204);
  expect(preflight.headers['access-control-allow-methods']).toBe('GET, HEAD');
  expect((await sendRequest(api, LIST, { method: 'POST' })).status).toBe(405);
  expect((await sendRequest(api, LIST)).status).toBe(500);
});

it('closes while requests hang', async () => {
  const api = await startDemoApi({ port: 0, faults: 'pokeapi:hang' });
  const answer = sendRequest(api, LIST);
  await waitUntil(() => api.log.length === 1);
  await Promise.all([
    api.close(),
    expect(answer).rejects.toThrow('socket hang up'),
  ]);
});

it('keeps servers apart', async () => {
  const [firstApi, secondApi] = await Promise.all([
    start({ faults: 'pokeapi:500' }),
    start(),
  ]);
  expect((await sendRequest(firstApi, LIST)).status).toBe(500);
  expect((await sendRequest(secondApi, LIST)).status).toBe(200);
  expect(secondApi.log).toHaveLength(1);
});

describe('with TLS', () => {
  it.each([
    'https://api.giphy.com/v1/gifs/search?api_key=k&q=hola',
    'https://media3.giphy.com/media/a/b/200w.gif',
    'https://yesno.wtf/api',
    'https://rickandmortyapi.com/api/episode',
    LIST,
    'https://raw.githubusercontent.com/PokeAPI/sprites/master/sprites/pokemon/1.png',
  ])('answers %s with a certificate for its host', async (address) => {
    const api = await start({ tls: true });
    expect(api.certificateHash).toMatch(/^[\w+/]{43}=$/);
    expect((await sendRequest(api, address)).status).toBe(200);
  });

  it('has no certificate for other hosts', async () => {
    const api = await start({ tls: true });
    await expect(sendRequest(api, 'https://example.org/')).rejects.toThrow(
      'does not match certificate',
    );
  });

  it.each([
    ['offline', null],
    ['cut', 200],
    ['hang', null],
    ['hang-body', 200],
    ['drip', 200],
  ])('spoils answers over HTTP/2 too: %s', async (word, status) => {
    const api = await start({
      tls: true,
      dripMs: 24,
      faults: `pokeapi:${word}*1`,
    });
    const session = http2.connect(api.url, {
      ca: api.certificate,
      servername: 'pokeapi.co',
    });
    const get = () =>
      session.request({
        ':authority': 'pokeapi.co',
        ':path': '/api/v2/pokemon',
      });
    const waitForEnd = (stream: http2.ClientHttp2Stream) =>
      new Promise<string>((resolve) => {
        let length = 0;
        stream.on('data', (chunk: Buffer) => (length += chunk.length));
        stream.once('end', () => {
          resolve(length > 1000 ? 'whole' : 'part');
        });
        stream.once('error', () => {
          resolve('broken');
        });
      });

    const first = get();
    const outcome = waitForEnd(first);
    await waitUntil(() => api.log[0]?.status === status);
    const hangs = word.startsWith('hang');
    if (hangs) first.close(http2.constants.NGHTTP2_CANCEL);
    else expect(await outcome).toBe(word === 'drip' ? 'whole' : 'broken');
    await waitUntil(() => api.log[0]?.aborted === hangs);

    // The same connection still serves the other requests.
    expect(await waitForEnd(get())).toBe('whole');
    session.close();
  });

  it('names the hosts that a browser has to send here', () => {
    expect(formatHostResolverRules(4100)).toBe(
      'MAP *.giphy.com 127.0.0.1:4100, MAP yesno.wtf 127.0.0.1:4100, MAP rickandmortyapi.com 127.0.0.1:4100, MAP pokeapi.co 127.0.0.1:4100, MAP raw.githubusercontent.com 127.0.0.1:4100',
    );
  });
});
