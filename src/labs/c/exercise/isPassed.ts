import type { CaseResult } from '../engine/exercise/judge';

/** Whether a case found nothing wrong. */
export const isPassed = ({ faults }: CaseResult): boolean =>
  faults.length === 0;
