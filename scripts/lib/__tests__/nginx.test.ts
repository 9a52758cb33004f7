/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createTempFolder } from '../__fixtures__/temp-folder.mjs';
import {
  listDifferences,
  listExpectedAnswers,
  prepareNginx,
} from '../nginx.mjs';

let site: Awaited<ReturnType<typeof createTempFolder>>;

beforeEach(async () => {
  site = await createTempFolder({
    'index.html': '',
    'a/b/c/index.html': '',
    'old/x/y/z/index.html': '',
    'assets/js/main.1a.js': '',
    'img/a.png': '',
    'sitemap.xml': '',
    _headers:
      '/*\n  X-A: 1\n  Cache-Control: no\n/assets/*\n  Cache-Control: yes\n',
    _redirects: '/old/x/y/z /a/b/c/ 301\n',
  });
});

afterEach(() => site.remove());

it('expects one address of each kind, with the headers of the file', async () => {
  const expected = await listExpectedAnswers(site.root, '/');
  const summaries = expected.map(({ address, status, headers }) =>
    [status, address, headers['Cache-Control'], headers['Location']]
      .join(' ')
      .trim(),
  );
  expect(summaries).toEqual([
    '200 / no',
    '200 /a/b/c/ no',
    '200 /assets/js/main.1a.js yes',
    '200 /img/a.png no',
    '200 /sitemap.xml no',
    '404 /no-existe/nunca/ no',
    '404 /assets/js/no-existe.js no',
    '404 /assets/ no',
    '404 /_headers no',
    '404 /_redirects no',
    '404 /_nginx/steve-labs.conf no',
    '301 /a/b/c no /a/b/c/',
    '301 /old/x/y/z no /a/b/c/',
    '301 /old/x/y/z/ no /a/b/c/',
  ]);
  expect(expected[0]?.headers).toEqual({
    'X-A': '1',
    'Cache-Control': 'no',
    'Content-Type': 'text/html; charset=utf-8',
  });
});

it('names every difference', () => {
  const expected = {
    kind: '',
    address: '/',
    status: 200,
    headers: { 'X-A': '1', 'X-B': '2' },
  };
  expect(
    listDifferences(expected, {
      status: 200,
      headers: new Headers({ 'x-a': '1', 'x-b': '2', 'x-c': '3' }),
    }),
  ).toEqual([]);
  expect(
    listDifferences(expected, {
      status: 500,
      headers: new Headers({ 'x-a': '9' }),
    }),
  ).toEqual([
    'se esperaba el estado 200 y llegó 500',
    'X-A: se esperaba «1» y llegó «9»',
    'X-B: se esperaba «2» y llegó «nada»',
  ]);
});

it.each(['/', '/sub/'])('lays out a document root under %s', async (base) => {
  const { root: folder, remove } = await createTempFolder();
  const config = await prepareNginx({
    folder,
    root: site.root,
    base,
    port: 8080,
  });
  const text = await readFile(config, 'utf8');
  expect(text).toContain('listen 127.0.0.1:8080;');
  expect(text).toContain(`include ${site.root}/_nginx/steve-labs.conf;`);
  expect(
    await readFile(path.join(folder, 'www', base, '_redirects'), 'utf8'),
  ).toContain('/old');
  await remove();
});
