import { findQuizzes } from '../remark/quiz';
import { findSection } from '../content/sections';
import type { Rule } from './types';

/**
 * Requires a single quiz of three to five questions in «Comprueba lo
 * aprendido».
 */
export const checkQuestions: Rule = ({ file, tree }) => {
  const section = findSection(tree, 'Comprueba lo aprendido');
  if (!section) return [];
  const quizzes = findQuizzes(
    { type: 'root', children: [...section.children] },
    file,
  );
  const count = quizzes[0]?.data.questions.length ?? 0;
  if (quizzes.length === 1 && count >= 3 && count <= 5) return [];
  return [
    {
      level: 'error',
      file,
      line: section.heading.position?.start.line ?? 1,
      expected: 'un <Quiz> de 3 a 5 preguntas en «## Comprueba lo aprendido»',
      found: `${quizzes.length} <Quiz>, ${count} preguntas`,
    },
  ];
};
