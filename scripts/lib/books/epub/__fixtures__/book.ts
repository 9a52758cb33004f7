import type { Block, Book, Chapter, Figure, Inline, Lesson } from '../../tree';

export const say = (value: string): readonly Inline[] => [
  { type: 'text', value },
];

export const paragraph = (value: string): Block => ({
  type: 'paragraph',
  children: say(value),
});

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20" role="img" aria-label="Caja"><title>Caja</title><defs><marker id="punta"/></defs><path d="M0 0h9" marker-end="url(#punta)"/><text x="2" y="9" xml:space="preserve">a &lt; b</text></svg>';

const DRAWING_SRC = `data:image/svg+xml;base64,${Buffer.from(SVG).toString('base64')}`;

export const drawing: Figure = {
  type: 'figure',
  alt: 'Una caja & su valor',
  src: DRAWING_SRC,
};

/** Drawings of the test book, by their `src`. */
export const pictures: ReadonlyMap<string, string> = new Map([
  [DRAWING_SRC, SVG],
]);

/** Blocks of every kind. */
export const everyBlock: readonly Block[] = [
  { type: 'heading', level: 2, id: 'guardar', children: say('Guardar') },
  {
    type: 'paragraph',
    children: [
      { type: 'text', value: 'Si a < b, ' },
      { type: 'inlineCode', value: 'a && b' },
      { type: 'keyboard', value: 'Ctrl+C' },
      { type: 'strong', children: say('fuerte') },
      { type: 'emphasis', children: say('suave') },
      { type: 'term', id: 'variable', children: say('variable') },
      {
        type: 'reference',
        chapter: 'salida',
        anchor: 'ejercicio-recibo',
        children: say('el recibo'),
      },
      {
        type: 'link',
        url: 'https://example.org/laboratorio/?a=1&b=2',
        children: say('el laboratorio'),
      },
      { type: 'break' },
    ],
  },
  {
    type: 'list',
    isOrdered: true,
    start: 3,
    items: [
      [paragraph('tres')],
      [paragraph('cuatro'), paragraph('y algo más')],
    ],
  },
  { type: 'quote', children: [paragraph('Una cita')] },
  {
    type: 'table',
    caption: say('Lo que tiene que salir'),
    head: [
      [
        { isHeader: true, isNumber: false, children: [] },
        { isHeader: true, isNumber: false, children: [paragraph('Sale')] },
      ],
    ],
    body: [
      [
        { isHeader: true, isNumber: false, children: [paragraph('caso')] },
        { isHeader: false, isNumber: true, children: [paragraph('7')] },
      ],
    ],
  },
  {
    type: 'code',
    label: 'Código C',
    title: 'cuenta.c',
    lines: [
      [
        { text: 'int', kind: 'keyword' },
        { text: ' main(void) {', kind: undefined },
      ],
      [],
      [
        { text: '    return 0; ', kind: undefined },
        { text: '// <fin>', kind: 'comment' },
      ],
    ],
  },
  {
    type: 'session',
    label: 'Terminal',
    title: undefined,
    lines: [
      {
        prompt: [{ text: '$ ', kind: 'prompt' }],
        parts: [{ text: 'ls', kind: undefined }],
      },
      { prompt: [], parts: [{ text: 'a.txt', kind: undefined }] },
    ],
  },
  { type: 'preformatted', text: '1\n2\n' },
  {
    type: 'output',
    label: say('Salida esperada'),
    children: [{ type: 'preformatted', text: 'Hola' }],
  },
  drawing,
  {
    type: 'admonition',
    kind: 'tip',
    title: say('Consejo'),
    children: [paragraph('Guarda a menudo.')],
  },
  { type: 'details', summary: say('Más'), children: [paragraph('Algo más.')] },
  { type: 'pause', children: [paragraph('Descansa.')] },
  {
    type: 'quiz',
    questions: [
      {
        kind: 'one',
        statement: [paragraph('¿Cuál?')],
        options: [
          { letter: 'a', children: say('esta') },
          { letter: 'b', children: say('esa') },
        ],
        reasons: [
          { letter: 'a', isRight: true, children: [paragraph('Porque sí.')] },
          { letter: 'b', isRight: false, children: [paragraph('Pues no.')] },
        ],
      },
      {
        kind: 'typed',
        statement: [paragraph('Se llama ___.')],
        options: [],
        reasons: [
          { letter: undefined, isRight: true, children: [paragraph('printf')] },
        ],
      },
    ],
  },
  {
    type: 'exercise',
    kind: 'step',
    id: 'paso-nivel',
    title: say('Predice la salida'),
    level: undefined,
    statement: [paragraph('¿Qué sale?')],
    start: [],
    hints: [[paragraph('Mira el 3.')]],
    answer: [paragraph('Sale 3.')],
  },
  {
    type: 'exercise',
    kind: 'exercise',
    id: 'ejercicio-antorcha',
    title: say('La antorcha'),
    level: 'Calentamiento',
    statement: [paragraph('Escribe un programa.')],
    start: [{ type: 'preformatted', text: 'int main' }],
    hints: [
      [paragraph('Primera pista.')],
      [paragraph('Segunda pista.')],
      [paragraph('Tercera pista.')],
    ],
    answer: [paragraph('Solución.')],
  },
];

const lesson: Lesson = {
  title: say('Bucles en C'),
  duration: say('dos ratos'),
  requirements: say('Salida'),
  objectives: [say('Repetir')],
  body: everyBlock,
  revised: '2026-11-28',
};

/** Creates a chapter of the test book. */
export const createChapter = (
  id: string,
  number: number,
  body: readonly Block[] = [paragraph('Hola.')],
): Chapter => ({
  ...lesson,
  title: say(`Lección «${id}» & más`),
  body,
  id,
  number,
  path: `/stevelabs/program1/${id}/`,
  url: `https://example.org/stevelabs/program1/${id}/`,
  file: `docs/stevelabs/program1/1-empezar/${id}.mdx`,
});

/** Creates a book whose first chapter has these blocks. */
export const createBook = (body: readonly Block[] = everyBlock): Book => ({
  id: 'c',
  title: 'Curso de C',
  subject: 'C',
  description: 'Programar desde cero, con un juego al final.',
  author: 'Steve',
  url: 'https://example.org/stevelabs/program1/',
  revised: '2026-11-28',
  parts: [
    {
      number: 1,
      title: 'Empezar',
      chapters: [
        createChapter('bucles', 1, body),
        createChapter('salida', 2, [
          {
            type: 'heading',
            level: 2,
            id: 'ejercicio-recibo',
            children: say('El recibo'),
          },
        ]),
      ],
    },
  ],
  glossary: [
    {
      id: 'variable',
      term: 'variable',
      english: 'variable',
      definition: 'Lugar con nombre, como `int oro`.',
    },
  ],
});
