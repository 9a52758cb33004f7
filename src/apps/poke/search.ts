import { PAGE_SIZE } from '../../api/pokeapi/client';
import type { CreatureList } from '../../api/pokeapi/schema';
import { fold } from '../../utils/fold';

/** Case and accents do not count; the service writes spaces as hyphens. */
function simplify(text: string): string {
  return fold(text)
    .trim()
    .replace(/[\s-]+/g, '-');
}

/**
 * One page of the creatures whose name contains a text, with the count of all
 * of them: the same shape as a page of the service's own list.
 *
 * @param page From 1.
 */
export function searchPage(
  { results }: CreatureList,
  text: string,
  page: number,
): CreatureList {
  const wanted = simplify(text);
  const found =
    wanted === ''
      ? []
      : results.filter(({ name }) => simplify(name).includes(wanted));
  return {
    count: found.length,
    results: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
  };
}

/** How many pages a list has. */
export function pagesOf({ count }: CreatureList): number {
  return Math.ceil(count / PAGE_SIZE);
}
