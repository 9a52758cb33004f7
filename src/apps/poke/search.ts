import { PAGE_SIZE } from '../../api/pokeapi/client';
import type { CreatureList } from '../../api/pokeapi/schema';
import { fold } from '../../utils/fold';

/** Folds a name for the search; the service writes spaces as hyphens. */
function foldName(text: string): string {
  return fold(text)
    .trim()
    .replace(/[\s-]+/g, '-');
}

/**
 * Finds the creatures whose name contains a text and returns one page of them,
 * with the count of all, in the shape of a page of the service's list.
 *
 * @param page Number from 1.
 */
export function searchPage(
  { results }: CreatureList,
  text: string,
  page: number,
): CreatureList {
  const wantedName = foldName(text);
  const matchingEntries =
    wantedName === ''
      ? []
      : results.filter(({ name }) => foldName(name).includes(wantedName));
  return {
    count: matchingEntries.length,
    results: matchingEntries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
  };
}

/** Counts the pages of a list. */
export function countPages({ count }: CreatureList): number {
  return Math.ceil(count / PAGE_SIZE);
}
