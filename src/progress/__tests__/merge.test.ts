/** @jest-environment node */
import fc from 'fast-check';
import { progressArbitrary } from '../__fixtures__/arbitrary';
import { mergeProgress } from '../merge';
import { emptyProgress } from '../schema';
import type { Progress } from '../schema';

const salida = '/stevelabs/program1/salida/';
const p1 = `quiz:${salida}:p1`;

const doneAt = (at: number, value = true): Progress => ({
  ...emptyProgress,
  done: { [salida]: { value, at } },
});

const scored = (points: number, total: number, at: number): Progress => ({
  ...emptyProgress,
  scores: { [p1]: { points, total, at } },
});

it('keeps the newest of each entry', () => {
  expect(mergeProgress(doneAt(5), doneAt(9, false))).toEqual(doneAt(9, false));
});

it('does not bring back what was undone later', () => {
  expect(mergeProgress(doneAt(9, false), doneAt(5))).toEqual(doneAt(9, false));
});

it('keeps the best score, also when a worse one is newer', () => {
  expect(mergeProgress(scored(3, 4, 1), scored(2, 4, 9))).toEqual(
    scored(3, 4, 1),
  );
});

it('compares scores by their share, not by their points', () => {
  expect(mergeProgress(scored(3, 6, 1), scored(2, 3, 2))).toEqual(
    scored(2, 3, 2),
  );
});

it('joins what only one side has', () => {
  const other: Progress = {
    ...emptyProgress,
    done: { '/dumix/linux1/sintaxis/': { value: true, at: 1 } },
  };
  expect(Object.keys(mergeProgress(doneAt(5), other).done)).toHaveLength(2);
});

it('lets "forget everything" win over what came before it', () => {
  const forgotten = { ...emptyProgress, forgotten: 10 };
  expect(mergeProgress(doneAt(5), forgotten)).toEqual(forgotten);
  expect(mergeProgress(forgotten, doneAt(5))).toEqual(forgotten);
});

describe('for any progress', () => {
  it('does not depend on the order of two', () => {
    fc.assert(
      fc.property(progressArbitrary, progressArbitrary, (a, b) => {
        expect(mergeProgress(a, b)).toEqual(mergeProgress(b, a));
      }),
    );
  });

  it('does not depend on how three are grouped', () => {
    fc.assert(
      fc.property(
        progressArbitrary,
        progressArbitrary,
        progressArbitrary,
        (a, b, c) => {
          expect(mergeProgress(mergeProgress(a, b), c)).toEqual(
            mergeProgress(a, mergeProgress(b, c)),
          );
        },
      ),
    );
  });

  it('changes nothing when repeated', () => {
    fc.assert(
      fc.property(progressArbitrary, progressArbitrary, (a, b) => {
        const once = mergeProgress(a, b);
        expect(mergeProgress(a, a)).toEqual(a);
        expect(mergeProgress(once, b)).toEqual(once);
      }),
    );
  });
});
