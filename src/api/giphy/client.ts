import { getJson, parseAnswer } from '../http';
import type { RequestOptions } from '../http';
import { createServiceUrl } from '../serviceUrl';
import { searchSchema } from './schema';
import type { Gif } from './schema';

export const service = 'GIPHY';

/** Limit of GIPHY, which answers 414 to a longer search. */
export const MAX_QUERY_LENGTH = 50;

const MAX_RESULTS = 10;

/**
 * Fields to request: they cut the answer from about 96 KB to what the app
 * reads.
 */
const FIELDS = [
  'id',
  'title',
  'alt_text',
  ...['downsized_medium', 'downsized', 'fixed_width', 'original'].map(
    (rendition) => `images.${rendition}`,
  ),
].join(',');

/** Address of a search: rated for all ages, with words in Spanish. */
export function searchUrl(term: string, key: string): URL {
  return createServiceUrl('api.giphy.com', '/v1/gifs/search', {
    api_key: key,
    q: term,
    limit: MAX_RESULTS,
    rating: 'g',
    lang: 'es',
    fields: FIELDS,
  });
}

/**
 * Fetches the first ten pictures for a term of at most 50 characters. GIPHY's
 * terms forbid storing them: keep the answer in memory only.
 */
export async function searchGifs(
  term: string,
  key: string,
  options?: RequestOptions,
): Promise<readonly Gif[]> {
  const answer = await getJson(service, searchUrl(term, key), options);
  return parseAnswer(service, searchSchema, answer);
}
