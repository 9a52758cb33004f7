// Name of an element of the XML parser. cspell:ignore parsererror
import {
  createChapter,
  drawing,
  everyBlock,
  paragraph,
  pictures,
  say,
} from '../__fixtures__/book';
import { renderChapter } from '../chapter.mjs';
import type { Block } from '../../tree';

const write = (body: readonly Block[], firstPage = 1) =>
  renderChapter(createChapter('bucles', 1, body), { pictures, firstPage });

/** Parses as XML, and refuses markup that is not well formed. */
function parse(body: readonly Block[]): Document {
  const page = new DOMParser().parseFromString(
    write(body).markup,
    'application/xhtml+xml',
  );
  const fault = page.querySelector('parsererror')?.textContent;
  if (fault) throw new Error(fault);
  return page;
}

const page = parse(everyBlock);

const getTexts = (selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);

it('refuses a picture that is no drawing, by the name of the lesson', () => {
  const picture = { ...drawing, src: '/img/foto.png' };
  expect(() => write([picture])).toThrow(
    /^docs\/stevelabs\/program1\/1-empezar\/bucles\.mdx: una imagen/,
  );
});

it('refuses a drawing without a description', () => {
  expect(() => write([{ ...drawing, alt: ' ' }])).toThrow(
    'un dibujo no tiene descripción',
  );
});

it('writes each id once', () => {
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

it('links each hint and answer to its note, and the note back to it', () => {
  const links = [...page.querySelectorAll('[role=doc-noteref]')];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Respuesta',
    'Respuesta',
    'Pista',
    'Respuesta',
    'Pista 1',
    'Pista 2',
    'Pista 3',
    'Solución',
  ]);
  for (const link of links) {
    const note = page.querySelector(link.getAttribute('href') ?? '');
    expect(note?.getAttribute('epub:type')).toBe('footnote');
    const back = note?.querySelector('[role=doc-backlink]');
    expect(back?.getAttribute('href')).toBe(`#${link.id}`);
  }
});

it('puts together the first hints of all exercises, and answers last', () => {
  expect(getTexts('aside > :first-child')).toEqual([
    'Predice la salida: pista Volver',
    'La antorcha: pista 1 Volver',
    'La antorcha: pista 2 Volver',
    'La antorcha: pista 3 Volver',
    'Pregunta 1 Volver',
    'Pregunta 2 Volver',
    'Predice la salida: respuesta Volver',
    'La antorcha: solución Volver',
  ]);
});

it('says of each option if it is right, and why', () => {
  expect(page.querySelector('#pregunta-1-respuesta')?.textContent).toBe(
    'Pregunta 1 Volver\na) Correcta. Porque sí.\nb) Incorrecta. Pues no.',
  );
});

it('keeps the lines of a program without the sheet, each in a block of its own', () => {
  const code = page.querySelector('figure.code code');
  expect(code?.textContent).toBe('int main(void) {\n\n    return 0; // <fin>');
  expect([...(code?.children ?? [])].map(({ className }) => className)).toEqual(
    ['line', 'line', 'line indent-4'],
  );
});

it('keeps an empty line when the code is copied', () => {
  expect(page.querySelectorAll('figure.code .line br')).toHaveLength(1);
});

it('tells a command apart from its prompt and from what it prints', () => {
  expect(page.querySelector('.session code')?.innerHTML).toMatch(
    /^<span[^>]*>\$ <span[^>]*class="command">ls<\/span><\/span>\n<span[^>]*>a\.txt<\/span>$/,
  );
});

it('names a drawing by its alternative and renames its ids', () => {
  const svg = page.querySelector('svg');
  const title = page.getElementById(svg?.getAttribute('aria-labelledby') ?? '');
  expect(title?.textContent).toBe('Una caja & su valor');
  expect(svg?.querySelectorAll('title')).toHaveLength(1);
  expect(svg?.querySelector('marker')?.id).toBe('dibujo-1-punta');
  expect(svg?.querySelector('path')?.getAttribute('marker-end')).toBe(
    'url(#dibujo-1-punta)',
  );
  expect(svg?.querySelector('text')?.getAttribute('xml:space')).toBe(
    'preserve',
  );
});

const cell = (value: string, isHeader = false) => ({
  isHeader,
  isNumber: false,
  children: [paragraph(value)],
});

const createTable = (values: readonly string[], text = 'x'): Block => ({
  type: 'table',
  caption: say('Casos'),
  head: [values.map((value) => cell(value, true))],
  body: [
    values.map((_, index) => ({
      ...cell(text, index === 0),
      children: [{ type: 'preformatted', text }],
    })),
  ],
});

/** Returns the text of a cell, with a bar where it may break. */
const readBreaks = (element: Element): string =>
  [...element.childNodes]
    .map((node) => (node.nodeName === 'wbr' ? '|' : node.textContent))
    .join('');

it('writes many columns of programs’ texts as a list for each row', () => {
  const names = ['Caso', 'Se teclea', 'Sale', 'Queda'];
  expect(parse([createTable(names.slice(0, 3))]).querySelector('th')).not.toBe(
    null,
  );
  const list = parse([createTable(names)]);
  expect(list.querySelector('table')).toBeNull();
  expect(list.querySelector('.records')?.textContent).toBe(
    'Casos\nx\nSe teclea: x\nSale: x\nQueda: x\n',
  );
});

it.each([
  [['Letra', 'Permiso'], null],
  [['a'.repeat(20), 'b'.repeat(20)], 'wide'],
  [['a'.repeat(40), 'b'.repeat(20)], 'wide cut'],
  [Array.from({ length: 3 }, () => `${'a'.repeat(8)}_${'b'.repeat(6)}`), null],
])(
  'makes the letters of a table smaller only when its words need it',
  (names, className) => {
    const table = parse([createTable(names)]).querySelector('table');
    expect(table?.getAttribute('class') ?? null).toBe(className);
  },
);

it('breaks the names in a table at their signs, and neither numbers nor programs', () => {
  const table = parse([
    createTable(['prestamo.juego_id', '1.5 y _x'], 'a.b_c/d'),
  ]).querySelector('table');
  expect([...(table?.querySelectorAll('th') ?? [])].map(readBreaks)).toEqual([
    'prestamo.|juego_|id',
    '1.5 y _x',
    'a.b_c/d',
  ]);
  expect(table?.querySelector('td wbr')).toBeNull();
});

it('says which cells head a column and which a row, save empty ones', () => {
  expect(
    [...page.querySelectorAll('th')].map((cell) => [
      cell.textContent,
      cell.getAttribute('scope'),
    ]),
  ).toEqual([
    ['Sale', 'col'],
    ['caso', 'row'],
  ]);
});

it('links to chapters of the book by file and to the rest by address', () => {
  expect(
    [...page.querySelectorAll('p a[href]:not([role])')].map((link) =>
      link.getAttribute('href'),
    ),
  ).toEqual([
    'https://example.org/stevelabs/program1/bucles/',
    'leccion-salida.xhtml#ejercicio-recibo',
    'https://example.org/laboratorio/?a=1&b=2',
    'https://example.org/stevelabs/program1/bucles/#paso-nivel',
    'https://example.org/stevelabs/program1/bucles/#ejercicio-antorcha',
  ]);
});

it('marks a page about every 1500 letters, between blocks', () => {
  const blocks = [1, 2, 3].map(() => paragraph('a'.repeat(1600)));
  const { markup, pages } = write(blocks, 7);
  expect(pages).toEqual(
    [7, 8, 9].map((number) => ({
      number,
      href: `leccion-bucles.xhtml#pagina-${number}`,
    })),
  );
  expect(markup).toContain('id="pagina-9" title="9"/>\n<p>aaa');
});

it('numbers an ordered list from its first number', () => {
  expect(page.querySelector('ol')?.getAttribute('start')).toBe('3');
});

it('leaves out what a lesson does not say', () => {
  const bare = renderChapter(
    {
      ...createChapter('resumen', 3),
      duration: [],
      requirements: [],
      objectives: [],
      title: say('Resumen'),
    },
    { pictures, firstPage: 1 },
  ).markup;
  expect(bare).not.toMatch(
    /Duración|Antes conviene|Al terminar|Pistas|Respuestas/,
  );
});
