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
  readonly wrongPoints: readonly number[];
}

/**
 * Grades every foreseen answer to a question with the code that the page uses.
 */
export function gradeForeseenAnswers(question: QuestionData): ForeseenGrades {
  const { kind, answers } = toAnswerKey(question);
  const listIndexes = (isRight: boolean) =>
    [...answers.keys()].filter((index) => answers[index]?.right === isRight);
  const gradePoints = (chosenOptions: readonly number[]) =>
    grade(kind, answers, chosenOptions).kind === 'right' ? 1 : 0;
  const gradeEach = (isRight: boolean) =>
    listIndexes(isRight).map((index) => gradePoints([index]));
  const gradeTypedForms = (isRight: boolean) =>
    listIndexes(isRight)
      .flatMap((index) => answers[index]?.forms ?? [])
      .flatMap((form) => [form, `  ${form.toUpperCase()} `])
      .map((form) => gradePoints(matchTyped(answers, form)));

  switch (kind) {
    case 'one':
      return {
        right: gradeEach(true),
        wrongPoints: [...gradeEach(false), gradePoints([])],
      };
    case 'many':
      return {
        right: [gradePoints(listIndexes(true))],
        wrongPoints: [...gradeEach(true), ...gradeEach(false), gradePoints([])],
      };
    case 'typed':
      return {
        right: gradeTypedForms(true),
        wrongPoints: [
          ...gradeTypedForms(false),
          gradePoints(matchTyped(answers, 'ñ?')),
        ],
      };
  }
}
