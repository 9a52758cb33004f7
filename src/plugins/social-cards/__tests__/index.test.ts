/** @jest-environment node */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import socialCardsPlugin from '..';
import { createTempFolder } from '../../../../scripts/lib/__fixtures__/temp-folder.mjs';
import { listFiles } from '../../../../scripts/lib/files.mjs';

const GENERATOR = '<meta name="generator" content="Docusaurus v3.10.2">';

interface PageParts {
  readonly title?: string;
  readonly image?: string;
  readonly heading?: string;
}

const createOgImage = (name: string, base = 'https://example.org/') =>
  `<meta property="og:image" content="${base}img/social/${name}.png">`;

const createPage = ({ title = '', image = '', heading = '' }: PageParts) =>
  `<!doctype html><html lang="es"><head>${GENERATOR}${title}${image}</head><body>${heading}</body></html>`;

const home = createPage({
  title: '<title>Steve Labs</title>',
  image: createOgImage('inicio'),
  heading: '<h1>Steve Labs</h1>',
});

let site: Awaited<ReturnType<typeof createTempFolder>>;

beforeEach(async () => {
  site = await createTempFolder({ 'index.html': home });
});

afterEach(() => site.remove());

async function postBuild(baseUrl = '/'): Promise<void> {
  const plugin = socialCardsPlugin({
    siteDir: path.dirname(site.root),
  } as LoadContext);
  await plugin.postBuild?.({
    outDir: site.root,
    siteConfig: {
      baseUrl,
      url: 'https://example.org',
      title: 'Steve Labs',
      tagline: 'Linux y C desde cero, en español',
    },
  } as Parameters<NonNullable<Plugin['postBuild']>>[0]);
}

const listCards = async () =>
  (await listFiles(site.root)).filter((file) => file.endsWith('.png'));

it('draws the card that each page names', async () => {
  await site.write({
    'stevelabs/program1/salida/index.html': createPage({
      title: '<title>Salida | Steve Labs</title>',
      image: createOgImage('stevelabs-program1-salida'),
      heading: '<h1>Salida</h1>',
    }),
    '404.html': createPage({
      title: '<title>Página no encontrada | Steve Labs</title>',
      image: createOgImage('404'),
    }),
  });
  await postBuild();
  expect(await listCards()).toEqual([
    'img/social/404.png',
    'img/social/inicio.png',
    'img/social/stevelabs-program1-salida.png',
  ]);
});

it('respects the base path', async () => {
  const base = 'https://example.org/sub/';
  await site.write({
    'index.html': home.replace(
      createOgImage('inicio'),
      createOgImage('inicio', base),
    ),
    'about/index.html': createPage({
      title: '<title>Acerca de | Steve Labs</title>',
      image: createOgImage('about', base),
    }),
  });
  await postBuild('/sub/');
  expect(await listCards()).toEqual([
    'img/social/about.png',
    'img/social/inicio.png',
  ]);
});

it('skips redirects and files that Docusaurus did not render', async () => {
  await site.write({
    'home/index.html': `${GENERATOR}<meta http-equiv="refresh" content="0; url=/"><title>Se mudó</title>`,
    'half-written/index.html': '',
    'img/demo.html': '<title>Demo</title>',
  });
  await postBuild();
  expect(await listCards()).toEqual(['img/social/inicio.png']);
});

describe('stops the build', () => {
  const readFailure = async () =>
    postBuild().then(
      () => 'no falló',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    );

  it('for a page without title', async () => {
    await site.write({
      'about/index.html': createPage({
        image: createOgImage('about'),
        heading: '<h1>Acerca de</h1><svg><title>Un pingüino</title></svg>',
      }),
    });
    expect(await readFailure()).toMatchInlineSnapshot(`
     "Las tarjetas sociales no encajan con el sitio construido:

     about/index.html
       se esperaba: un <title> con texto
       se encontró: ninguno, o vacío
       qué hacer: da un título a la página (title en su front matter o en su Layout)"
    `);
    expect(await listCards()).toEqual([]);
  });

  it('for a title that the font cannot draw', async () => {
    await site.write({
      'about/index.html': createPage({
        title: '<title>日本語 | Steve Labs</title>',
        image: createOgImage('about'),
      }),
    });
    expect(await readFailure()).toMatchInlineSnapshot(`
     "Las tarjetas sociales no encajan con el sitio construido:

     about/index.html
       se esperaba: un título con letras del alfabeto latino
       se encontró: «日本語 | Steve Labs»
       qué hacer: escribe el título con letras, o amplía la fuente de src/plugins/social-cards/fonts"
    `);
  });

  it('for an og:image that is not the card, or is missing', async () => {
    await site.write({
      'about/index.html': createPage({
        title: '<title>Acerca de | Steve Labs</title>',
        image: createOgImage('about') + createOgImage('otra'),
      }),
      'news/index.html': createPage({
        title: '<title>Noticias | Steve Labs</title>',
      }),
    });
    expect(await readFailure()).toMatchInlineSnapshot(`
     "Las tarjetas sociales no encajan con el sitio construido:

     about/index.html
       se esperaba: og:image https://example.org/img/social/about.png
       se encontró: https://example.org/img/social/about.png, https://example.org/img/social/otra.png
       qué hacer: quita la imagen propia de la página o corrige src/theme/SiteMetadata

     news/index.html
       se esperaba: og:image https://example.org/img/social/news.png
       se encontró: ningún og:image
       qué hacer: quita la imagen propia de la página o corrige src/theme/SiteMetadata"
    `);
  });

  it('for two pages with one card', async () => {
    const aboutPage = {
      title: '<title>Acerca de | Steve Labs</title>',
      image: createOgImage('a-b'),
    };
    await site.write({
      'a/b/index.html': createPage(aboutPage),
      'a-b/index.html': createPage(aboutPage),
    });
    expect(await readFailure()).toMatchInlineSnapshot(`
     "Las tarjetas sociales no encajan con el sitio construido:

     a/b/index.html
       se esperaba: una tarjeta para cada página
       se encontró: img/social/a-b.png, que ya es la tarjeta de a-b/index.html
       qué hacer: cambia la ruta de una de las dos páginas"
    `);
  });

  it('when no page was rendered', async () => {
    await site.write({ 'index.html': '<title>Demo</title>' });
    expect(await readFailure()).toContain(
      'No hay tarjetas sociales que dibujar',
    );
  });
});
