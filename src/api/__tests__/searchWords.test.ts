import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { getSearchWords } from '../searchWords/client';

const server = setupServer();
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const address = 'http://localhost/sub/pagefind/words.json';

it('reads the words of the site under its path', async () => {
  server.use(http.get(address, () => HttpResponse.json(['printf', 'vim'])));
  await expect(getSearchWords('/sub/')).resolves.toEqual(['printf', 'vim']);
});

it.each([
  [
    'a missing file',
    () => new HttpResponse(null, { status: 404 }),
    'not-found',
  ],
  ['a page instead', () => HttpResponse.html('<p>404</p>'), 'format'],
  ['another shape', () => HttpResponse.json({ words: [] }), 'format'],
])('refuses %s', async (_name, reply, kind) => {
  server.use(http.get(address, reply));
  await expect(getSearchWords('/sub/')).rejects.toMatchObject({ kind });
});
