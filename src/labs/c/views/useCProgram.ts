import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadC } from '../client/load';
import { Program } from '../client/program';
import type { ProgramState } from '../client/program';
import { checkMemory } from '../client/memoryCheck';
import type { CompileRequest, RunOptions } from '../engine/types';

export type { ProgramState, TranscriptPart } from '../client/program';

/** State of a program on the page, and its commands. */
export interface CProgram {
  readonly state: ProgramState;
  /**
   * Compiles and runs a program, and stops the previous one. Resolves at the
   * end of the run.
   */
  readonly run: (request: CompileRequest, options: RunOptions) => Promise<void>;
  readonly stop: () => void;
  /** Sends input, with its line break, and adds it to the transcript. */
  readonly type: (text: string) => void;
  /** Ends the input, like Ctrl-D. */
  readonly endInput: () => void;
  /** Cancels the preparation of a run. */
  readonly cancel: () => void;
}

const idle: ProgramState = { kind: 'idle' };

/** Runs C programs for one component; stops on unmount. */
export function useCProgram(): CProgram {
  const [program] = useState(() => new Program(loadC, checkMemory));
  const state = useSyncExternalStore(
    program.subscribe,
    program.state,
    () => idle,
  );
  useEffect(() => program.abort, [program]);
  const { run, stop, type, endInput, cancel } = program;
  return { state, run, stop, type, endInput, cancel };
}
