/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createTempFolder } from '../../__fixtures__/temp-folder.mjs';
import { offerBooks } from '../offer.mjs';

it('adds to each course its own books, under the base of the site, and leaves the extras as they are', async () => {
  const site = await createTempFolder({
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
    { name: 'hoja-c-salida.pdf', bytes: 1 },
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
      },
      { id: 'c-linux', course: null, manifest: '/sub/paquetes/d.json' },
    ],
  });
  await site.remove();
});
