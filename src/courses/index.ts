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
] as const satisfies readonly Course[];

/** Name in maps, menus and filters. */
export type CourseTitle = (typeof rows)[number]['title'];

export const courses: readonly (Course & { readonly title: CourseTitle })[] =
  rows;

/** The course whose menu a page shows; none for guides. */
export function courseOf(
  sidebar: string | undefined,
): (typeof courses)[number] | undefined {
  return courses.find(({ id }) => id === sidebar);
}

/** The course that a page belongs to, by its path without base URL and edition. */
export function courseAt(path: string): (typeof courses)[number] | undefined {
  return courses.find(({ root }) => path.startsWith(root));
}

/** Where its pages are, inside `docs`: `stevelabs/program1`. */
export function courseFolder({ root }: Pick<Course, 'root'>): string {
  return root.slice(1, -1);
}

/** `el curso de C`: the title within a sentence. */
export function titleInText<Title extends string>({
  title,
}: {
  readonly title: Title;
}): Uncapitalize<Title> {
  const text = title.charAt(0).toLowerCase() + title.slice(1);
  return text as Uncapitalize<Title>;
}
