import type { Course } from '../../types';

interface Version {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  /** The current edition. */
  readonly isLast: boolean;
}

interface Page {
  readonly path: string;
}

export interface EditionLink {
  readonly name: string;
  readonly label: string;
  readonly to: string;
}

/**
 * Where each edition that has a course is read: at the same page, or at the
 * beginning of the course where that edition lacks the page.
 *
 * @param twins The same page in other editions, by their names.
 */
export function editionLinks(
  { root, editions }: Pick<Course, 'root' | 'editions'>,
  versions: readonly Version[],
  twins: Readonly<Record<string, Page | undefined>>,
): EditionLink[] {
  return versions
    .filter(({ name, isLast }) => isLast || editions.includes(name))
    .map(({ name, label, path }) => ({
      name,
      label,
      to: twins[name]?.path ?? `${path.replace(/\/$/, '')}${root}`,
    }));
}
