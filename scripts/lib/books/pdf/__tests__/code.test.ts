/** @jest-environment node */
import { encodeLine, wrapLine } from '../code.mjs';
import { quote } from '../typst-text.mjs';

const plain = (text: string) => ({ text, kind: undefined });

const textOf = (pieces: ReturnType<typeof wrapLine>) =>
  pieces.flatMap((piece) => piece.map(([, text]) => text)).join('');

it('leaves a line that fits as it is', () => {
  expect(wrapLine([{ text: 'int', kind: 'keyword' }, plain(' a;')], 7)).toEqual(
    [
      [
        [2, 'int'],
        [0, ' a;'],
      ],
    ],
  );
});

it('breaks a long line at a space, marks what follows, and loses no character', () => {
  const text = 'printf("uno dos tres cuatro cinco seis", a, b);';
  const pieces = wrapLine([{ text, kind: 'string' }], 20);
  expect(pieces.length).toBeGreaterThan(2);
  expect(textOf(pieces)).toBe(text);
  expect(pieces.slice(1).every(([first]) => first?.[0] === -1)).toBe(true);
  expect(
    pieces.every(
      (piece, index) =>
        piece.reduce((sum, [, part]) => sum + part.length, 0) <=
        (index === 0 ? 20 : 17),
    ),
  ).toBe(true);
});

it('breaks a word that is longer than the page', () => {
  const pieces = wrapLine([plain('x'.repeat(30))], 20);
  expect(textOf(pieces)).toBe('x'.repeat(30));
  expect(pieces).toHaveLength(2);
});

it('keeps the colours of the parts that a break divides', () => {
  const pieces = wrapLine(
    [{ text: 'aaaa bbbb', kind: 'comment' }, plain(' cccc')],
    10,
  );
  expect(pieces).toEqual([
    [
      [1, 'aaaa bbbb'],
      [0, ' '],
    ],
    [
      [-1, ''],
      [0, 'cccc'],
    ],
  ]);
});

it('writes a line as a letter for each part, after a sign that no program has', () => {
  expect(
    encodeLine([
      [-1, ''],
      [2, 'if'],
      [0, ' a;'],
    ]),
  ).toBe('\u{e000}z\u{e000}cif\u{e000}a a;');
});

it('writes any text as a string that Typst does not read as markup', () => {
  expect(quote('a "b" \\n #c\n\t*d*')).toBe(
    String.raw`"a \"b\" \\n #c\n\t*d*"`,
  );
});
