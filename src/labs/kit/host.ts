import type { Loadable } from './loadable';
import {
  isDownloaded,
  LoadFailure,
  PATIENCE_MS,
  PREPARATION_TIMEOUT_MS,
} from './loading';
import type { Loading, LoadFailureReason, LoadState } from './loading';
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

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: Error) => void;
}

const answers: readonly string[] = [
  'progress',
  'ready',
  'failed',
  'done',
  'refused',
] satisfies readonly Answer<Protocol>['kind'][];

function isAnswer<P extends Protocol>(reply: ReplyOf<P>): reply is Answer<P> {
  return answers.includes(reply.kind);
}

/** Bytes transferred by the download, by part. */
interface Bytes {
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
  readonly #bytes: Bytes;
  readonly #listeners = new Set<() => void>();
  readonly #calls = new Map<number, Waiting>();
  #state: LoadState | End = { kind: 'idle' };
  #loaded: Promise<void> | undefined;
  #waiting: Waiting | undefined;
  #port: Port<MessageOf<P>> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;

  constructor(isSupported: () => boolean, bytes: Bytes) {
    this.#isSupported = isSupported;
    this.#bytes = bytes;
  }

  protected abstract startWorker(): Worker;
  protected abstract init(): P['init'];
  protected abstract becameReady(ready: P['ready']): void;
  protected abstract hearEvent(event: P['event']): void;
  protected abstract errorOf(refusal: P['refusal']): Error;
  /** Called when a loaded worker fails by itself. */
  protected abstract brokeDown(): void;
  /**
   * Called when the worker is terminated, before its pending calls are
   * rejected.
   */
  protected abstract leave(error: Error): void;

  readonly loading = (): LoadState | End => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly load = (): Promise<void> => {
    this.#loaded ??= new Promise<void>((resolve, reject) => {
      this.#waiting = {
        resolve: () => {
          resolve();
        },
        reject,
      };
      if (this.#isSupported()) this.#begin();
      else this.failLoading('unsupported');
    });
    return this.#loaded;
  };

  readonly cancelLoading = (): void => {
    if (!this.isLoading()) return;
    this.unload(
      { kind: 'idle' },
      new DOMException('The download was cancelled.', 'AbortError'),
    );
  };

  protected isLoading(): boolean {
    return this.#waiting !== undefined;
  }

  /**
   * Sends a call to the worker; `waiting` is settled with the worker's answer.
   */
  protected ask<Name extends NameOf<P['calls']>>(
    name: Name,
    args: ArgumentsOf<P['calls'], Name>,
    waiting: Waiting,
  ): void {
    this.#lastId += 1;
    this.#calls.set(this.#lastId, waiting);
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
    this.#port?.end();
    this.#calls.clear();
    this.#port = openPort<{ message: MessageOf<P>; reply: ReplyOf<P> }>(
      this.startWorker(),
      (reply) => {
        this.hear(reply);
      },
      () => {
        if (this.isLoading()) this.failLoading('network');
        else this.brokeDown();
      },
    );
    this.post({ kind: 'init', refresh, ...this.init() });
  }

  protected hear(reply: ReplyOf<P>): void {
    if (isAnswer<P>(reply)) this.#hearAnswer(reply);
    else this.hearEvent(reply);
  }

  protected failLoading(reason: LoadFailureReason): void {
    this.unload({ kind: 'failed', reason }, new LoadFailure(reason));
  }

  /**
   * Terminates the worker and rejects its pending calls and the pending load.
   */
  protected unload(state: LoadState | End, error: Error): void {
    const waiting = [...this.#calls.values(), this.#waiting];
    this.#port?.end();
    this.#port = undefined;
    this.#calls.clear();
    clearTimeout(this.#patience);
    this.#waiting = undefined;
    this.#loaded = undefined;
    this.leave(error);
    this.#show(state);
    for (const one of waiting) one?.reject(error);
  }

  #begin(): void {
    const refresh =
      this.#state.kind === 'failed' &&
      'reason' in this.#state &&
      this.#state.reason === 'damaged';
    this.#follow(this.#loadingOf(0));
    this.restart(refresh);
  }

  #loadingOf(received: number): Loading {
    const { worker, files } = this.#bytes;
    return { kind: 'loading', received, total: worker + files };
  }

  /**
   * Publishes the progress and restarts the stall timer. A response may be
   * empty, or never arrive, without any error event, so only a timer can detect
   * it. When the timer expires, the state gets a `retry`.
   */
  #follow(loading: Loading): void {
    clearTimeout(this.#patience);
    this.#show(loading);
    const isWhole = isDownloaded(loading);
    const retry = () => {
      if (!this.isLoading()) return;
      this.#follow(this.#loadingOf(0));
      // Files that arrived whole are reused from the browser's HTTP cache.
      this.restart(!isWhole);
    };
    this.#patience = setTimeout(
      () => {
        this.#show({ ...loading, retry });
      },
      isWhole ? PREPARATION_TIMEOUT_MS : PATIENCE_MS,
    );
  }

  #hearAnswer(answer: Answer<P>): void {
    switch (answer.kind) {
      case 'progress':
        if (this.isLoading())
          this.#follow(this.#loadingOf(this.#bytes.worker + answer.received));
        return;
      case 'ready':
        this.#becomeReady(answer);
        return;
      case 'failed':
        this.failLoading(answer.reason);
        return;
      case 'done':
        this.#settle(answer.id)?.resolve(answer.value);
        return;
      case 'refused':
        this.#settle(answer.id)?.reject(this.errorOf(answer.refusal));
    }
  }

  #settle(id: number): Waiting | undefined {
    const call = this.#calls.get(id);
    this.#calls.delete(id);
    return call;
  }

  #becomeReady(ready: P['ready']): void {
    const waiting = this.#waiting;
    clearTimeout(this.#patience);
    this.#waiting = undefined;
    if (this.#state.kind !== 'ready') this.#show({ kind: 'ready' });
    this.becameReady(ready);
    waiting?.resolve(undefined);
  }

  #show(state: LoadState | End): void {
    this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }
}
