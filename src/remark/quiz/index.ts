import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { emitQuiz } from './emit';
import { linesCut, nameOf } from '../placeInFile';
import { Problems } from '../problems';
import { readQuiz } from './read';
import type { QuestionSource } from './read';
import { validateQuiz } from './validate';
import type { QuizData } from './schema';

export interface FoundQuiz {
  readonly element: MdxJsxFlowElement;
  readonly data: QuizData;
  readonly sources: readonly QuestionSource[];
}

/**
 * Every quiz of a document, read and checked.
 *
 * @throws {ContentError} listing all that is wrong, with file, line, expected and found.
 */
export function findQuizzes(tree: Root, file: string, cut = 0): FoundQuiz[] {
  const problems = new Problems(file, cut);
  const quizzes: FoundQuiz[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (!('name' in node) || node.name !== 'Quiz') return undefined;
    const line = node.position?.start.line;
    if (node.type !== 'mdxJsxFlowElement') {
      problems.add({
        line,
        place: '<Quiz>',
        expected: '<Quiz> y </Quiz>, cada uno solo en su línea',
        found: 'una etiqueta dentro de un párrafo',
      });
      return SKIP;
    }
    const sources = readQuiz(node, problems);
    const data = problems.found
      ? undefined
      : validateQuiz(sources, line, problems);
    if (data) quizzes.push({ element: node, data, sources });
    return SKIP;
  });
  problems.throwIfAny();
  return quizzes;
}

/** Reads the list of questions inside `<Quiz>` and has the page ask them. */
export default function remarkQuiz() {
  return (tree: Root, file: VFile): void => {
    const quizzes = findQuizzes(tree, nameOf(file), linesCut(file));
    for (const [index, quiz] of quizzes.entries()) {
      const id = index === 0 ? 'quiz' : `quiz-${index + 1}`;
      emitQuiz(quiz.element, id, quiz.data, quiz.sources);
    }
  };
}
