/** @jest-environment node */
import { isSimilar } from '../isSimilar';

describe('two words are near', () => {
  it.each([
    ['retrun', 'return', 'two letters are swapped'],
    ['retun', 'return', 'a letter is missing'],
    ['rreturn', 'return', 'a letter is twice'],
    ['retorn', 'return', 'a letter is another'],
    ['Return', 'return', 'only a capital differs'],
    ['mian', 'main', 'two letters are swapped in a short word'],
  ])('%s and %s: %s', (word, otherName) => {
    expect(isSimilar(word, otherName)).toBe(true);
    expect(isSimilar(otherName, word)).toBe(true);
  });

  it.each([
    ['return', 'return', 'they are the same'],
    ['entero', 'int', 'they are two words'],
    ['string', 'struct', 'they share a beginning'],
    ['nreutr', 'return', 'several letters moved'],
  ])('but not %s and %s: %s', (word, otherName) => {
    expect(isSimilar(word, otherName)).toBe(false);
  });
});
