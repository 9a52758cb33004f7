import { MachineEnded } from './types';
import type {
  LinuxEnd,
  LinuxEndReason,
  LinuxEngine,
  LinuxTerminal,
} from './types';
import type { TakeOutcome } from '../engine/terminals';
import { SetUpError } from '../engine/types';
import type { TerminalSize } from '../engine/types';
import { getLoadFailureReason } from '../../kit/loadable';
import { isOutdated } from '../../../offline/version';
import { INITIAL_LOADING } from '../../kit/loadState';
import type { NotReady, ShownFailureReason } from '../../kit/loadState';

/** Reason why a terminal did not start. */
export type TerminalFailure = ShownFailureReason | 'set-up' | 'internal';

/** State of one terminal of the page. */
export type TerminalState =
  | NotReady<TerminalFailure>
  | { readonly kind: 'starting' }
  /**
   * `waits` is true while the machine is paused for a late file and resumes when
   * the file arrives; `outdated` when the site no longer serves the file.
   */
  | { readonly kind: 'running'; readonly waits: boolean | 'outdated' }
  /** State while another terminal owns the machine. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'suspended' }
  | LinuxEnd;

/** Terminal of a page: starts the machine and tracks its state. */
export class PageTerminal {
  readonly #loadEngine: () => Promise<LinuxEngine>;
  readonly #id: string;
  readonly #setUp: string | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #outputs = new Set<(bytes: Uint8Array) => void>();
  #state: TerminalState = { kind: 'idle' };
  #engine: LinuxEngine | undefined;
  #terminal: LinuxTerminal | undefined;
  /** Controller of the latest start; it aborts the earlier ones. */
  #startController = new AbortController();
  #disposables: (() => void)[] = [];
  #waits: boolean | 'outdated' = false;

  constructor(
    loadEngine: () => Promise<LinuxEngine>,
    id: string,
    setUp: string | undefined,
  ) {
    this.#loadEngine = loadEngine;
    this.#id = id;
    this.#setUp = setUp;
  }

  readonly state = (): TerminalState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly listen = (listener: (bytes: Uint8Array) => void): (() => void) => {
    this.#outputs.add(listener);
    return () => {
      this.#outputs.delete(listener);
    };
  };

  /**
   * Starts the machine.
   *
   * @returns Undefined when it did not start; the state has the reason.
   */
  readonly start = async (
    size: TerminalSize,
  ): Promise<TakeOutcome | undefined> => {
    this.#startController.abort();
    const turn = new AbortController();
    this.#startController = turn;
    this.#setState(INITIAL_LOADING);
    try {
      const engine = this.#engine ?? (await this.#loadEngine());
      turn.signal.throwIfAborted();
      this.#connect(engine);
      const loadPromise = engine.load();
      this.#syncState();
      await loadPromise;
      turn.signal.throwIfAborted();
      this.#setState({ kind: 'starting' });
      const outcome = await this.#terminal?.take(size);
      if (turn.signal.aborted) return undefined;
      this.#setState({ kind: 'running', waits: this.#waits });
      this.#syncState();
      return outcome;
    } catch (error) {
      if (!turn.signal.aborted) await this.#showFailure(error, turn.signal);
      return undefined;
    }
  };

  /** Cancels loading. */
  readonly cancel = (): void => {
    if (this.#state.kind !== 'loading') return;
    this.#startController.abort();
    this.#engine?.cancelLoading();
    this.#setState({ kind: 'idle' });
  };

  /** Ends the machine for every terminal of the tab. */
  readonly stop = (reason: LinuxEndReason): void => {
    this.#engine?.end(reason);
  };

  /**
   * Returns the connected terminal.
   *
   * @throws {MachineEnded} while this terminal is not connected to the engine.
   */
  readonly terminal = (): LinuxTerminal => {
    if (!this.#terminal) throw new MachineEnded();
    return this.#terminal;
  };

  readonly type = (text: string): void => {
    this.#terminal?.type(text);
  };

  /**
   * Disconnects when the view is unmounted; the engine keeps the machine for
   * the next mount.
   */
  readonly dispose = (): void => {
    this.#startController.abort();
    for (const undo of this.#disposables.splice(0)) undo();
    this.#terminal?.release();
    this.#engine = undefined;
    this.#terminal = undefined;
    this.#state = { kind: 'idle' };
  };

  #connect(engine: LinuxEngine): void {
    if (this.#engine) return;
    this.#engine = engine;
    const terminal = engine.terminal(this.#id, this.#setUp);
    this.#terminal = terminal;
    this.#disposables = [
      engine.subscribe(() => {
        this.#syncState();
      }),
      terminal.listen((bytes) => {
        for (const listener of [...this.#outputs]) listener(bytes);
      }),
      terminal.onNotice(({ kind }) => {
        this.#setWaits(kind === 'file-unreachable');
        if (this.#waits) void this.#checkOutdated();
      }),
    ];
  }

  #setWaits(waits: boolean | 'outdated'): void {
    this.#waits = waits;
    if (this.#state.kind === 'running')
      this.#setState({ kind: 'running', waits });
  }

  async #checkOutdated(): Promise<void> {
    if ((await isOutdated()) && this.#waits) this.#setWaits('outdated');
  }

  /**
   * Updates the state with the changes of the machine that this terminal did
   * not cause.
   */
  #syncState(): void {
    const loading = this.#engine?.loading();
    if (!loading) return;
    const { kind } = this.#state;
    if (kind === 'loading') {
      if (loading.kind === 'loading') this.#setState(loading);
      return;
    }
    if (kind !== 'running' && kind !== 'suspended' && kind !== 'elsewhere')
      return;
    if (loading.kind === 'ended') {
      this.#waits = false;
      this.#setState(loading);
    } else if (!this.#terminal?.isActive()) {
      if (kind !== 'elsewhere') this.#setState({ kind: 'elsewhere' });
    } else if (this.#engine?.isSuspended()) {
      if (kind !== 'suspended') this.#setState({ kind: 'suspended' });
    } else if (kind !== 'running') {
      this.#setState({ kind: 'running', waits: this.#waits });
    }
  }

  async #showFailure(error: unknown, signal: AbortSignal): Promise<void> {
    const loading = this.#engine?.loading();
    if (loading?.kind === 'ended') this.#setState(loading);
    else if (error instanceof SetUpError)
      this.#setState({ kind: 'failed', reason: 'set-up' });
    else if (error instanceof DOMException && error.name === 'AbortError')
      this.#setState(
        this.#terminal?.isActive() === false && loading?.kind === 'ready'
          ? { kind: 'elsewhere' }
          : { kind: 'idle' },
      );
    else {
      const reason = (await getLoadFailureReason(error)) ?? 'internal';
      if (!signal.aborted) this.#setState({ kind: 'failed', reason });
    }
  }

  #setState(state: TerminalState): void {
    this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }
}
