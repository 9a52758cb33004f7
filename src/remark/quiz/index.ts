import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { hashOf } from '../../utils/hash';
import { emitQuiz } from './emit';
import { visitElements } from '../elements';
import { linesCut, nameOf } from '../placeInFile';
import { Problems } from '../problems';
import { readQuiz } from './read';
import type { QuestionSource } from './read';
import { validateQuiz } from './validate';
import type { QuizData } from './schema';

interface FoundQuiz {
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
  visitElements(tree, 'Quiz', '<Quiz>', problems, (element) => {
    const sources = readQuiz(element, problems);
    const data = problems.hasAny
      ? undefined
      : validateQuiz(sources, element.position?.start.line, problems);
    if (data) quizzes.push({ element, data, sources });
  });
  problems.throwIfAny();
  return quizzes;
}

/**
 * The last quiz of a page, which closes its lesson, has always the same id; the
 * ones before, that of their question: readers keep their results when there is
 * one more.
 */
function idsOf(quizzes: readonly FoundQuiz[]): readonly string[] {
  const seen = new Map<string, number>();
  return quizzes.map(({ data }, index) => {
    if (index === quizzes.length - 1) return 'quiz';
    const id = `quiz-${hashOf(data.questions[0]?.prompt ?? '')}`;
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  });
}

/** Reads the list of questions inside `<Quiz>` and has the page ask them. */
export default function remarkQuiz() {
  return (tree: Root, file: VFile): void => {
    const quizzes = findQuizzes(tree, nameOf(file), linesCut(file));
    const ids = idsOf(quizzes);
    for (const [index, quiz] of quizzes.entries())
      emitQuiz(quiz.element, ids[index] ?? '', quiz.data, quiz.sources);
  };
}
