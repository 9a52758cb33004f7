import { ControlTimeout, SetUpError } from '../engine/types';
import { TransferError } from '../engine/transferError';
import type { MachineNotice } from '../engine/types';
import type {
  LinuxCallName,
  LinuxCalls,
  LinuxMessage,
  LinuxRefusal,
  LinuxReply,
} from '../worker/protocol';
import { LoadFailure } from '../../kit/loading';
import type { LoadFailureReason, LoadState } from '../../kit/loading';
import type { LinuxEnvironment } from './environment';
import { MachineEnded } from './types';
import type { LinuxEnd, LinuxEndReason } from './types';

/** The worker is asked this often whether it lives, while the tab can be seen. */
export const pingEveryMs = 5000;
/** So many questions without an answer, and it does not. */
export const pingsUnanswered = 4;

interface Call {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** What the worker tells by itself. */
export interface HostEvents {
  readonly changed: () => void;
  readonly output: (terminal: string, bytes: Uint8Array) => void;
  readonly notice: (notice: MachineNotice) => void;
}

function errorOf(refusal: LinuxRefusal): Error {
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

/** The machine's worker: loads it, asks it for things, notices when it is gone. */
export class LinuxHost {
  readonly #environment: LinuxEnvironment;
  readonly #events: HostEvents;
  readonly #calls = new Map<number, Call>();
  #state: LoadState | LinuxEnd = { kind: 'idle' };
  #loaded: Promise<void> | undefined;
  #loading: Call | undefined;
  #worker: Worker | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #unanswered = 0;
  #lastId = 0;

  constructor(environment: LinuxEnvironment, events: HostEvents) {
    this.#environment = environment;
    this.#events = events;
  }

  readonly state = (): LoadState | LinuxEnd => this.#state;

  load(): Promise<void> {
    this.#loaded ??= new Promise<void>((resolve, reject) => {
      this.#loading = {
        resolve: () => {
          resolve();
        },
        reject,
      };
      if (this.#environment.isSupported()) this.#begin();
      else this.#failLoading('unsupported');
    });
    return this.#loaded;
  }

  cancelLoading(): void {
    const loading = this.#loading;
    if (!loading) return;
    this.#unload({ kind: 'idle' });
    loading.reject(
      new DOMException('The download was cancelled.', 'AbortError'),
    );
  }

  end(reason: LinuxEndReason): void {
    if (this.#loading) {
      this.cancelLoading();
      return;
    }
    if (!this.#worker) return;
    this.#unload({ kind: 'ended', reason });
  }

  call<Name extends LinuxCallName>(
    name: Name,
    ask: LinuxCalls[Name]['ask'],
  ): Promise<LinuxCalls[Name]['answer']> {
    return new Promise((resolve, reject) => {
      if (this.#state.kind !== 'ready') {
        reject(new MachineEnded());
        return;
      }
      this.#lastId += 1;
      this.#calls.set(this.#lastId, {
        resolve: resolve as (value: unknown) => void,
        reject,
      });
      const call = { name, ...ask } as Extract<
        LinuxMessage,
        { kind: 'call' }
      >['call'];
      this.#post({ kind: 'call', id: this.#lastId, call });
    });
  }

  type(text: string): void {
    this.#post({ kind: 'type', text });
  }

  /** A tab that is hidden may be slow to answer. */
  watch(isWatched: boolean): void {
    clearInterval(this.#heartbeat);
    this.#unanswered = 0;
    if (!isWatched || this.#state.kind !== 'ready') return;
    this.#heartbeat = setInterval(() => {
      if (this.#unanswered === pingsUnanswered) {
        this.end('crash');
        return;
      }
      this.#unanswered += 1;
      this.#post({ kind: 'ping' });
    }, pingEveryMs);
  }

  #begin(): void {
    const refresh =
      this.#state.kind === 'failed' && this.#state.reason === 'damaged';
    const { downloads } = this.#environment;
    const { wasm, bios, vgaBios, snapshot } = downloads;
    const total = [wasm, bios, vgaBios, snapshot].reduce(
      (sum, { bytes }) => sum + bytes,
      0,
    );
    this.#show({ kind: 'loading', received: 0, total });
    const worker = this.#environment.startWorker();
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<LinuxReply>) => {
      this.#hear(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (this.#loading) this.#failLoading('network');
      else this.end('crash');
    };
    this.#post({ kind: 'init', downloads, refresh });
  }

  #post(message: LinuxMessage): void {
    this.#worker?.postMessage(message);
  }

  #hear(reply: LinuxReply): void {
    this.#unanswered = 0;
    switch (reply.kind) {
      case 'progress':
        if (this.#state.kind === 'loading')
          this.#show({ ...this.#state, received: reply.received });
        return;
      case 'ready':
        this.#becomeReady();
        return;
      case 'failed':
        this.#failLoading(reply.reason);
        return;
      case 'output':
        this.#events.output(reply.terminal, reply.bytes);
        return;
      case 'notice':
        this.#events.notice(reply.notice);
        return;
      case 'done':
        this.#settle(reply.id)?.resolve(reply.value);
        return;
      case 'refused':
        this.#settle(reply.id)?.reject(errorOf(reply.refusal));
        return;
      case 'pong':
    }
  }

  #settle(id: number): Call | undefined {
    const call = this.#calls.get(id);
    this.#calls.delete(id);
    return call;
  }

  #becomeReady(): void {
    const loading = this.#loading;
    this.#loading = undefined;
    this.#show({ kind: 'ready' });
    this.watch(true);
    loading?.resolve(undefined);
  }

  #failLoading(reason: LoadFailureReason): void {
    const loading = this.#loading;
    this.#unload({ kind: 'failed', reason });
    loading?.reject(new LoadFailure(reason));
  }

  #unload(state: LoadState | LinuxEnd): void {
    clearInterval(this.#heartbeat);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#loading = undefined;
    this.#loaded = undefined;
    const calls = [...this.#calls.values()];
    this.#calls.clear();
    this.#show(state);
    for (const call of calls) call.reject(new MachineEnded());
  }

  #show(state: LoadState | LinuxEnd): void {
    this.#state = state;
    this.#events.changed();
  }
}
