import type { Step } from '../../engine/exercise/difference';

/** Equal lines shown around each difference. */
const context = 2;

/** Folds long runs of equal lines. */
export function foldSame(
  steps: readonly Step[],
): readonly (Step | { readonly skipped: number })[] {
  const near = new Set<number>();
  for (const [index, { kind }] of steps.entries())
    if (kind !== 'same')
      for (let at = index - context; at <= index + context; at += 1)
        near.add(at);
  const folded: (Step | { skipped: number })[] = [];
  let far: Step[] = [];
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
