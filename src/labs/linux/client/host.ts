import { ControlTimeout, SetUpError } from '../engine/types';
import { TransferError } from '../engine/transferError';
import type { MachineCalls } from '../engine/calls';
import type { MachineNotice } from '../engine/types';
import type { LinuxProtocol, LinuxRefusal } from '../worker/protocol';
import { WorkerHost } from '../../kit/host';
import { sumTransferSizes } from '../../kit/sumTransferSizes';
import type {
  ResultOf,
  ArgumentsOf,
  NameOf,
  ReplyOf,
} from '../../kit/protocol';
import type { LinuxEnvironment } from './environment';
import { MachineEnded } from './types';
import type { LinuxEnd, LinuxEndReason } from './types';

/** Interval between pings to the worker while the tab is visible. */
export const PING_INTERVAL_MS = 5000;
/** Number of unanswered pings after which the worker counts as crashed. */
export const MAX_UNANSWERED_PINGS = 4;

/** Handlers of the events that the worker sends on its own. */
interface HostEvents {
  readonly output: (terminal: string, bytes: Uint8Array) => void;
  readonly notice: (notice: MachineNotice) => void;
}

/** Host of the machine's worker; detects a worker that stopped answering. */
export class LinuxHost extends WorkerHost<LinuxProtocol, LinuxEnd> {
  readonly #environment: LinuxEnvironment;
  readonly #events: HostEvents;
  #pingTimer: ReturnType<typeof setInterval> | undefined;
  #unanswered = 0;

  constructor(environment: LinuxEnvironment, events: HostEvents) {
    const { wasm, snapshot } = environment.downloads;
    super(environment.isSupported, {
      worker: environment.workerBytes,
      files: sumTransferSizes([wasm, snapshot]),
    });
    this.#environment = environment;
    this.#events = events;
  }

  end(reason: LinuxEndReason): void {
    if (this.isLoading()) this.cancelLoading();
    else if (this.loading().kind === 'ready')
      this.unload({ kind: 'ended', reason }, new MachineEnded());
  }

  call<Name extends NameOf<MachineCalls>>(
    name: Name,
    ...args: ArgumentsOf<MachineCalls, Name>
  ): Promise<ResultOf<MachineCalls, Name>> {
    return new Promise((resolve, reject) => {
      if (this.loading().kind !== 'ready') {
        reject(new MachineEnded());
        return;
      }
      this.sendCall(name, args, {
        resolve: (value) => {
          resolve(value as ResultOf<MachineCalls, Name>);
        },
        reject,
      });
    });
  }

  type(text: string): void {
    this.post({ kind: 'type', text });
  }

  /**
   * Starts or stops the pings. They stop in a hidden tab, which may be slow to
   * answer.
   */
  setWatched(isWatched: boolean): void {
    clearInterval(this.#pingTimer);
    this.#unanswered = 0;
    if (!isWatched || this.loading().kind !== 'ready') return;
    this.#pingTimer = setInterval(() => {
      if (this.#unanswered === MAX_UNANSWERED_PINGS) {
        this.end('crash');
        return;
      }
      this.#unanswered += 1;
      this.post({ kind: 'ping' });
    }, PING_INTERVAL_MS);
  }

  protected override startWorker(): Worker {
    return this.#environment.startWorker();
  }

  protected override init() {
    return { downloads: this.#environment.downloads };
  }

  protected override onReady(): void {
    this.setWatched(true);
  }

  protected override handleReply(reply: ReplyOf<LinuxProtocol>): void {
    this.#unanswered = 0;
    super.handleReply(reply);
  }

  protected override handleEvent(event: LinuxProtocol['event']): void {
    if (event.kind === 'output')
      this.#events.output(event.terminal, event.bytes);
    if (event.kind === 'notice') this.#events.notice(event.notice);
  }

  protected override toError(refusal: LinuxRefusal): Error {
    switch (refusal.kind) {
      case 'control-timeout':
        return new ControlTimeout(refusal.ms);
      case 'set-up':
        return new SetUpError(refusal.result);
      case 'transfer':
        return new TransferError(refusal.message);
      case 'interrupted':
        return new DOMException('The machine was put back.', 'AbortError');
      case 'other':
        return new Error(refusal.message);
    }
  }

  protected override onWorkerError(): void {
    this.end('crash');
  }

  protected override onUnload(): void {
    clearInterval(this.#pingTimer);
  }
}
