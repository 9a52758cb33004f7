import { http, HttpResponse } from 'msw';
import { getSearchCatalog } from '../client';
import { createServer } from '../../../testing/server';

const server = createServer();
const address = 'http://localhost/sub/pagefind/catalog.json';

it('reads what the index of the site holds, under its path', async () => {
  const catalog = {
    words: '0printf 0vim',
    pages: { Guías: ['es_1', 'es_2'] },
    planned: ['es_2'],
    homes: { printf: ['es_1'] },
  };
  server.use(http.get(address, () => HttpResponse.json(catalog)));
  await expect(getSearchCatalog('/sub/')).resolves.toEqual(catalog);
});

it.each([
  [
    'a missing file',
    () => new HttpResponse(null, { status: 404 }),
    'not-found',
  ],
  ['a page instead', () => HttpResponse.html('<p>404</p>'), 'format'],
  ['another shape', () => HttpResponse.json({ words: [1] }), 'format'],
])('refuses %s', async (_name, reply, kind) => {
  server.use(http.get(address, reply));
  await expect(getSearchCatalog('/sub/')).rejects.toMatchObject({ kind });
});
