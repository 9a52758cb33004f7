/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createTempFolder } from '../../__fixtures__/temp-folder.mjs';
import { offerBooks } from '../offer.mjs';

it('adds to each course its own books and worksheets, under the base of the site, and leaves the extras as they are', async () => {
  const site = await createTempFolder({
    'libros/c.pdf': '',
    'paquetes.json': JSON.stringify({
      build: 'x',
      packs: [
        { id: 'c', course: 'c', manifest: '/sub/paquetes/c.json' },
        { id: 'c-linux', course: null, manifest: '/sub/paquetes/d.json' },
      ],
    }),
  });
  await offerBooks(site.root, 'libros', [
    { name: 'c.pdf', bytes: 5 },
    { name: 'c.epub', bytes: 3 },
    {
      name: 'hoja-c-salida.pdf',
      bytes: 1,
      sheet: {
        course: 'c',
        module: 'Empezar',
        lesson: '/c/salida/',
        title: 'Hola mundo',
      },
    },
    {
      name: 'hoja-c-datos.pdf',
      bytes: 2,
      sheet: {
        course: 'c',
        module: 'Datos',
        lesson: '/c/datos/',
        title: 'Variables',
      },
    },
    { name: 'linux.pdf', bytes: 4 },
  ]);
  expect(
    JSON.parse(readFileSync(`${site.root}/paquetes.json`, 'utf8')),
  ).toEqual({
    build: 'x',
    packs: [
      {
        id: 'c',
        course: 'c',
        manifest: '/sub/paquetes/c.json',
        books: [
          { kind: 'PDF', path: '/sub/libros/c.pdf', bytes: 5 },
          { kind: 'EPUB', path: '/sub/libros/c.epub', bytes: 3 },
        ],
        sheets: { list: '/sub/libros/hojas-c.json', count: 2 },
      },
      { id: 'c-linux', course: null, manifest: '/sub/paquetes/d.json' },
    ],
  });
  expect(
    JSON.parse(readFileSync(`${site.root}/libros/hojas-c.json`, 'utf8')),
  ).toEqual({
    modules: [
      {
        title: 'Empezar',
        sheets: [
          {
            lesson: '/c/salida/',
            title: 'Hola mundo',
            path: '/sub/libros/hoja-c-salida.pdf',
            bytes: 1,
          },
        ],
      },
      {
        title: 'Datos',
        sheets: [
          {
            lesson: '/c/datos/',
            title: 'Variables',
            path: '/sub/libros/hoja-c-datos.pdf',
            bytes: 2,
          },
        ],
      },
    ],
  });
  await site.remove();
});
