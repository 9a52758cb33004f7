import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { bundleTypeScript } from '@site/scripts/lib/typescript.mjs';
import type { CaseRun, RunCase } from '../engine/exercise/judge';
import type { RunOptions } from '../engine/types';
import type { CaseReply, CaseRequest } from './caseWorker';

/**
 * Wall-clock limit for a case, as a multiple of the judge's own, for a program
 * that waits: the machine that proves the lessons may be busy with other
 * proofs.
 */
const BUSY_MACHINE_FACTOR = 4;
/**
 * Part of the judge's time that a case has here, in processor time: what takes
 * longer on the machine that proves the lessons does not end in time on a phone,
 * which is several times as slow.
 */
const FAST_MACHINE_SHARE = 1 / 3;
const CPU_CHECK_INTERVAL_MS = 100;

const readCpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Starts the limits of a case: one in processor time, and a longer one by the
 * clock. Only the processor time of the whole process is known, so the thread
 * must have been busy as long too: meanwhile the process may compile.
 *
 * @param limitMs Time that the judge gives a case.
 * @returns Function that ends both.
 */
function startLimits(
  { performance }: Worker,
  limitMs: number,
  onLimit: () => void,
): () => void {
  const startCpuMs = readCpuMs();
  const startUse = performance.eventLoopUtilization();
  const limitCpuMs = limitMs * FAST_MACHINE_SHARE;
  const interval = setInterval(() => {
    const { active } = performance.eventLoopUtilization(startUse);
    if (Math.min(active, readCpuMs() - startCpuMs) >= limitCpuMs) onLimit();
  }, CPU_CHECK_INTERVAL_MS);
  const timeout = setTimeout(onLimit, limitMs * BUSY_MACHINE_FACTOR);
  return () => {
    clearInterval(interval);
    clearTimeout(timeout);
  };
}

let worker: Promise<Worker> | undefined;
let lastRun: Promise<unknown> = Promise.resolve();

async function startWorker(): Promise<Worker> {
  const file = await bundleTypeScript(
    process.cwd(),
    'src/labs/c/testing/caseWorker.ts',
  );
  const startedWorker = new Worker(file);
  // The worker must not keep the process alive once the proofs are done.
  startedWorker.unref();
  return startedWorker;
}

/** Runs a program in the worker; undefined when it had to be stopped. */
async function runInWorker(
  request: CaseRequest,
  limitMs: number,
): Promise<CaseReply | undefined> {
  worker ??= startWorker();
  const thread = await worker;
  const timer = new AbortController();
  const endLimits = startLimits(thread, limitMs, () => {
    timer.abort();
  });
  try {
    const replyPromise = once(thread, 'message', { signal: timer.signal });
    thread.postMessage(request);
    const [message] = (await replyPromise) as [CaseReply];
    return message;
  } catch (error) {
    worker = undefined;
    await thread.terminate();
    if (timer.signal.aborted) return undefined;
    throw error;
  } finally {
    endLimits();
  }
}

async function runOne(
  wasm: Uint8Array,
  options: RunOptions,
  ms: number,
): Promise<CaseRun> {
  const reply = await runInWorker({ wasm, options }, ms);
  if (!reply)
    return {
      end: { kind: 'time-limit', ms },
      findings: [],
      stdout: '',
      stderr: '',
    };
  if (reply.kind === 'failed') throw new Error(reply.error);
  return reply.run;
}

/**
 * Runs a case in Node in a thread of its own, which is ended when the program
 * does not end by itself. Cases run one after another.
 */
export const runCaseInNode: RunCase = (wasm, options, limitMs) => {
  const run = lastRun.then(() => runOne(wasm, options, limitMs));
  lastRun = run.catch(() => undefined);
  return run;
};
