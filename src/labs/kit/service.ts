import { LoadFailure } from './loadState';
import type { Answer, CallOf, Protocol, Request } from './protocol';

interface Service<P extends Protocol> {
  /** @param onBytesReceived Called with the size of each chunk, in bytes. */
  readonly open: (
    init: P['init'] & { readonly refresh: boolean },
    onBytesReceived: (bytes: number) => void,
  ) => Promise<{ readonly ready: P['ready']; readonly calls: P['calls'] }>;
  readonly toRefusal: (error: unknown) => P['refusal'];
}

/**
 * Creates the worker side of a lab: loads the engine and runs the page's calls.
 *
 * @returns The handler of the page's messages.
 */
export function createService<P extends Protocol>(
  { open, toRefusal }: Service<P>,
  post: (answerCall: Answer<P>) => void,
): (request: Request<P>) => void {
  let calls: P['calls'] | undefined;

  const start = async (init: Extract<Request<P>, { kind: 'init' }>) => {
    let receivedBytes = 0;
    try {
      const openedService = await open(init, (bytes) => {
        receivedBytes += bytes;
        post({ kind: 'progress', received: receivedBytes });
      });
      calls = openedService.calls;
      post({ kind: 'ready', ...openedService.ready });
    } catch (error) {
      const reason = error instanceof LoadFailure ? error.reason : 'damaged';
      post({ kind: 'failed', reason });
    }
  };
  const answerCall = async (id: number, { name, args }: CallOf<P['calls']>) => {
    try {
      if (!calls) throw new Error('Nothing is loaded.');
      const method = calls[name] as (
        ...parameters: unknown[]
      ) => Promise<unknown>;
      post({ kind: 'done', id, value: await method(...(args as unknown[])) });
    } catch (error) {
      post({ kind: 'refused', id, refusal: toRefusal(error) });
    }
  };
  return (request) => {
    if (request.kind === 'init') void start(request);
    else void answerCall(request.id, request.call);
  };
}
