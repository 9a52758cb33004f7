/** @jest-environment node */
import fc from 'fast-check';
import { heroes } from '../../../data/heroes';
import type { Hero } from '../../../data/heroes/schema';
import { originIds, scaleIds, teamIds } from '../../../data/heroes/terms';
import {
  compareHeroes,
  filterHeroes,
  computeTeamProfile,
  findUncoveredScales,
} from '../roster';
import type { Filters } from '../roster';

const allFilters: Filters = { search: '', team: null, origin: null };

const find = (filters: Partial<Filters>) =>
  filterHeroes(heroes, { ...allFilters, ...filters }).map(({ id }) => id);

function hero(id: string): Hero {
  const found = heroes.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`No hay ningún héroe «${id}»`);
  return found;
}

const anyHero = fc.constantFrom(...heroes);

describe('the filter', () => {
  it('finds nobody when no name has the text', () => {
    expect(find({ search: 'zzz' })).toEqual([]);
  });

  it('finds nobody by punctuation or by a smile', () => {
    expect(find({ search: '😀' })).toEqual([]);
    expect(find({ search: '<script>' })).toEqual([]);
  });

  it('finds everybody when nothing is asked, spaces and joining signs included', () => {
    for (const search of ['', '   ', "-.'"])
      expect(find({ search })).toHaveLength(heroes.length);
  });

  it.each(['CAPITÁN', 'capitan', 'Capitan', 'capitán '])(
    'finds Capitán América by %p, whatever its accents and case',
    (search) => {
      expect(find({ search })).toContain('capitan-america');
    },
  );

  it.each(['spiderman', 'spider man', 'Spider-Man', 'man spider'])(
    'finds Spider-Man by %p, whatever joins the words',
    (search) => {
      expect(find({ search })).toContain('spider-man');
    },
  );

  it('finds by another name and by the civil name', () => {
    expect(find({ search: 'black widow' })).toEqual(['viuda-negra']);
    expect(find({ search: 'rambeau' })).toEqual(['spectrum']);
  });

  it('asks for every word, in any of the names', () => {
    expect(find({ search: 'thor hulk' })).toEqual([]);
    expect(find({ search: 'iron stark' })).toEqual(['iron-man']);
  });

  it('takes team, origin and search together', () => {
    expect(find({ team: 'vengadores', origin: 'divino' })).toEqual([
      'hercules',
      'thor',
    ]);
    expect(
      find({ team: 'vengadores', origin: 'divino', search: 'tho' }),
    ).toEqual(['thor']);
  });

  it('answers any text with a part of the list in the same order', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(null, ...teamIds),
        fc.constantFrom(null, ...originIds),
        (search, team, origin) => {
          const filteredHeroes = filterHeroes(heroes, { search, team, origin });
          expect(heroes.filter((one) => filteredHeroes.includes(one))).toEqual(
            filteredHeroes,
          );
        },
      ),
    );
  });
});

describe('a comparison', () => {
  it('says who has the higher level of each scale, and where they tie', () => {
    const duels = compareHeroes(hero('thor'), hero('iron-man'));
    expect(duels.map(({ scale }) => scale)).toEqual(scaleIds);
    expect(duels[0]).toEqual({ scale: 'fuerza', levels: [7, 6], winner: 0 });
    expect(duels[2]).toEqual({
      scale: 'inteligencia',
      levels: [3, 6],
      winner: 1,
    });
    expect(duels[4]).toEqual({
      scale: 'energia',
      levels: [6, 6],
      winner: null,
    });
  });

  it('turns round when the two change sides', () => {
    fc.assert(
      fc.property(anyHero, anyHero, (first, second) => {
        const forwardDuels = compareHeroes(first, second);
        const reverseDuels = compareHeroes(second, first);
        expect(
          reverseDuels.map(({ winner }) =>
            winner === null ? null : 1 - winner,
          ),
        ).toEqual(forwardDuels.map(({ winner }) => winner));
      }),
    );
  });
});

describe('the profile of a team', () => {
  it('is empty for an empty team', () => {
    expect(computeTeamProfile([])).toEqual([]);
  });

  it('gives mean, best and everybody who reaches it', () => {
    const team = [hero('thor'), hero('hulk'), hero('viuda-negra')];
    const [strength] = computeTeamProfile(team);
    expect(strength?.mean).toBeCloseTo((7 + 7 + 3) / 3);
    expect(strength?.bestLevel).toBe(7);
    expect(strength?.bestMembers.map(({ id }) => id)).toEqual(['thor', 'hulk']);
  });

  it('lacks the scales on which nobody reaches five', () => {
    const weak = computeTeamProfile([hero('jubilee')]);
    expect(findUncoveredScales(weak)).toEqual([
      'fuerza',
      'velocidad',
      'inteligencia',
      'resistencia',
      'combate',
    ]);
    expect(findUncoveredScales(computeTeamProfile(heroes))).toEqual([]);
  });

  it('keeps every mean between one and the best, and always has a giver', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyHero, { minLength: 1, maxLength: 5 }),
        (team) => {
          for (const { mean, bestLevel, bestMembers } of computeTeamProfile(
            team,
          )) {
            expect(mean).toBeGreaterThanOrEqual(1);
            expect(mean).toBeLessThanOrEqual(bestLevel);
            expect(bestMembers).not.toEqual([]);
          }
        },
      ),
    );
  });
});
