import { searchGifs, service } from '../../api/giphy/client';
import { serviceQuery } from '../../api/queryClient';

/** Query of ten pictures for a term; it is sent once per visit. */
export function gifSearchQuery(term: string, apiKey: string) {
  return serviceQuery([service, 'search', term], (options) =>
    searchGifs(term, apiKey, options),
  );
}
