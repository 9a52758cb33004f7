/** @jest-environment node */
import fc from 'fast-check';
import { progressArbitrary } from '../__fixtures__/arbitrary';
import { mergeProgress } from '../merge';
import { emptyProgress } from '../schema';
import type { Progress } from '../schema';

const salida = '/stevelabs/program1/salida/';
const p1 = `quiz:${salida}:p1`;

const createDoneProgress = (timestamp: number, value = true): Progress => ({
  ...emptyProgress,
  done: { [salida]: { value, at: timestamp } },
});

const createScoredProgress = (
  points: number,
  total: number,
  timestamp: number,
): Progress => ({
  ...emptyProgress,
  scores: { [p1]: { points, total, at: timestamp } },
});

it('keeps the newest of each entry', () => {
  expect(
    mergeProgress(createDoneProgress(5), createDoneProgress(9, false)),
  ).toEqual(createDoneProgress(9, false));
});

it('does not bring back what was undone later', () => {
  expect(
    mergeProgress(createDoneProgress(9, false), createDoneProgress(5)),
  ).toEqual(createDoneProgress(9, false));
});

it('keeps the best score, also when a worse one is newer', () => {
  expect(
    mergeProgress(createScoredProgress(3, 4, 1), createScoredProgress(2, 4, 9)),
  ).toEqual(createScoredProgress(3, 4, 1));
});

it('compares scores by their share, not by their points', () => {
  expect(
    mergeProgress(createScoredProgress(3, 6, 1), createScoredProgress(2, 3, 2)),
  ).toEqual(createScoredProgress(2, 3, 2));
});

it('joins what only one side has', () => {
  const otherProgress: Progress = {
    ...emptyProgress,
    done: { '/dumix/linux1/sintaxis/': { value: true, at: 1 } },
  };
  expect(
    Object.keys(mergeProgress(createDoneProgress(5), otherProgress).done),
  ).toHaveLength(2);
});

it('lets "forget everything" win over what came before it', () => {
  const forgottenProgress = { ...emptyProgress, forgotten: 10 };
  expect(mergeProgress(createDoneProgress(5), forgottenProgress)).toEqual(
    forgottenProgress,
  );
  expect(mergeProgress(forgottenProgress, createDoneProgress(5))).toEqual(
    forgottenProgress,
  );
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
        const mergedOnce = mergeProgress(a, b);
        expect(mergeProgress(a, a)).toEqual(a);
        expect(mergeProgress(mergedOnce, b)).toEqual(mergedOnce);
      }),
    );
  });
});
