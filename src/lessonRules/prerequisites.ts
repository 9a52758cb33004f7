import type { Rule } from './types';

/** Requires `requisitos` to name earlier lessons of the same course. */
export const checkPrerequisites: Rule = ({ file, head }, course) => {
  const lessonIndex = course.findIndex((lesson) => lesson.file === file);
  return head.requisitos.flatMap((name, index) => {
    const place = course.findIndex((lesson) => lesson.name === name);
    if (place >= 0 && place < lessonIndex) return [];
    return [
      {
        level: 'error',
        file,
        line: head.findLine('requisitos', index),
        place: `campo «requisitos.${index}»`,
        expected: 'el nombre de una lección anterior del mismo curso',
        found: `«${name}», ${
          place < 0
            ? 'que no está en el curso'
            : place === lessonIndex
              ? 'que es esta misma'
              : 'que viene después'
        }`,
      },
    ];
  });
};
