import { courses } from '../courses';
import type { CourseOutline } from '../courses/types';

/** Stands for what the build writes of the courses: each has three lessons. */
const outlines: readonly CourseOutline[] = courses.map(
  ({ id, root, subject }) => ({
    id,
    lessons: ['uno', 'dos', 'tres'].map((name) => ({
      path: `${root}${name}/`,
      title: `${subject} ${name}`,
      steps: [
        [`${name}-a`],
        [`${name}-b`, `${name}-b-dentro`],
        [`${name}-c`],
        [`${name}-d`],
      ],
    })),
    planned: 4,
    length: 'unas dos horas',
    promise: `Algo hecho con ${subject}.`,
    image: '/img/bloques/programacion.svg',
  }),
);

export default outlines;
