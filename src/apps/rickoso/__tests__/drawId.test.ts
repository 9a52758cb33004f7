/** @jest-environment node */
import fc from 'fast-check';
import { parseAirDate } from '../parseAirDate';
import { drawId } from '../drawId';

describe('drawId', () => {
  it('never leaves 1…count, in 10,000 draws', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        fc.integer({ min: 1, max: 10_000 }),
        (fraction, count) => {
          const id = drawId(fraction, count);
          expect(Number.isInteger(id) && id >= 1 && id <= count).toBe(true);
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it('can draw the first and the last', () => {
    expect(drawId(0, 826)).toBe(1);
    expect(drawId(1 - Number.EPSILON, 826)).toBe(826);
  });
});

describe('airDate', () => {
  it.each([
    ['December 2, 2013', '2013-12-02'],
    ['September 10, 2017', '2017-09-10'],
  ])('reads %s', (text, expected) => {
    expect(parseAirDate(text)).toBe(expected);
  });

  it.each(['unknown', '2013-12-02', 'Smarch 1, 2013', ''])(
    'leaves %p to be shown as it is',
    (text) => {
      expect(parseAirDate(text)).toBeUndefined();
    },
  );
});
