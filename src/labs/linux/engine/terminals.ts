import { releaseBuffer } from './release';
import type { Machine, SavedMachine, TerminalSize } from './types';

/**
 * Maximum of machines kept besides the running one; each takes some megabytes.
 */
export const MAX_KEPT_MACHINES = 3;

/**
 * Outcome of taking the machine: a reset machine (`fresh`), or the terminal's
 * own state (`kept`).
 */
export type TakeOutcome = 'fresh' | 'kept';

/** Request of a terminal for the machine. */
export interface Claim {
  readonly id: string;
  readonly setUp?: string;
  readonly size: TerminalSize;
  /**
   * True when the terminal's screen is new, so its content must be printed
   * again.
   */
  readonly redraw: boolean;
}

/** Terminals that share one machine; one owns it at a time. */
export class Terminals {
  readonly #machine: Machine;
  /** Saved machines of the other terminals, from the least recently used. */
  readonly #savedMachines = new Map<string, SavedMachine>();
  #active: Claim | undefined;
  #beforeReset: SavedMachine | undefined;

  constructor(machine: Machine) {
    this.#machine = machine;
  }

  /** Returns the id of the terminal that owns the machine. */
  readonly getActiveId = (): string | undefined => this.#active?.id;

  async take(claim: Claim): Promise<TakeOutcome> {
    const before = this.#active;
    await this.#machine.resume();
    if (before?.id === claim.id) {
      this.#active = claim;
      await this.#machine.resize(claim.size);
      if (claim.redraw) this.#machine.type('\f');
      return 'kept';
    }
    if (before) await this.#saveMachine(before.id);
    const keptMachine = this.#savedMachines.get(claim.id);
    this.#savedMachines.delete(claim.id);
    this.#discardReset();
    // What the machine prints from now on, its first prompt included, belongs to
    // the new owner.
    this.#active = claim;
    try {
      if (keptMachine) await this.#machine.restore(keptMachine);
      await this.#machine.resize(claim.size);
      if (!keptMachine) await this.#machine.reset(claim.setUp);
    } catch (error) {
      // The next claim begins with its set-up.
      this.#active = undefined;
      throw error;
    }
    if (keptMachine && claim.redraw) this.#machine.type('\f');
    return keptMachine ? 'kept' : 'fresh';
  }

  async reset(): Promise<void> {
    this.#discardReset();
    this.#beforeReset = await this.#machine.save();
    await this.#machine.reset(this.#active?.setUp);
  }

  /**
   * Restores the machine from before the last reset. Does not redraw, since the
   * view has the screen's content and Ctrl-L could reach a running program.
   *
   * @returns False when there was no reset to undo.
   */
  async undo(): Promise<boolean> {
    const before = this.#beforeReset;
    if (!before) return false;
    await this.#machine.restore(before);
    this.#beforeReset = undefined;
    return true;
  }

  #discardReset(): void {
    if (this.#beforeReset) releaseBuffer(this.#beforeReset.state);
    this.#beforeReset = undefined;
  }

  async #saveMachine(id: string): Promise<void> {
    const savedMachine = await this.#machine.save();
    if (!savedMachine) return;
    this.#savedMachines.set(id, savedMachine);
    const [oldest] = this.#savedMachines;
    if (this.#savedMachines.size <= MAX_KEPT_MACHINES || !oldest) return;
    this.#savedMachines.delete(oldest[0]);
    releaseBuffer(oldest[1].state);
  }
}
