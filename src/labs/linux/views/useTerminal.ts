import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadLinux } from '../client/load';
import { PageTerminal } from '../client/pageTerminal';
import type { TerminalState } from '../client/pageTerminal';
import type { LinuxEndReason, LinuxTerminal } from '../client/types';
import type { TakeOutcome } from '../engine/terminals';
import type { TerminalSize } from '../engine/types';

export type { TerminalState } from '../client/pageTerminal';

/** Terminal of the page: its state and its actions. */
export interface TerminalSession extends Readonly<
  Pick<
    LinuxTerminal,
    'type' | 'resize' | 'control' | 'reset' | 'undo' | 'readFile' | 'writeFile'
  >
> {
  readonly state: TerminalState;
  /**
   * Loads the machine and makes this terminal its owner. Also used to retry,
   * and to take the machine back from another terminal.
   *
   * @returns The outcome, or undefined when it did not start; `state` has the
   * reason.
   */
  readonly start: (size: TerminalSize) => Promise<TakeOutcome | undefined>;
  /**
   * Calls the listener with the terminal's output.
   *
   * @returns A function that removes the listener.
   */
  readonly listen: (listener: (bytes: Uint8Array) => void) => () => void;
  /** Cancels loading. */
  readonly cancel: () => void;
  /** Ends the machine for every terminal of the tab. */
  readonly stop: (reason: LinuxEndReason) => void;
}

const idle: TerminalState = { kind: 'idle' };

function createTerminal(id: string, setUp: string | undefined) {
  const page = new PageTerminal(loadLinux, id, setUp);
  const { start, listen, type, cancel, stop, terminal } = page;
  return {
    page,
    actions: {
      ...{ start, listen, type, cancel, stop },
      resize: async (size) => terminal().resize(size),
      control: async (script, options) => terminal().control(script, options),
      reset: async () => terminal().reset(),
      undo: async () => terminal().undo(),
      readFile: async (path) => terminal().readFile(path),
      writeFile: async (path, bytes) => terminal().writeFile(path, bytes),
    } satisfies Omit<TerminalSession, 'state'>,
  };
}

/**
 * Creates a terminal of the page. The machine outlives the component: the same
 * `id` restores its state, also after visiting other pages.
 *
 * @param setUp Script that root runs at the start of each fresh machine.
 */
export function useTerminal(id: string, setUp?: string): TerminalSession {
  const [{ page, actions }] = useState(() => createTerminal(id, setUp));
  const state = useSyncExternalStore(page.subscribe, page.state, () => idle);
  useEffect(() => page.dispose, [page]);
  return { state, ...actions };
}
