import { courses } from '../courses';
import type { CourseOutline } from '../courses/types';

/**
 * Test double of the course outlines that the build generates: three lessons in
 * each course.
 */
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
