import type { Claim, TakeOutcome, Terminals } from './terminals';
import { readFile, writeFile } from './transfer';
import type { Machine } from './types';

/** Methods of the machine that the page can call through the worker. */
export interface MachineCalls extends Pick<
  Machine,
  'resize' | 'control' | 'suspend' | 'resume'
> {
  /**
   * Gives the machine to a terminal.
   *
   * @throws {SetUpError}
   * @throws {DOMException} AbortError, when the machine is ended.
   */
  take: (claim: Claim) => Promise<TakeOutcome>;
  /**
   * Restores the snapshot and runs the set-up.
   *
   * @throws {SetUpError}
   */
  reset: () => Promise<void>;
  /**
   * Restores the state before the last `reset`.
   *
   * @returns False when there was no reset to undo.
   */
  undo: () => Promise<boolean>;
  /**
   * Reads a file of the machine.
   *
   * @throws {TransferError}
   */
  readFile: (path: string) => Promise<Uint8Array>;
  /**
   * Writes a file owned by alumno; an existing file keeps its owner.
   *
   * @throws {TransferError}
   */
  writeFile: (path: string, bytes: Uint8Array) => Promise<void>;
}

/**
 * Creates a queue that runs tasks one after another. Operations that change the
 * whole machine must not overlap.
 */
function createTaskQueue() {
  let turn: Promise<unknown> = Promise.resolve();
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const callPromise = turn.then(work);
    turn = callPromise.catch(() => undefined);
    return callPromise;
  };
}

/** Creates the calls of a machine that several terminals share. */
export function createMachineCalls(
  machine: Machine,
  terminals: Terminals,
): MachineCalls {
  const enqueue = createTaskQueue();
  return {
    take: (claim) => enqueue(() => terminals.take(claim)),
    reset: () => enqueue(() => terminals.reset()),
    undo: () => enqueue(() => terminals.undo()),
    suspend: () => enqueue(() => machine.suspend()),
    resume: () => enqueue(() => machine.resume()),
    resize: machine.resize,
    control: machine.control,
    readFile: (path) => readFile(machine, path),
    writeFile: (path, bytes) => writeFile(machine, path, bytes),
  };
}
