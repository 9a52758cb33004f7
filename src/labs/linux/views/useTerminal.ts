import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadLinux } from '../client/load';
import { PageTerminal } from '../client/pageTerminal';
import type { TerminalState } from '../client/pageTerminal';
import type { LinuxEndReason, LinuxTerminal } from '../client/types';
import type { TakeOutcome } from '../engine/terminals';
import type { TerminalSize } from '../engine/types';

export type { TerminalState } from '../client/pageTerminal';

/** A terminal of the page: its state, and what the reader can do with it. */
export interface TerminalSession extends Readonly<
  Pick<
    LinuxTerminal,
    'type' | 'resize' | 'control' | 'reset' | 'undo' | 'readFile' | 'writeFile'
  >
> {
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
  /** Gives up loading. */
  readonly cancel: () => void;
  /** Ends the machine, for every terminal of the tab. */
  readonly stop: (reason: LinuxEndReason) => void;
}

const idle: TerminalState = { kind: 'idle' };

function open(id: string, setUp: string | undefined) {
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
 * One terminal of the page. The machine outlives the component: the same `id`
 * finds it again as it was left, also after other pages.
 *
 * @param setUp Script of root's that each fresh machine begins with.
 */
export function useTerminal(id: string, setUp?: string): TerminalSession {
  const [{ page, actions }] = useState(() => open(id, setUp));
  const state = useSyncExternalStore(page.subscribe, page.state, () => idle);
  useEffect(() => page.leave, [page]);
  return { state, ...actions };
}
