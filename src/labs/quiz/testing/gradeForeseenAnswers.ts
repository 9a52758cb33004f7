import { grade, matchTyped } from '../engine';
import { toAnswerKey } from '../../../remark/quiz/emit';
import type { QuestionData } from '../../../remark/quiz/schema';

export interface ForeseenGrades {
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
export function gradeForeseenAnswers(question: QuestionData): ForeseenGrades {
  const { kind, answers } = toAnswerKey(question);
  const indexes = (isRight: boolean) =>
    [...answers.keys()].filter((index) => answers[index]?.right === isRight);
  const gradePoints = (chosen: readonly number[]) =>
    grade(kind, answers, chosen).kind === 'right' ? 1 : 0;
  const gradeEach = (isRight: boolean) =>
    indexes(isRight).map((index) => gradePoints([index]));
  const gradeTypedForms = (isRight: boolean) =>
    indexes(isRight)
      .flatMap((index) => answers[index]?.forms ?? [])
      .flatMap((form) => [form, `  ${form.toUpperCase()} `])
      .map((form) => gradePoints(matchTyped(answers, form)));

  switch (kind) {
    case 'one':
      return {
        right: gradeEach(true),
        wrong: [...gradeEach(false), gradePoints([])],
      };
    case 'many':
      return {
        right: [gradePoints(indexes(true))],
        wrong: [...gradeEach(true), ...gradeEach(false), gradePoints([])],
      };
    case 'typed':
      return {
        right: gradeTypedForms(true),
        wrong: [
          ...gradeTypedForms(false),
          gradePoints(matchTyped(answers, 'ñ?')),
        ],
      };
  }
}
