import type { Trace } from '../engine/tracer/types';
import type { TracerMessage, TracerReply } from '../worker/protocol';
import { openPort } from '../../kit/port';
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end: () => void = () => undefined;
  return new Promise<Trace>((resolve, reject) => {
    const port = openPort<{ message: TracerMessage; reply: TracerReply }>(
      worker,
      (reply) => {
        if (reply.kind === 'traced') resolve(reply.trace);
        else reject(new Error(reply.message));
      },
      (detail) => {
        reject(new Error(detail));
      },
    );
    end = port.end;
    timer = setTimeout(() => {
      reject(new TraceTimeout(traceLimitMs));
    }, traceLimitMs);
    signal?.addEventListener('abort', () => {
      reject(new DOMException('The trace was given up.', 'AbortError'));
    });
    port.post(message);
  }).finally(() => {
    clearTimeout(timer);
    end();
  });
}
