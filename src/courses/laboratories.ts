import type { Course } from './types';

interface Laboratory {
  readonly label: string;
  readonly to: string;
}

/** Where what runs the examples of a course can be used without a lesson. */
export const laboratories = {
  c: { label: 'Laboratorio de C', to: '/laboratorio/c/' },
  linux: { label: 'Laboratorio de Linux', to: '/laboratorio/terminal/' },
} as const satisfies Record<Course['runtime'], Laboratory>;
