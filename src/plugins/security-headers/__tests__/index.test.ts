/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import securityHeadersPlugin from '..';
import { framablePages, hashedFolders } from '../../../../config/security';
import { createTempFolder } from '../../../../scripts/lib/__fixtures__/temp-folder.mjs';
import {
  collectHeaders,
  parseHeaders,
} from '../../../../scripts/lib/netlify-files.mjs';
import { hashScript } from '../policy';

const GENERATOR = '<meta name="generator" content="Docusaurus v3.10.2">';
const SITE_WIDE =
  '<script>document.documentElement.dataset.theme="dark"</script>';
const REDIRECT = '<meta http-equiv="refresh" content="0; url=/">';

const createPage = (body = '', head = SITE_WIDE) =>
  `<!doctype html><html lang="es"><head>${GENERATOR}${head}</head><body>${body}</body></html>`;

let site: Awaited<ReturnType<typeof createTempFolder>>;

beforeEach(async () => {
  site = await createTempFolder({ 'index.html': createPage() });
});

afterEach(() => site.remove());

async function postBuild(baseUrl = '/'): Promise<void> {
  const plugin = securityHeadersPlugin({} as LoadContext, {
    redirects: [{ from: '/3.1', to: '/about/' }],
  });
  await plugin.postBuild?.({
    outDir: site.root,
    siteConfig: { baseUrl, url: 'https://example.org' },
  } as Parameters<NonNullable<Plugin['postBuild']>>[0]);
}

const readBuiltFile = (file: string) =>
  readFile(path.join(site.root, file), 'utf8');

async function readBuiltHeaders(
  address: string,
): Promise<Record<string, string>> {
  return collectHeaders(parseHeaders(await readBuiltFile('_headers')), address);
}

it('allows the script of every page by its hash', async () => {
  await site.write({ 'about/index.html': createPage('<p>Hola</p>') });
  await postBuild();
  const { 'Content-Security-Policy': policy } =
    await readBuiltHeaders('/about/');
  expect(policy).toContain(
    `script-src 'self' 'wasm-unsafe-eval' ${hashScript('document.documentElement.dataset.theme="dark"')};`,
  );
  expect(policy).toContain("default-src 'none';");
  expect(policy).toContain("connect-src 'self' https://api.giphy.com");
  expect(policy).not.toMatch(/script-src [^;]*unsafe-inline|'unsafe-eval'/);
});

it('computes the hash that browsers compute', () => {
  expect(hashScript("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

it('caches hashed assets only', async () => {
  await postBuild();
  expect(
    (await readBuiltHeaders('/assets/js/main.abc.js'))['Cache-Control'],
  ).toBe('public, max-age=31536000, immutable');
  expect(
    (await readBuiltHeaders('/pagefind/index/es_1a2b.pf_index'))[
      'Cache-Control'
    ],
  ).toBe('public, max-age=31536000, immutable');
  expect(
    (await readBuiltHeaders('/pagefind/pagefind.js'))['Cache-Control'],
  ).toBe('public, max-age=0, must-revalidate');
  expect((await readBuiltHeaders('/'))['Cache-Control']).toBe(
    'public, max-age=0, must-revalidate',
  );
});

it('keeps lines within what Cloudflare Pages reads', async () => {
  await postBuild();
  const lines = (await readBuiltFile('_headers')).split('\n');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2000);
});

it.each([
  ['structured data', '<script type="application/ld+json">{"a":1}</script>'],
  ['a script of the site', '<script src="/assets/js/main.js" defer></script>'],
  ['a style attribute', '<p style="color:red">Hola</p>'],
  ['a link to another site', '<a href="https://pokeapi.co/">PokéAPI</a>'],
  [
    'code of the site by its full address',
    '<link rel="stylesheet" href="https://example.org/a.css">',
  ],
])('accepts %s on one page', async (_name, html) => {
  await site.write({ 'about/index.html': createPage(html) });
  await expect(postBuild()).resolves.toBeUndefined();
});

it.each([
  ['a redirect page', `<!doctype html>${REDIRECT}<title>x</title>`],
  ['a page that Docusaurus did not render', '<!doctype html><title>x</title>'],
])('does not expect the site-wide script in %s', async (_name, html) => {
  await site.write({ 'home/index.html': html });
  await expect(postBuild()).resolves.toBeUndefined();
});

it.each([
  [
    'an inline script',
    '<script>alert(1)</script>',
    'un <script> en línea que no está en todas las páginas: «alert(1)»',
  ],
  [
    'an inline module',
    '<script type="module">f()</script>',
    'un <script> en línea que no está en todas las páginas: «f()»',
  ],
  [
    'a style element',
    '<style>p { color: red }</style>',
    'un elemento <style>: «p { color: red }»',
  ],
  [
    'a style element for readers without JavaScript',
    '<noscript><style>p{}</style></noscript>',
    'un elemento <style>: «p{}»',
  ],
  [
    'an event attribute',
    '<button onclick="f()">x</button>',
    'el atributo onclick="f()" en <button>',
  ],
  [
    'a foreign script',
    '<script src="https://cdn.example.com/a.js"></script>',
    '<script> carga código de otro sitio: https://cdn.example.com/a.js',
  ],
  [
    'a foreign script without protocol',
    '<script src="//cdn.example.com/a.js"></script>',
    '<script> carga código de otro sitio: //cdn.example.com/a.js',
  ],
  [
    'a foreign style sheet',
    '<link rel="stylesheet" href="https://fonts.example.com/a.css">',
    '<link> carga código de otro sitio: https://fonts.example.com/a.css',
  ],
])('stops at %s on one page', async (_name, html, foundText) => {
  await site.write({ 'about/index.html': createPage(html) });
  await expect(postBuild()).rejects.toThrow(`se encontró: ${foundText}`);
  await expect(readBuiltFile('_headers')).rejects.toThrow('ENOENT');
});

it('stops when one page lacks the site-wide script', async () => {
  await site.write({ 'about/index.html': createPage('', '') });
  await expect(postBuild()).rejects.toThrow('build/index.html');
});

it('checks redirect pages for everything else', async () => {
  await site.write({ 'home/index.html': `${REDIRECT}<script>go()</script>` });
  await expect(postBuild()).rejects.toThrow('build/home/index.html');
});

it('tells a fault of many pages once, for the author', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e'])
    await site.write({
      [`${name}/index.html`]: createPage('<p onclick="f()">x</p>'),
    });
  await expect(postBuild()).rejects.toThrow(
    `La política de seguridad bloquearía partes del sitio construido:

build/a/index.html, build/b/index.html, build/c/index.html y 2 más
  se esperaba: nada que la política de seguridad (CSP) tenga que bloquear
  se encontró: el atributo onclick="f()" en <p>
  qué hacer: escucha el evento desde un componente`,
  );
});

it('stops when no page was rendered by Docusaurus', async () => {
  await site.write({ 'index.html': '<!doctype html><title>x</title>' });
  await expect(postBuild()).rejects.toThrow(
    'no hay ninguna página hecha por Docusaurus',
  );
});

describe('frames', () => {
  const [embeddedPage] = framablePages;

  it.each(['/', '/laboratorio/c/', `/${embeddedPage}otra/`, '/404.html'])(
    'of other sites may not show %s',
    async (address) => {
      await postBuild();
      const headers = await readBuiltHeaders(address);
      expect(headers['X-Frame-Options']).toBe('DENY');
      expect(headers['Content-Security-Policy']).toContain(
        "frame-ancestors 'none'",
      );
    },
  );

  it('of other sites may show the embedded program, which is as strict in all else', async () => {
    await postBuild('/sub/');
    const headers = await readBuiltHeaders(`/sub/${embeddedPage}`);
    const usual = await readBuiltHeaders('/sub/');
    expect(headers).not.toHaveProperty('X-Frame-Options');
    expect({ ...headers, 'X-Frame-Options': 'DENY' }).toEqual({
      ...usual,
      'Content-Security-Policy': usual['Content-Security-Policy']?.replace(
        "frame-ancestors 'none'",
        'frame-ancestors *',
      ),
    });
  });

  it('of other sites may show it with nginx too, and nothing else', async () => {
    await postBuild('/sub/');
    const conf = await readBuiltFile('_nginx/steve-labs.conf');
    const [before = '', after = ''] = conf.split(
      `location = /sub/${embeddedPage} {`,
    );
    const [ownHeaders = '', rest = ''] = after.split('\n}\n');
    expect(ownHeaders).toContain(
      `try_files /sub/${embeddedPage}index.html =404;`,
    );
    expect(ownHeaders).toContain('frame-ancestors *');
    expect(ownHeaders).toContain('Strict-Transport-Security');
    expect(ownHeaders).not.toContain('X-Frame-Options');
    for (const otherHeaders of [before, rest]) {
      expect(otherHeaders).toContain('X-Frame-Options');
      expect(otherHeaders).not.toContain('frame-ancestors *');
    }
  });
});

describe('the nginx configuration', () => {
  it('repeats the headers in every location', async () => {
    await postBuild();
    const conf = await readBuiltFile('_nginx/steve-labs.conf');
    const locations = conf.split(/^location /m).slice(1);
    // Counts the hidden files and `/`, then the hashed folders and the framable
    // pages.
    expect(locations).toHaveLength(
      2 + hashedFolders.length + framablePages.length,
    );
    for (const text of locations) {
      expect(text).toMatch(/add_header Content-Security-Policy ".+" always;/);
      expect(text).toMatch(/add_header Strict-Transport-Security ".+" always;/);
    }
  });

  it('redirects literal addresses, with or without trailing slash', async () => {
    await postBuild();
    expect(await readBuiltFile('_nginx/steve-labs.conf')).toContain(
      String.raw`rewrite "^/3\\.1/?$" /about/ permanent;`,
    );
  });

  it('respects the base path', async () => {
    await postBuild('/sub/');
    const conf = await readBuiltFile('_nginx/steve-labs.conf');
    expect(conf).toContain('error_page 404 /sub/404.html;');
    expect(conf).toContain('location ^~ /sub/assets/ {');
    expect(conf).toContain(
      String.raw`rewrite "^/sub/3\\.1/?$" /sub/about/ permanent;`,
    );
    expect(await readBuiltFile('_headers')).toContain('\n/sub/assets/*\n');
  });

  it('names no folder of the machine that built it', async () => {
    await postBuild();
    expect(await readBuiltFile('_nginx/steve-labs.conf')).not.toContain(
      site.root,
    );
  });
});
