import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** @typedef {import('../../../src/testing/content/page').ProofEngine} ProofEngine */
/** @typedef {import('./worker.mjs').Request} Request */
/** @typedef {import('./worker.mjs').Answer} Answer */

/**
 * @typedef {object} Job
 * @property {number} index Of the proof.
 * @property {ProofEngine} engine
 */

/**
 * @typedef {object} JobResult
 * @property {number} index
 * @property {number} seconds
 * @property {readonly string[]} faults
 * @property {readonly string[]} notes
 */

const WORKER = fileURLToPath(new URL('worker.mjs', import.meta.url));
/** The longest exercise of packages takes a minute on a quiet machine. */
const PROOF_TIMEOUT_MS = 10 * 60 * 1000;

/**
 * @typedef {object} WorkerHandle
 * @property {(request: Request, timeoutMs?: number) => Promise<Answer>} ask Rejects when the process ends or takes too long.
 * @property {() => void} end
 */

/**
 * Starts a process that answers one request at a time.
 *
 * @param {string} [file]
 * @returns {WorkerHandle}
 */
export function startWorker(file = WORKER) {
  const child = fork(file, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
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
 * Deals proofs to as many processes as asked, Linux first: its proofs are the
 * longest. A process holds one engine; the one whose engine has nothing left is
 * replaced by one with the other. A process that ends or hangs fails its proof
 * and no other.
 *
 * @param {object} options
 * @param {readonly Job[]} options.jobs
 * @param {number} options.processes
 * @param {(engine: ProofEngine) => Request} options.openRequest
 * @param {(result: JobResult) => void} options.onResult
 * @param {() => WorkerHandle} [options.start]
 */
export async function runJobs({
  jobs,
  processes,
  openRequest,
  onResult,
  start = startWorker,
}) {
  const queues = {
    linux: jobs.filter(({ engine }) => engine === 'linux'),
    c: jobs.filter(({ engine }) => engine === 'c'),
  };

  /**
   * @param {WorkerHandle} worker
   * @param {Job} job
   * @returns {Promise<boolean>} Whether the process can go on.
   */
  async function runJob(worker, { index }) {
    try {
      const answer = await worker.ask({ kind: 'prove', index });
      if (answer.kind === 'proved') onResult(answer);
      return true;
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      onResult({ index, seconds: 0, faults: [message], notes: [] });
      return false;
    }
  }

  /** @param {ProofEngine} engine */
  async function runEngine(engine) {
    while (queues[engine].length > 0) {
      const worker = start();
      try {
        await worker.ask(openRequest(engine));
        let isUsable = true;
        while (isUsable) {
          const job = queues[engine].shift();
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
      await runEngine('linux');
      await runEngine('c');
    }),
  );
}
