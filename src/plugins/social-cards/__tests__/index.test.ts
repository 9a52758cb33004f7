/** @jest-environment node */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import socialCardsPlugin from '..';
import { tempFolder } from '../../../../scripts/lib/__fixtures__/temp-folder.mjs';
import { listFiles } from '../../../../scripts/lib/files.mjs';

const GENERATOR = '<meta name="generator" content="Docusaurus v3.10.2">';

interface PageParts {
  readonly title?: string;
  readonly image?: string;
  readonly heading?: string;
}

const ogImage = (name: string, base = 'https://example.org/') =>
  `<meta property="og:image" content="${base}img/social/${name}.png">`;

const page = ({ title = '', image = '', heading = '' }: PageParts) =>
  `<!doctype html><html lang="es"><head>${GENERATOR}${title}${image}</head><body>${heading}</body></html>`;

const home = page({
  title: '<title>Steve Labs</title>',
  image: ogImage('inicio'),
  heading: '<h1>Steve Labs</h1>',
});

let site: Awaited<ReturnType<typeof tempFolder>>;

beforeEach(async () => {
  site = await tempFolder({ 'index.html': home });
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

const cards = async () =>
  (await listFiles(site.root)).filter((file) => file.endsWith('.png'));

it('draws the card that each page names', async () => {
  await site.write({
    'stevelabs/program1/salida/index.html': page({
      title: '<title>Salida | Steve Labs</title>',
      image: ogImage('stevelabs-program1-salida'),
      heading: '<h1>Salida</h1>',
    }),
    '404.html': page({
      title: '<title>Página no encontrada | Steve Labs</title>',
      image: ogImage('404'),
    }),
  });
  await postBuild();
  expect(await cards()).toEqual([
    'img/social/404.png',
    'img/social/inicio.png',
    'img/social/stevelabs-program1-salida.png',
  ]);
});

it('respects the base path', async () => {
  const base = 'https://example.org/sub/';
  await site.write({
    'index.html': home.replace(ogImage('inicio'), ogImage('inicio', base)),
    'about/index.html': page({
      title: '<title>Acerca de | Steve Labs</title>',
      image: ogImage('about', base),
    }),
  });
  await postBuild('/sub/');
  expect(await cards()).toEqual([
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
  expect(await cards()).toEqual(['img/social/inicio.png']);
});

describe('stops the build', () => {
  const failure = async () =>
    postBuild().then(
      () => 'no falló',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    );

  it('for a page without title', async () => {
    await site.write({
      'about/index.html': page({
        image: ogImage('about'),
        heading: '<h1>Acerca de</h1><svg><title>Un pingüino</title></svg>',
      }),
    });
    expect(await failure()).toMatchInlineSnapshot(`
     "Las tarjetas sociales no encajan con el sitio construido:

     about/index.html
       se esperaba: un <title> con texto
       se encontró: ninguno, o vacío
       qué hacer: da un título a la página (title en su front matter o en su Layout)"
    `);
    expect(await cards()).toEqual([]);
  });

  it('for a title that the font cannot draw', async () => {
    await site.write({
      'about/index.html': page({
        title: '<title>日本語 | Steve Labs</title>',
        image: ogImage('about'),
      }),
    });
    expect(await failure()).toMatchInlineSnapshot(`
     "Las tarjetas sociales no encajan con el sitio construido:

     about/index.html
       se esperaba: un título con letras del alfabeto latino
       se encontró: «日本語 | Steve Labs»
       qué hacer: escribe el título con letras, o amplía la fuente de src/plugins/social-cards/fonts"
    `);
  });

  it('for an og:image that is not the card, or is missing', async () => {
    await site.write({
      'about/index.html': page({
        title: '<title>Acerca de | Steve Labs</title>',
        image: ogImage('about') + ogImage('otra'),
      }),
      'news/index.html': page({
        title: '<title>Noticias | Steve Labs</title>',
      }),
    });
    expect(await failure()).toMatchInlineSnapshot(`
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
    const about = {
      title: '<title>Acerca de | Steve Labs</title>',
      image: ogImage('a-b'),
    };
    await site.write({
      'a/b/index.html': page(about),
      'a-b/index.html': page(about),
    });
    expect(await failure()).toMatchInlineSnapshot(`
     "Las tarjetas sociales no encajan con el sitio construido:

     a/b/index.html
       se esperaba: una tarjeta para cada página
       se encontró: img/social/a-b.png, que ya es la tarjeta de a-b/index.html
       qué hacer: cambia la ruta de una de las dos páginas"
    `);
  });

  it('when no page was rendered', async () => {
    await site.write({ 'index.html': '<title>Demo</title>' });
    expect(await failure()).toContain('No hay tarjetas sociales que dibujar');
  });
});
