import type { Claim, TakeOutcome, Terminals } from './terminals';
import { readFile, writeFile } from './transfer';
import type { Machine } from './types';

/** What a page can ask of the machine, and its worker does. */
export interface MachineCalls extends Pick<
  Machine,
  'resize' | 'control' | 'suspend' | 'resume'
> {
  /**
   * @throws {SetUpError}
   * @throws {DOMException} AbortError, when the machine is ended.
   */
  take: (claim: Claim) => Promise<TakeOutcome>;
  /** From the beginning: snapshot and set-up. @throws {SetUpError} */
  reset: () => Promise<void>;
  /** Back to how it was before the last `reset`. @returns whether there was one. */
  undo: () => Promise<boolean>;
  /** @throws {TransferError} */
  readFile: (path: string) => Promise<Uint8Array>;
  /** As alumno's, unless it is there and somebody else's. @throws {TransferError} */
  writeFile: (path: string, bytes: Uint8Array) => Promise<void>;
}

/** What would change the machine as a whole waits for what came before it. */
function takingTurns() {
  let turn: Promise<unknown> = Promise.resolve();
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };
}

/** Does what is asked to a machine that several terminals share. */
export function callsOf(machine: Machine, terminals: Terminals): MachineCalls {
  const inTurn = takingTurns();
  return {
    take: (claim) => inTurn(() => terminals.take(claim)),
    reset: () => inTurn(() => terminals.reset()),
    undo: () => inTurn(() => terminals.undo()),
    suspend: () => inTurn(() => machine.suspend()),
    resume: () => inTurn(() => machine.resume()),
    resize: machine.resize,
    control: machine.control,
    readFile: (path) => readFile(machine, path),
    writeFile: (path, bytes) => writeFile(machine, path, bytes),
  };
}
