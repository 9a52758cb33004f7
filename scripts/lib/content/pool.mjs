import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SHORT_PROGRAM_OPTIONS } from '../v8-options.mjs';

/** @typedef {import('../../../src/labs').LabId} LabId */
/** @typedef {import('./worker.mjs').Request} Request */
/** @typedef {import('./worker.mjs').Answer} Answer */

/**
 * @typedef {object} Job
 * @property {number} index Index of the proof among all.
 * @property {string} page Path of its page.
 * @property {number} place Index of the proof among those of its page.
 * @property {LabId} engine
 * @property {string | undefined} [seed] Chooses a part of the proof; the whole by
 *   default.
 */

/**
 * @typedef {object} JobResult
 * @property {number} index
 * @property {number} seconds
 * @property {readonly string[]} faults
 * @property {readonly string[]} notes
 */

const WORKER = fileURLToPath(new URL('worker.mjs', import.meta.url));
/**
 * Bytes that the C library keeps instead of returning them to the system, which
 * would have to clear them again for the next program; other systems ignore it.
 */
const KEPT_BYTES = String(2 ** 30);
/**
 * Time limit of a proof: the longest exercise, of packages, takes a minute on a
 * quiet machine.
 */
const PROOF_TIMEOUT_MS = 10 * 60 * 1000;

/**
 * @typedef {object} WorkerHandle
 * @property {(request: Request, timeoutMs?: number) => Promise<Answer>} ask
 *   Rejects when the process ends or takes too long.
 * @property {() => void} end
 */

/**
 * Starts a process that answers one request at a time.
 *
 * @param {string} [file]
 * @returns {WorkerHandle}
 */
export function startWorker(file = WORKER) {
  const child = fork(file, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: SHORT_PROGRAM_OPTIONS,
    env: {
      ...process.env,
      MALLOC_MMAP_THRESHOLD_: KEPT_BYTES,
      MALLOC_TRIM_THRESHOLD_: KEPT_BYTES,
    },
  });
  return {
    ask: (request, timeoutMs = PROOF_TIMEOUT_MS) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          settle(() =>
            reject(new Error(`No terminó en ${timeoutMs / 1000} segundos.`)),
          );
        }, timeoutMs);
        /** @param {() => void} action */
        function settle(action) {
          clearTimeout(timer);
          child.removeAllListeners('message');
          child.removeAllListeners('exit');
          action();
        }
        child.once('message', (answer) =>
          settle(() => resolve(/** @type {Answer} */ (answer))),
        );
        child.once('exit', (code, signal) =>
          settle(() =>
            reject(
              new Error(
                `Su proceso terminó antes de contestar (${signal ?? `código ${code}`}).`,
              ),
            ),
          ),
        );
        child.send(request);
      }),
    end: () => child.kill('SIGKILL'),
  };
}

/**
 * Distributes proofs among processes, in the order of `engines`. A process
 * holds one engine; when its queue is empty, a process with the next engine
 * replaces it. A process that ends or hangs fails only its current proof.
 *
 * @param {object} options
 * @param {readonly Job[]} options.jobs
 * @param {readonly LabId[]} options.engines Engines in the order in which their
 *   proofs are made.
 * @param {number} options.processes
 * @param {(engine: LabId) => Request} options.openRequest
 * @param {(result: JobResult) => void} options.onResult
 * @param {() => boolean} [options.isTimeOver] True when no more proofs are to
 *   be begun.
 * @param {() => WorkerHandle} [options.start]
 */
export async function runJobs({
  jobs,
  engines,
  processes,
  openRequest,
  onResult,
  isTimeOver = () => false,
  start = startWorker,
}) {
  const queues = new Map(
    engines.map((id) => [id, jobs.filter(({ engine }) => engine === id)]),
  );

  /**
   * @param {WorkerHandle} worker
   * @param {Job} job
   * @returns {Promise<boolean>} True when the process can go on.
   */
  async function runJob(worker, { index, page, place, seed }) {
    try {
      const answer = await worker.ask({
        kind: 'prove',
        ...{ index, page, place, seed },
      });
      if (answer.kind === 'proved') onResult(answer);
      return true;
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      onResult({ index, seconds: 0, faults: [message], notes: [] });
      return false;
    }
  }

  /** @param {LabId} engine */
  async function runEngine(engine) {
    const queue = queues.get(engine) ?? [];
    while (queue.length > 0 && !isTimeOver()) {
      const worker = start();
      try {
        await worker.ask(openRequest(engine));
        let isUsable = true;
        while (isUsable && !isTimeOver()) {
          const job = queue.shift();
          if (!job) break;
          isUsable = await runJob(worker, job);
        }
      } finally {
        worker.end();
      }
    }
  }

  await Promise.all(
    Array.from({ length: processes }, async () => {
      for (const engine of engines) await runEngine(engine);
    }),
  );
}
