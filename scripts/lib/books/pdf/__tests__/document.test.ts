/** @jest-environment node */
import type { Block, Book } from '../../tree';
import { readPdf } from '../../check.mjs';
import { writeBook } from '../book.mjs';
import { createTypesetter } from '../compile.mjs';
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

async function compileBook(blocks: readonly Block[]): Promise<Buffer> {
  const { addPicture, compile } = await typesetter;
  return compile(writeBook(createBook(blocks), addPicture));
}

/** Writes a text as a PDF does when it has letters outside ASCII. */
const encodeText = (value: string) =>
  `<FEFF${Buffer.from(value, 'utf16le').swap16().toString('hex').toUpperCase()}>`;

it('is PDF/UA-1, in Spanish, with tags, bookmarks, links and alternatives', async () => {
  const objects = readPdf(await compileBook(body));
  expect(objects).toMatch(/<pdfuaid:part>1</);
  expect(objects).toMatch(/\/Lang\s*\(es\)/);
  expect(objects).toMatch(/\/StructTreeRoot/);
  expect(objects).toMatch(/\/Outlines/);
  expect(objects).toContain(`/Alt ${encodeText('Una caja vacía')}`);
  expect(objects).toContain(
    `/Alt ${encodeText('Código QR de la página').slice(0, -1)}`,
  );
  for (const tag of ['H1', 'H2', 'H3', 'Code', 'L', 'Link', 'Figure'])
    expect(objects).toMatch(new RegExp(`/S\\s*/${tag}\\b`));
});

it('gives the same bytes for the same book, dated on its revision', async () => {
  const first = await compileBook(body);
  expect(Buffer.compare(first, await compileBook(body))).toBe(0);
  expect(readPdf(first)).toContain('2026-11-28');
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
  expect(readPdf(compile(source))).toMatch(/<pdfuaid:part>1</);
});
