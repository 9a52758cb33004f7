/** @jest-environment node */
import fc from 'fast-check';
import { drawPosition } from '../drawPosition';
import { translateStat, translateType } from '../labels';
import { formatTenths } from '../measures';

describe('typeLabel and statLabel', () => {
  it.each(['stellar', '', 'constructor', '__proto__'])(
    'leave %p as it comes, marked as English',
    (word) => {
      expect(translateType(word)).toEqual({ text: word, lang: 'en' });
      expect(translateStat(word)).toEqual({ text: word, lang: 'en' });
    },
  );

  it('have a Spanish name for the 18 types and the 6 stats', () => {
    const types =
      'normal fire water grass electric ice fighting poison ground flying psychic bug rock ghost dragon dark steel fairy';
    const stats = 'hp attack defense special-attack special-defense speed';
    for (const type of types.split(' '))
      expect(translateType(type).lang).toBeUndefined();
    expect(stats.split(' ').map((stat) => translateStat(stat).text)).toEqual([
      'Puntos de salud',
      'Ataque',
      'Defensa',
      'Ataque especial',
      'Defensa especial',
      'Velocidad',
    ]);
  });
});

describe('formatTenths', () => {
  it.each([
    [null, 'Sin datos'],
    [0, '0\u00a0m'],
    [4, '0,4\u00a0m'],
    [60, '6\u00a0m'],
    [905, '90,5\u00a0m'],
  ])('writes %p tenths as %p', (tenths, text) => {
    expect(formatTenths(tenths, 'm')).toBe(text);
  });
});

describe('drawPosition', () => {
  it('never leaves 0…count−1, in 10,000 draws', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        fc.integer({ min: 1, max: 10_000 }),
        (fraction, count) => {
          const position = drawPosition(fraction, count);
          expect(Number.isInteger(position)).toBe(true);
          expect(position >= 0 && position < count).toBe(true);
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it('can draw the first and the last', () => {
    expect(drawPosition(0, 1351)).toBe(0);
    expect(drawPosition(1 - Number.EPSILON, 1351)).toBe(1350);
  });
});
