import { release } from './release';
import type { Machine, SavedMachine, TerminalSize } from './types';

/** So many machines are kept besides the running one; each is some megabytes. */
export const machinesKept = 3;

/** Whether a terminal begins anew, or goes on where it was. */
export type TakeOutcome = 'fresh' | 'kept';

/** What one terminal wants of the machine. */
export interface Claim {
  readonly id: string;
  readonly setUp?: string;
  readonly size: TerminalSize;
  /** Its screen is a new one: what is on it has to be written again. */
  readonly redraw: boolean;
}

/** Several terminals that share one machine, one at a time. */
export class Terminals {
  readonly #machine: Machine;
  /** Of those that do not run; the first was left longest ago. */
  readonly #kept = new Map<string, SavedMachine>();
  #active: Claim | undefined;
  #beforeReset: SavedMachine | undefined;

  constructor(machine: Machine) {
    this.#machine = machine;
  }

  /** Whose the machine is. */
  readonly active = (): string | undefined => this.#active?.id;

  async take(claim: Claim): Promise<TakeOutcome> {
    const before = this.#active;
    await this.#machine.resume();
    if (before?.id === claim.id) {
      this.#active = claim;
      await this.#machine.resize(claim.size);
      if (claim.redraw) this.#machine.type('\f');
      return 'kept';
    }
    if (before) await this.#keep(before.id);
    const kept = this.#kept.get(claim.id);
    this.#kept.delete(claim.id);
    this.#forgetReset();
    this.#active = claim;
    if (kept) {
      await this.#machine.restore(kept);
      await this.#machine.resize(claim.size);
      if (claim.redraw) this.#machine.type('\f');
      return 'kept';
    }
    await this.#machine.resize(claim.size);
    await this.#machine.reset(claim.setUp);
    return 'fresh';
  }

  async reset(): Promise<void> {
    this.#forgetReset();
    this.#beforeReset = await this.#machine.save();
    await this.#machine.reset(this.#active?.setUp);
  }

  /**
   * The view has what was on its screen: a key to have it written again could
   * be for a program that runs.
   *
   * @returns whether there was something to go back to.
   */
  async undo(): Promise<boolean> {
    const before = this.#beforeReset;
    this.#beforeReset = undefined;
    if (!before) return false;
    await this.#machine.restore(before);
    return true;
  }

  #forgetReset(): void {
    if (this.#beforeReset) release(this.#beforeReset.state);
    this.#beforeReset = undefined;
  }

  async #keep(id: string): Promise<void> {
    const saved = await this.#machine.save();
    if (!saved) return;
    this.#kept.set(id, saved);
    const [oldest] = this.#kept;
    if (this.#kept.size <= machinesKept || !oldest) return;
    this.#kept.delete(oldest[0]);
    release(oldest[1].state);
  }
}
