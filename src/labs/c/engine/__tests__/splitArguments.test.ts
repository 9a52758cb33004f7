/** @jest-environment node */
import fc from 'fast-check';
import { splitArguments } from '../splitArguments';

it.each([
  ['', []],
  ['  ', []],
  ['a b', ['a', 'b']],
  ['  a\t b ', ['a', 'b']],
  ['"Luis Miguel" x', ['Luis Miguel', 'x']],
  [String.raw`'a "b' "c'd"`, ['a "b', "c'd"]],
  [String.raw`a\ b`, ['a b']],
  [String.raw`"a\"b\n"`, [String.raw`a"b\n`]],
  ['""', ['']],
  ['a"b c"d', ['ab cd']],
  ['"open end', ['open end']],
])('parts %j as a shell does', (line, words) => {
  expect(splitArguments(line)).toEqual(words);
});

it('gives back any words that were quoted', () => {
  const word = fc.string().filter((text) => !text.includes("'"));
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const line = words.map((text) => `'${text}'`).join(' ');
      expect(splitArguments(line)).toEqual(words);
    }),
  );
});

it('never throws', () => {
  fc.assert(
    fc.property(fc.string(), (line) => {
      expect(Array.isArray(splitArguments(line))).toBe(true);
    }),
  );
});
