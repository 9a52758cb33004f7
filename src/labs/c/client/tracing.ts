import type { TracerMessage, TracerReply } from '../worker/protocol';
import { Countdown } from '../../kit/countdown';
import { LoadFailure } from '../../kit/loadState';
import { openPort } from '../../kit/port';
import { START_TIMEOUT_MS, StartTimeout, TraceTimeout } from './types';

/**
 * Maximum run time under the tracer, from the program's start; a trace of the
 * maximum number of steps takes a fraction of it.
 */
export const TRACE_TIMEOUT_MS = 20_000;

type Answer = Exclude<TracerReply, { kind: 'started' | 'untraceable' }>;

/**
 * Sends a program to a tracer worker, to be traced or checked, and terminates
 * the worker at the end.
 *
 * @param onStarted Called when the program itself begins.
 * @throws {StartTimeout}
 * @throws {TraceTimeout}
 * @throws {LoadFailure} when the worker cannot be loaded.
 */
export function runTracer(
  worker: Worker,
  message: TracerMessage,
  signal: AbortSignal | undefined,
  onStarted: () => void = () => undefined,
): Promise<Answer> {
  signal?.throwIfAborted();
  let release: () => void = () => undefined;
  return new Promise<Answer>((resolve, reject) => {
    const start = new Countdown(START_TIMEOUT_MS, () => {
      reject(new StartTimeout(START_TIMEOUT_MS));
    });
    const run = new Countdown(TRACE_TIMEOUT_MS, () => {
      reject(new TraceTimeout(TRACE_TIMEOUT_MS));
    });
    const port = openPort<{ message: TracerMessage; reply: TracerReply }>(
      worker,
      (reply) => {
        if (reply.kind === 'started') {
          start.pause();
          run.resume();
          onStarted();
        } else if (reply.kind === 'untraceable')
          reject(new Error(reply.message));
        else resolve(reply);
      },
      (detail) => {
        reject(
          detail === undefined ? new LoadFailure('network') : new Error(detail),
        );
      },
    );
    release = () => {
      start.pause();
      run.pause();
      port.terminate();
    };
    signal?.addEventListener('abort', () => {
      reject(new DOMException('The trace was given up.', 'AbortError'));
    });
    start.resume();
    port.post(message);
  }).finally(() => {
    release();
  });
}
