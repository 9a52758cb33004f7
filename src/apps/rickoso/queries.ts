import { keepPreviousData } from '@tanstack/react-query';
import {
  getCharacter,
  getCharacters,
  getCharactersById,
  getEpisodes,
  getLocations,
  service,
} from '../../api/rickandmorty/client';
import type { PageQuery } from '../../api/rickandmorty/client';
import type { RequestOptions } from '../../api/http';
import type { ResultPage } from '../../api/rickandmorty/schema';
import { createServiceQuery } from '../../api/queryClient';

type GetPage<Entry> = (
  query: PageQuery,
  options?: RequestOptions,
) => Promise<ResultPage<Entry>>;

/** Builds the query of one page of a list, by page number and filters. */
export function createPageQuery<Entry>(
  resource: string,
  getPage: GetPage<Entry>,
) {
  return (query: PageQuery) => ({
    ...createServiceQuery(
      [service, resource, query.page, query.name ?? '', query.status ?? ''],
      (options) => getPage(query, options),
    ),
    placeholderData: keepPreviousData<ResultPage<Entry>>,
  });
}

export const charactersQuery = createPageQuery('characters', getCharacters);
export const locationsQuery = createPageQuery('locations', getLocations);
export const episodesQuery = createPageQuery('episodes', getEpisodes);

/** Loads the bundled part of the service's data. */
export const loadSample = () => import('./sample');

/** Query of the five main characters, in one request. */
export const mainCharactersQuery = createServiceQuery(
  [service, 'main'],
  (options) => getCharactersById([1, 2, 3, 4, 5], options),
);

export function characterQuery(id: number) {
  return createServiceQuery([service, 'character', id], (options) =>
    getCharacter(id, options),
  );
}
