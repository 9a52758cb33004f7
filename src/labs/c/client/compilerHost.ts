import type {
  CCalls,
  CompilerParts,
  CompilerProtocol,
} from '../worker/protocol';
import { WorkerHost } from '../../kit/host';
import { LoadFailure } from '../../kit/loadState';
import { openPort } from '../../kit/port';
import type { ResultOf, ArgumentsOf, NameOf } from '../../kit/protocol';
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
  #activeJob: Job | undefined;
  readonly #jobLimit = new JobLimit((error) => {
    const job = this.#activeJob;
    this.#replaceWorker();
    job?.reject(error);
    this.#startNextJob();
  });

  constructor(environment: LabEnvironment) {
    super(environment.isSupported, environment.bytes);
    this.#environment = environment;
  }

  /** Runs a call of the compiler, after those queued before it. */
  async call<Asked extends Name>(
    name: Asked,
    args: ArgumentsOf<CCalls, Asked>,
    signal?: AbortSignal,
  ): Promise<ResultOf<CCalls, Asked>> {
    signal?.throwIfAborted();
    await this.load();
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const job: Job = {
        post: () => {
          this.sendCall(name, args, {
            resolve: (value) => {
              this.#settleJob(job);
              resolve(value as ResultOf<CCalls, Asked>);
            },
            reject: (reason) => {
              this.#settleJob(job);
              reject(reason);
            },
          });
        },
        reject,
      };
      this.#queue.push(job);
      signal?.addEventListener('abort', () => {
        this.#abortJob(job, signal.reason);
      });
      this.#startNextJob();
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

  protected override onReady({ parts }: CompilerProtocol['ready']): void {
    this.#parts = parts;
    this.#jobLimit.setReady(true);
  }

  protected override handleEvent(event: CompilerProtocol['event']): void {
    if (event.kind === 'fallback') performance.mark(fallbackMark);
    else this.#jobLimit.setFetching(event.isFetching);
  }

  protected override toError({
    message,
    reason,
  }: CompilerProtocol['refusal']): Error {
    return reason ? new LoadFailure(reason) : new Error(message);
  }

  /**
   * Handles an error of the worker: it could not be loaded, even as a spare, or
   * ran out of memory.
   */
  protected override onWorkerError(): void {
    const job = this.#activeJob;
    if (!job) {
      this.failLoading('network');
      return;
    }
    this.#replaceWorker();
    job.reject(new Error('The compiler broke down.'));
    this.#startNextJob();
  }

  protected override onUnload(error: Error): void {
    this.#forgetWorker();
    for (const job of this.#queue.splice(0)) job.reject(error);
  }

  #replaceWorker(): void {
    this.#forgetWorker();
    this.restart();
  }

  #forgetWorker(): void {
    this.#activeJob = undefined;
    this.#jobLimit.end();
    this.#jobLimit.setReady(false);
  }

  #startNextJob(): void {
    if (this.#activeJob) return;
    const job = this.#queue.shift();
    if (!job) return;
    this.#activeJob = job;
    job.post();
    this.#jobLimit.start();
  }

  #settleJob(job: Job): void {
    if (this.#activeJob !== job) return;
    this.#jobLimit.end();
    this.#activeJob = undefined;
    this.#startSpare();
    this.#startNextJob();
  }

  /**
   * Starts the spare after the first job ends; earlier it would delay that job.
   */
  #startSpare(): void {
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

  #abortJob(job: Job, reason: unknown): void {
    const place = this.#queue.indexOf(job);
    if (place >= 0) this.#queue.splice(place, 1);
    job.reject(reason);
    if (this.#activeJob === job) this.#jobLimit.shorten();
  }
}
