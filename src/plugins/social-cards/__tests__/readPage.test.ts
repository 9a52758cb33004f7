/** @jest-environment node */
import { readPage } from '../readPage';

const read = (body: string) =>
  readPage(
    `<!doctype html><head><meta name="generator" content="Docusaurus v3.10.2"></head><body>${body}</body>`,
  );

it.each([
  ['<h1>¿Qué es <code>printf</code>?</h1>', '¿Qué es printf?'],
  ['<h1>\n  Dos<br>líneas </h1>', 'Dos líneas'],
  ['<h1>Salida<a class="hash-link">\u200b</a></h1>', 'Salida'],
  ['<h1><span aria-hidden="true">$ </span>Steve</h1>', 'Steve'],
  ['<h1>Tom &amp; Jerry</h1><h1>Otro</h1>', 'Tom & Jerry'],
  ['<h2>Sin h1</h2>', ''],
])('reads the heading of %j', (body, heading) => {
  expect(read(body)?.heading).toBe(heading);
});

it('does not take the title of a drawing for that of the page', () => {
  expect(read('<svg><title>Pingüino</title></svg>')?.documentTitle).toBe('');
});
