/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import redirectsPlugin from '..';
import { redirects as ours } from '../../../../config/redirects';
import type { Redirect } from '../../../../config/redirects';
import { createTempFolder } from '../../../../scripts/lib/__fixtures__/temp-folder.mjs';
import { parseHtml, getRefreshTarget } from '../../../../scripts/lib/html.mjs';
import { parseRedirects } from '../../../../scripts/lib/netlify-files.mjs';
import { renderRedirectPage } from '../html';
import { appendRedirects } from '../netlify';

let site: Awaited<ReturnType<typeof createTempFolder>>;

beforeEach(async () => {
  site = await createTempFolder({ 'index.html': '<!doctype html>' });
});

afterEach(() => site.remove());

const writePage = (file: string, text = '<!doctype html>') =>
  site.write({ [file]: text });

async function postBuild(
  redirects: readonly Redirect[],
  baseUrl = '/',
): Promise<void> {
  const plugin = redirectsPlugin({} as LoadContext, { redirects });
  const siteConfig = {
    baseUrl,
    url: 'https://example.org',
    title: 'Steve Labs',
  };
  await plugin.postBuild?.({
    outDir: site.root,
    siteConfig,
  } as Parameters<NonNullable<Plugin['postBuild']>>[0]);
}

const readBuiltFile = (file: string) =>
  readFile(path.join(site.root, file), 'utf8');

it('writes a page at the old address that leads to the new one', async () => {
  await writePage('articulos/reviews/rw1/index.html');
  await postBuild([{ from: '/article/dead', to: '/articulos/reviews/rw1/' }]);
  const html = await readBuiltFile('article/dead/index.html');
  expect(html).toContain('content="0; url=/articulos/reviews/rw1/"');
  expect(html).toContain(
    '<link rel="canonical" href="https://example.org/articulos/reviews/rw1/">',
  );
  expect(html).toContain('<a href="/articulos/reviews/rw1/">');
});

describe.each(['/', '/sub/'])('of the site under %s', (base) => {
  it.each(ours)(
    '$from leads to $to by its own page, and by a host that knows of redirects',
    async (redirect) => {
      const { from, to } = redirect;
      await writePage(`${to.slice(1)}index.html`);
      await postBuild([redirect], base);
      const html = await readBuiltFile(`${from}/index.html`);
      const target = `${base}${to.slice(1)}`;
      expect(getRefreshTarget(parseHtml(html))).toBe(target);
      expect(html).toContain(`<a href="${target}">`);

      expect(parseRedirects(await readBuiltFile('_redirects'))).toEqual([
        expect.objectContaining({
          from: `${base}${from.slice(1)}`,
          to: target,
          status: 301,
        }),
      ]);
    },
  );
});

it('respects the base path in page and _redirects', async () => {
  await postBuild([{ from: '/home', to: '/' }], '/sub/');
  const html = await readBuiltFile('home/index.html');
  expect(html).toContain('content="0; url=/sub/"');
  expect(html).toContain('href="https://example.org/sub/"');
  expect(await readBuiltFile('_redirects')).toBe('/sub/home /sub/ 301\n');
});

it('keeps the lines that _redirects already had', async () => {
  await writePage('_redirects', '/viejo /about/ 302');
  await postBuild([{ from: '/home', to: '/' }]);
  expect(await readBuiltFile('_redirects')).toBe(
    '/viejo /about/ 302\n/home / 301\n',
  );
});

it('lets an old address live beside pages of its folder', async () => {
  await writePage('3.1/stevelabs/program1/index.html');
  await postBuild([{ from: '/3.1', to: '/3.1/stevelabs/program1/' }]);
  expect(await readBuiltFile('3.1/index.html')).toContain('se mudó');
});

it('stops when the old address is a page of the site', async () => {
  await writePage('home/index.html');
  await expect(postBuild([{ from: '/home', to: '/' }])).rejects.toThrow(
    `Las redirecciones no encajan con el sitio construido:

config/redirects.ts · «/home → /»
  se esperaba: que /home no fuera una página del sitio; la redirección la taparía
  se encontró: build/home/index.html
  qué hacer: quita la redirección o cambia la ruta de la página`,
  );
});

it('stops when the new address does not exist, and writes nothing', async () => {
  await expect(
    postBuild([
      { from: '/home', to: '/' },
      { from: '/review', to: '/articulos/reviews/brotato/' },
    ]),
  ).rejects.toThrow(
    `config/redirects.ts · «/review → /articulos/reviews/brotato/»
  se esperaba: la página build/articulos/reviews/brotato/index.html
  se encontró: nada; esa página no existe en el sitio construido
  qué hacer: corrige «to» o crea la página`,
  );
  await expect(readBuiltFile('home/index.html')).rejects.toThrow('ENOENT');
});

it('stops when a redirect leads to another redirect', async () => {
  await expect(
    postBuild([
      { from: '/home', to: '/' },
      { from: '/inicio', to: '/home/' },
    ]),
  ).rejects.toThrow('«/inicio → /home/»');
});

it('writes HTML that html-validate:standard accepts', async () => {
  const validator = new HtmlValidate(
    new StaticConfigLoader({ extends: ['html-validate:standard'] }),
  );
  const report = await validator.validateString(
    renderRedirectPage({
      href: '/a?b=1&c="2"',
      canonical: 'https://example.org/a?b=1&c=%222%22',
      siteTitle: 'Steve & <Labs>',
    }),
  );
  expect(report.results.flatMap(({ messages }) => messages)).toEqual([]);
});

it('has language and title, and neither script nor style', () => {
  const html = renderRedirectPage({
    href: '/',
    canonical: 'https://example.org/',
    siteTitle: 'Steve Labs',
  });
  expect(html).toContain('<html lang="es">');
  expect(html).toContain('<title>Esta página se mudó | Steve Labs</title>');
  expect(html).not.toMatch(/<script|<style|style=| on\w+=/);
});

it('appends nothing but our lines to an empty file', () => {
  expect(appendRedirects('', [{ from: '/home', to: '/' }], '/')).toBe(
    '/home / 301\n',
  );
});
