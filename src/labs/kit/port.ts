/** Types of the messages between a page and a worker, one per direction. */
interface MessageTypes {
  readonly message: unknown;
  readonly reply: unknown;
}

/** Page side of a connection to a worker. */
export interface Port<Message> {
  readonly post: (message: Message) => void;
  readonly terminate: () => void;
}

/**
 * Replaces the worker's message and error handlers with these.
 *
 * @param onError Called with the message of an error thrown in the worker, which
 * is not reported as an error of the page; with undefined when the worker's
 * script did not load.
 */
export function openPort<T extends MessageTypes>(
  worker: Worker,
  onReply: (reply: T['reply']) => void,
  onError: (message: string | undefined) => void,
): Port<T['message']> {
  worker.onmessage = ({ data }: MessageEvent<T['reply']>) => {
    onReply(data);
  };
  worker.onerror = (event: Event) => {
    event.preventDefault();
    onError(event instanceof ErrorEvent ? event.message : undefined);
  };
  return {
    post: (message) => {
      worker.postMessage(message);
    },
    terminate: () => {
      worker.terminate();
    },
  };
}
