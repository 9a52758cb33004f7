/** @jest-environment node */
import fc from 'fast-check';
import { drawWord, labels } from '../answerWords';

it('draws a word of the oracle for every number that Math.random may give', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (fraction) => {
        expect(Object.keys(labels)).toContain(drawWord(fraction));
      },
    ),
    { numRuns: 1000 },
  );
});

it('says yes as often as no, and maybe seldom', () => {
  const drawnWords = Array.from({ length: 100 }, (_, i) => drawWord(i / 100));
  const countDraws = (word: string) =>
    drawnWords.filter((drawnWord) => drawnWord === word).length;
  expect([countDraws('yes'), countDraws('no'), countDraws('maybe')]).toEqual([
    45, 45, 10,
  ]);
});
