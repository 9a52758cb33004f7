/** @jest-environment node */
import { shortenPageContent } from '../page-content.mjs';

/** Writes a text as Typst does. */
const writeRun = (x: number, y: number, text: string, color = '0.5') =>
  `q
1 0 0 -1 ${x} ${y} cm
/c0 cs
${color} 0.06666667 1 scn
BT
0 Tr
/f0 7.48 Tf
1 0 0 -1 0 0 Tm
${text}
ET
Q`;

it('undoes the two reflections around a text and shortens its numbers', () => {
  expect(
    shortenPageContent(
      writeRun(51.02362, 646.12854, '[(a) -6.9999695 (b)] TJ'),
    ),
  ).toBe(
    'BT\n/c0 cs .5 .067 1 scn\n/f0 7.48 Tf\n51 646.1 Td [(a) -7 (b)] TJ\nET',
  );
});

it('says a colour, a letter and a place again only when they change', () => {
  const content = [
    '/Span <<\n  /MCID 0\n>> BDC',
    writeRun(51, 600, '(a) Tj'),
    'EMC',
    '/Span <<\n  /MCID 1\n>> BDC',
    writeRun(60.5, 600, '(b) Tj'),
    writeRun(51, 590.04, '(c) Tj', '0.75'),
    'EMC',
  ].join('\n');
  expect(shortenPageContent(content)).toBe(
    `BT
/Span<</MCID 0>>BDC
/c0 cs .5 .067 1 scn
/f0 7.48 Tf
51 600 Td (a) Tj
EMC
/Span<</MCID 1>>BDC
9.5 0 Td (b) Tj
/c0 cs .75 .067 1 scn
-9.5 -10 Td (c) Tj
EMC
ET`,
  );
});

it('closes a text before a drawing, and forgets what a saved state had', () => {
  const content = [
    '/Span <<\n  /MCID 0\n>> BDC',
    'q',
    writeRun(1, 2, '(a) Tj'),
    'Q',
    '/x0 Do',
    writeRun(3, 4, '(b) Tj'),
    'EMC',
  ].join('\n');
  const text = '/c0 cs .5 .067 1 scn\n/f0 7.48 Tf\n';
  expect(shortenPageContent(content)).toBe(
    `/Span<</MCID 0>>BDC\nq\nBT\n${text}1 2 Td (a) Tj\nET\nQ\n/x0 Do\nBT\n${text}3 4 Td (b) Tj\nET\nEMC`,
  );
});

it('never touches the bytes of a text, even if they look like numbers', () => {
  const text = '[(1.23456 \\) 0.98765 cm)] TJ';
  expect(shortenPageContent(`BT\n${text}\n0.123456 w\nET`)).toBe(
    `BT\n${text}\n.12 w\nET`,
  );
});

it('writes the bytes of a text as they are, except those that end it', () => {
  expect(shortenPageContent('(\\000\\007\\n\\050\\r\\015\\\\) Tj')).toBe(
    '(\0\x07\n\\050\\r\\015\\\\) Tj',
  );
});
