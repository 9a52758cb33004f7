import type { TracerMessage, TracerReply } from '../worker/protocol';
import { LoadFailure } from '../../kit/loading';
import { openPort } from '../../kit/port';
import { TraceTimeout } from './types';

/** A trace of the most steps that are kept takes a fraction of it. */
const traceLimitMs = 20_000;

type Answer = Exclude<TracerReply, { kind: 'untraceable' }>;

/**
 * Looks into a program in a worker of its own, which ends with it.
 *
 * @throws {TraceTimeout}
 * @throws {LoadFailure} when the worker does not come.
 */
export function lookInto(
  worker: Worker,
  message: TracerMessage,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  signal?.throwIfAborted();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end: () => void = () => undefined;
  return new Promise<Answer>((resolve, reject) => {
    const port = openPort<{ message: TracerMessage; reply: TracerReply }>(
      worker,
      (reply) => {
        if (reply.kind === 'untraceable') reject(new Error(reply.message));
        else resolve(reply);
      },
      (detail) => {
        reject(
          detail === undefined ? new LoadFailure('network') : new Error(detail),
        );
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
