import { getJson, parseAnswer } from '../http';
import type { RequestOptions } from '../http';
import { serviceUrl } from '../serviceUrl';
import { searchSchema } from './schema';
import type { Gif } from './schema';

export const service = 'GIPHY';

/** GIPHY refuses longer searches with 414. */
export const MAX_QUERY_LENGTH = 50;

const RESULTS = 10;

/** Cuts the answer from about 96 KB to what the app reads. */
const FIELDS = [
  'id',
  'title',
  'alt_text',
  ...['downsized_medium', 'downsized', 'fixed_width', 'original'].map(
    (rendition) => `images.${rendition}`,
  ),
].join(',');

/** Address of a search: pictures for all ages, words in Spanish. */
export function searchUrl(term: string, key: string): URL {
  return serviceUrl('api.giphy.com', '/v1/gifs/search', {
    api_key: key,
    q: term,
    limit: RESULTS,
    rating: 'g',
    lang: 'es',
    fields: FIELDS,
  });
}

/**
 * The first ten pictures for a term of at most 50 characters. GIPHY forbids
 * storing them: keep the answer in memory only.
 */
export async function searchGifs(
  term: string,
  key: string,
  options?: RequestOptions,
): Promise<readonly Gif[]> {
  const answer = await getJson(service, searchUrl(term, key), options);
  return parseAnswer(service, searchSchema, answer);
}
