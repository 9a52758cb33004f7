import type { ArgumentsOf, NameOf } from '../../kit/protocol';
import type { MachineCalls } from '../engine/calls';
import type { TakeOutcome } from '../engine/terminals';
import type { MachineNotice, TerminalSize } from '../engine/types';
import type { LinuxEnvironment } from './environment';
import { LinuxHost } from './host';
import { MachineEnded } from './types';
import type { LinuxEndReason, LinuxEngine, LinuxTerminal } from './types';

/** Time that a tab stays hidden before its machine is suspended. */
export const SUSPEND_DELAY_MS = 20_000;

type Subscribe<Value> = (listener: (value: Value) => void) => () => void;

function createSubscribe<Value>(
  listeners: Set<(value: Value) => void>,
): Subscribe<Value> {
  return (listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
}

function notifyAll<Value>(
  listeners: Set<(value: Value) => void>,
  value: Value,
) {
  for (const listener of [...listeners]) listener(value);
}

/** Terminal and the callbacks that deliver the worker's events to it. */
interface TerminalEntry {
  readonly terminal: LinuxTerminal;
  readonly output: (bytes: Uint8Array) => void;
  readonly notice: (notice: MachineNotice) => void;
}

class Engine implements LinuxEngine {
  readonly #host: LinuxHost;
  readonly #listeners = new Set<() => void>();
  readonly #entries = new Map<string, TerminalEntry>();
  #active: string | undefined;
  #isSuspended = false;
  /**
   * True when the active terminal's view was unmounted: showing the tab must
   * not resume its machine.
   */
  #isReleased = false;
  #suspendTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(environment: LinuxEnvironment) {
    this.#host = new LinuxHost(environment, {
      output: (id, bytes) => this.#entries.get(id)?.output(bytes),
      notice: (notice) => {
        if (this.#active !== undefined)
          this.#entries.get(this.#active)?.notice(notice);
      },
    });
    this.#host.subscribe(() => {
      if (this.#host.loading().kind !== 'ready') {
        this.#active = undefined;
        this.#isSuspended = false;
      }
      notifyAll(this.#listeners, undefined);
    });
    environment.watchVisibility((isHidden) => {
      this.#handleVisibility(!isHidden);
    });
  }

  readonly load = () => this.#host.load();

  readonly cancelLoading = () => {
    this.#host.cancelLoading();
  };

  readonly loading = () => this.#host.loading();

  readonly subscribe = createSubscribe(this.#listeners);

  readonly isSuspended = () => this.#isSuspended;

  readonly end = (reason: LinuxEndReason) => {
    this.#host.end(reason);
  };

  readonly terminal = (id: string, setUp?: string): LinuxTerminal => {
    const knownEntry = this.#entries.get(id);
    if (knownEntry) return knownEntry.terminal;
    const seat = this.#createEntry(id, setUp);
    this.#entries.set(id, seat);
    return seat.terminal;
  };

  #createEntry(id: string, setUp: string | undefined): TerminalEntry {
    const host = this.#host;
    const output = new Set<(bytes: Uint8Array) => void>();
    const notices = new Set<(notice: MachineNotice) => void>();
    let redraw = true;

    /**
     * Rejects the calls of a terminal that does not own the machine: their
     * effects would be lost, or would damage the machine of another terminal.
     */
    const callWhenActive =
      <Name extends NameOf<MachineCalls>>(name: Name) =>
      async (...args: ArgumentsOf<MachineCalls, Name>) => {
        if (this.#active !== id) throw new MachineEnded();
        return host.call(name, ...args);
      };
    const take = async (size: TerminalSize): Promise<TakeOutcome> => {
      await host.load();
      this.#activate(id);
      const claim = { id, setUp, size, redraw };
      redraw = false;
      return host.call('take', claim);
    };
    return {
      output: (bytes) => {
        notifyAll(output, bytes);
      },
      notice: (notice) => {
        notifyAll(notices, notice);
      },
      terminal: {
        take,
        type: (text) => {
          if (this.#active === id) host.type(text);
        },
        listen: createSubscribe(output),
        onNotice: createSubscribe(notices),
        resize: callWhenActive('resize'),
        control: callWhenActive('control'),
        reset: callWhenActive('reset'),
        undo: callWhenActive('undo'),
        readFile: callWhenActive('readFile'),
        writeFile: callWhenActive('writeFile'),
        isActive: () => this.#active === id,
        release: () => {
          redraw = true;
          if (this.#active !== id) return;
          this.#isReleased = true;
          this.#setSuspended(true);
        },
      },
    };
  }

  #activate(id: string): void {
    this.#active = id;
    this.#isReleased = false;
    this.#isSuspended = false;
    notifyAll(this.#listeners, undefined);
  }

  #handleVisibility(isSeen: boolean): void {
    clearTimeout(this.#suspendTimer);
    this.#host.setWatched(isSeen);
    if (isSeen) this.#setSuspended(this.#isReleased);
    else
      this.#suspendTimer = setTimeout(() => {
        this.#setSuspended(true);
      }, SUSPEND_DELAY_MS);
  }

  #setSuspended(isStill: boolean): void {
    if (this.#isSuspended === isStill || this.#active === undefined) return;
    this.#isSuspended = isStill;
    notifyAll(this.#listeners, undefined);
    // Ignores a rejection: it means that the machine ended, which listeners
    // already know from its state.
    void this.#host.call(isStill ? 'suspend' : 'resume').catch(() => undefined);
  }
}

/**
 * Creates an engine on the given environment. Pages share the engine of
 * `getLinuxEngine`.
 */
export function createLinuxEngine(environment: LinuxEnvironment): LinuxEngine {
  return new Engine(environment);
}
