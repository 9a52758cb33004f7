import { createContext, useContext } from 'react';
import type { ExerciseTask } from '../engine/exercise/types';

/** Exercise in C to solve. */
export interface CWork {
  readonly task: ExerciseTask;
  /** Initial program. */
  readonly start: string;
}

export const CWorkContext = createContext<CWork | undefined>(undefined);

/**
 * Returns the exercise in C of the context.
 *
 * @throws {Error} outside of an exercise in C.
 */
export function useCWork(): CWork {
  const work = useContext(CWorkContext);
  if (!work) throw new Error('This exercise is not in C.');
  return work;
}
