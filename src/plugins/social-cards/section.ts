import { findCourseByPath, formatTitleInText } from '../../courses';
import type { CourseTitle } from '../../courses';

/** Kind of page that the prompt of a card announces. */
type Section =
  | 'inicio'
  | Uncapitalize<CourseTitle>
  | 'artículo'
  | 'reseña'
  | 'guía'
  | 'app'
  | 'página';

/** Section and edition of a page, as its card shows them. */
export interface Place {
  readonly section: Section;
  /** Number of a frozen edition; undefined for the current one. */
  readonly edition: string | undefined;
}

/**
 * Sections of the pages outside of the courses; the first pattern that matches
 * decides.
 */
const SECTIONS: readonly (readonly [RegExp, Section])[] = [
  [/^\/$/, 'inicio'],
  [/^\/dumix\/./, 'guía'],
  [/^\/articulos\/reviews\/./, 'reseña'],
  [/^\/articulos\/(?:rows|info)\/./, 'artículo'],
  [/^\/webdeveloper\/./, 'artículo'],
  [/^\/havefun\/./, 'app'],
];

const EDITION = /^\/(\d+\.\d+)(?=\/)/;

/**
 * Returns the section and the edition of a page.
 *
 * @param sitePath Path without the base URL, such as
 *   `/3.1/dumix/linux1/sintaxis/`.
 */
export function getPlace(sitePath: string): Place {
  const edition = EDITION.exec(sitePath)?.[1];
  const rest = sitePath.replace(EDITION, '');
  const course = findCourseByPath(rest);
  if (course) return { section: formatTitleInText(course), edition };
  const match = SECTIONS.find(([pattern]) => pattern.test(rest));
  return { section: match?.[1] ?? 'página', edition };
}
