import type { Course } from '../../types';

interface Version {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  /** True for the current edition. */
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
 * Lists the links to the editions of a course: the same page or, where an
 * edition lacks it, the cover of the course.
 *
 * @param samePages The same page in each edition, by name of edition.
 */
export function createEditionLinks(
  { root, editions }: Pick<Course, 'root' | 'editions'>,
  versions: readonly Version[],
  samePages: Readonly<Record<string, Page | undefined>>,
): EditionLink[] {
  return versions
    .filter(({ name, isLast }) => isLast || editions.includes(name))
    .map(({ name, label, path }) => ({
      name,
      label,
      to: samePages[name]?.path ?? `${path.replace(/\/$/, '')}${root}`,
    }));
}
