import type { Lesson } from '../courses/manifest';
import type { SearchAlias } from '../data/searchAliases/schema';
import { fold } from '../utils/fold';

/**
 * Which pages come first for a word: the lesson that teaches it, or the page
 * that an alias names.
 *
 * @returns Paths without the base URL, by folded word.
 */
export function homesOf(
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
