import type { MachineCalls } from '../engine/calls';
import type { TakeOutcome } from '../engine/terminals';
import type { MachineNotice, TerminalSize } from '../engine/types';
import type { Loadable } from '../../kit/loadable';

/**
 * Why the machine is no more: the reader ended it with a button or a command,
 * or it broke down.
 */
export type LinuxEndReason = 'reader' | 'shutdown' | 'reboot' | 'crash';

/** There is no machine any more to do it; `loading` tells why. */
export class MachineEnded extends Error {
  constructor() {
    super('The machine ended.');
    this.name = 'MachineEnded';
  }
}

/** There was a machine, and it is no more. */
export interface LinuxEnd {
  readonly kind: 'ended';
  readonly reason: LinuxEndReason;
}

/** One terminal of a page. The tab has one machine, and one terminal at a time has it. */
export interface LinuxTerminal extends Pick<
  MachineCalls,
  'resize' | 'control' | 'reset' | 'undo' | 'readFile' | 'writeFile'
> {
  /**
   * Makes the machine this terminal's: the other's is saved, and this one's is
   * restored, or reset with its set-up the first time and when it had to be
   * forgotten.
   *
   * @throws {LoadFailure} when the machine could not be had.
   * @throws {DOMException} AbortError, when its loading is cancelled.
   * @throws {MachineEnded}
   * @throws {SetUpError}
   */
  take: (size: TerminalSize) => Promise<TakeOutcome>;
  type: (text: string) => void;
  /** What the terminal writes, while the machine is this one's. @returns stops listening */
  listen: (listener: (bytes: Uint8Array) => void) => () => void;
  /** @returns stops listening */
  notice: (listener: (notice: MachineNotice) => void) => () => void;
  /** Whether the machine is this terminal's now. */
  isActive: () => boolean;
  /** Its view is gone: the machine stands still until somebody takes it again. */
  release: () => void;
}

/** The Linux of this tab: one machine for every terminal, kept across pages. */
export interface LinuxEngine extends Loadable<LinuxEnd> {
  /** Told also of which terminal has the machine. @returns stops listening */
  subscribe: (listener: () => void) => () => void;
  isSuspended: () => boolean;
  terminal: (id: string, setUp?: string) => LinuxTerminal;
  end: (reason: LinuxEndReason) => void;
}
