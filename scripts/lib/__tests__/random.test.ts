/** @jest-environment node */
import { createRandom } from '../random.mjs';

it('draws the same numbers in every run', () => {
  const [leftRandom, rightRandom] = [createRandom(7), createRandom(7)];
  const numbers = Array.from({ length: 100 }, () => leftRandom());
  expect(Array.from({ length: 100 }, () => rightRandom())).toEqual(numbers);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(new Set(numbers).size).toBe(100);
});
