import { grade, matchTyped } from '../engine';
import { toKey } from '../../../remark/quiz/emit';
import type { QuestionData } from '../../../remark/quiz/schema';

export interface Played {
  /** Points of each way to answer correctly; all are 1 in a valid question. */
  readonly right: readonly number[];
  /**
   * Points of each wrong option alone and of each part of a right set; all are
   * 0 in a valid question.
   */
  readonly wrong: readonly number[];
}

/**
 * Grades every foreseen answer to a question with the code that the page uses.
 */
export function play(question: QuestionData): Played {
  const { kind, answers } = toKey(question);
  const indexes = (isRight: boolean) =>
    [...answers.keys()].filter((index) => answers[index]?.right === isRight);
  const points = (chosen: readonly number[]) =>
    grade(kind, answers, chosen).kind === 'right' ? 1 : 0;
  const alone = (isRight: boolean) =>
    indexes(isRight).map((index) => points([index]));
  const typed = (isRight: boolean) =>
    indexes(isRight)
      .flatMap((index) => answers[index]?.forms ?? [])
      .flatMap((form) => [form, `  ${form.toUpperCase()} `])
      .map((form) => points(matchTyped(answers, form)));

  switch (kind) {
    case 'one':
      return { right: alone(true), wrong: [...alone(false), points([])] };
    case 'many':
      return {
        right: [points(indexes(true))],
        wrong: [...alone(true), ...alone(false), points([])],
      };
    case 'typed':
      return {
        right: typed(true),
        wrong: [...typed(false), points(matchTyped(answers, 'ñ?'))],
      };
  }
}
