import { searchGifs, service } from '../../api/giphy/client';
import { createServiceQuery } from '../../api/queryClient';

/** Query of ten pictures for a term; it is sent once per visit. */
export function createGifSearchQuery(term: string, apiKey: string) {
  return createServiceQuery([service, 'search', term], (options) =>
    searchGifs(term, apiKey, options),
  );
}
