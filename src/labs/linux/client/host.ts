import { ControlTimeout, SetUpError } from '../engine/types';
import { TransferError } from '../engine/transferError';
import type { MachineCalls } from '../engine/calls';
import type { MachineNotice } from '../engine/types';
import type { LinuxProtocol, LinuxRefusal } from '../worker/protocol';
import { WorkerHost } from '../../kit/host';
import { sizeOf } from '../../kit/sizeOf';
import type {
  AnswerOf,
  ArgumentsOf,
  NameOf,
  ReplyOf,
} from '../../kit/protocol';
import type { LinuxEnvironment } from './environment';
import { MachineEnded } from './types';
import type { LinuxEnd, LinuxEndReason } from './types';

/** Interval between pings to the worker while the tab is visible. */
export const pingEveryMs = 5000;
/** Number of unanswered pings after which the worker counts as crashed. */
export const pingsUnanswered = 4;

/** Handlers of the events that the worker sends on its own. */
interface HostEvents {
  readonly output: (terminal: string, bytes: Uint8Array) => void;
  readonly notice: (notice: MachineNotice) => void;
}

/** Host of the machine's worker; detects a worker that stopped answering. */
export class LinuxHost extends WorkerHost<LinuxProtocol, LinuxEnd> {
  readonly #environment: LinuxEnvironment;
  readonly #events: HostEvents;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #unanswered = 0;

  constructor(environment: LinuxEnvironment, events: HostEvents) {
    const { wasm, snapshot } = environment.downloads;
    super(environment.isSupported, {
      worker: environment.workerBytes,
      files: sizeOf([wasm, snapshot]),
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
  ): Promise<AnswerOf<MachineCalls, Name>> {
    return new Promise((resolve, reject) => {
      if (this.loading().kind !== 'ready') {
        reject(new MachineEnded());
        return;
      }
      this.ask(name, args, {
        resolve: (value) => {
          resolve(value as AnswerOf<MachineCalls, Name>);
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
  watch(isWatched: boolean): void {
    clearInterval(this.#heartbeat);
    this.#unanswered = 0;
    if (!isWatched || this.loading().kind !== 'ready') return;
    this.#heartbeat = setInterval(() => {
      if (this.#unanswered === pingsUnanswered) {
        this.end('crash');
        return;
      }
      this.#unanswered += 1;
      this.post({ kind: 'ping' });
    }, pingEveryMs);
  }

  protected override startWorker(): Worker {
    return this.#environment.startWorker();
  }

  protected override init() {
    return { downloads: this.#environment.downloads };
  }

  protected override becameReady(): void {
    this.watch(true);
  }

  protected override hear(reply: ReplyOf<LinuxProtocol>): void {
    this.#unanswered = 0;
    super.hear(reply);
  }

  protected override hearEvent(event: LinuxProtocol['event']): void {
    if (event.kind === 'output')
      this.#events.output(event.terminal, event.bytes);
    if (event.kind === 'notice') this.#events.notice(event.notice);
  }

  protected override errorOf(refusal: LinuxRefusal): Error {
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

  protected override brokeDown(): void {
    this.end('crash');
  }

  protected override leave(): void {
    clearInterval(this.#heartbeat);
  }
}
