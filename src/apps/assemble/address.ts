import { heroes } from '../../data/heroes';
import { originIds, teamIds } from '../../data/heroes/terms';
import type { Hero } from '../../data/heroes/schema';
import type { UrlChanges } from '../../hooks/useUrlParams';
import type { Filters } from './roster';

export const MAX_TEAM_SIZE = 5;
export const MAX_SEARCH_LENGTH = 60;

/** Both sides of a comparison; either may be empty. */
export type Pair = readonly [Hero | null, Hero | null];

/** State that a link shares. */
export interface Choices extends Filters {
  readonly pair: Pair;
  readonly members: readonly Hero[];
}

/** Counts of the values of a link that were ignored. */
export interface IgnoredValues {
  /** Number of names and filters that the catalogue does not have. */
  readonly unknownCount: number;
  /** Number of heroes beyond the five of a team. */
  readonly surplus: number;
}

const byId = new Map<string, Hero>(heroes.map((hero) => [hero.id, hero]));

/** Finds a hero by identifier. */
export function findHero(id: string): Hero | null {
  return byId.get(id) ?? null;
}

function readOption<Id extends string>(
  ids: readonly Id[],
  value: string | null,
): Id | null {
  return ids.find((id) => id === value) ?? null;
}

/**
 * Splits a list of a link, limited to 1000 characters: a link is untrusted
 * input.
 */
const splitList = (value: string | null): string[] =>
  (value ?? '').slice(0, 1000).split(',');

/**
 * Parses `?buscar=&grupo=&origen=&comparar=a,b&equipo=a,b,c`. Invalid values
 * are ignored and counted; a repeated hero counts once. Never throws.
 */
export function readChoices(
  params: URLSearchParams,
): Choices & { readonly faults: IgnoredValues } {
  const team = readOption(teamIds, params.get('grupo'));
  const origin = readOption(originIds, params.get('origen'));
  const pairIds = splitList(params.get('comparar')).slice(0, 2);
  const [first = null, secondHero = null] = pairIds.map(findHero);
  const second = secondHero === first ? null : secondHero;
  const teamHeroIds = splitList(params.get('equipo')).filter(Boolean);
  const knownHeroes = new Set(
    teamHeroIds.map(findHero).filter((hero) => hero !== null),
  );

  const unknownCount = [
    params.get('grupo') && !team,
    params.get('origen') && !origin,
    ...pairIds.map((id) => id && !findHero(id)),
    ...teamHeroIds.map((id) => !findHero(id)),
  ].filter(Boolean).length;

  return {
    search: (params.get('buscar') ?? '').slice(0, MAX_SEARCH_LENGTH),
    team,
    origin,
    pair: [first, second],
    members: [...knownHeroes].slice(0, MAX_TEAM_SIZE),
    faults: {
      unknownCount,
      surplus: Math.max(0, knownHeroes.size - MAX_TEAM_SIZE),
    },
  };
}

function formatPair([first, second]: Pair): string {
  if (!second) return first?.id ?? '';
  return `${first?.id ?? ''},${second.id}`;
}

/** Converts choices to parameters; an empty choice removes its parameter. */
export function buildUrlChanges({
  search,
  team,
  origin,
  pair,
  members,
}: Partial<Choices>): UrlChanges {
  return {
    ...(search !== undefined && { buscar: search || null }),
    ...(team !== undefined && { grupo: team }),
    ...(origin !== undefined && { origen: origin }),
    ...(pair && { comparar: formatPair(pair) || null }),
    ...(members && {
      equipo: members.map(({ id }) => id).join(',') || null,
    }),
  };
}

/** Builds the query string of a link to share, with readable commas. */
export function buildShareQuery(choices: Choices): string {
  const params = Object.entries(buildUrlChanges(choices)).flatMap(
    ([name, value]) => (typeof value === 'string' ? [[name, value]] : []),
  );
  const query = new URLSearchParams(params).toString().replaceAll('%2C', ',');
  return query && `?${query}`;
}
