import type {
  CCalls,
  CompilerParts,
  CompilerProtocol,
} from '../worker/protocol';
import { WorkerHost } from '../../kit/host';
import { LoadFailure } from '../../kit/loading';
import { openPort } from '../../kit/port';
import type { AnswerOf, ArgumentsOf, NameOf } from '../../kit/protocol';
import type { LabEnvironment } from './environment';
import { JobLimit } from './jobLimit';

/**
 * User Timing mark of each program that needed compiler parts left out of the
 * first download.
 */
export const fallbackMark = 'c-lab:more-compiler';

type Name = NameOf<CCalls>;

interface Job {
  readonly post: () => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Owner of the compiler's worker: gives it one job at a time and replaces it
 * when it hangs.
 */
export class CompilerHost extends WorkerHost<CompilerProtocol> {
  readonly #environment: LabEnvironment;
  readonly #queue: Job[] = [];
  /**
   * Worker started in advance, to replace a broken one even without network.
   */
  #spare: Worker | undefined;
  #parts: CompilerParts | undefined;
  #active: Job | undefined;
  readonly #limit = new JobLimit((error) => {
    const job = this.#active;
    this.#replaceWorker();
    job?.reject(error);
    this.#next();
  });

  constructor(environment: LabEnvironment) {
    super(environment.isSupported, environment.bytes);
    this.#environment = environment;
  }

  /** Runs a call of the compiler, after those queued before it. */
  async do<Asked extends Name>(
    name: Asked,
    args: ArgumentsOf<CCalls, Asked>,
    signal?: AbortSignal,
  ): Promise<AnswerOf<CCalls, Asked>> {
    signal?.throwIfAborted();
    await this.load();
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const job: Job = {
        post: () => {
          this.ask(name, args, {
            resolve: (value) => {
              this.#settle(job);
              resolve(value as AnswerOf<CCalls, Asked>);
            },
            reject: (reason) => {
              this.#settle(job);
              reject(reason);
            },
          });
        },
        reject,
      };
      this.#queue.push(job);
      signal?.addEventListener('abort', () => {
        this.#abandon(job, signal.reason);
      });
      this.#next();
    });
  }

  protected override startWorker(): Worker {
    const worker = this.#spare ?? this.#environment.startWorker('compiler');
    this.#spare = undefined;
    return worker;
  }

  protected override init() {
    return { parts: this.#parts };
  }

  protected override becameReady({ parts }: CompilerProtocol['ready']): void {
    this.#parts = parts;
    this.#limit.setReady(true);
  }

  protected override hearEvent(event: CompilerProtocol['event']): void {
    if (event.kind === 'fallback') performance.mark(fallbackMark);
    else this.#limit.setFetching(event.isFetching);
  }

  protected override errorOf({
    message,
    reason,
  }: CompilerProtocol['refusal']): Error {
    return reason ? new LoadFailure(reason) : new Error(message);
  }

  /**
   * Handles an error of the worker: it could not be loaded, even as a spare, or
   * ran out of memory.
   */
  protected override brokeDown(): void {
    const job = this.#active;
    if (!job) {
      this.failLoading('network');
      return;
    }
    this.#replaceWorker();
    job.reject(new Error('The compiler broke down.'));
    this.#next();
  }

  protected override leave(error: Error): void {
    this.#forgetWorker();
    for (const job of this.#queue.splice(0)) job.reject(error);
  }

  #replaceWorker(): void {
    this.#forgetWorker();
    this.restart();
  }

  #forgetWorker(): void {
    this.#active = undefined;
    this.#limit.end();
    this.#limit.setReady(false);
  }

  #next(): void {
    if (this.#active) return;
    const job = this.#queue.shift();
    if (!job) return;
    this.#active = job;
    job.post();
    this.#limit.begin();
  }

  #settle(job: Job): void {
    if (this.#active !== job) return;
    this.#limit.end();
    this.#active = undefined;
    this.#keepSpare();
    this.#next();
  }

  /**
   * Starts the spare after the first job ends; earlier it would delay that job.
   */
  #keepSpare(): void {
    if (this.#spare) return;
    this.#spare = this.#environment.startWorker('compiler');
    openPort(
      this.#spare,
      () => undefined,
      () => {
        this.#spare = undefined;
      },
    );
  }

  #abandon(job: Job, reason: unknown): void {
    const place = this.#queue.indexOf(job);
    if (place >= 0) this.#queue.splice(place, 1);
    job.reject(reason);
    if (this.#active === job) this.#limit.abandon();
  }
}
