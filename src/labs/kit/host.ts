import type { Loadable } from './loadable';
import {
  isDownloaded,
  LoadFailure,
  STALL_TIMEOUT_MS,
  PREPARATION_TIMEOUT_MS,
} from './loadState';
import type { Loading, LoadFailureReason, LoadState } from './loadState';
import { openPort } from './port';
import type { Port } from './port';
import type {
  Answer,
  CallOf,
  MessageOf,
  NameOf,
  ArgumentsOf,
  Protocol,
  ReplyOf,
} from './protocol';

interface Deferred {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: Error) => void;
}

const ANSWER_KINDS: readonly string[] = [
  'progress',
  'ready',
  'failed',
  'done',
  'refused',
] satisfies readonly Answer<Protocol>['kind'][];

function isAnswer<P extends Protocol>(reply: ReplyOf<P>): reply is Answer<P> {
  return ANSWER_KINDS.includes(reply.kind);
}

/** Bytes transferred by the download, by part. */
export interface DownloadSizes {
  /**
   * Size of the worker's script. The browser reports no progress for it: the
   * first message from the worker counts it as downloaded.
   */
  readonly worker: number;
  readonly files: number;
}

/**
 * Page side of a lab: loads the lab's worker, sends it calls and terminates it.
 *
 * @typeParam End States of a worker that was loaded and is terminated.
 */
export abstract class WorkerHost<
  P extends Protocol,
  End extends { readonly kind: string } = never,
> implements Loadable<End> {
  readonly #isSupported: () => boolean;
  readonly #bytes: DownloadSizes;
  readonly #listeners = new Set<() => void>();
  readonly #calls = new Map<number, Deferred>();
  #state: LoadState | End = { kind: 'idle' };
  #loadPromise: Promise<void> | undefined;
  #pendingLoad: Deferred | undefined;
  #port: Port<MessageOf<P>> | undefined;
  #stallTimer: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;

  constructor(isSupported: () => boolean, bytes: DownloadSizes) {
    this.#isSupported = isSupported;
    this.#bytes = bytes;
  }

  protected abstract startWorker(): Worker;
  protected abstract init(): P['init'];
  protected abstract onReady(ready: P['ready']): void;
  protected abstract handleEvent(event: P['event']): void;
  protected abstract toError(refusal: P['refusal']): Error;
  /** Called when a loaded worker fails by itself. */
  protected abstract onWorkerError(): void;
  /**
   * Called when the worker is terminated, before its pending calls are
   * rejected.
   */
  protected abstract onUnload(error: Error): void;

  readonly loading = (): LoadState | End => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly load = (): Promise<void> => {
    this.#loadPromise ??= new Promise<void>((resolve, reject) => {
      this.#pendingLoad = {
        resolve: () => {
          resolve();
        },
        reject,
      };
      if (this.#isSupported()) this.#startLoading();
      else this.failLoading('unsupported');
    });
    return this.#loadPromise;
  };

  readonly cancelLoading = (): void => {
    if (!this.isLoading()) return;
    this.unload(
      { kind: 'idle' },
      new DOMException('The download was cancelled.', 'AbortError'),
    );
  };

  protected isLoading(): boolean {
    return this.#pendingLoad !== undefined;
  }

  /**
   * Sends a call to the worker; `deferred` is settled with the worker's answer.
   */
  protected sendCall<Name extends NameOf<P['calls']>>(
    name: Name,
    args: ArgumentsOf<P['calls'], Name>,
    deferred: Deferred,
  ): void {
    this.#lastId += 1;
    this.#calls.set(this.#lastId, deferred);
    const call = { name, args } as unknown as CallOf<P['calls']>;
    this.post({ kind: 'call', id: this.#lastId, call });
  }

  protected post(message: MessageOf<P>): void {
    this.#port?.post(message);
  }

  /**
   * Replaces the worker with a new one and drops the calls of the old one
   * without settling them.
   */
  protected restart(refresh = false): void {
    this.#port?.terminate();
    this.#calls.clear();
    this.#port = openPort<{ message: MessageOf<P>; reply: ReplyOf<P> }>(
      this.startWorker(),
      (reply) => {
        this.handleReply(reply);
      },
      () => {
        if (this.isLoading()) this.failLoading('network');
        else this.onWorkerError();
      },
    );
    this.post({ kind: 'init', refresh, ...this.init() });
  }

  protected handleReply(reply: ReplyOf<P>): void {
    if (isAnswer<P>(reply)) this.#handleAnswer(reply);
    else this.handleEvent(reply);
  }

  protected failLoading(reason: LoadFailureReason): void {
    this.unload({ kind: 'failed', reason }, new LoadFailure(reason));
  }

  /**
   * Terminates the worker and rejects its pending calls and the pending load.
   */
  protected unload(state: LoadState | End, error: Error): void {
    const pendingCalls = [...this.#calls.values(), this.#pendingLoad];
    this.#port?.terminate();
    this.#port = undefined;
    this.#calls.clear();
    clearTimeout(this.#stallTimer);
    this.#pendingLoad = undefined;
    this.#loadPromise = undefined;
    this.onUnload(error);
    this.#setState(state);
    for (const pendingCall of pendingCalls) pendingCall?.reject(error);
  }

  #startLoading(): void {
    const refresh =
      this.#state.kind === 'failed' &&
      'reason' in this.#state &&
      this.#state.reason === 'damaged';
    this.#trackLoading(this.#createLoading(0));
    this.restart(refresh);
  }

  #createLoading(receivedBytes: number): Loading {
    const { worker, files } = this.#bytes;
    return { kind: 'loading', received: receivedBytes, total: worker + files };
  }

  /**
   * Publishes the progress and restarts the stall timer. A response may be
   * empty, or never arrive, without any error event, so only a timer can detect
   * it. When the timer expires, the state gets a `retry`.
   */
  #trackLoading(loading: Loading): void {
    clearTimeout(this.#stallTimer);
    this.#setState(loading);
    const isWhole = isDownloaded(loading);
    const retry = () => {
      if (!this.isLoading()) return;
      this.#trackLoading(this.#createLoading(0));
      // Files that arrived whole are reused from the browser's HTTP cache.
      this.restart(!isWhole);
    };
    this.#stallTimer = setTimeout(
      () => {
        this.#setState({ ...loading, retry });
      },
      isWhole ? PREPARATION_TIMEOUT_MS : STALL_TIMEOUT_MS,
    );
  }

  #handleAnswer(answer: Answer<P>): void {
    switch (answer.kind) {
      case 'progress':
        if (this.isLoading())
          this.#trackLoading(
            this.#createLoading(this.#bytes.worker + answer.received),
          );
        return;
      case 'ready':
        this.#finishLoading(answer);
        return;
      case 'failed':
        this.failLoading(answer.reason);
        return;
      case 'done':
        this.#takeCall(answer.id)?.resolve(answer.value);
        return;
      case 'refused':
        this.#takeCall(answer.id)?.reject(this.toError(answer.refusal));
    }
  }

  #takeCall(id: number): Deferred | undefined {
    const call = this.#calls.get(id);
    this.#calls.delete(id);
    return call;
  }

  #finishLoading(ready: P['ready']): void {
    const pendingLoad = this.#pendingLoad;
    clearTimeout(this.#stallTimer);
    this.#pendingLoad = undefined;
    if (this.#state.kind !== 'ready') this.#setState({ kind: 'ready' });
    this.onReady(ready);
    pendingLoad?.resolve(undefined);
  }

  #setState(state: LoadState | End): void {
    this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }
}
