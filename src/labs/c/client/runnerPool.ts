import type {
  RunEnd,
  RunEvent,
  RunOptions,
  RunResult,
  RuntimeFinding,
} from '../engine/types';
import type { RunnerMessage, RunnerReply } from '../worker/protocol';
import { Countdown } from '../../kit/countdown';
import { LoadFailure } from '../../kit/loadState';
import { openPort } from '../../kit/port';
import type { LabEnvironment, Mailbox } from './environment';
import { ProgramTime } from './programTime';
import { START_TIMEOUT_MS, StartTimeout } from './types';
import type { ProgramRun } from './types';

/**
 * Number of spare workers: one for the next run, and another for when the first
 * is stopped while offline.
 */
const MAX_SPARE_WORKERS = 2;

/** Pool of workers that run programs, one program each. */
export class RunnerPool {
  readonly #environment: LabEnvironment;
  readonly #spares: Worker[] = [];

  constructor(environment: LabEnvironment) {
    this.#environment = environment;
  }

  /** Starts the missing spare workers. */
  startSpares(): void {
    while (this.#spares.length < MAX_SPARE_WORKERS) {
      const worker = this.#environment.startWorker('runner');
      openPort(
        worker,
        () => undefined,
        () => {
          this.#spares.splice(this.#spares.indexOf(worker), 1);
        },
      );
      this.#spares.push(worker);
    }
  }

  run(wasm: Uint8Array, options: RunOptions): ProgramRun {
    const worker =
      this.#spares.shift() ?? this.#environment.startWorker('runner');
    const mailbox =
      options.stdin.kind === 'interactive'
        ? this.#environment.openMailbox()
        : undefined;
    return runInWorker(worker, { wasm, options, mailbox }, (reusable) => {
      if (reusable && this.#spares.length < MAX_SPARE_WORKERS)
        this.#spares.unshift(worker);
      else worker.terminate();
      this.startSpares();
    });
  }
}

/**
 * A program to run; `mailbox` delivers its input while its thread is blocked.
 */
interface Job {
  readonly wasm: Uint8Array;
  readonly options: RunOptions;
  readonly mailbox: Mailbox | undefined;
}

function runInWorker(
  worker: Worker,
  { wasm, options, mailbox }: Job,
  release: (reusable: boolean) => void,
): ProgramRun {
  const time = new ProgramTime();
  const listeners = new Set<(event: RunEvent) => void>();
  const findings: RuntimeFinding[] = [];
  const { promise: result, resolve, reject } = createDeferred<RunResult>();
  let isOver = false;

  const finish = (outcome: RunResult, reusable: boolean) => {
    if (isOver) return;
    isOver = true;
    start.pause();
    release(reusable);
    resolve(outcome);
  };
  const fail = (error: Error) => {
    if (isOver) return;
    isOver = true;
    start.pause();
    release(false);
    reject(error);
  };
  const start = new Countdown(START_TIMEOUT_MS, () => {
    fail(new StartTimeout(START_TIMEOUT_MS));
  });
  const cutShort = (end: RunEnd) => {
    const { elapsedMs } = time;
    finish({ end, findings, files: [], elapsedMs }, false);
  };
  const handleReply = (reply: RunnerReply) => {
    if (isOver) return;
    if (reply.kind === 'done') finish(reply.result, true);
    if (reply.kind !== 'event') return;
    if (reply.event.kind === 'started') start.pause();
    time.handleEvent(reply.event);
    if (reply.event.kind === 'finding') findings.push(reply.event.finding);
    for (const listener of listeners) listener(reply.event);
  };
  const port = openPort<{ message: RunnerMessage; reply: RunnerReply }>(
    worker,
    handleReply,
    (detail) => {
      if (detail !== undefined) {
        cutShort({ kind: 'crash', reason: 'internal', detail });
        return;
      }
      fail(new LoadFailure('network'));
    },
  );
  const post = (message: RunnerMessage) => {
    if (!isOver) port.post(message);
  };
  let sentCount = 0;
  const send = (text: string | undefined) => {
    time.recordAnswer();
    mailbox?.send(sentCount, text);
    post({ kind: 'type', index: sentCount, text });
    sentCount += 1;
  };
  start.resume();
  post({ kind: 'run', wasm, options, mailbox: mailbox?.address });

  return {
    result,
    listen: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    type: send,
    endInput: () => {
      send(undefined);
    },
    stop: () => {
      cutShort({ kind: 'stopped' });
    },
  };
}

function createDeferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<Value>((whenDone, whenNot) => {
    resolve = whenDone;
    reject = whenNot;
  });
  return { promise, resolve, reject };
}
