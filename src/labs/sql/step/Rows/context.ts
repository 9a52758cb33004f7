import { createContext, useContext } from 'react';
import type { DatabaseContent } from '../../databases/content';
import type { RowsQuestion } from './queries';

/** Question of a step, and the database on which it is asked. */
export interface RowsWork {
  readonly question: RowsQuestion;
  readonly content: DatabaseContent;
}

export const RowsContext = createContext<RowsWork | undefined>(undefined);

/** Returns the question of the step around. */
export function useRowsWork(): RowsWork {
  const work = useContext(RowsContext);
  if (!work) throw new Error('This is no step on rows.');
  return work;
}
