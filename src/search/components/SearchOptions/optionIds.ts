import type { HitGroup } from '../../results';

/** Element id of the option that leads to an address. */
export function getOptionId(listId: string, url: string): string {
  return `${listId}${url}`;
}

/** Element ids of all options, from the top. */
export function getOptionIds(
  listId: string,
  groups: readonly HitGroup[],
): readonly string[] {
  return groups
    .flatMap(({ hits }) => hits)
    .flatMap((hit) => [hit, ...hit.sections])
    .map(({ url }) => getOptionId(listId, url));
}
