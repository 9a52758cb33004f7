/** @jest-environment node */
import fc from 'fast-check';
import { countPages, searchPage } from '../search';

const allCreatures = {
  count: 4,
  results: [
    { id: 122, name: 'mr-mime' },
    { id: 669, name: 'café-owl' },
    { id: 6, name: 'red-panda' },
    { id: 4, name: 'red-fox' },
  ],
};

const searchIds = (text: string) =>
  searchPage(allCreatures, text, 1).results.map(({ id }) => id);

describe('searchPage', () => {
  it.each(['', '   ', '\u0301', 'nadie', '田中さん', '.*', '('])(
    'finds nothing for %p',
    (text) => {
      expect(searchPage(allCreatures, text, 1)).toEqual({
        count: 0,
        results: [],
      });
    },
  );

  it.each([
    ['RED', [6, 4]],
    [' red ', [6, 4]],
    ['Mr Mime', [122]],
    ['mr  mime', [122]],
    ['mr-mime', [122]],
    ['cafe-owl', [669]],
    ['CAFÉ-OWL', [669]],
    ['réd-fox', [4]],
  ])('ignores case, accents and spaces: %p', (text, ids) => {
    expect(searchIds(text)).toEqual(ids);
  });

  it('counts all that it finds and gives 20 a page', () => {
    const results = Array.from({ length: 45 }, (_, id) => ({ id, name: 'a' }));
    const page = (number: number) =>
      searchPage({ count: 45, results }, 'a', number);
    expect([1, 2, 3, 4].map((number) => page(number).results.length)).toEqual([
      20, 20, 5, 0,
    ]);
    expect(page(3).count).toBe(45);
    expect(page(2).results[0]?.id).toBe(20);
  });

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(searchPage(allCreatures, text, 1).count).toBeLessThanOrEqual(4);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('pagesOf', () => {
  it.each([
    [0, 0],
    [1, 1],
    [20, 1],
    [21, 2],
    [1351, 68],
  ])('divides %p creatures into %p pages', (count, pages) => {
    expect(countPages({ count, results: [] })).toBe(pages);
  });
});
