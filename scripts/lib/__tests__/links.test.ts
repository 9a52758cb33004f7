/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { createTempFolder } from '../__fixtures__/temp-folder.mjs';
import { parseSrcset, checkLinks } from '../links.mjs';

const HOME = '<link rel="canonical" href="https://docs.example/">';
const REDIRECT =
  '<meta http-equiv="refresh" content="0; url=/about/"><a href="/about/">x</a><link rel="canonical" href="https://docs.example/about/">';

let site: Awaited<ReturnType<typeof createTempFolder>>;

beforeEach(async () => {
  site = await createTempFolder({
    'index.html': HOME,
    'about/index.html': '<h2 id="qué-es">x</h2><a name="old"></a>',
    'home/index.html': REDIRECT,
    'img/a b.png': '',
    'rss.xml': '',
    '404.html': '<a href="/">x</a>',
  });
});

afterEach(() => site.remove());

async function findBrokenIn(html: string, base = '/') {
  await site.write({ 'page/index.html': html });
  const { broken } = await checkLinks(site.root, base);
  return broken
    .filter(({ file }) => file === 'page/index.html')
    .map(({ address, reason }) => `${address}: ${reason}`);
}

it.each([
  '<a href="/">x</a>',
  '<a href="/about/">x</a>',
  '<a href="/about/?a=1">x</a>',
  '<a href="/about/#qu%C3%A9-es">x</a>',
  '<a href="/about/#qué-es">x</a>',
  '<a href="/about/#old">x</a>',
  '<a href="../about/#old">x</a>',
  '<a href="/rss.xml">x</a>',
  '<a href="https://docs.example/about/">x</a>',
  '<a href="https://other.example/nada">x</a>',
  '<a href="mailto:a@b.c">x</a>',
  '<p id="here"><a href="#here">x</a><a href="#">x</a><a href="#top">x</a>',
  '<a href="/about/#:~:text=hola">x</a>',
  '<img src="/img/a%20b.png" srcset="/img/a%20b.png 1x, /img/a%20b.png 2x">',
  '<img src="data:image/png;base64,AAAA">',
  '<meta property="og:image" content="https://docs.example/img/a%20b.png">',
  '<svg><use href="#shape"></use><path id="shape"/></svg>',
])('accepts %s', async (html) => {
  expect(await findBrokenIn(html)).toEqual([]);
});

it.each([
  ['<a href="/nada/">x</a>', '/nada/: no existe el archivo nada/index.html'],
  ['<a href="/about">x</a>', '/about: le falta la barra final: /about/'],
  [
    '<a href="/about/#nada">x</a>',
    '/about/#nada: la página about/index.html no tiene el ancla #nada',
  ],
  [
    '<a href="#nada">x</a>',
    '#nada: la página page/index.html no tiene el ancla #nada',
  ],
  [
    '<a href="/home/">x</a>',
    '/home/: lleva a una redirección: enlaza la página nueva',
  ],
  [
    '<a href="http://other.example/">x</a>',
    'http://other.example/: usa http: en vez de https:',
  ],
  ['<a href="">x</a>', ': la dirección está vacía'],
  [
    '<a href="javascript:f()">x</a>',
    'javascript:f(): el esquema «javascript:» no se permite',
  ],
  ['<a href="/%E0%A4%A">x</a>', '/%E0%A4%A: la dirección no se entiende'],
  ['<a href="https://">x</a>', 'https://: la dirección no se entiende'],
  [
    '<a href="https://docs.example/nada/">x</a>',
    'https://docs.example/nada/: no existe el archivo nada/index.html',
  ],
  [
    '<img src="/img/nada.png">',
    '/img/nada.png: no existe el archivo img/nada.png',
  ],
  [
    '<img srcset="/img/a%20b.png 1x, /img/b.png 2x">',
    '/img/b.png: no existe el archivo img/b.png',
  ],
  [
    '<picture><source srcset="/img/b.webp"></picture>',
    '/img/b.webp: no existe el archivo img/b.webp',
  ],
  [
    '<link rel="stylesheet" href="/assets/a.css">',
    '/assets/a.css: no existe el archivo assets/a.css',
  ],
  [
    '<script src="/assets/a.js"></script>',
    '/assets/a.js: no existe el archivo assets/a.js',
  ],
  [
    '<video poster="/img/b.png"></video>',
    '/img/b.png: no existe el archivo img/b.png',
  ],
  [
    '<meta property="og:image" content="https://docs.example/b.png">',
    'https://docs.example/b.png: no existe el archivo b.png',
  ],
  [
    '<noscript><a href="/nada/">x</a></noscript>',
    '/nada/: no existe el archivo nada/index.html',
  ],
  [
    '<svg><use href="#nada"></use></svg>',
    '#nada: la página page/index.html no tiene el ancla #nada',
  ],
])('refuses %s', async (html, problem) => {
  expect(await findBrokenIn(html)).toEqual([problem]);
});

it('checks where a redirect page leads', async () => {
  await site.write({
    'home/index.html': REDIRECT.replaceAll('/about/', '/gone/'),
  });
  const { broken } = await checkLinks(site.root, '/');
  expect(broken.map(({ file, element }) => `${file} ${element}`)).toEqual([
    'home/index.html a',
    'home/index.html link',
    'home/index.html meta',
  ]);
});

it('wants addresses under the base path', async () => {
  expect(
    await findBrokenIn(
      '<a href="/sub/about/">x</a><a href="/about/">x</a>',
      '/sub/',
    ),
  ).toEqual(['/about/: no empieza por la ruta base /sub/']);
});

it('counts what it looked at', async () => {
  const { pages, links, broken } = await checkLinks(site.root, '/');
  expect({ pages, links, broken }).toEqual({ pages: 4, links: 5, broken: [] });
});

it('reads srcset', () => {
  expect(
    parseSrcset('/a.png 1x,\n /b.png 2x, data:image/png;base64,AA 3x'),
  ).toEqual(['/a.png', '/b.png', 'data:image/png;base64,AA']);
  expect(parseSrcset('')).toEqual([]);
});

describe('the command', () => {
  const script = path.resolve(__dirname, '../../check-links.mjs');
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [script, ...args], {
      encoding: 'utf8',
      env: { ...process.env, BASE_URL: '/' },
    });

  it('passes a sound site', () => {
    const { status, stdout } = run(site.root);
    expect(stdout).toBe('✓ Enlaces: 4 páginas, 5 direcciones, 0 rotas.\n');
    expect(status).toBe(0);
  });

  it('fails and names page, address and reason', async () => {
    await site.write({ 'page/index.html': '<a href="/nada/">x</a>' });
    const { status, stderr } = run(site.root);
    expect(stderr).toContain(
      '✗ page/index.html · <a> /nada/\n  no existe el archivo nada/index.html',
    );
    expect(status).toBe(1);
  });

  it('fails on an empty folder instead of finding no fault', async () => {
    const empty = await createTempFolder();
    const { status, stderr } = run(empty.root);
    expect(stderr).toContain('No hay páginas en');
    expect(status).toBe(1);
    await empty.remove();
  });

  it('takes the base path as a flag', () => {
    expect(run(site.root, '--base', '/sub/').status).toBe(1);
  });
});
