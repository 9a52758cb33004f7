/** @jest-environment node */
import http from 'node:http';
import net from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createTempFolder } from '../__fixtures__/temp-folder.mjs';
import {
  PUBLISHED_BROTLI_QUALITY,
  startServer,
  type AnswerRecord,
} from '../static-server.mjs';

const HEADERS = `# comment
/*
  X-Frame-Options: DENY
  Cache-Control: no-cache
/sub/*
  X-Base: sub
/assets/*
  ! Cache-Control
  Cache-Control: immutable
`;

const LONG = 'á'.repeat(2000);

interface Answer {
  readonly status: number | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

let site: Awaited<ReturnType<typeof createTempFolder>>;
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  site = await createTempFolder({
    'index.html': '<h1>Inicio</h1>',
    '404.html': '<h1>No existe</h1>',
    'about/index.html': `<h1>${LONG}</h1>`,
    'año/index.html': '<h1>Año</h1>',
    'img/a.png': 'png',
    'assets/js/main.1a2b.js': `// ${LONG}`,
    'lab.wasm': 'wasm',
    'labs/c/llvm.1a2b.wasm.zst': LONG,
    'site.webmanifest': '{}',
    'sitemap.xml': '<urlset/>',
    _headers: HEADERS,
    _redirects: '/home / 301\n/3.1 /about/ 302\n/sub/home /sub/ 301\n',
    '_nginx/steve-labs.conf': 'secret',
    '../outside.txt': 'outside',
  });
  server = await startServer({ root: site.root, port: 0 });
});

afterAll(async () => {
  await server.close();
  await site.remove();
});

/**
 * Requests a path as written: `fetch` would normalise it and decompress the
 * body.
 */
function sendRequest(
  path: string,
  options: http.RequestOptions = {},
  target = server,
): Promise<Answer> {
  const { hostname, port } = new URL(target.url);
  return new Promise((resolve, reject) => {
    http
      .request({ hostname, port, path, ...options }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(chunks),
          });
        });
      })
      .on('error', reject)
      .end();
  });
}

/** Counts the bytes that a connection receives for one request. */
function countReceivedBytes(
  path: string,
  { url }: typeof server,
): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname, () => {
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`,
      );
    });
    let length = 0;
    socket.on('data', (chunk) => {
      length += chunk.length;
    });
    socket.on('end', () => {
      resolve(length);
    });
    socket.on('error', reject);
  });
}

it('serves pages and files with their type', async () => {
  const types = await Promise.all(
    [
      '/',
      '/assets/js/main.1a2b.js',
      '/lab.wasm',
      '/site.webmanifest',
      '/sitemap.xml',
      '/img/a.png',
    ].map(async (path) => {
      const { status, headers } = await sendRequest(path);
      return [status, headers['content-type']];
    }),
  );
  expect(types).toEqual([
    [200, 'text/html; charset=utf-8'],
    [200, 'text/javascript; charset=utf-8'],
    [200, 'application/wasm'],
    [200, 'application/manifest+json'],
    [200, 'application/xml; charset=utf-8'],
    [200, 'image/png'],
  ]);
});

it('sends a file that is packed already as it is', async () => {
  const { headers, body } = await sendRequest('/labs/c/llvm.1a2b.wasm.zst', {
    headers: { 'Accept-Encoding': 'gzip, br, zstd' },
  });
  expect(headers['content-type']).toBe('application/zstd');
  expect(headers).not.toHaveProperty('content-encoding');
  expect(body.toString()).toBe(LONG);
});

it('sends the headers of every matching rule, the later one winning', async () => {
  const page = await sendRequest('/');
  expect(page.headers).toMatchObject({
    'x-frame-options': 'DENY',
    'cache-control': 'no-cache',
  });
  const asset = await sendRequest('/assets/js/main.1a2b.js');
  expect(asset.headers).toMatchObject({
    'x-frame-options': 'DENY',
    'cache-control': 'immutable',
  });
});

it('answers an unknown address with the 404 page and the same headers', async () => {
  const { status, headers, body } = await sendRequest('/no-existe');
  expect(status).toBe(404);
  expect(body.toString()).toBe('<h1>No existe</h1>');
  expect(headers).toMatchObject({
    'x-frame-options': 'DENY',
    'cache-control': 'no-cache',
  });
});

it('does not let a missing asset be cached', async () => {
  const { status, headers } = await sendRequest('/assets/js/gone.js');
  expect(status).toBe(404);
  expect(headers['cache-control']).toBe('no-cache');
});

it.each([
  ['/about', 301, '/about/'],
  ['/about?a=1', 301, '/about/?a=1'],
  ['/a%C3%B1o', 301, '/a%C3%B1o/'],
  ['/home', 301, '/'],
  ['/home/', 301, '/'],
  ['/home?a=1', 301, '/?a=1'],
  ['/3.1', 302, '/about/'],
  ['//about', 301, '/about/'],
])('redirects %s by %i to %s', async (path, status, location) => {
  const answer = await sendRequest(path);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({ location, 'x-frame-options': 'DENY' });
});

it.each([
  '/_headers',
  '/_redirects',
  '/_nginx/steve-labs.conf',
  '/_nginx',
  '/%5Fheaders',
  '/about/../_headers',
  '/../outside.txt',
  '/..%2foutside.txt',
  '/..%5Coutside.txt',
  '/%2e%2e/outside.txt',
  '/img',
  '/img/',
  '/about/index.html/',
  '/%',
  '/%00',
])('does not serve %s', async (path) => {
  const { status, body } = await sendRequest(path);
  expect(status).toBe(404);
  expect(body.toString()).not.toMatch(/outside|secret|X-Frame/);
});

it('answers HEAD without a body', async () => {
  const { status, headers, body } = await sendRequest('/', { method: 'HEAD' });
  expect([status, headers['content-length'], body.length]).toEqual([
    200,
    '15',
    0,
  ]);
});

it('refuses other methods', async () => {
  const { status, headers } = await sendRequest('/', { method: 'POST' });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
])(
  'compresses text for a browser that accepts %s',
  async (acceptedEncoding, encoding, decode) => {
    for (let time = 0; time < 2; time += 1) {
      const { headers, body } = await sendRequest('/about/', {
        headers: { 'accept-encoding': acceptedEncoding },
      });
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        vary: 'Accept-Encoding',
      });
      expect(decode(body).toString()).toBe(`<h1>${LONG}</h1>`);
    }
  },
);

it('leaves pictures and unasked answers as they are', async () => {
  const picture = await sendRequest('/img/a.png', {
    headers: { 'accept-encoding': 'br' },
  });
  const page = await sendRequest('/about/');
  expect(picture.headers['content-encoding']).toBeUndefined();
  expect(page.headers['content-encoding']).toBeUndefined();
});

it('packs as a host that publishes when it is asked to', async () => {
  const words = Array.from({ length: 4000 }, (_, index) => index ** 2).join();
  const text = await createTempFolder({ 'texto.txt': words });
  const measureSize = async (brotliQuality?: number) => {
    const packing = await startServer({
      root: text.root,
      port: 0,
      brotliQuality,
    });
    const { body } = await sendRequest(
      '/texto.txt',
      { headers: { 'accept-encoding': 'br' } },
      packing,
    );
    await packing.close();
    return body.length;
  };
  expect(await measureSize(PUBLISHED_BROTLI_QUALITY)).toBeLessThan(
    await measureSize(),
  );
  await text.remove();
});

describe('what each answer costs on the wire', () => {
  const measureTransfer = async (
    visit: (server: Awaited<ReturnType<typeof startServer>>) => Promise<void>,
  ) => {
    const requestedSizes: number[] = [];
    const sentAnswers: AnswerRecord[] = [];
    const server = await startServer({
      root: site.root,
      port: 0,
      onAsked: () => requestedSizes.push(sentAnswers.length),
      onSent: (answer) => sentAnswers.push(answer),
    });
    await visit(server);
    await server.close();
    expect(requestedSizes).toHaveLength(sentAnswers.length);
    return sentAnswers;
  };

  it('is told one after another on the same connection, headers apart', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const headers = { 'accept-encoding': 'br' };
    let first = 0;
    let wholeSize = 0;
    const sentAnswers = await measureTransfer(async (server) => {
      const page = await sendRequest('/about/?a=1', { agent, headers }, server);
      first = page.body.length;
      await sendRequest('/img/a.png', { agent, headers }, server);
      await sendRequest('/no-existe', { agent, headers }, server);
      await sendRequest('/about/', { agent, headers, method: 'HEAD' }, server);
      agent.destroy();
      wholeSize = await countReceivedBytes('/about/?a=1', server);
    });
    expect(sentAnswers.map(({ path, status }) => [path, status])).toEqual([
      ['/about/?a=1', 200],
      ['/img/a.png', 200],
      ['/no-existe', 404],
      ['/about/', 200],
      ['/about/?a=1', 200],
    ]);
    const [page, , , onlyHeaders, raw] = sentAnswers;
    expect(page?.bytes).toBe(first);
    expect(page?.headerBytes).toBeGreaterThan(0);
    expect(onlyHeaders?.bytes).toBe(0);
    expect(onlyHeaders?.headerBytes).toBeGreaterThan(0);
    expect((raw?.bytes ?? 0) + (raw?.headerBytes ?? 0)).toBe(wholeSize);
  });

  it('says which ones had to be packed first, and how they were asked for', async () => {
    const sentAnswers = await measureTransfer(async (server) => {
      const headers = { 'accept-encoding': 'br', referer: 'http://a/' };
      await sendRequest('/about/', { headers }, server);
      await sendRequest('/about/', { headers }, server);
    });
    expect(sentAnswers.map(({ isPackedNow }) => isPackedNow)).toEqual([
      true,
      false,
    ]);
    expect(sentAnswers.map(({ asked }) => asked.referer)).toEqual([
      'http://a/',
      'http://a/',
    ]);
  });
});

it('tells a browser that its copy is still good', async () => {
  const { headers } = await sendRequest('/');
  const secondAnswer = await sendRequest('/', {
    headers: { 'if-none-match': headers.etag ?? '' },
  });
  expect(secondAnswer.status).toBe(304);
  expect(secondAnswer.headers['x-frame-options']).toBe('DENY');
});

it('sees a page that changed while it is running', async () => {
  const { headers } = await sendRequest('/sitemap.xml');
  await site.write({ 'sitemap.xml': '<urlset>new</urlset>' });
  const secondAnswer = await sendRequest('/sitemap.xml', {
    headers: { 'if-none-match': headers.etag ?? '' },
  });
  expect([secondAnswer.status, secondAnswer.body.toString()]).toEqual([
    200,
    '<urlset>new</urlset>',
  ]);
});

describe('under a base path', () => {
  let sub: Awaited<ReturnType<typeof startServer>>;

  beforeAll(async () => {
    sub = await startServer({ root: site.root, port: 0, base: '/sub/' });
  });
  afterAll(() => sub.close());

  it.each([
    ['/sub/', 200, undefined],
    ['/sub', 301, '/sub/'],
    ['/sub/about', 301, '/sub/about/'],
    ['/sub/home', 301, '/sub/'],
    ['/about/', 404, undefined],
    ['/subway/', 404, undefined],
    ['/sub/_headers', 404, undefined],
  ])('answers %s with %i', async (path, status, location) => {
    const answer = await sendRequest(path, {}, sub);
    expect([answer.status, answer.headers.location]).toEqual([
      status,
      location,
    ]);
  });

  it('matches header rules with the whole address', async () => {
    expect((await sendRequest('/sub/about/', {}, sub)).headers['x-base']).toBe(
      'sub',
    );
  });
});

it('says what to do when the port is taken', async () => {
  const otherServer = net.createServer();
  await new Promise<void>((resolve) => {
    otherServer.listen(0, '127.0.0.1', resolve);
  });
  const { port } = otherServer.address() as net.AddressInfo;
  await expect(startServer({ root: site.root, port })).rejects.toThrow(
    `El puerto ${String(port)} está ocupado por otro programa.\n  Ciérralo, o elige otro puerto: PORT=${String(port + 1)} npm run web`,
  );
  otherServer.close();
});

it('serves a folder without rules or 404 page', async () => {
  const bareFolder = await createTempFolder({ 'index.html': 'hola' });
  const plainServer = await startServer({ root: bareFolder.root, port: 0 });
  expect((await sendRequest('/', {}, plainServer)).status).toBe(200);
  const missing = await sendRequest('/x', {}, plainServer);
  expect([missing.status, missing.body.toString()]).toEqual([
    404,
    'No existe esta página.\n',
  ]);
  await plainServer.close();
  await bareFolder.remove();
});

it('publishes another build over the first, and none of its files is left', async () => {
  const next = await createTempFolder({
    'index.html': '<h1>Otra</h1>',
    '404.html': '<h1>No existe</h1>',
    'assets/js/main.3c4d.js': '// otra',
  });
  const open = await startServer({ root: site.root, port: 0 });
  await open.serve(next.root);
  expect((await sendRequest('/', {}, open)).body.toString()).toContain('Otra');
  expect((await sendRequest('/assets/js/main.1a2b.js', {}, open)).status).toBe(
    404,
  );
  expect((await sendRequest('/assets/js/main.3c4d.js', {}, open)).status).toBe(
    200,
  );
  await open.close();
  await next.remove();
});
