import { http, HttpResponse } from 'msw';
import { getPackList, getPackManifest } from '../client';
import { createServer } from '../../../testing/server';

const server = createServer();
const address = 'http://localhost/sub/paquetes.json';

it.each([
  [
    'a missing file',
    () => new HttpResponse(null, { status: 404 }),
    'not-found',
  ],
  ['a page instead', () => HttpResponse.html('<p>404</p>'), 'format'],
  ['another shape', () => HttpResponse.json({ packs: [1] }), 'format'],
])('refuses %s', async (_name, reply, kind) => {
  server.use(http.get(address, reply));
  await expect(getPackList('/sub/')).rejects.toMatchObject({ kind });
});

it('reads what the site offers, under its path, and past what the browser keeps', async () => {
  const list = { build: 'abc', packs: [] };
  let cache: RequestCache | undefined;
  server.use(
    http.get(address, ({ request }) => {
      ({ cache } = request);
      return HttpResponse.json(list);
    }),
  );
  await expect(getPackList('/sub/')).resolves.toEqual(list);
  expect(cache).toBe('no-store');
});

it('reads what a pack consists of', async () => {
  const manifest = {
    id: 'c',
    build: 'abc',
    files: [{ url: '/a.js', bytes: 3, wire: 2, hash: `${'A'.repeat(43)}=` }],
  };
  server.use(
    http.get('http://localhost/paquetes/c.1.json', () =>
      HttpResponse.json(manifest),
    ),
  );
  await expect(getPackManifest('/paquetes/c.1.json')).resolves.toEqual(
    manifest,
  );
});
