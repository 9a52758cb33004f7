import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadC } from '../client/load';
import { Program } from '../client/program';
import type { ProgramState } from '../client/program';
import { watch } from '../client/watching';
import type { CompileRequest, RunOptions } from '../engine/types';

export type { ProgramState, TranscriptPart } from '../client/program';

/** A program of the page: its state, and what the reader can do with it. */
export interface CProgram {
  readonly state: ProgramState;
  /** Compiles and runs; what ran before here is stopped. Resolves at the end. */
  readonly run: (request: CompileRequest, options: RunOptions) => Promise<void>;
  readonly stop: () => void;
  /** With its line break; it is shown among what the program writes. */
  readonly type: (text: string) => void;
  /** Ctrl-D. */
  readonly endInput: () => void;
  /** Gives up what comes before the program runs. */
  readonly cancel: () => void;
}

const idle: ProgramState = { kind: 'idle' };

/** Runs C for one block of the page; it ends with the component. */
export function useCProgram(): CProgram {
  const [program] = useState(() => new Program(loadC, watch));
  const state = useSyncExternalStore(
    program.subscribe,
    program.state,
    () => idle,
  );
  useEffect(() => program.abandon, [program]);
  const { run, stop, type, endInput, cancel } = program;
  return { state, run, stop, type, endInput, cancel };
}
