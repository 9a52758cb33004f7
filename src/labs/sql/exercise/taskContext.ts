import { createContext, useContext } from 'react';
import type { CompactTask } from '../engine/exercise/compactTask';

/** Task of an exercise, with the initial text of its editor. */
export interface SqlWork {
  readonly start: string;
  readonly task: CompactTask;
}

export const SqlWorkContext = createContext<SqlWork | undefined>(undefined);

/** Returns the task of the exercise around. */
export function useSqlWork(): SqlWork {
  const work = useContext(SqlWorkContext);
  if (!work) throw new Error('This is no exercise of SQL.');
  return work;
}
