import type { Lesson } from '../courses/manifest';
import type { SearchAlias } from '../data/searchAliases/schema';
import { fold } from '../utils/fold';

/**
 * Maps each word to the pages that rank first for it: the lesson that teaches
 * it, or the page of an alias.
 *
 * @returns Paths without the base URL, by folded word.
 */
export function getHomePages(
  lessons: readonly Pick<Lesson, 'path' | 'teaches'>[],
  aliases: readonly SearchAlias[],
): Readonly<Record<string, readonly string[]>> {
  const homes = new Map<string, string[]>();
  const add = (word: string, path: string) => {
    homes.set(fold(word), [...(homes.get(fold(word)) ?? []), path]);
  };
  for (const { path, teaches } of lessons)
    for (const word of teaches) add(word, path);
  for (const { typed, page } of aliases)
    if (page !== undefined) for (const word of typed) add(word, page);
  return Object.fromEntries(homes);
}
