import { LoadFailure } from '../../../kit/loadState';
import type { LoadFailureReason } from '../../../kit/loadState';
import { SqlStopped } from '../../client/host';
import type { SqlHost } from '../../client/host';
import { createNodeEngine } from '../../testing/nodeEngine';

/**
 * Double of `SqlHost`, without a worker: SQLite runs in Node. One that was
 * stopped has lost its database, as a worker has.
 */
class EngineDouble {
  readonly #listeners = new Set<() => void>();
  #engine: SqlHost | undefined;
  #end: ((error: Error) => void) | undefined;
  #failure: LoadFailureReason | undefined;
  #isHeld = false;

  /** Makes the next loading fail. */
  failNextLoading(reason: LoadFailureReason): void {
    this.#failure = reason;
    this.#unload();
  }

  /** Makes the next call run until it is stopped. */
  holdNextCall(): void {
    this.#isHeld = true;
  }

  /** Ends the call that is held as a worker that fails by itself does. */
  crash(): void {
    this.#unload(new SqlStopped(false));
  }

  readonly stop = (): void => {
    this.#unload(new SqlStopped(true));
  };

  readonly load = async (): Promise<void> => {
    const failure = this.#failure;
    this.#failure = undefined;
    if (failure) throw new LoadFailure(failure);
    this.#engine ??= await createNodeEngine();
    this.#notify();
  };

  readonly loading = () => ({ kind: this.#engine ? 'ready' : 'idle' }) as const;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly cancelLoading = (): void => undefined;

  readonly call: SqlHost['call'] = async (name, ...args) => {
    await this.load();
    if (!this.#engine) throw new SqlStopped(true);
    if (!this.#isHeld) return this.#engine.call(name, ...args);
    this.#isHeld = false;
    return new Promise<never>((_, reject) => {
      this.#end = reject;
    });
  };

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  #unload(error?: Error): void {
    this.#engine = undefined;
    this.#notify();
    if (error) this.#end?.(error);
  }
}

let engine = new EngineDouble();

/** Starts another engine, with no database open, and returns it. */
export function resetEngine(): EngineDouble {
  engine = new EngineDouble();
  return engine;
}

/** Doubles of the functions of `client/load`. */
export const loadSql = (): Promise<EngineDouble> => Promise.resolve(engine);
export const warmSql = (): void => undefined;

export type { EngineDouble };
