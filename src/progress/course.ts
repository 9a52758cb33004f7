import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { toLessonPath } from './current';
import type { Progress } from './schema';

export interface Lesson {
  /** Path without the base URL, key of the lesson's progress. */
  readonly path: string;
  readonly title: string;
  /** Address with the base URL. */
  readonly to: string;
}

/**
 * Lists the lessons of a course that are written, from the sidebar of its
 * pages. The build marks them there; the sidebars of the archived edition have
 * none.
 */
export function getLessons(
  items: readonly PropSidebarItem[],
): readonly Lesson[] {
  return items.flatMap((item) => {
    if (item.type === 'category') return getLessons(item.items);
    if (item.type !== 'link' || !item.customProps?.lesson) return [];
    return [
      { path: toLessonPath(item.href), title: item.label, to: item.href },
    ];
  });
}

/** Counts the lessons of a list that are done. */
export function countDone(
  { done }: Progress,
  lessons: readonly Pick<Lesson, 'path'>[],
): number {
  return lessons.filter(({ path }) => done[path]?.value).length;
}
