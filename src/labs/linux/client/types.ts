import type { MachineCalls } from '../engine/calls';
import type { TakeOutcome } from '../engine/terminals';
import type { MachineNotice, TerminalSize } from '../engine/types';
import type { Loadable } from '../../kit/loadable';

/**
 * Reason why the machine ended: the reader's button, a command of the reader,
 * or a crash.
 */
export type LinuxEndReason = 'reader' | 'shutdown' | 'reboot' | 'crash';

/** Error thrown by calls to a machine that ended; `loading` has the reason. */
export class MachineEnded extends Error {
  constructor() {
    super('The machine ended.');
    this.name = 'MachineEnded';
  }
}

/** State of a machine that was started and has ended. */
export interface LinuxEnd {
  readonly kind: 'ended';
  readonly reason: LinuxEndReason;
}

/**
 * Terminal of a page. A tab has one machine, owned by one terminal at a time.
 */
export interface LinuxTerminal extends Pick<
  MachineCalls,
  'resize' | 'control' | 'reset' | 'undo' | 'readFile' | 'writeFile'
> {
  /**
   * Makes this terminal the owner of the machine: saves the state of the
   * previous owner and restores this one's. The first time, or when the saved
   * state had to be discarded, resets the machine and runs the set-up.
   *
   * @throws {LoadFailure} when the engine could not be loaded.
   * @throws {DOMException} AbortError, when its loading is cancelled.
   * @throws {MachineEnded}
   * @throws {SetUpError}
   */
  take: (size: TerminalSize) => Promise<TakeOutcome>;
  type: (text: string) => void;
  /**
   * Calls the listener with the terminal's output.
   *
   * @returns A function that removes the listener.
   */
  listen: (listener: (bytes: Uint8Array) => void) => () => void;
  /**
   * Calls the listener with the machine's notices.
   *
   * @returns A function that removes the listener.
   */
  onNotice: (listener: (notice: MachineNotice) => void) => () => void;
  /** Returns true while this terminal owns the machine. */
  isActive: () => boolean;
  /**
   * Suspends the machine when the view is unmounted, until a terminal takes it.
   */
  release: () => void;
}

/**
 * Linux engine of this tab: one machine for every terminal, kept across pages.
 */
export interface LinuxEngine extends Loadable<LinuxEnd> {
  /**
   * Calls the listener also when the machine's owner changes.
   *
   * @returns A function that removes the listener.
   */
  subscribe: (listener: () => void) => () => void;
  isSuspended: () => boolean;
  terminal: (id: string, setUp?: string) => LinuxTerminal;
  end: (reason: LinuxEndReason) => void;
}
