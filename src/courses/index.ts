import type { Course } from './types';

/** Los cursos, en el orden en que se ofrecen: una fila cada uno. */
const rows = [
  {
    id: 'c',
    root: '/stevelabs/program1/',
    title: 'Curso de C',
    subject: 'C',
    runtime: 'c',
    editions: ['3.1'],
  },
  {
    id: 'linux',
    root: '/dumix/linux1/',
    title: 'Curso de Linux',
    subject: 'Linux',
    runtime: 'linux',
    editions: ['3.1'],
  },
  {
    id: 'bd',
    root: '/stevelabs/bd1/',
    title: 'Curso de base de datos',
    subject: 'SQL',
    runtime: 'sql',
    editions: [],
  },
] as const satisfies readonly Course[];

/** Title of a course in maps, menus and filters. */
export type CourseTitle = (typeof rows)[number]['title'];

export const courses: readonly (Course & { readonly title: CourseTitle })[] =
  rows;

/** Finds the course whose sidebar a page shows; `undefined` for guides. */
export function findCourseBySidebar(
  sidebar: string | undefined,
): (typeof courses)[number] | undefined {
  return courses.find(({ id }) => id === sidebar);
}

/** Finds the course of a page by its path, without base URL or edition. */
export function findCourseByPath(
  path: string,
): (typeof courses)[number] | undefined {
  return courses.find(({ root }) => path.startsWith(root));
}

/** Returns the folder of a course inside `docs`: `stevelabs/program1`. */
export function getCourseFolder({ root }: Pick<Course, 'root'>): string {
  return root.slice(1, -1);
}

/** Returns the title as written inside a sentence: `el curso de C`. */
export function formatTitleInText<Title extends string>({
  title,
}: {
  readonly title: Title;
}): Uncapitalize<Title> {
  const text = title.charAt(0).toLowerCase() + title.slice(1);
  return text as Uncapitalize<Title>;
}
