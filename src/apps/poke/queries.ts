import { ApiError } from '../../api/ApiError';
import {
  getAllCreatures,
  getCreature,
  getCreatureAt,
  getCreatures,
  service,
} from '../../api/pokeapi/client';
import type { CreatureList } from '../../api/pokeapi/schema';
import { createServiceQuery } from '../../api/queryClient';
import { searchPage } from './search';

/**
 * Rejects an empty list, which is a fault of the service and would stay cached
 * for the whole visit.
 *
 * @throws {ApiError} of kind `format`.
 */
async function rejectEmptyList(
  list: Promise<CreatureList>,
): Promise<CreatureList> {
  const { count, results } = await list;
  if (count === 0) throw new ApiError({ kind: 'format', service });
  return { count, results };
}

/** Query of one page of the list, from 1. */
export function listQuery(page: number) {
  return createServiceQuery([service, 'list', page], (options) =>
    rejectEmptyList(getCreatures(page, options)),
  );
}

/** Query of all names, shared by all searches. */
const namesQuery = createServiceQuery([service, 'names'], (options) =>
  rejectEmptyList(getAllCreatures(options)),
);

/** Query of one page of the list, or of the search results. */
export function createCreaturesQuery(page: number, search: string) {
  return {
    ...(search === '' ? listQuery(page) : namesQuery),
    select: (list: CreatureList) =>
      search === '' ? list : searchPage(list, search, page),
    // Keeps the previous page of the list while the next one loads, but not a
    // search.
    placeholderData: (
      previous: CreatureList | undefined,
      query?: { readonly queryKey: readonly unknown[] },
    ) =>
      search === '' && query?.queryKey[1] === 'list' ? previous : undefined,
  };
}

/** Loads the bundled part of the service's data. */
export const loadSample = () => import('./sample');

/** Query of the creature at a position of the list, from 0. */
export function createCreatureAtQuery(position: number) {
  return createServiceQuery([service, 'at', position], (options) =>
    getCreatureAt(position, options),
  );
}

export function createCreatureQuery(id: number) {
  return createServiceQuery([service, 'creature', id], (options) =>
    getCreature(id, options),
  );
}
