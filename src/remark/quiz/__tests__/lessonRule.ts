import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { findQuizzes } from '..';
import type { LessonDocument } from '../../../testing/documents';

const quizHeading = 'Comprueba lo aprendido';
const summaryHeading = 'Resumen';

const isSection = (node: RootContent) =>
  node.type === 'heading' && node.depth === 2;

/** What a lesson's quiz lacks, for its author; nothing when all is well. */
export function lackingQuiz({
  file,
  tree,
}: LessonDocument): string | undefined {
  const lacking = (expected: string, found: string) =>
    `${file}\n  se esperaba: ${expected}\n  se encontró: ${found}`;
  const at = (title: string) =>
    tree.children.findIndex(
      (node) => isSection(node) && toString(node) === title,
    );
  const [start, end] = [at(quizHeading), at(summaryHeading)];
  if (start < 0)
    return lacking(`el apartado «## ${quizHeading}»`, 'la lección sin él');
  if (end < start)
    return lacking(
      `«## ${quizHeading}» antes de «## ${summaryHeading}»`,
      end < 0 ? `ningún «## ${summaryHeading}»` : 'el orden contrario',
    );
  const rest = tree.children.slice(start + 1);
  const children = rest.slice(0, rest.findIndex(isSection));
  const quizzes = findQuizzes({ type: 'root', children }, file);
  const count = quizzes[0]?.data.questions.length ?? 0;
  if (quizzes.length !== 1 || count < 3 || count > 5)
    return lacking(
      `un <Quiz> de 3 a 5 preguntas en «## ${quizHeading}»`,
      `${quizzes.length} <Quiz>, ${count} preguntas`,
    );
  return undefined;
}
