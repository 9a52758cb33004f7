import { WorkerHost } from '../../kit/host';
import { sumTransferSizes } from '../../kit/sumTransferSizes';
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

  constructor(environment: SqlEnvironment) {
    super(environment.isSupported, {
      worker: environment.workerBytes,
      files: sumTransferSizes([environment.wasm]),
    });
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
   * lost. The next call loads another one.
   */
  readonly stop = (): void => {
    if (this.isLoading()) this.cancelLoading();
    else this.unload({ kind: 'idle' }, new SqlStopped(true));
  };

  protected override startWorker(): Worker {
    return this.#environment.startWorker();
  }

  protected override init() {
    return { wasm: this.#environment.wasm };
  }

  protected override onReady(): void {
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
