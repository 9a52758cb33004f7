import { MemoryCacheStorage } from '../../testing/offline/cacheStorage';
import { renderSavedPages, readSavedPages } from '../savedPages';

const createPageResponse = (title: string, head = '') =>
  new Response(`<html><head><title>${title}</title>${head}</head></html>`, {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });

async function keep(
  storage: MemoryCacheStorage,
  name: string,
  entries: Readonly<Record<string, Response>>,
): Promise<void> {
  const cache = await storage.open(name);
  for (const [url, response] of Object.entries(entries))
    await cache.put(url, response);
}

let storage: MemoryCacheStorage;
const read = (baseUrl = '/') => readSavedPages(storage, baseUrl);

beforeEach(() => {
  storage = new MemoryCacheStorage();
});

it('writes what a title may hold as text, not as HTML', () => {
  expect(renderSavedPages([{ url: '/a/"x"/', title: '<b> & "c"' }])).toBe(
    '<ul><li><a href="/a/&quot;x&quot;/">&lt;b&gt; &amp; &quot;c&quot;</a></li></ul>',
  );
});

it('says so when nothing is kept', () => {
  expect(renderSavedPages([])).toMatch(/Todavía ninguna/);
});

it('lists visited pages, the latest before, then those of the packs, each once', async () => {
  await keep(storage, 'steve-labs:/:pack:c', {
    '/c/uno/': createPageResponse('Uno | Steve Labs'),
    '/c/dos/': createPageResponse('Dos | Steve Labs'),
    '/c/tres/': createPageResponse('Tres | Steve Labs'),
  });
  await keep(storage, 'steve-labs:/:pages', {
    '/articulos/rc1/': createPageResponse('Recuerdos'),
    '/c/dos/': createPageResponse('Dos | Steve Labs'),
  });
  expect((await read()).map(({ title }) => title)).toEqual([
    'Dos',
    'Recuerdos',
    'Uno',
    'Tres',
  ]);
});

it('leaves out what is no page: files, redirections, itself, other sites of this host', async () => {
  await keep(storage, 'steve-labs:/:pages', {
    '/assets/a.js': new Response('x'),
    '/paquetes/c/': new Response('{}'),
    '/home/': createPageResponse(
      'Inicio',
      '<meta http-equiv=refresh content="0; url=/">',
    ),
    '/sin-conexion/': createPageResponse('Sin conexión'),
    '/?q=1': createPageResponse('Con consulta'),
    '/': createPageResponse('Steve Labs'),
  });
  await keep(storage, 'steve-labs:/sub/:pages', {
    '/sub/a/': createPageResponse('Otro'),
  });
  expect(await read()).toEqual([{ url: '/', title: 'Steve Labs' }]);
  expect(await read('/sub/')).toEqual([{ url: '/sub/a/', title: 'Otro' }]);
});

it('reads a title back as it was before it was written', async () => {
  await keep(storage, 'steve-labs:/:pages', {
    '/a/': createPageResponse('&amp;&amp; y &lt;stdio.h&gt; | Steve Labs'),
  });
  expect(await read()).toEqual([{ url: '/a/', title: '&& y <stdio.h>' }]);
});
