/** @jest-environment node */
import { inflateSync } from 'node:zlib';
import type { Block, Book } from '../../tree';
import { findPdfFaults } from '../../check.mjs';
import { createTypesetter } from '../compile.mjs';
import { composeBook } from '../compose.mjs';
import { formatValue } from '../objects.mjs';
import { readObjects } from '../read.mjs';
import { writeSheet } from '../sheet.mjs';

const text = (value: string) => ({ type: 'text', value }) as const;
const paragraph = (value: string) =>
  ({ type: 'paragraph', children: [text(value)] }) as const;

const body: readonly Block[] = [
  paragraph('Hola, mundo.'),
  {
    type: 'paragraph',
    children: [
      { type: 'term', id: 'byte', children: [text('bytes')] },
      text(' y '),
      {
        type: 'reference',
        chapter: 'salida',
        anchor: 'ejercicio-uno',
        children: [text('el ejercicio')],
      },
    ],
  },
  { type: 'heading', level: 2, id: 'practica', children: [text('Practica')] },
  { type: 'figure', alt: 'Una caja vacía', src: 'caja' },
  {
    type: 'code',
    label: 'Código C',
    title: 'a.c',
    lines: [
      [
        { text: 'int', kind: 'keyword' },
        { text: ' a; // fi -> !=', kind: undefined },
      ],
      [{ text: '    return  0;', kind: undefined }],
    ],
  },
  {
    type: 'exercise',
    kind: 'exercise',
    id: 'ejercicio-uno',
    title: [text('Uno')],
    level: 'Calentamiento',
    statement: [paragraph('Haz algo.')],
    start: [],
    hints: [[paragraph('Mira.')]],
    answer: [paragraph('Así.')],
  },
  {
    type: 'heading',
    level: 2,
    id: 'comprueba-lo-aprendido',
    children: [text('Comprueba lo aprendido')],
  },
  {
    type: 'quiz',
    questions: [
      {
        kind: 'one',
        statement: [paragraph('¿Cuánto es?')],
        options: [
          { letter: 'a', children: [text('Uno')] },
          { letter: 'b', children: [text('Dos 日')] },
        ],
        reasons: [{ letter: 'b', isRight: true, children: [paragraph('Sí.')] }],
      },
    ],
  },
  { type: 'heading', level: 2, id: 'resumen', children: [text('Resumen')] },
  {
    type: 'list',
    isOrdered: false,
    start: 1,
    items: [[paragraph('Recuerda.')]],
  },
];

const createBook = (blocks: readonly Block[]): Book => ({
  id: 'c',
  title: 'Curso de C',
  subject: 'C',
  description: 'Un curso.',
  author: 'Ana',
  url: 'https://example.org/c/',
  revised: '2026-11-28',
  glossary: [
    { id: 'byte', term: 'byte', english: 'byte', definition: 'Ocho `bits`.' },
  ],
  parts: [
    {
      number: 1,
      title: 'Empezar',
      chapters: [
        {
          id: 'salida',
          number: 1,
          path: '/c/salida/',
          url: 'https://example.org/c/salida/',
          file: 'docs/c/salida.mdx',
          title: [text('Salida')],
          duration: [text('un rato')],
          requirements: [],
          objectives: [[text('Escribir.')]],
          revised: '2026-11-28',
          body: blocks,
        },
      ],
    },
  ],
});

const pictures = new Map([
  [
    'caja',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300"><rect width="9" height="9" fill="#12171d"/></svg>',
  ],
]);

const typesetter = createTypesetter(pictures);

const compileBook = async (blocks: readonly Block[]): Promise<Buffer> =>
  composeBook(createBook(blocks), await typesetter);

/** Lists the objects of a PDF, as text, with the data that is not compressed. */
const listObjects = (pdf: Buffer): string[] =>
  [...readObjects(pdf)].map(({ value, data }) => {
    const object = formatValue(value);
    return data && !object.includes('/FlateDecode')
      ? `${object}${data.toString()}`
      : object;
  });

const readText = (pdf: Buffer): string => listObjects(pdf).join('\n');

it('is PDF/UA-1, in Spanish, with tags, bookmarks, links and alternatives', async () => {
  const objects = readText(await compileBook(body));
  expect(objects).toMatch(/<pdfuaid:part>1</);
  expect(objects).toMatch(/\/Lang\s*\(es\)/);
  expect(objects).toMatch(/\/StructTreeRoot/);
  expect(objects).toMatch(/\/Outlines/);
  expect(objects).toContain('/Alt(Una caja vacía)');
  expect(objects).toContain('/Alt(Código QR de la página');
  for (const tag of ['H1', 'H2', 'H3', 'Code', 'L', 'Link', 'Figure'])
    expect(objects).toMatch(new RegExp(`/S\\s*/${tag}\\b`));
});

it('numbers the pages of all its pieces, and joins them in one file for each letter', async () => {
  const objects = listObjects(await compileBook(body));
  const pages = objects.filter((object) => object.includes('/Type/Page/'));
  // Cover, credits, contents, module, lesson and glossary.
  expect(pages.length).toBeGreaterThanOrEqual(6);
  expect(objects.join('\n')).toContain(`<xmpTPg:NPages>${pages.length}<`);
  const fonts = objects.flatMap(
    (object) => /\/Type0\/BaseFont\/\w+\+([\w-]+)/.exec(object)?.[1] ?? [],
  );
  expect(fonts.length).toBeGreaterThan(3);
  expect(new Set(fonts).size).toBe(fonts.length);
});

it('has a place for each link, and no title of a page that was dropped', async () => {
  const pdf = await compileBook(body);
  expect(findPdfFaults(pdf)).toEqual([]);
  const objects = readText(pdf);
  expect(objects).toMatch(/\/Dest\(salida--ejercicio-uno\)/);
  expect(objects).toMatch(/\/Contents\(Página \d+\)/);
  expect(objects).not.toContain('libro:');
  expect(objects.match(/\/Title\(Empezar\)/g)).toHaveLength(1);
  expect(objects.match(/\/S\/H1\b/g)).toHaveLength(3);
});

/** Lists what is drawn in a PDF, without its letters. */
const listDrawings = (pdf: Buffer): string[] =>
  [...readObjects(pdf)].flatMap(({ value, data }) =>
    data && formatValue(value).includes('/FlateDecode')
      ? [inflateSync(data).toString('latin1')]
      : [],
  );

it('says above each other page of a long program that it goes on, apart from what is read and copied', async () => {
  const createProgram = (length: number): Block => ({
    type: 'code',
    label: 'Código C',
    title: 'largo.c',
    lines: Array.from({ length }, (_, index) => [
      { text: `linea(${index});`, kind: undefined },
    ]),
  });
  /** Counts the bars, in their letter of seven points, that are only drawn. */
  const countRepeatedBars = async (program: Block) => {
    const pdf = await compileBook([program]);
    expect(findPdfFaults(pdf, { isBook: true })).toEqual([]);
    return listDrawings(pdf)
      .join('\n')
      .match(/\/Artifact BMC\n(?:(?!EMC)[^])*?\/f\d+ 7 Tf/g)?.length;
  };
  expect(await countRepeatedBars(createProgram(30))).toBeUndefined();
  expect(await countRepeatedBars(createProgram(140))).toBe(2);
});

/** Finds the broken programs of some text on pages of a few lines. */
async function findBrokenPrograms(text: string): Promise<string[]> {
  const { compile } = await typesetter;
  const pdf = compile(`
    #import "base.typ": *
    #set document(title: "Páginas de dos líneas")
    #show: base
    #set page(width: 150pt, height: 50pt, margin: 15pt)
    ${text}`);
  return findPdfFaults(pdf, { isBook: true }).filter((fault) =>
    fault.includes('programa'),
  );
}

it('tells a program that leaves a line alone before an empty one, and not code in a sentence', async () => {
  expect(
    await findBrokenPrograms(String.raw`#raw(block: true, "a\n\nb\nc")`),
  ).toEqual(['en la página 1 un programa partido deja una línea sola']);
  expect(
    await findBrokenPrograms(
      '#list[Uno dos tres cuatro cinco seis siete #raw("si (no cabe) en una sola línea, ni en dos")]',
    ),
  ).toEqual([]);
});

it('gives the same bytes for the same book, dated on its revision', async () => {
  const first = await compileBook(body);
  expect(Buffer.compare(first, await compileBook(body))).toBe(0);
  expect(readText(first)).toContain('2026-11-28');
});

it('stops at a picture without an alternative', async () => {
  await expect(
    compileBook([{ type: 'figure', alt: '', src: 'caja' }]),
  ).rejects.toThrow(/PDF\/UA-1/);
});

it('stops at a title that skips a level', async () => {
  await expect(
    compileBook([
      { type: 'heading', level: 4, id: 'a', children: [text('Tarde')] },
    ]),
  ).rejects.toThrow(/PDF\/UA-1/);
});

it('stops at a link that leads nowhere, with the file of its lesson', async () => {
  await expect(
    compileBook([
      {
        type: 'paragraph',
        children: [
          {
            type: 'reference',
            chapter: 'salida',
            anchor: 'no-existe',
            children: [text('ahí')],
          },
        ],
      },
    ]),
  ).rejects.toThrow(
    'docs/c/salida.mdx: el enlace a «salida--no-existe» no llega a ningún lugar del libro',
  );
});

it('stops at a sign that no letter of the book has', async () => {
  await expect(compileBook([paragraph('Un 🦊.')])).rejects.toThrow(
    /falta dibujar «🦊»/,
  );
});

it('makes a worksheet that needs nothing of the rest of the book', async () => {
  const { addPicture, compile } = await typesetter;
  const book = createBook(body);
  const [chapter] = book.parts[0]?.chapters ?? [];
  if (!chapter) throw new Error('The book has a chapter.');
  const source = writeSheet(chapter, book, addPicture);
  expect(source).not.toMatch(/#reference|#term/);
  expect(source).toMatch(/Recuerda\.[^]*Haz algo\.[^]*¿Cuánto es\?[^]*Así\./);
  expect(readText(compile(source))).toMatch(/<pdfuaid:part>1</);
});
