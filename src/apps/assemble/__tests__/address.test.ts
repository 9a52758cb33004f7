/** @jest-environment node */
import fc from 'fast-check';
import { heroes } from '../../../data/heroes';
import { originIds, teamIds } from '../../../data/heroes/terms';
import type { Choices } from '../address';
import {
  findHero,
  readChoices,
  MAX_SEARCH_LENGTH,
  buildShareQuery,
  MAX_TEAM_SIZE,
} from '../address';

const read = (query: string) => readChoices(new URLSearchParams(query));

const listIds = (list: readonly ({ readonly id: string } | null)[]) =>
  list.map((hero) => hero?.id ?? null);

const sound = { unknownCount: 0, surplus: 0 };

describe('reading a link', () => {
  it('leaves out names that are not in the catalogue, and counts them', () => {
    const { pair, members, faults } = read(
      '?comparar=thor,nadie&equipo=hulk,,x,__proto__',
    );
    expect(listIds(pair)).toEqual(['thor', null]);
    expect(listIds(members)).toEqual(['hulk']);
    expect(faults).toEqual({ unknownCount: 3, surplus: 0 });
  });

  it('leaves out filters that do not exist, and counts them', () => {
    const { team, origin, faults } = read('?grupo=liga&origen=constructor');
    expect([team, origin]).toEqual([null, null]);
    expect(faults.unknownCount).toBe(2);
  });

  it('keeps five of a longer team and says how many were left', () => {
    const six = heroes.slice(0, 6).map(({ id }) => id);
    const { members, faults } = read(`?equipo=${six.join(',')}`);
    expect(listIds(members)).toEqual(six.slice(0, 5));
    expect(faults).toEqual({ unknownCount: 0, surplus: 1 });
  });

  it('counts a hero given twice once, without a complaint', () => {
    const { pair, members, faults } = read(
      '?comparar=thor,thor&equipo=thor,thor',
    );
    expect(listIds(pair)).toEqual(['thor', null]);
    expect(listIds(members)).toEqual(['thor']);
    expect(faults).toEqual(sound);
  });

  it('cuts a search that is longer than the field allows', () => {
    expect(read(`?buscar=${'a'.repeat(500)}`).search).toHaveLength(
      MAX_SEARCH_LENGTH,
    );
  });

  it('reads a comparison whose first side is still empty', () => {
    expect(listIds(read('?comparar=,thor').pair)).toEqual([null, 'thor']);
  });

  it('finds nothing to say about a page without a query', () => {
    expect(read('')).toEqual({
      search: '',
      team: null,
      origin: null,
      pair: [null, null],
      members: [],
      faults: sound,
    });
  });

  it('survives any text in any parameter with choices that the page can show', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 2000 }),
      fc
        .array(fc.oneof(fc.string(), fc.constantFrom('thor', 'hulk', 'rogue')))
        .map((parts) => parts.join(',')),
    );
    fc.assert(
      fc.property(fc.array(value, { minLength: 5, maxLength: 5 }), (values) => {
        const names = ['buscar', 'grupo', 'origen', 'comparar', 'equipo'];
        const params = new URLSearchParams(
          names.map((name, index) => [name, values[index] ?? '']),
        );
        const { search, pair, members, team, origin } = readChoices(params);
        expect(search.length).toBeLessThanOrEqual(MAX_SEARCH_LENGTH);
        expect(members.length).toBeLessThanOrEqual(MAX_TEAM_SIZE);
        expect(new Set(members).size).toBe(members.length);
        expect(pair[0] === null || pair[0] !== pair[1]).toBe(true);
        expect([null, ...teamIds]).toContain(team);
        expect([null, ...originIds]).toContain(origin);
      }),
      { numRuns: 1000 },
    );
  });

  it('survives any query string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        expect(() => read(query)).not.toThrow();
      }),
      { numRuns: 1000 },
    );
  });
});

describe('writing a link', () => {
  const empty: Choices = {
    search: '',
    team: null,
    origin: null,
    pair: [null, null],
    members: [],
  };

  it('adds nothing to the address when nothing is chosen', () => {
    expect(buildShareQuery(empty)).toBe('');
  });

  it('keeps the commas readable', () => {
    const pair = [findHero('thor'), findHero('hulk')] as const;
    expect(buildShareQuery({ ...empty, search: 'araña, sí', pair })).toBe(
      '?buscar=ara%C3%B1a,+s%C3%AD&comparar=thor,hulk',
    );
  });

  it('is read back as it was chosen', () => {
    const anyHero = fc.constantFrom(...heroes);
    const choices = fc.record({
      search: fc.string({ unit: 'grapheme', maxLength: 20 }),
      team: fc.constantFrom(null, ...teamIds),
      origin: fc.constantFrom(null, ...originIds),
      pair: fc
        .tuple(fc.option(anyHero), fc.option(anyHero))
        .filter(([first, second]) => first === null || first !== second),
      members: fc.uniqueArray(anyHero, { maxLength: MAX_TEAM_SIZE }),
    });
    fc.assert(
      fc.property(choices, (chosenFilters) => {
        expect(read(buildShareQuery(chosenFilters))).toEqual({
          ...chosenFilters,
          faults: sound,
        });
      }),
    );
  });
});
