type Work = (lock: { readonly name: string } | null) => Promise<unknown>;

/**
 * In-memory double of the Web Locks API; several stores of one test play the
 * tabs.
 */
export class MemoryLocks {
  readonly #queues = new Map<string, Promise<unknown>>();

  async request(
    name: string,
    optionsOrWork: { readonly ifAvailable?: boolean } | Work,
    after?: Work,
  ): Promise<unknown> {
    const isPlain = typeof optionsOrWork === 'function';
    const work = isPlain ? optionsOrWork : after;
    const before = this.#queues.get(name);
    if (before && !isPlain && optionsOrWork.ifAvailable === true)
      return work?.(null);
    const mine = (async () => {
      await before;
      return work?.({ name });
    })();
    const settled = mine.catch(() => undefined);
    this.#queues.set(name, settled);
    await settled;
    if (this.#queues.get(name) === settled) this.#queues.delete(name);
    return mine;
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
  static forgetAll(): void {
    channels.clear();
  }
}
