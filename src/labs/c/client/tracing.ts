import type { Trace } from '../engine/tracer/types';
import type { TracerMessage, TracerReply } from '../worker/protocol';
import { TraceTimeout } from './types';

/** A trace of the most steps that are kept takes a fraction of it. */
const traceLimitMs = 20_000;

/**
 * Runs a program step by step in a worker of its own, which ends with it.
 *
 * @throws {TraceTimeout}
 */
export function traceIn(
  worker: Worker,
  message: TracerMessage,
  signal: AbortSignal | undefined,
): Promise<Trace> {
  signal?.throwIfAborted();
  return new Promise<Trace>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new TraceTimeout(traceLimitMs));
    }, traceLimitMs);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The trace was given up.', 'AbortError'));
    });
    worker.onerror = (event) => {
      event.preventDefault();
      clearTimeout(timer);
      reject(new Error(event.message));
    };
    worker.onmessage = ({ data }: MessageEvent<TracerReply>) => {
      clearTimeout(timer);
      if (data.kind === 'traced') resolve(data.trace);
      if (data.kind === 'untraceable') reject(new Error(data.message));
    };
    worker.postMessage(message);
  }).finally(() => {
    worker.terminate();
  });
}
