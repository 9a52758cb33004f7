import { visit } from 'unist-util-visit';
import type { levels } from '../../labs/exercise/levels';
import { findQuizzes } from '../../remark/quiz';
import { isRunnable } from './activities';
import { countWords } from './prose';
import type { LessonPage, Rule } from './types';

const WORDS_PER_MINUTE = 150;
const MINUTES_BY_LEVEL: Readonly<Record<(typeof levels)[number], number>> = {
  calentamiento: 4,
  central: 8,
  reto: 15,
};
const ROUNDING_MINUTES = 5;

/**
 * Estimates the duration of a lesson in minutes, rounded to 5: reading its
 * words, running its programs, solving its exercises and steps, and answering
 * its questions.
 */
export function estimateMinutes({
  file,
  tree,
  exercises,
  steps,
}: LessonPage): number {
  let runs = 0;
  visit(tree, 'code', (node) => {
    if (isRunnable(node)) runs += 1;
  });
  const solving = exercises.map(({ data }) => MINUTES_BY_LEVEL[data.nivel]);
  const questions = findQuizzes(tree, file).map(
    ({ data }) => data.questions.length,
  );
  const minutes = [...solving, ...questions].reduce(
    (sum, each) => sum + each,
    countWords(tree.children) / WORDS_PER_MINUTE + runs + steps.length,
  );
  return Math.round(minutes / ROUNDING_MINUTES) * ROUNDING_MINUTES;
}

/** Warns when `duracion` differs from the estimate by more than 5 minutes. */
export const checkDuration: Rule = (lesson) => {
  const { file, head } = lesson;
  if (head.duracion === undefined) return [];
  const minutes = estimateMinutes(lesson);
  if (Math.abs(head.duracion - minutes) <= ROUNDING_MINUTES) return [];
  return [
    {
      level: 'warning',
      file,
      line: head.lineOf('duracion'),
      place: 'campo «duracion»',
      expected: `unos ${minutes} minutos, que suman su texto, sus programas, sus ejercicios, sus pasos y sus preguntas`,
      found: `${head.duracion}`,
    },
  ];
};
