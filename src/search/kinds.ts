import { courses } from '../courses';
import type { CourseTitle } from '../courses';

const otherKinds = ['Guías', 'Artículos', 'Reseñas', 'Páginas'] as const;

export type PageKind = CourseTitle | (typeof otherKinds)[number];

/** Kinds of pages, in the order of the filters. */
export const pageKinds: readonly PageKind[] = [
  ...courses.map(({ title }) => title),
  ...otherKinds,
];
