import type { SiteSearch } from '../../useSiteSearch';
import type { SearchResults } from '../../results';

const formatPages = (count: number): string =>
  count === 1 ? '1 página' : `${count} páginas`;

function describeResults({
  query,
  correction,
  total,
  matching,
}: SearchResults): string {
  if (total === 0) return `No encontramos nada para «${query}».`;
  const searchedText = correction ?? query;
  return matching === total
    ? `${formatPages(total)} con «${searchedText}».`
    : `${matching} de ${formatPages(total)} con «${searchedText}».`;
}

/**
 * Describes a search for a live region; empty if there is nothing to announce.
 */
export function describeSearch(search: SiteSearch): string {
  if (search.status === 'ready') return describeResults(search.results);
  if (search.status === 'loading')
    return search.results ? describeResults(search.results) : 'Buscando…';
  return '';
}
