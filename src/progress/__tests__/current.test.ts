import { act, renderHook } from '@testing-library/react';
import {
  toLessonPath,
  markLesson,
  progressStore,
  getTimeAfter,
} from '../current';
import { savePlace } from '../reading';
import { recordScore, useBestScore } from '../scores';

const salida = '/stevelabs/program1/salida/';
const quiz = { kind: 'quiz', lesson: salida, id: 'p1' } as const;

it('names a lesson by its path with a slash at the end', () => {
  expect(toLessonPath('/stevelabs/program1/salida')).toBe(salida);
});

it('dates a change after the one it replaces, whatever the clock says', () => {
  const future = Date.now() + 1e9;
  expect(getTimeAfter(future)).toBe(future + 1);
});

it('marks and unmarks a lesson', () => {
  markLesson(salida, true);
  const first = progressStore.getSnapshot().data.done[salida];
  markLesson(salida, false);
  const second = progressStore.getSnapshot().data.done[salida];
  expect([first?.value, second?.value]).toEqual([true, false]);
  expect(second?.at).toBeGreaterThan(first?.at ?? Infinity);
});

it('takes over what was marked before there was an application, once', () => {
  const bucles = '/stevelabs/program1/bucles/';
  localStorage.setItem('steve-labs:/:marked', `${bucles}\nroto\n`);
  const stop = progressStore.subscribe(() => undefined);
  const { done } = progressStore.getSnapshot().data;
  expect(done[bucles]?.value).toBe(true);
  expect(done).not.toHaveProperty('roto');
  expect(localStorage.getItem('steve-labs:/:marked')).toBeNull();
  stop();
});

it('remembers a place in a lesson', () => {
  savePlace(salida, { heading: 'resumen', fraction: 0.8 });
  expect(progressStore.getSnapshot().data.places[salida]).toMatchObject({
    heading: 'resumen',
    fraction: 0.8,
  });
});

it('keeps the best result of a quiz', () => {
  const { result } = renderHook(() => useBestScore(quiz));
  expect(result.current).toBeUndefined();
  act(() => {
    recordScore({ ...quiz, points: 2, total: 3 });
    recordScore({ ...quiz, points: 1, total: 3 });
  });
  expect(result.current).toMatchObject({ points: 2, total: 3 });
});

it.each([
  { points: 4, total: 3 },
  { points: 0.5, total: 3 },
  { points: 0, total: 0 },
])('does not keep $points of $total points', (score) => {
  recordScore({ ...quiz, id: 'mal', ...score });
  expect(Object.keys(progressStore.getSnapshot().data.scores)).not.toContain(
    `quiz:${salida}:mal`,
  );
});

it('does not keep a result without a usable name', () => {
  recordScore({ ...quiz, id: 'con espacio', points: 1, total: 1 });
  expect(
    Object.keys(progressStore.getSnapshot().data.scores).join(),
  ).not.toContain('espacio');
});
