import { createRandom } from '../random';

describe('createRandom', () => {
  it('gives the same numbers for the same seed in every engine', () => {
    const { nextInteger } = createRandom(1);
    expect([10, 100, 1000, 2 ** 31].map(nextInteger)).toMatchInlineSnapshot(`
     [
       7,
       33,
       787,
       2066098173,
     ]
    `);
  });

  it('keeps within the limit', () => {
    const { nextInteger } = createRandom(2);
    const numbers = Array.from({ length: 1000 }, () => nextInteger(6));
    expect(new Set(numbers)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  it('shuffles without losing anything, and leaves the original', () => {
    const items = [1, 2, 3, 4, 5, 6, 7, 8];
    const shuffled = createRandom(3).shuffle(items);
    expect(shuffled).not.toEqual(items);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(items);
  });

  it('picks each of some items', () => {
    const { pick } = createRandom(4);
    const picked = Array.from({ length: 100 }, () => pick(['a', 'b', 'c']));
    expect(new Set(picked)).toEqual(new Set(['a', 'b', 'c']));
  });
});
