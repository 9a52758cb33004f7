import { progressStore } from '../current';
import { questionTally, recordScore } from '../scores';
import { empty } from '../schema';
import { lastVisit } from '../visits';

const lesson = '/stevelabs/program1/salida/';

afterEach(() => {
  progressStore.update(() => empty);
});

it('keeps the best result of a quiz and counts all quizzes of its lesson', () => {
  recordScore({ kind: 'quiz', lesson, id: 'p1', points: 2, total: 3 });
  recordScore({ kind: 'quiz', lesson, id: 'p1', points: 1, total: 3 });
  recordScore({ kind: 'quiz', lesson, id: 'p2', points: 1, total: 1 });
  const { data } = progressStore.getSnapshot();
  expect(questionTally(data, lesson)).toBe('3 de 4');
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
  expect(questionTally(data, lesson)).toBe('');
});

it('keeps nothing that cannot be a result', () => {
  recordScore({ kind: 'quiz', lesson, id: 'p1', points: 4, total: 3 });
  recordScore({ kind: 'quiz', lesson, id: 'con espacio', points: 1, total: 1 });
  expect(progressStore.getSnapshot().data.scores).toEqual({});
});

it('counts answering questions as a visit to the lesson', () => {
  recordScore({ kind: 'quiz', lesson, id: 'p1', points: 0, total: 3 });
  const { data } = progressStore.getSnapshot();
  expect(lastVisit(data, lesson)).toBeGreaterThan(0);
  expect(lastVisit(data, '/stevelabs/program1/')).toBe(0);
});
