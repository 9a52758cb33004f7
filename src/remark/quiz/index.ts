import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { hashText } from '../../utils/hash';
import { emitQuiz } from './emit';
import { visitElements } from '../elements';
import { countStrippedLines, getProjectPath } from '../../content/formatPlace';
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
 * Finds every quiz of a document, parsed and validated.
 *
 * @throws {ContentError} with every fault: file, line, expected and found.
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
 * Assigns the ids of the quizzes of a page. The last one, which closes the
 * lesson, is always `quiz`; the others hash their first question. An id does
 * not depend on the position, so readers keep their results when a quiz is
 * added.
 */
function assignIds(quizzes: readonly FoundQuiz[]): readonly string[] {
  const seenTexts = new Map<string, number>();
  return quizzes.map(({ data }, index) => {
    if (index === quizzes.length - 1) return 'quiz';
    const id = `quiz-${hashText(data.questions[0]?.prompt ?? '')}`;
    const count = (seenTexts.get(id) ?? 0) + 1;
    seenTexts.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  });
}

/** Remark plugin: replaces each `<Quiz>` and its list with the questions. */
export default function remarkQuiz() {
  return (tree: Root, file: VFile): void => {
    const quizzes = findQuizzes(
      tree,
      getProjectPath(file),
      countStrippedLines(file),
    );
    const ids = assignIds(quizzes);
    for (const [index, quiz] of quizzes.entries())
      emitQuiz(quiz.element, ids[index] ?? '', quiz.data, quiz.sources);
  };
}
