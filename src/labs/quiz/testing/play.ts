import { grade, matchTyped } from '../engine';
import { toKey } from '../../../remark/quiz/emit';
import type { QuestionData } from '../../../remark/quiz/schema';

export interface Played {
  /** Points of each way of answering right; a key that works has only ones. */
  readonly right: readonly number[];
  /** Points of each wrong option on its own, and of each part of a right set. */
  readonly wrong: readonly number[];
}

/** Answers a question in every foreseen way, with the code that marks it on the page. */
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
