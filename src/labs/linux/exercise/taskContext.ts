import { createContext, useContext } from 'react';
import type { TerminalTask } from '../engine/exercise/types';

export const TerminalTaskContext = createContext<TerminalTask | undefined>(
  undefined,
);

/**
 * Returns the data of the terminal exercise.
 *
 * @throws {Error} outside of one.
 */
export function useTerminalTask(): TerminalTask {
  const task = useContext(TerminalTaskContext);
  if (!task) throw new Error('This exercise has no terminal.');
  return task;
}
