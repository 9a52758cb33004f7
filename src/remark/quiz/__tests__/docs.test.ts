/** @jest-environment node */
import { findQuizzes } from '..';
import { parseCurrentEdition } from '../../../content/documents';
import { gradeForeseenAnswers } from '../../../labs/quiz/testing/gradeForeseenAnswers';
import type { QuestionData } from '../schema';

const documents = parseCurrentEdition();

const questions = documents.flatMap(({ file, tree }) =>
  findQuizzes(tree, file).flatMap(({ data }) =>
    data.questions.map((question) => ({
      name: `${file}: ${question.prompt.replace(/\s+/g, ' ')}`,
      question,
    })),
  ),
);

const createOption = (right: boolean, forms: string[] = []) => ({
  right,
  forms,
  besides: '',
  label: forms.join(', '),
  reason: 'Porque sí.',
});

const createChoice = (...options: QuestionData['options']): QuestionData => ({
  kind: 'choice',
  prompt: '¿?',
  options,
});

const createTypedQuestion = (
  ...options: ReturnType<typeof createOption>[]
): QuestionData => ({
  kind: 'typed',
  prompt: '___',
  options,
});

describe('what is played', () => {
  it.each([
    [
      'one right option',
      createChoice(createOption(true), createOption(false)),
      1,
      2,
    ],
    [
      'several right options',
      createChoice(createOption(true), createOption(true), createOption(false)),
      1,
      4,
    ],
    [
      'a typed answer',
      createTypedQuestion(
        createOption(true, ['a', 'b']),
        createOption(false, ['c']),
      ),
      4,
      3,
    ],
  ])('covers %s', (_, question, right, wrongCount) => {
    const grades = gradeForeseenAnswers(question);
    expect(grades.right).toEqual(Array<number>(right).fill(1));
    expect(grades.wrongPoints).toEqual(Array<number>(wrongCount).fill(0));
  });

  it('finds a right form that an earlier mistake hides', () => {
    const hidden = createTypedQuestion(
      createOption(false, ['a']),
      createOption(true, ['A']),
    );
    expect(gradeForeseenAnswers(hidden).right).toContain(0);
  });
});

describe('the questions of the current edition', () => {
  it('exist', () => {
    expect(questions.length).toBeGreaterThan(0);
  });

  it('give the point to every right answer, and to no other', () => {
    const faults = questions.filter(({ question }) => {
      const { right, wrongPoints } = gradeForeseenAnswers(question);
      return right.length === 0 || right.includes(0) || wrongPoints.includes(1);
    });
    expect(faults.map(({ name }) => name)).toEqual([]);
  });
});
