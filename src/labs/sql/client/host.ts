import { WorkerHost } from '../../kit/host';
import type { ArgumentsOf, NameOf, ResultOf } from '../../kit/protocol';
import type { SqlCalls } from '../worker/calls';
import { SqlError } from '../engine/types';
import type { SqlProtocol, SqlRefusal } from '../worker/protocol';
import type { SqlEnvironment } from './environment';
import { sqlReadiness } from './readiness';

/** Error of a call whose worker was stopped, or failed by itself. */
export class SqlStopped extends Error {
  /** True when the reader asked for it. */
  readonly isRequested: boolean;

  constructor(isRequested: boolean) {
    super('The worker of SQL was stopped.');
    this.name = 'SqlStopped';
    this.isRequested = isRequested;
  }
}

/** Host of the worker of SQL, which is loaded by its first call. */
export class SqlHost extends WorkerHost<SqlProtocol> {
  readonly #environment: SqlEnvironment;
  /** SQLite compiled, for the workers that follow. */
  #module: WebAssembly.Module | undefined;

  constructor(environment: SqlEnvironment) {
    super(environment.isSupported, environment.bytes);
    this.#environment = environment;
  }

  /** Calls a method of the worker, once it has loaded. */
  async call<Name extends NameOf<SqlCalls>>(
    name: Name,
    ...args: ArgumentsOf<SqlCalls, Name>
  ): Promise<ResultOf<SqlCalls, Name>> {
    await this.load();
    return new Promise((resolve, reject) => {
      this.sendCall(name, args, {
        resolve: (value) => {
          resolve(value as ResultOf<SqlCalls, Name>);
        },
        reject,
      });
    });
  }

  /**
   * Terminates the worker: its calls are rejected and its open database is
   * lost. Another worker loads at once, so that the next call does not wait.
   */
  readonly stop = (): void => {
    if (this.isLoading()) {
      this.cancelLoading();
      return;
    }
    this.unload({ kind: 'idle' }, new SqlStopped(true));
    // A failure is reported to the next call.
    this.load().catch(() => undefined);
  };

  protected override startWorker(): Worker {
    return this.#environment.startWorker();
  }

  protected override init() {
    return { module: this.#module };
  }

  protected override onReady({ module }: SqlProtocol['ready']): void {
    this.#module = module;
    sqlReadiness.markReady();
  }

  protected override handleEvent(): void {
    // The worker sends no events.
  }

  protected override toError({ message, fault }: SqlRefusal): Error {
    return fault ? new SqlError(fault) : new Error(message);
  }

  protected override onWorkerError(): void {
    this.unload({ kind: 'idle' }, new SqlStopped(false));
  }

  protected override onUnload(): void {
    // The calls are rejected by the host, and there is nothing else to end.
  }
}
