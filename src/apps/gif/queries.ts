import { searchGifs, service } from '../../api/giphy/client';
import { serviceQuery } from '../../api/queryClient';

/** Ten pictures for a term, asked once a visit. */
export function searchQuery(term: string, apiKey: string) {
  return serviceQuery([service, 'search', term], (options) =>
    searchGifs(term, apiKey, options),
  );
}
