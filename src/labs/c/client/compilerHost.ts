import type { CompileOutcome, ParseOutcome } from '../engine/types';
import type {
  CompilerMessage,
  CompilerParts,
  CompilerReply,
} from '../worker/protocol';
import type { LabEnvironment } from './environment';
import { LoadFailure } from '../../kit/loading';
import type { LoadFailureReason, LoadState } from '../../kit/loading';
import { CompileTimeout } from './types';

/** What may be compiled in this time; clang can be kept busy for ever. */
export const compileLimitMs = 20_000;
/** A compilation that nobody waits for may end by itself in this time. */
export const abandonedMs = 300;
/** User Timing entry of each program that needed the whole compiler. */
export const fallbackMark = 'c-lab:whole-compiler';

type Outcome = CompileOutcome | ParseOutcome;
type Work<Message = CompilerMessage> = Message extends { id: number }
  ? Omit<Message, 'id'>
  : never;

interface Job {
  readonly id: number;
  readonly work: Work;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (reason: unknown) => void;
}

interface Loading {
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** The compiler's worker: loads it, gives it one job at a time, replaces it. */
export class CompilerHost {
  readonly #environment: LabEnvironment;
  readonly #listeners = new Set<() => void>();
  readonly #queue: Job[] = [];
  #state: LoadState = { kind: 'idle' };
  #loaded: Promise<void> | undefined;
  #loading: Loading | undefined;
  #worker: Worker | undefined;
  /** Started, so that a broken worker is replaced even without network. */
  #spare: Worker | undefined;
  #parts: CompilerParts | undefined;
  #active: Job | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;

  constructor(environment: LabEnvironment) {
    this.#environment = environment;
  }

  readonly state = (): LoadState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  load(): Promise<void> {
    this.#loaded ??= new Promise<void>((resolve, reject) => {
      this.#loading = { resolve, reject };
      if (this.#environment.isSupported()) this.#begin();
      else this.#failLoading('unsupported');
    });
    return this.#loaded;
  }

  cancelLoading(): void {
    if (!this.#loading) return;
    const { reject } = this.#loading;
    this.#unload({ kind: 'idle' });
    reject(new DOMException('The download was cancelled.', 'AbortError'));
  }

  /** Does one thing after those asked for before it. */
  async do(work: Work, signal?: AbortSignal): Promise<Outcome> {
    signal?.throwIfAborted();
    await this.load();
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      const job = { id: this.#lastId, work, resolve, reject };
      this.#queue.push(job);
      signal?.addEventListener('abort', () => {
        this.#abandon(job, signal.reason);
      });
      this.#next();
    });
  }

  #begin(): void {
    const refresh =
      this.#state.kind === 'failed' && this.#state.reason === 'damaged';
    const { hot, sysroot } = this.#environment.downloads;
    const total = hot.bytes + sysroot.bytes;
    this.#show({ kind: 'loading', received: 0, total });
    this.#startWorker(refresh);
  }

  #startWorker(refresh = false): void {
    const worker = this.#spare ?? this.#environment.startWorker('compiler');
    this.#spare = undefined;
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<CompilerReply>) => {
      this.#hear(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.#breakDown();
    };
    const { downloads } = this.#environment;
    this.#post({ kind: 'init', downloads, parts: this.#parts, refresh });
  }

  #post(message: CompilerMessage): void {
    this.#worker?.postMessage(message);
  }

  #hear(reply: CompilerReply): void {
    switch (reply.kind) {
      case 'progress':
        if (this.#state.kind === 'loading')
          this.#show({ ...this.#state, received: reply.received });
        return;
      case 'ready':
        this.#becomeReady(reply.parts);
        return;
      case 'failed':
        this.#failLoading(reply.reason);
        return;
      case 'done':
        if (reply.fallbacks > 0) performance.mark(fallbackMark);
        this.#settle(reply.id, (job) => {
          job.resolve(reply.outcome);
        });
        return;
      case 'broken':
        this.#settle(reply.id, (job) => {
          job.reject(
            reply.reason
              ? new LoadFailure(reply.reason)
              : new Error(reply.message),
          );
        });
    }
  }

  #becomeReady(parts: CompilerParts): void {
    this.#parts = parts;
    const loading = this.#loading;
    this.#loading = undefined;
    if (this.#state.kind !== 'ready') this.#show({ kind: 'ready' });
    loading?.resolve();
  }

  #failLoading(reason: LoadFailureReason): void {
    const failure = new LoadFailure(reason);
    const waiting = [this.#active, ...this.#queue.splice(0), this.#loading];
    this.#unload({ kind: 'failed', reason });
    for (const one of waiting) one?.reject(failure);
  }

  #unload(state: LoadState): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#active = undefined;
    this.#loading = undefined;
    this.#loaded = undefined;
    this.#show(state);
  }

  /** The worker failed by itself: to load, or with too little memory. */
  #breakDown(): void {
    const job = this.#active;
    if (!job) {
      this.#failLoading('network');
      return;
    }
    this.#replaceWorker();
    job.reject(new Error('The compiler broke down.'));
    this.#next();
  }

  #replaceWorker(): void {
    clearTimeout(this.#timer);
    this.#active = undefined;
    this.#worker?.terminate();
    this.#startWorker();
  }

  #next(): void {
    if (this.#active) return;
    const job = this.#queue.shift();
    if (!job) return;
    this.#active = job;
    this.#post({ ...job.work, id: job.id });
    this.#limit(compileLimitMs, () => {
      job.reject(new CompileTimeout(compileLimitMs));
    });
  }

  #limit(ms: number, refuse: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#replaceWorker();
      refuse();
      this.#next();
    }, ms);
  }

  #settle(id: number, tell: (job: Job) => void): void {
    const job = this.#active;
    if (job?.id !== id) return;
    clearTimeout(this.#timer);
    this.#active = undefined;
    tell(job);
    this.#keepSpare();
    this.#next();
  }

  /** Not before the first job is done, which would wait for it. */
  #keepSpare(): void {
    this.#spare ??= this.#environment.startWorker('compiler');
    this.#spare.onerror = (event) => {
      event.preventDefault();
      this.#spare = undefined;
    };
  }

  #abandon(job: Job, reason: unknown): void {
    const place = this.#queue.indexOf(job);
    if (place >= 0) this.#queue.splice(place, 1);
    job.reject(reason);
    if (this.#active === job) this.#limit(abandonedMs, () => undefined);
  }

  #show(state: LoadState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
