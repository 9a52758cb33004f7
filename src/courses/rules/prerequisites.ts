import type { Rule } from './types';

/** Requires `requisitos` to name earlier lessons of the same course. */
export const checkPrerequisites: Rule = ({ file, head }, course) => {
  const at = course.findIndex((lesson) => lesson.file === file);
  return head.requisitos.flatMap((name, index) => {
    const place = course.findIndex((lesson) => lesson.name === name);
    if (place >= 0 && place < at) return [];
    return [
      {
        level: 'error',
        file,
        line: head.lineOf('requisitos', index),
        place: `campo «requisitos.${index}»`,
        expected: 'el nombre de una lección anterior del mismo curso',
        found: `«${name}», ${
          place < 0
            ? 'que no está en el curso'
            : place === at
              ? 'que es esta misma'
              : 'que viene después'
        }`,
      },
    ];
  });
};
