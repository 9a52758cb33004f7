import { fold } from '../../utils/fold';
import { scaleIds } from '../../data/heroes/terms';
import type { OriginId, ScaleId, TeamId } from '../../data/heroes/terms';
import type { Hero } from '../../data/heroes/schema';

/** What a reader is looking for; an empty text or `null` asks for nothing. */
export interface Filters {
  readonly search: string;
  readonly team: TeamId | null;
  readonly origin: OriginId | null;
}

/** One row of a comparison: the levels of both, from 1 to 7. */
export interface Duel {
  readonly scale: ScaleId;
  readonly levels: readonly [number, number];
  /** Position of the higher level; `null` where they tie. */
  readonly winner: 0 | 1 | null;
}

/** What a team has on one scale. */
export interface TeamScale {
  readonly scale: ScaleId;
  readonly mean: number;
  readonly best: number;
  /** Who reaches the best level, in the order of the team. */
  readonly givers: readonly Hero[];
}

/** A scale is covered when somebody reaches this level. */
export const coveredFrom = 5;

/** `Hombre Araña` → `hombre arana`: accents, case and joining signs do not count. */
function plain(text: string): string {
  return fold(text).replace(/[.'’-]/g, '');
}

function isCalled({ name, alsoKnownAs, civilName }: Hero, word: string) {
  const names = [name, civilName, ...(alsoKnownAs ?? [])];
  // Without spaces too, so that "spiderman" and "spider man" both find Spider-Man.
  return names.some(
    (called) => called && plain(called.text).replaceAll(' ', '').includes(word),
  );
}

/** The heroes that answer to every word of the search and to both filters. */
export function filterHeroes(
  heroes: readonly Hero[],
  { search, team, origin }: Filters,
): Hero[] {
  const words = search.split(/\s+/).map(plain).filter(Boolean);
  return heroes.filter(
    (hero) =>
      (team === null || hero.team === team) &&
      (origin === null || hero.origin === origin) &&
      words.every((word) => isCalled(hero, word)),
  );
}

/** Level of a hero on a scale, from 1 to 7. */
export function levelOf(hero: Hero, scale: ScaleId): number {
  return hero.levels[scaleIds.indexOf(scale)] ?? 0;
}

/** Two heroes, scale by scale. */
export function compareHeroes(first: Hero, second: Hero): Duel[] {
  return scaleIds.map((scale) => {
    const a = levelOf(first, scale);
    const b = levelOf(second, scale);
    return { scale, levels: [a, b], winner: a === b ? null : a > b ? 0 : 1 };
  });
}

/** Mean and best of a team on each scale; an empty team has no profile. */
export function teamProfile(members: readonly Hero[]): TeamScale[] {
  if (members.length === 0) return [];
  return scaleIds.map((scale) => {
    const levels = members.map((hero) => levelOf(hero, scale));
    const best = Math.max(...levels);
    return {
      scale,
      mean: levels.reduce((sum, level) => sum + level, 0) / levels.length,
      best,
      givers: members.filter((hero) => levelOf(hero, scale) === best),
    };
  });
}

/** The scales on which nobody in the team is strong. */
export function uncovered(profile: readonly TeamScale[]): ScaleId[] {
  return profile
    .filter(({ best }) => best < coveredFrom)
    .map(({ scale }) => scale);
}
