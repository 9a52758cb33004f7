import { levels } from '../labs/exercise/levels';
import { findSection } from '../content/sections';
import type { Rule } from './types';

/**
 * Requires at least three exercises in «Practica», with every level among them.
 */
export const checkExercises: Rule = ({ file, tree, exercises }) => {
  const section = findSection(tree, 'Practica');
  if (!section) return [];
  const innerExercises = exercises.filter(({ element }) =>
    section.children.includes(element),
  );
  const missing = levels.filter(
    (level) => !innerExercises.some(({ data }) => data.nivel === level),
  );
  if (innerExercises.length >= 3 && missing.length === 0) return [];
  return [
    {
      level: 'error',
      file,
      line: section.heading.position?.start.line ?? 1,
      expected: `tres ejercicios o más en «## Practica», con los niveles ${levels.join(', ')}`,
      found: `${innerExercises.length}${missing.length > 0 ? `, sin ${missing.join(' ni ')}` : ''}`,
    },
  ];
};
