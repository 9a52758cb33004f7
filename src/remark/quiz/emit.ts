import type { Paragraph } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Answer, QuestionKind } from '../../labs/quiz/engine';
import { createJsx } from '../../content/jsx';
import type { QuestionSource } from './read';
import type { QuestionData, QuizData } from './schema';

/** Renders a paragraph as another element, where HTML does not allow `<p>`. */
const renderAs = (element: string, paragraph: Paragraph): Paragraph => ({
  ...paragraph,
  data: { ...paragraph.data, hName: element },
});

/**
 * Returns the kind of question and the answer key that the page needs to grade
 * it.
 */
export function toAnswerKey(question: QuestionData): {
  readonly kind: QuestionKind;
  readonly answers: readonly Answer[];
} {
  if (question.kind === 'typed')
    return {
      kind: 'typed',
      answers: question.options.map(({ right, forms }) => ({ right, forms })),
    };
  const answers = question.options.map(({ right }) => ({ right }));
  const hasSeveralAnswers = answers.filter(({ right }) => right).length > 1;
  return { kind: hasSeveralAnswers ? 'many' : 'one', answers };
}

function emitQuestion(
  question: QuestionData,
  { prompt, body, options }: QuestionSource,
): MdxJsxFlowElement {
  const { kind, answers } = toAnswerKey(question);
  const choices = options.map(({ label }, index) =>
    createJsx('QuizOption', { index }, [renderAs('span', label)]),
  );
  const reasons = options.map(({ label, reason }, index) =>
    createJsx('QuizReason', { index }, [
      ...(kind === 'typed' ? [label] : []),
      ...reason,
    ]),
  );
  return createJsx('QuizQuestion', { kind, answers }, [
    renderAs('legend', prompt),
    ...body,
    createJsx('QuizOptions', {}, kind === 'typed' ? [] : choices),
    createJsx('QuizReasons', {}, reasons),
  ]);
}

/**
 * Replaces the author's element, in place, with the one that the page renders.
 */
export function emitQuiz(
  element: MdxJsxFlowElement,
  id: string,
  { questions }: QuizData,
  sources: readonly QuestionSource[],
): void {
  const children = questions.flatMap((question, index) => {
    const source = sources[index];
    return source ? [emitQuestion(question, source)] : [];
  });
  Object.assign(
    element,
    createJsx('Quiz', { id, total: children.length }, children),
  );
}
