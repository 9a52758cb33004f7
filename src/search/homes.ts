import type { Lesson } from '../courses/manifest';
import type { Term } from '../data/glosario/schema';
import type { SearchAlias } from '../data/searchAliases/schema';
import { fold } from '../utils/fold';

interface HomeSources {
  readonly lessons: readonly Pick<Lesson, 'path' | 'teaches'>[];
  readonly terms: readonly Pick<Term, 'forms' | 'lesson'>[];
  readonly aliases: readonly SearchAlias[];
}

/**
 * Maps each word to the pages that rank first for it: the lesson that teaches
 * it, the page that explains it according to the glossary, or the page of an
 * alias.
 *
 * @returns Paths without the base URL, by folded word.
 */
export function getHomePages({
  lessons,
  terms,
  aliases,
}: HomeSources): Readonly<Record<string, readonly string[]>> {
  const homes = new Map<string, Set<string>>();
  const add = (words: readonly string[], path: string | undefined) => {
    if (path === undefined) return;
    for (const word of words.map(fold))
      homes.set(word, (homes.get(word) ?? new Set()).add(path));
  };
  for (const { path, teaches } of lessons) add(teaches, path);
  for (const { forms, lesson } of terms) add(forms, lesson);
  for (const { typed, page } of aliases) add(typed, page);
  return Object.fromEntries(
    [...homes].map(([word, paths]) => [word, [...paths]]),
  );
}
