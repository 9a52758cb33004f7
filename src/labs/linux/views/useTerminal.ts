import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadLinux } from '../client/load';
import { Session } from '../client/session';
import type { TerminalState } from '../client/session';
import type { TakeOutcome } from '../client/types';
import type {
  ControlOptions,
  ControlResult,
  TerminalSize,
} from '../engine/types';

export type { TerminalFailure, TerminalState } from '../client/session';

/** A terminal of the page: its state, and what the reader can do with it. */
export interface PageTerminal {
  readonly state: TerminalState;
  /**
   * Loads the machine and makes it this terminal's; also to try again, and to
   * have it back from another terminal.
   *
   * @returns Whether it begins anew; nothing when it did not start: `state` tells why.
   */
  readonly start: (size: TerminalSize) => Promise<TakeOutcome | undefined>;
  /** What the machine writes to this terminal. @returns stops listening */
  readonly listen: (listener: (bytes: Uint8Array) => void) => () => void;
  readonly type: (text: string) => void;
  readonly resize: (size: TerminalSize) => Promise<void>;
  /** @throws {ControlTimeout} */
  readonly control: (
    script: string,
    options?: ControlOptions,
  ) => Promise<ControlResult>;
  /** @throws {SetUpError} */
  readonly reset: () => Promise<void>;
  /** Back to how it was before the last `reset`. @returns whether there was one. */
  readonly undo: () => Promise<boolean>;
  /** @throws {TransferError} */
  readonly readFile: (path: string) => Promise<Uint8Array>;
  /** @throws {TransferError} */
  readonly writeFile: (path: string, bytes: Uint8Array) => Promise<void>;
  /** Gives up loading. */
  readonly cancel: () => void;
  /** Ends the machine, for every terminal of the tab. */
  readonly stop: () => void;
}

const idle: TerminalState = { kind: 'idle' };

function open(id: string, setUp: string | undefined) {
  const session = new Session(loadLinux, id, setUp);
  const { start, listen, type, cancel, stop, terminal } = session;
  return {
    session,
    actions: {
      ...{ start, listen, type, cancel, stop },
      resize: async (size: TerminalSize) => terminal().resize(size),
      control: async (script: string, options?: ControlOptions) =>
        terminal().control(script, options),
      reset: async () => terminal().reset(),
      undo: async () => terminal().undo(),
      readFile: async (path: string) => terminal().readFile(path),
      writeFile: async (path: string, bytes: Uint8Array) =>
        terminal().writeFile(path, bytes),
    },
  };
}

/**
 * One terminal of the page. The machine outlives the component: the same `id`
 * finds it again as it was left, also after other pages.
 *
 * @param setUp Script of root's that each fresh machine begins with.
 */
export function useTerminal(id: string, setUp?: string): PageTerminal {
  const [{ session, actions }] = useState(() => open(id, setUp));
  const state = useSyncExternalStore(
    session.subscribe,
    session.state,
    () => idle,
  );
  useEffect(() => session.leave, [session]);
  return { state, ...actions };
}
