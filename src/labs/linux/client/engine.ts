import type { ArgumentsOf, NameOf } from '../../kit/protocol';
import type { MachineCalls } from '../engine/calls';
import type { TakeOutcome } from '../engine/terminals';
import type { MachineNotice, TerminalSize } from '../engine/types';
import type { LinuxEnvironment } from './environment';
import { LinuxHost } from './host';
import { MachineEnded } from './types';
import type { LinuxEndReason, LinuxEngine, LinuxTerminal } from './types';

/** Time that a tab stays hidden before its machine is suspended. */
export const suspendAfterMs = 20_000;

type Listen<Value> = (listener: (value: Value) => void) => () => void;

function listenTo<Value>(
  listeners: Set<(value: Value) => void>,
): Listen<Value> {
  return (listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
}

function tell<Value>(listeners: Set<(value: Value) => void>, value: Value) {
  for (const listener of [...listeners]) listener(value);
}

/** Terminal and the callbacks that deliver the worker's events to it. */
interface Seat {
  readonly terminal: LinuxTerminal;
  readonly output: (bytes: Uint8Array) => void;
  readonly notice: (notice: MachineNotice) => void;
}

class Engine implements LinuxEngine {
  readonly #host: LinuxHost;
  readonly #listeners = new Set<() => void>();
  readonly #seats = new Map<string, Seat>();
  #active: string | undefined;
  #isSuspended = false;
  /**
   * True when the active terminal's view was unmounted: showing the tab must
   * not resume its machine.
   */
  #isLeft = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(environment: LinuxEnvironment) {
    this.#host = new LinuxHost(environment, {
      output: (id, bytes) => this.#seats.get(id)?.output(bytes),
      notice: (notice) => {
        if (this.#active !== undefined)
          this.#seats.get(this.#active)?.notice(notice);
      },
    });
    this.#host.subscribe(() => {
      if (this.#host.loading().kind !== 'ready') {
        this.#active = undefined;
        this.#isSuspended = false;
      }
      tell(this.#listeners, undefined);
    });
    environment.watchVisibility((isHidden) => {
      this.#seen(!isHidden);
    });
  }

  readonly load = () => this.#host.load();

  readonly cancelLoading = () => {
    this.#host.cancelLoading();
  };

  readonly loading = () => this.#host.loading();

  readonly subscribe = listenTo(this.#listeners);

  readonly isSuspended = () => this.#isSuspended;

  readonly end = (reason: LinuxEndReason) => {
    this.#host.end(reason);
  };

  readonly terminal = (id: string, setUp?: string): LinuxTerminal => {
    const known = this.#seats.get(id);
    if (known) return known.terminal;
    const seat = this.#seat(id, setUp);
    this.#seats.set(id, seat);
    return seat.terminal;
  };

  #seat(id: string, setUp: string | undefined): Seat {
    const host = this.#host;
    const output = new Set<(bytes: Uint8Array) => void>();
    const notices = new Set<(notice: MachineNotice) => void>();
    let redraw = true;

    /**
     * Rejects the calls of a terminal that does not own the machine: their
     * effects would be lost, or would damage the machine of another terminal.
     */
    const mine =
      <Name extends NameOf<MachineCalls>>(name: Name) =>
      async (...args: ArgumentsOf<MachineCalls, Name>) => {
        if (this.#active !== id) throw new MachineEnded();
        return host.call(name, ...args);
      };
    const take = async (size: TerminalSize): Promise<TakeOutcome> => {
      await host.load();
      this.#give(id);
      const claim = { id, setUp, size, redraw };
      redraw = false;
      return host.call('take', claim);
    };
    return {
      output: (bytes) => {
        tell(output, bytes);
      },
      notice: (notice) => {
        tell(notices, notice);
      },
      terminal: {
        take,
        type: (text) => {
          if (this.#active === id) host.type(text);
        },
        listen: listenTo(output),
        notice: listenTo(notices),
        resize: mine('resize'),
        control: mine('control'),
        reset: mine('reset'),
        undo: mine('undo'),
        readFile: mine('readFile'),
        writeFile: mine('writeFile'),
        isActive: () => this.#active === id,
        release: () => {
          redraw = true;
          if (this.#active !== id) return;
          this.#isLeft = true;
          this.#stand(true);
        },
      },
    };
  }

  #give(id: string): void {
    this.#active = id;
    this.#isLeft = false;
    this.#isSuspended = false;
    tell(this.#listeners, undefined);
  }

  #seen(isSeen: boolean): void {
    clearTimeout(this.#timer);
    this.#host.watch(isSeen);
    if (isSeen) this.#stand(this.#isLeft);
    else
      this.#timer = setTimeout(() => {
        this.#stand(true);
      }, suspendAfterMs);
  }

  #stand(isStill: boolean): void {
    if (this.#isSuspended === isStill || this.#active === undefined) return;
    this.#isSuspended = isStill;
    tell(this.#listeners, undefined);
    // The end of the machine is already published as a state.
    void this.#host.call(isStill ? 'suspend' : 'resume').catch(() => undefined);
  }
}

/**
 * Creates an engine on the given environment. Pages share the engine of
 * `linuxEngine`.
 */
export function createLinuxEngine(environment: LinuxEnvironment): LinuxEngine {
  return new Engine(environment);
}
