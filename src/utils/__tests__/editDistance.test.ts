/** @jest-environment node */
// Includes misspelled words on purpose. cspell:disable
import fc from 'fast-check';
import { editDistance } from '../editDistance';

it.each([
  ['printf', 'printf', 0],
  ['prntf', 'printf', 1],
  ['priintf', 'printf', 1],
  ['prxntg', 'printf', 2],
  ['chmdo', 'chmod', 1],
  ['sl', 'ls', 1],
])('%s and %s are %d apart', (fromWord, toWord, distance) => {
  expect(editDistance(fromWord, toWord, 3)).toBe(distance);
});

it('stops counting one above the limit', () => {
  expect(editDistance('variable', 'printf', 2)).toBe(3);
  expect(editDistance('a', 'abcdef', 2)).toBe(3);
});

it('is the same in both directions, and zero only for equal words', () => {
  const word = fc.string({ maxLength: 8 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      const distance = editDistance(a, b, 8);
      expect(distance).toBe(editDistance(b, a, 8));
      expect(distance === 0).toBe(a === b);
    }),
  );
});
