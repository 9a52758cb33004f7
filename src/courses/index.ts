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

export const courses: readonly Course[] = rows;

/** As readers see it in the filters of the search. */
export type CourseTitle = (typeof rows)[number]['title'];

/** The course whose menu a page shows; none for guides. */
export function courseOf(sidebar: string | undefined): Course | undefined {
  return courses.find(({ id }) => id === sidebar);
}

/** The course that a page belongs to, by its path without base URL and edition. */
export function courseAt(path: string): Course | undefined {
  return courses.find(({ root }) => path.startsWith(root));
}

/** Where its pages are, inside `docs`: `stevelabs/program1`. */
export function courseFolder({ root }: Pick<Course, 'root'>): string {
  return root.slice(1, -1);
}

/** `el curso de C`: the title within a sentence. */
export function titleInText({ title }: Pick<Course, 'title'>): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}
