/** What a page and a worker say to each other. */
interface Talk {
  readonly message: unknown;
  readonly reply: unknown;
}

/** A worker, as the page talks with it. */
export interface Port<Message> {
  readonly post: (message: Message) => void;
  readonly end: () => void;
}

/**
 * Listens to a worker from now on, instead of who did before.
 *
 * @param broken Told what broke in it, which is no error of the page; nothing,
 * when it did not come at all.
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
