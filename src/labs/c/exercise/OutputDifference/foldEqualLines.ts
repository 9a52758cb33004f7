import type { DiffStep } from '../../engine/exercise/difference';

/** Equal lines shown around each difference. */
const CONTEXT_LINES = 2;

/** Folds long runs of equal lines. */
export function foldEqualLines(
  steps: readonly DiffStep[],
): readonly (DiffStep | { readonly skipped: number })[] {
  const nearIndexes = new Set<number>();
  for (const [index, { kind }] of steps.entries())
    if (kind !== 'same')
      for (
        let nearIndex = index - CONTEXT_LINES;
        nearIndex <= index + CONTEXT_LINES;
        nearIndex += 1
      )
        nearIndexes.add(nearIndex);
  const foldedSteps: (DiffStep | { skipped: number })[] = [];
  let farSteps: DiffStep[] = [];
  const flush = () => {
    // A notice of one folded line takes as much space as the line.
    if (farSteps.length > 1) foldedSteps.push({ skipped: farSteps.length });
    else foldedSteps.push(...farSteps);
    farSteps = [];
  };
  for (const [index, step] of steps.entries()) {
    if (nearIndexes.has(index)) {
      flush();
      foldedSteps.push(step);
    } else farSteps.push(step);
  }
  flush();
  return foldedSteps;
}
