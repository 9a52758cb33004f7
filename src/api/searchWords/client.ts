import { indexFolder, wordsFile } from '../../search/paths';
import { getJson, parseAnswer } from '../http';
import type { RequestOptions } from '../http';
import { wordsSchema } from './schema';

export const service = 'el índice de búsqueda';

/**
 * The words of the site's own search index, the most used first.
 *
 * @param baseUrl Path under which the site is published.
 */
export async function getSearchWords(
  baseUrl: string,
  options?: RequestOptions,
): Promise<readonly string[]> {
  const url = new URL(
    `${baseUrl}${indexFolder}/${wordsFile}`,
    window.location.origin,
  );
  return parseAnswer(
    service,
    wordsSchema,
    await getJson(service, url, options),
  );
}
