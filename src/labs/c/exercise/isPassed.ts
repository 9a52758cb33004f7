import type { CaseResult } from '../engine/exercise/judge';

/** Returns true when a case has no faults. */
export const isPassed = ({ faults }: CaseResult): boolean =>
  faults.length === 0;
