/** @jest-environment node */
import { progressStore } from '../current';
import { formatQuestionTally, recordScore, formatSolvedTally } from '../scores';
import { emptyProgress } from '../schema';
import { getLastVisit } from '../visits';

const lesson = '/stevelabs/program1/salida/';

afterEach(() => {
  progressStore.update(() => emptyProgress);
});

it('keeps the best result of a quiz and counts all quizzes of its lesson', () => {
  recordScore({ kind: 'quiz', lesson, id: 'p1', points: 2, total: 3 });
  recordScore({ kind: 'quiz', lesson, id: 'p1', points: 1, total: 3 });
  recordScore({ kind: 'quiz', lesson, id: 'p2', points: 1, total: 1 });
  const { data } = progressStore.getSnapshot();
  expect(formatQuestionTally(data, lesson)).toBe('3 de 4');
});

it('leaves exercises and other lessons out of the questions', () => {
  recordScore({ kind: 'exercise', lesson, id: 'p1', points: 1, total: 1 });
  recordScore({
    kind: 'quiz',
    lesson: '/otra/',
    id: 'p1',
    points: 1,
    total: 1,
  });
  const { data } = progressStore.getSnapshot();
  expect(formatQuestionTally(data, lesson)).toBe('');
});

it('counts the exercises of a lesson that won all points', () => {
  const tally = () =>
    formatSolvedTally(progressStore.getSnapshot().data, lesson, 'exercise');
  expect(tally()).toBe('');
  recordScore({ kind: 'exercise', lesson, id: 'e1', points: 1, total: 2 });
  expect(tally()).toBe('0 resueltos');
  recordScore({ kind: 'exercise', lesson, id: 'e1', points: 2, total: 2 });
  recordScore({ kind: 'quiz', lesson, id: 'p1', points: 1, total: 1 });
  expect(tally()).toBe('1 resuelto');
  recordScore({ kind: 'exercise', lesson, id: 'e2', points: 3, total: 3 });
  expect(tally()).toBe('2 resueltos');
});

it('counts the steps of a lesson apart from its exercises', () => {
  recordScore({ kind: 'step', lesson, id: 'e1', points: 1, total: 1 });
  const { data } = progressStore.getSnapshot();
  expect(formatSolvedTally(data, lesson, 'step')).toBe('1 resuelto');
  expect(formatSolvedTally(data, lesson, 'exercise')).toBe('');
  expect(formatQuestionTally(data, lesson)).toBe('');
});

it('keeps nothing that cannot be a result', () => {
  recordScore({ kind: 'quiz', lesson, id: 'p1', points: 4, total: 3 });
  recordScore({ kind: 'quiz', lesson, id: 'con espacio', points: 1, total: 1 });
  expect(progressStore.getSnapshot().data.scores).toEqual({});
});

it('counts answering questions as a visit to the lesson', () => {
  recordScore({ kind: 'quiz', lesson, id: 'p1', points: 0, total: 3 });
  const { data } = progressStore.getSnapshot();
  expect(getLastVisit(data, lesson)).toBeGreaterThan(0);
  expect(getLastVisit(data, '/stevelabs/program1/')).toBe(0);
});
