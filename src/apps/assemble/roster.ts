import { fold } from '../../utils/fold';
import { scaleIds } from '../../data/heroes/terms';
import type { OriginId, ScaleId, TeamId } from '../../data/heroes/terms';
import type { Hero } from '../../data/heroes/schema';

/** Search and filters; an empty text or `null` does not filter. */
export interface Filters {
  readonly search: string;
  readonly team: TeamId | null;
  readonly origin: OriginId | null;
}

/** Comparison of two heroes on one scale; levels go from 1 to 7. */
export interface Duel {
  readonly scale: ScaleId;
  readonly levels: readonly [number, number];
  /** Index of the higher level; `null` for a tie. */
  readonly winner: 0 | 1 | null;
}

/** Levels of a team on one scale. */
export interface TeamScale {
  readonly scale: ScaleId;
  readonly mean: number;
  readonly bestLevel: number;
  /** Heroes with the best level, in the order of the team. */
  readonly bestMembers: readonly Hero[];
}

/** Minimum level of some member for a scale to count as covered. */
export const MIN_COVERED_LEVEL = 5;

/**
 * Folds a name for the search: `Hombre Araña` becomes `hombre arana`. Removes
 * accents, case and punctuation.
 */
function foldName(text: string): string {
  return fold(text).replace(/[.'’-]/g, '');
}

function hasName({ name, alsoKnownAs, civilName }: Hero, word: string) {
  const names = [name, civilName, ...(alsoKnownAs ?? [])];
  // Ignores spaces too, so that "spiderman" and "spider man" both match
  // Spider-Man.
  return names.some(
    (aliases) =>
      aliases && foldName(aliases.text).replaceAll(' ', '').includes(word),
  );
}

/** Finds the heroes that match every word of the search and both filters. */
export function filterHeroes(
  heroes: readonly Hero[],
  { search, team, origin }: Filters,
): Hero[] {
  const words = search.split(/\s+/).map(foldName).filter(Boolean);
  return heroes.filter(
    (hero) =>
      (team === null || hero.team === team) &&
      (origin === null || hero.origin === origin) &&
      words.every((word) => hasName(hero, word)),
  );
}

/** Returns the level of a hero on a scale, from 1 to 7. */
export function getLevel(hero: Hero, scale: ScaleId): number {
  return hero.levels[scaleIds.indexOf(scale)] ?? 0;
}

/** Compares two heroes scale by scale. */
export function compareHeroes(first: Hero, second: Hero): Duel[] {
  return scaleIds.map((scale) => {
    const a = getLevel(first, scale);
    const b = getLevel(second, scale);
    return { scale, levels: [a, b], winner: a === b ? null : a > b ? 0 : 1 };
  });
}

/**
 * Computes the mean and the best level of a team on each scale; empty for an
 * empty team.
 */
export function computeTeamProfile(members: readonly Hero[]): TeamScale[] {
  if (members.length === 0) return [];
  return scaleIds.map((scale) => {
    const levels = members.map((hero) => getLevel(hero, scale));
    const bestLevel = Math.max(...levels);
    return {
      scale,
      mean: levels.reduce((sum, level) => sum + level, 0) / levels.length,
      bestLevel,
      bestMembers: members.filter(
        (hero) => getLevel(hero, scale) === bestLevel,
      ),
    };
  });
}

/** Returns the scales on which no member is strong. */
export function findUncoveredScales(profile: readonly TeamScale[]): ScaleId[] {
  return profile
    .filter(({ bestLevel }) => bestLevel < MIN_COVERED_LEVEL)
    .map(({ scale }) => scale);
}
