/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { createTempFolder } from '../../../__fixtures__/temp-folder.mjs';
import { createBook, paragraph } from '../__fixtures__/book';
import type { findEpubFaults } from '../check.mjs';
import { createEpub } from '../index.mjs';
import { packBook } from '../zip.mjs';

const root = path.resolve(__dirname, '../../../../..');

type Faults = Awaited<ReturnType<typeof findEpubFaults>>;

const script = `
import { readFile } from 'node:fs/promises';
import { findEpubFaults } from './scripts/lib/books/epub/check.mjs';
const [...files] = process.argv.slice(1);
const faults = await Promise.all(files.map(async (file) => findEpubFaults(await readFile(file))));
console.log(JSON.stringify(faults));
`;

/**
 * Checks books in a process of their own: Jest cannot load the XML library of
 * the checker.
 */
async function findFaults(
  books: readonly Uint8Array[],
): Promise<readonly Faults[]> {
  const names = books.map((_, index) => `${index}.epub`);
  const folder = await createTempFolder(
    Object.fromEntries(books.map((book, index) => [`${index}.epub`, book])),
  );
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      script,
      ...names.map((name) => path.join(folder.root, name)),
    ],
    { cwd: root, encoding: 'utf8' },
  );
  await folder.remove();
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Faults[];
}

let good: Uint8Array;
let files: Record<string, string>;

beforeAll(async () => {
  good = await createEpub(createBook(), { root });
  files = Object.fromEntries(
    Object.entries(unzipSync(good)).map(([name, bytes]) => [
      name,
      strFromU8(bytes),
    ]),
  );
}, 60_000);

/** Packs the good book after a change in one of its files. */
function breakBook(file: string, from: string, to: string): Uint8Array {
  const text = files[file] ?? '';
  expect(text).toContain(from);
  const { mimetype, ...entries } = unzipSync(good);
  expect(mimetype).toBeDefined();
  entries[file] = strToU8(text.replace(from, to));
  return packBook(
    Object.entries(entries).map(([name, content]) => ({
      path: name,
      content,
    })),
  );
}

const chapter = 'EPUB/leccion-bucles.xhtml';

it('refuses broken books and accepts a good one with blocks of every kind', async () => {
  const brokenBooks = {
    link: breakBook(chapter, '#ejercicio-recibo', '#ejercicio-otro'),
    markup: breakBook(chapter, '</h1>', ''),
    'repeated id': breakBook(chapter, 'id="paso-nivel"', 'id="guardar"'),
    date: breakBook('EPUB/package.opf', '-28T00:00:00Z', '-28'),
    'missing file': breakBook(chapter, 'href="estilo.css"', 'href="a.css"'),
  };
  const [first, ...faults] = await findFaults([
    good,
    ...Object.values(brokenBooks),
  ]);
  expect(first).toEqual([]);
  const accepted = Object.keys(brokenBooks).filter(
    (_, index) => faults[index]?.length === 0,
  );
  expect(accepted).toEqual([]);
}, 60_000);

it('gives the same bytes twice', async () => {
  const again = await createEpub(createBook(), { root });
  expect(Buffer.from(again).equals(good)).toBe(true);
}, 60_000);

it('sets no colour, so that those of the reader hold', () => {
  expect(files['EPUB/estilo.css']).not.toMatch(
    /background[\w-]*:|\bcolor:(?! inherit)|#[\da-f]{3}/,
  );
});

it('has a rule for each indent that a line of code may have', async () => {
  const deep = [0, 2, 4, 6, 8, 10, 12, 30].map((spaces) => ({
    type: 'preformatted' as const,
    text: `${' '.repeat(spaces)}x`,
  }));
  const book = unzipSync(await createEpub(createBook(deep), { root }));
  const used = strFromU8(book[chapter] ?? new Uint8Array()).match(
    /indent-\d+/g,
  );
  expect(used).toHaveLength(7);
  for (const name of used ?? [])
    expect(files['EPUB/estilo.css']).toContain(`.${name} {`);
}, 60_000);

it('leads from each term of the glossary to its first use', () => {
  expect(files['EPUB/glosario.xhtml']).toContain(
    '<a href="leccion-bucles.xhtml#uso-variable">Capítulo 1</a>',
  );
  expect(files[chapter]).toContain('href="glosario.xhtml#termino-variable"');
});

it('does not lead to a term that no chapter uses', async () => {
  const book = unzipSync(
    await createEpub(createBook([paragraph('Nada.')]), { root }),
  );
  expect(
    strFromU8(book['EPUB/glosario.xhtml'] ?? new Uint8Array()),
  ).not.toContain('href="leccion-');
}, 60_000);

it('names its parts and chapters in the contents, for readers new and old', () => {
  expect(files['EPUB/indice.xhtml']).toContain(
    '<a href="leccion-salida.xhtml">2. Lección «salida» &amp; más</a>',
  );
  expect(files['EPUB/toc.ncx']).toContain('Módulo 1. Empezar');
});

it('lists the pages that it marks', () => {
  expect(files['EPUB/indice.xhtml']).toContain(
    '<a href="leccion-bucles.xhtml#pagina-1">1</a>',
  );
});

it('keeps the text of every block', () => {
  const text = (files[chapter] ?? '').replaceAll(/<[^>]*>/g, '');
  for (const words of [
    'Guarda a menudo.',
    'Algo más.',
    'Descansa.',
    'Una cita',
  ])
    expect(text).toContain(words);
});
