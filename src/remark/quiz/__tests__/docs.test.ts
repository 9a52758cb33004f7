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

const option = (right: boolean, forms: string[] = []) => ({
  right,
  forms,
  besides: '',
  label: forms.join(', '),
  reason: 'Porque sí.',
});

const choice = (...options: QuestionData['options']): QuestionData => ({
  kind: 'choice',
  prompt: '¿?',
  options,
});

const typed = (...options: ReturnType<typeof option>[]): QuestionData => ({
  kind: 'typed',
  prompt: '___',
  options,
});

describe('what is played', () => {
  it.each([
    ['one right option', choice(option(true), option(false)), 1, 2],
    [
      'several right options',
      choice(option(true), option(true), option(false)),
      1,
      4,
    ],
    [
      'a typed answer',
      typed(option(true, ['a', 'b']), option(false, ['c'])),
      4,
      3,
    ],
  ])('covers %s', (_, question, right, wrong) => {
    const played = gradeForeseenAnswers(question);
    expect(played.right).toEqual(Array<number>(right).fill(1));
    expect(played.wrong).toEqual(Array<number>(wrong).fill(0));
  });

  it('finds a right form that an earlier mistake hides', () => {
    const hidden = typed(option(false, ['a']), option(true, ['A']));
    expect(gradeForeseenAnswers(hidden).right).toContain(0);
  });
});

describe('the questions of the current edition', () => {
  it('exist', () => {
    expect(questions.length).toBeGreaterThan(0);
  });

  it('give the point to every right answer, and to no other', () => {
    const faults = questions.filter(({ question }) => {
      const { right, wrong } = gradeForeseenAnswers(question);
      return right.length === 0 || right.includes(0) || wrong.includes(1);
    });
    expect(faults.map(({ name }) => name)).toEqual([]);
  });
});
