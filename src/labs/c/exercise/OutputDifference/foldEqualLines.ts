import type { DiffStep } from '../../engine/exercise/difference';

/** Equal lines shown around each difference. */
const CONTEXT_LINES = 2;

/** Folds long runs of equal lines. */
export function foldEqualLines(
  steps: readonly DiffStep[],
): readonly (DiffStep | { readonly skipped: number })[] {
  const near = new Set<number>();
  for (const [index, { kind }] of steps.entries())
    if (kind !== 'same')
      for (let at = index - CONTEXT_LINES; at <= index + CONTEXT_LINES; at += 1)
        near.add(at);
  const folded: (DiffStep | { skipped: number })[] = [];
  let far: DiffStep[] = [];
  const flush = () => {
    // A notice of one folded line takes as much space as the line.
    if (far.length > 1) folded.push({ skipped: far.length });
    else folded.push(...far);
    far = [];
  };
  for (const [index, step] of steps.entries()) {
    if (near.has(index)) {
      flush();
      folded.push(step);
    } else far.push(step);
  }
  flush();
  return folded;
}
