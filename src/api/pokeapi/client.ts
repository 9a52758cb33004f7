import { ApiError } from '../ApiError';
import { getJson, parseAnswer } from '../http';
import type { RequestOptions } from '../http';
import { createServiceUrl } from '../serviceUrl';
import { detailSchema, listSchema } from './schema';
import type { Creature, CreatureDetail, CreatureList } from './schema';

export const service = 'PokeAPI';

export const PAGE_SIZE = 20;

/** Limit above the length of the list: the service cuts the list at its end. */
const MAX_CREATURES = 100_000;

/**
 * Address of one page of the list, with an offset computed from the page
 * number: the `next` of the last pages changes its own limit, so following it
 * would shift every page on the way back.
 *
 * @param page Number from 1.
 */
export function listUrl(page: number): URL {
  return createServiceUrl('pokeapi.co', '/api/v2/pokemon', {
    offset: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
  });
}

/** Address of a creature's sprite, 96×96, known without its detail. */
export function createSpriteUrl(id: number): string {
  return createServiceUrl(
    'raw.githubusercontent.com',
    `/PokeAPI/sprites/master/sprites/pokemon/${id}.png`,
  ).href;
}

async function getList(
  url: URL,
  options?: RequestOptions,
): Promise<CreatureList> {
  return parseAnswer(service, listSchema, await getJson(service, url, options));
}

/** Fetches names and identifiers, 20 per page. */
export function getCreatures(
  page: number,
  options?: RequestOptions,
): Promise<CreatureList> {
  return getList(listUrl(page), options);
}

/** Fetches all names in one request: about 100 KB before compression. */
export function getAllCreatures(
  options?: RequestOptions,
): Promise<CreatureList> {
  const url = createServiceUrl('pokeapi.co', '/api/v2/pokemon', {
    limit: MAX_CREATURES,
  });
  return getList(url, options);
}

/**
 * Fetches the creature at a position of the list. Identifiers have gaps (one
 * from 1025 to 10001), so a random number must be a position, not an
 * identifier.
 *
 * @param position Index from 0.
 */
export async function getCreatureAt(
  position: number,
  options?: RequestOptions,
): Promise<Creature> {
  const url = createServiceUrl('pokeapi.co', '/api/v2/pokemon', {
    offset: position,
    limit: 1,
  });
  const {
    results: [creature],
  } = await getList(url, options);
  if (creature === undefined) throw new ApiError({ kind: 'format', service });
  return creature;
}

/**
 * Fetches the detail of one creature. The answer is large (about 250 KB): call
 * this only when the reader opens the creature.
 */
export async function getCreature(
  id: number,
  options?: RequestOptions,
): Promise<CreatureDetail> {
  const url = createServiceUrl('pokeapi.co', `/api/v2/pokemon/${id}/`);
  const answer = await getJson(service, url, options);
  return parseAnswer(service, detailSchema, answer);
}
