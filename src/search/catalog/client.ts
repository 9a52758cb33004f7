import { catalogFile, indexFolder } from '../paths';
import { getJson, parseAnswer } from '../../api/http';
import type { RequestOptions } from '../../api/http';
import { catalogSchema } from './schema';
import type { SearchCatalog } from './schema';

const service = 'el índice de búsqueda';

/**
 * Fetches the catalog of the search index: its words and the kind of each page.
 *
 * @param baseUrl Path under which the site is published.
 */
export async function getSearchCatalog(
  baseUrl: string,
  options?: RequestOptions,
): Promise<SearchCatalog> {
  const url = new URL(
    `${baseUrl}${indexFolder}/${catalogFile}`,
    window.location.origin,
  );
  const answer = await getJson(service, url, options);
  return parseAnswer(service, catalogSchema, answer);
}
