import type { GenericSchema } from 'valibot';
import { ApiError } from '../ApiError';
import { getJson, parseAnswer } from '../http';
import type { RequestOptions } from '../http';
import { createServiceUrl } from '../serviceUrl';
import type { Query } from '../serviceUrl';
import {
  characterSchema,
  episodeSchema,
  listSchema,
  locationSchema,
  createPageSchema,
} from './schema';
import type { Character, Episode, Location, ResultPage } from './schema';

export const service = 'The Rick and Morty API';

type Resource = 'character' | 'location' | 'episode';

/**
 * Query of a list: page number from 1, and filters that match any part of a
 * field.
 */
export interface PageQuery extends Query {
  readonly page: number;
  readonly name?: string;
  readonly status?: string;
}

const createResourceUrl = (path: string, query?: Query) =>
  createServiceUrl('rickandmortyapi.com', `/api/${path}`, query);

/**
 * Address of one page of a list. Empty filters are omitted, as the service
 * ignores them.
 */
export function createPageUrl(resource: Resource, query: PageQuery): URL {
  return createResourceUrl(resource, query);
}

/**
 * Fetches one page of a list. A filter without matches gets a 404 from the
 * service; the reader gets an empty list, not an error.
 */
async function getPage<Entry extends { readonly id: number }>(
  resource: Resource,
  entry: GenericSchema<unknown, Entry>,
  query: PageQuery,
  options?: RequestOptions,
): Promise<ResultPage<Entry>> {
  try {
    const answer = await getJson(
      service,
      createPageUrl(resource, query),
      options,
    );
    return parseAnswer(service, createPageSchema(entry), answer);
  } catch (error) {
    const filtered = Boolean(query.name) || Boolean(query.status);
    if (filtered && error instanceof ApiError && error.kind === 'not-found')
      return { count: 0, pages: 0, results: [] };
    throw error;
  }
}

/** Fetches characters, 20 per page. */
export function getCharacters(
  query: PageQuery,
  options?: RequestOptions,
): Promise<ResultPage<Character>> {
  return getPage('character', characterSchema, query, options);
}

/** Fetches locations, 20 per page. */
export function getLocations(
  query: PageQuery,
  options?: RequestOptions,
): Promise<ResultPage<Location>> {
  return getPage('location', locationSchema, query, options);
}

/** Fetches episodes, 20 per page. */
export function getEpisodes(
  query: PageQuery,
  options?: RequestOptions,
): Promise<ResultPage<Episode>> {
  return getPage('episode', episodeSchema, query, options);
}

/** Fetches one character; identifiers go from 1 to the `count` of the list. */
export async function getCharacter(
  id: number,
  options?: RequestOptions,
): Promise<Character> {
  const answer = await getJson(
    service,
    createResourceUrl(`character/${id}`),
    options,
  );
  return parseAnswer(service, characterSchema, answer);
}

/**
 * Fetches several characters in one request, in the order of their identifiers.
 */
export async function getCharactersById(
  ids: readonly number[],
  options?: RequestOptions,
): Promise<readonly Character[]> {
  const answer = await getJson(
    service,
    createResourceUrl(`character/${ids.join(',')}`),
    options,
  );
  return parseAnswer(service, listSchema(characterSchema), answer);
}
