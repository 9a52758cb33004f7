/** Types of the messages between a page and a worker, one per direction. */
interface Talk {
  readonly message: unknown;
  readonly reply: unknown;
}

/** Page side of a connection to a worker. */
export interface Port<Message> {
  readonly post: (message: Message) => void;
  readonly end: () => void;
}

/**
 * Replaces the worker's message and error handlers with these.
 *
 * @param broken Called with the message of an error thrown in the worker, which
 * is not reported as an error of the page; with undefined when the worker's
 * script did not load.
 */
export function openPort<T extends Talk>(
  worker: Worker,
  hear: (reply: T['reply']) => void,
  broken: (message: string | undefined) => void,
): Port<T['message']> {
  worker.onmessage = ({ data }: MessageEvent<T['reply']>) => {
    hear(data);
  };
  worker.onerror = (event: Event) => {
    event.preventDefault();
    broken(event instanceof ErrorEvent ? event.message : undefined);
  };
  return {
    post: (message) => {
      worker.postMessage(message);
    },
    end: () => {
      worker.terminate();
    },
  };
}
