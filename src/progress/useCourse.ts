import { useMemo } from 'react';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { getLessons } from './course';
import type { Lesson } from './course';

/** Returns the lessons of this page's course, in order. */
export function useCourse(): readonly Lesson[] {
  const items = useDocsSidebar()?.items;
  return useMemo(() => getLessons(items ?? []), [items]);
}
