import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { lessonPath } from './current';
import type { Progress } from './schema';

export interface Lesson {
  /** Under which its progress is kept. */
  readonly path: string;
  readonly title: string;
  /** With the base URL. */
  readonly to: string;
}

/**
 * The lessons of a course that can be read, from the menu that every page of it
 * carries. The build marks them there; the archive has none.
 */
export function lessonsOf(
  items: readonly PropSidebarItem[],
): readonly Lesson[] {
  return items.flatMap((item) => {
    if (item.type === 'category') return lessonsOf(item.items);
    if (item.type !== 'link' || !item.customProps?.lesson) return [];
    return [{ path: lessonPath(item.href), title: item.label, to: item.href }];
  });
}

/** How many of these lessons are done. */
export function countDone(
  { done }: Progress,
  lessons: readonly Pick<Lesson, 'path'>[],
): number {
  return lessons.filter(({ path }) => done[path]?.value).length;
}
