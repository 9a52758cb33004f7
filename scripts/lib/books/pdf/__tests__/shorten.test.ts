/** @jest-environment node */
import type { Block, Code } from '../../tree';
import { shortenCases, shortenPrograms, shortenSolution } from '../shorten.mjs';

const url = 'https://example.org/c/proyecto/#ejercicio-menu';

const createProgram = (lines: readonly string[], title = 'menu.c'): Code => ({
  type: 'code',
  label: 'Código C',
  title,
  lines: lines.map((text) => [{ text, kind: undefined }]),
});

const count = (length: number) =>
  Array.from({ length }, (_, index) => `línea ${index + 1}`);

const createNotice = (text: string): Block => ({
  type: 'paragraph',
  children: [
    { type: 'inlineCode', value: 'menu.c' },
    { type: 'text', value: `${text}Entero, en ` },
    {
      type: 'link',
      url,
      children: [{ type: 'text', value: 'la página del ejercicio' }],
    },
    { type: 'text', value: '.' },
  ],
});

it('says the address of a given program of hundreds of lines, and keeps the others', () => {
  const short = createProgram(count(80));
  expect(shortenPrograms([short, createProgram(count(412))], url)).toEqual([
    short,
    createNotice(' tiene 412 líneas. '),
  ]);
});

it('prints of a long solution the lines that change, under their numbers', () => {
  const given = createProgram(count(412), 'inicio.c');
  const lines = count(412).with(99, 'otra').toSpliced(300, 2);
  const solution = createProgram(lines);
  const intro: Block = { type: 'paragraph', children: [] };
  expect(
    shortenSolution({ start: [given], answer: [intro, solution] }, url),
  ).toEqual([
    intro,
    createNotice(
      ' tiene 410 líneas. Aquí van las que cambian, con las de alrededor; las demás quedan como al empezar. ',
    ),
    createProgram(lines.slice(97, 102), 'menu.c · líneas 98 a 102'),
    createProgram(
      lines.slice(298, 302),
      'menu.c · líneas 299 a 302 · se quitan 2',
    ),
  ]);
});

it('compares each file of a solution with the one of its name', () => {
  const main = createProgram(count(99));
  const lines = count(99).with(49, 'otra');
  expect(
    shortenSolution(
      {
        start: [main, createProgram(count(99), 'b.c')],
        answer: [main, createProgram(lines, 'b.c')],
      },
      url,
    ).flatMap((block) => (block.type === 'code' ? [block.title] : [])),
  ).toEqual(['b.c · líneas 48 a 52']);
});

it('prints the whole of a long solution that is nearly all new', () => {
  const solution = createProgram(count(120));
  const given = createProgram(count(10));
  expect(shortenSolution({ start: [given], answer: [solution] }, url)).toEqual([
    solution,
  ]);
  expect(shortenSolution({ start: [], answer: [solution] }, url)).toEqual([
    solution,
  ]);
});

it('says only the address when a change in every line would take pages', () => {
  const start = [createProgram(count(412))];
  const answer = [createProgram(count(412).map((line) => `${line};`))];
  expect(shortenSolution({ start, answer }, url)).toEqual([
    createNotice(' tiene 412 líneas. '),
  ]);
});

it('cuts a case of a table that is longer than a third of a page, and says how much is left', () => {
  const table = (text: string): Block => ({
    type: 'table',
    caption: [],
    head: [],
    body: [
      [
        {
          isHeader: false,
          isNumber: false,
          children: [{ type: 'preformatted', text }],
        },
      ],
    ],
  });
  const short = table('a\n'.repeat(19));
  expect(shortenCases([short])).toEqual([short]);
  expect(JSON.stringify(shortenCases([table('a\n'.repeat(40))]))).toContain(
    'Y 29 líneas más.',
  );
});
