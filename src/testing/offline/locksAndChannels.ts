type LockCallback = (
  lock: { readonly name: string } | null,
) => Promise<unknown>;

/**
 * In-memory double of the Web Locks API; several stores of one test play the
 * tabs.
 */
export class MemoryLocks {
  readonly #queues = new Map<string, Promise<unknown>>();

  async request(
    name: string,
    optionsOrWork: { readonly ifAvailable?: boolean } | LockCallback,
    after?: LockCallback,
  ): Promise<unknown> {
    const isPlain = typeof optionsOrWork === 'function';
    const callback = isPlain ? optionsOrWork : after;
    const previous = this.#queues.get(name);
    if (previous && !isPlain && optionsOrWork.ifAvailable === true)
      return callback?.(null);
    const result = (async () => {
      await previous;
      return callback?.({ name });
    })();
    const settledPromise = result.catch(() => undefined);
    this.#queues.set(name, settledPromise);
    await settledPromise;
    if (this.#queues.get(name) === settledPromise) this.#queues.delete(name);
    return result;
  }

  query = () =>
    Promise.resolve({
      held: [...this.#queues.keys()].map((name) => ({ name })),
    });
}

const channels = new Set<MemoryChannel>();

/** In-memory double of `BroadcastChannel`. */
export class MemoryChannel extends EventTarget {
  constructor(readonly name: string) {
    super();
    channels.add(this);
  }

  postMessage(data: unknown): void {
    for (const channel of channels)
      if (channel !== this && channel.name === this.name)
        queueMicrotask(() => {
          channel.dispatchEvent(new MessageEvent('message', { data }));
        });
  }

  /**
   * Removes every channel, so that a test receives no messages of the previous
   * one.
   */
  static closeAll(): void {
    channels.clear();
  }
}
