/** @jest-environment node */
import type { Block } from '../../tree';
import { shortenCases, shortenPrograms } from '../shorten.mjs';

const program = (lines: number): Block => ({
  type: 'code',
  label: 'Código C',
  title: 'inicio.c',
  lines: Array.from({ length: lines }, () => []),
});

it('says where a program of hundreds of lines is, and keeps the others', () => {
  const short = program(80);
  expect(shortenPrograms([short, program(412)])).toEqual([
    short,
    {
      type: 'paragraph',
      children: [
        { type: 'inlineCode', value: 'inicio.c' },
        {
          type: 'text',
          value: ' tiene 412 líneas. Está entero en la página del ejercicio.',
        },
      ],
    },
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
