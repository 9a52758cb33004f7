import { ApiError } from '../../api/ApiError';
import {
  getAllCreatures,
  getCreature,
  getCreatureAt,
  getCreatures,
  service,
} from '../../api/pokeapi/client';
import type { CreatureList } from '../../api/pokeapi/schema';
import { serviceQuery } from '../../api/queryClient';
import { searchPage } from './search';

/** An empty catalogue is a fault of the service: kept, it would last the visit. */
async function filled(list: Promise<CreatureList>): Promise<CreatureList> {
  const { count, results } = await list;
  if (count === 0) throw new ApiError({ kind: 'format', service });
  return { count, results };
}

/** One page of the list, from 1. */
export function listQuery(page: number) {
  return serviceQuery([service, 'list', page], (options) =>
    filled(getCreatures(page, options)),
  );
}

/** Every name: what a search looks through, whatever it looks for. */
const namesQuery = serviceQuery([service, 'names'], (options) =>
  filled(getAllCreatures(options)),
);

/** One page of the list or, where there is a search, of what it finds. */
export function creaturesQuery(page: number, search: string) {
  return {
    ...(search === '' ? listQuery(page) : namesQuery),
    select: (list: CreatureList) =>
      search === '' ? list : searchPage(list, search, page),
    // A page of the list keeps the place of another one, not of a search.
    placeholderData: (
      previous: CreatureList | undefined,
      query?: { readonly queryKey: readonly unknown[] },
    ) =>
      search === '' && query?.queryKey[1] === 'list' ? previous : undefined,
  };
}

/** What the site carries of the service's data. */
export const loadSample = () => import('./sample');

/** Which creature is at a place of the list, from 0. */
export function creatureAtQuery(position: number) {
  return serviceQuery([service, 'at', position], (options) =>
    getCreatureAt(position, options),
  );
}

export function creatureQuery(id: number) {
  return serviceQuery([service, 'creature', id], (options) =>
    getCreature(id, options),
  );
}
