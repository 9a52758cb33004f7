import { createContext, useContext } from 'react';
import type { TerminalTask } from '../linux/engine/exercise/types';
import type { ExerciseTask } from '../c/engine/exercise/types';

/** A program to write. */
interface CWork {
  readonly kind: 'c';
  readonly task: ExerciseTask;
  /** What the reader begins with. */
  readonly start: string;
}

/** A machine to leave as it is asked. */
interface TerminalWork {
  readonly kind: 'terminal';
  readonly task: TerminalTask;
}

/** What the reader has to do, by the kind of exercise. */
export type ExerciseWork = CWork | TerminalWork;

/** What the parts of an exercise know of it. */
export interface ExerciseState {
  readonly id: string;
  readonly title: string;
  readonly work: ExerciseWork;
  /** The reader has won all points, now or another day. */
  readonly isSolved: boolean;
  /** Told of each check. */
  readonly onPoints: (points: number, total: number) => void;
}

export const ExerciseContext = createContext<ExerciseState>({
  id: '',
  title: '',
  work: { kind: 'terminal', task: { conditions: [] } },
  isSolved: false,
  onPoints: () => undefined,
});

export const useExercise = (): ExerciseState => useContext(ExerciseContext);

/** For what only an exercise in C has. */
export function useCWork(): CWork {
  const { work } = useExercise();
  if (work.kind !== 'c') throw new Error('This exercise is not in C.');
  return work;
}

/** For what only an exercise of the terminal has. */
export function useTerminalWork(): TerminalWork {
  const { work } = useExercise();
  if (work.kind !== 'terminal')
    throw new Error('This exercise has no terminal.');
  return work;
}
