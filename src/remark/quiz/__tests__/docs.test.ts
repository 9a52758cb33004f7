/** @jest-environment node */
import { findQuizzes } from '..';
import { currentEdition, parseDocument } from '../../../testing/documents';
import { lackingQuiz } from './lessonRule';
import { play } from '../../../labs/quiz/testing/play';
import type { QuestionData } from '../schema';

const documents = currentEdition();

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
    const played = play(question);
    expect(played.right).toEqual(Array<number>(right).fill(1));
    expect(played.wrong).toEqual(Array<number>(wrong).fill(0));
  });

  it('finds a right form that an earlier mistake hides', () => {
    const hidden = typed(option(false, ['a']), option(true, ['A']));
    expect(play(hidden).right).toContain(0);
  });
});

describe('the questions of the current edition', () => {
  it('exist', () => {
    expect(questions.length).toBeGreaterThan(0);
  });

  it('give the point to every right answer, and to no other', () => {
    const faults = questions.filter(({ question }) => {
      const { right, wrong } = play(question);
      return right.length === 0 || right.includes(0) || wrong.includes(1);
    });
    expect(faults.map(({ name }) => name)).toEqual([]);
  });
});

describe('lackingQuiz', () => {
  const lesson = (body: string) =>
    parseDocument('docs/a.mdx', `---\ntipo: leccion\n---\n\n${body}`);
  const list = (count: number) =>
    Array.from(
      { length: count },
      () => '1. ¿?\n\n   - [x] a\n\n     Sí.\n\n   - [ ] b\n\n     No.\n',
    ).join('\n');
  const section = (count: number) =>
    `## Comprueba lo aprendido\n\n<Quiz>\n\n${list(count)}\n</Quiz>\n\n`;
  const summary = '## Resumen\n\nFin.\n';

  it.each([3, 5])('accepts %i questions before the summary', (count) => {
    expect(lackingQuiz(lesson(section(count) + summary))).toBeUndefined();
  });

  it.each([
    ['no section', summary, /^docs\/a\.mdx\n.*«## Comprueba lo aprendido»/],
    ['no summary', section(3), /antes de «## Resumen»\n.*ningún/],
    ['the wrong order', summary + section(3), /\n.*el orden contrario$/],
    ['too few questions', section(2) + summary, /\n.*1 <Quiz>, 2 preguntas$/],
    ['too many questions', section(6) + summary, /\n.*1 <Quiz>, 6 preguntas$/],
    [
      'no quiz in the section',
      `## Comprueba lo aprendido\n\nHola.\n\n${summary}`,
      /\n.*0 <Quiz>, 0 preguntas$/,
    ],
    [
      'the quiz elsewhere',
      `## Comprueba lo aprendido\n\nHola.\n\n## Otra\n\n<Quiz>\n\n${list(3)}\n</Quiz>\n\n${summary}`,
      /\n.*0 <Quiz>, 0 preguntas$/,
    ],
  ])('refuses %s', (_, body, expected) => {
    expect(lackingQuiz(lesson(body))).toMatch(expected);
  });

  it('knows a lesson by its front matter', () => {
    expect(lesson('').isLesson).toBe(true);
    expect(parseDocument('a', '---\ntipo: guia\n---\n').isLesson).toBe(false);
  });
});

it('every lesson of the current edition ends with 3 to 5 questions before its summary', () => {
  const lessons = documents.filter(({ isLesson }) => isLesson);
  expect(lessons.length).toBeGreaterThan(0);
  expect(lessons.map(lackingQuiz).filter((lack) => lack !== undefined)).toEqual(
    [],
  );
});
