/** Message about packs between the tabs of this site. */
export type TabMessage =
  | {
      readonly kind: 'progress';
      readonly id: string;
      readonly received: number;
      readonly total: number;
    }
  /** The caches of the pack changed. */
  | { readonly kind: 'changed'; readonly id: string }
  /** Request to the tab that downloads the pack. */
  | { readonly kind: 'pause' | 'cancel'; readonly id: string };

/**
 * Coordination between tabs: a lock lets one tab at a time change a pack, and
 * messages inform the others.
 */
export interface TabCoordinator {
  readonly broadcast: (message: TabMessage) => void;
  /** Runs the work if no tab holds the lock; resolves to false otherwise. */
  readonly tryWithLock: (
    id: string,
    work: () => Promise<void>,
  ) => Promise<boolean>;
  /** Resolves to true while a tab holds the lock. */
  readonly isLocked: (id: string) => Promise<boolean>;
  /** Waits for the lock, then runs the work. */
  readonly withLock: (id: string, work: () => Promise<void>) => Promise<void>;
}

/** Connects to the other tabs of the site under this base URL. */
export function connectTabs(
  baseUrl: string,
  onMessage: (message: TabMessage) => void,
): TabCoordinator {
  const name = `steve-labs:${baseUrl}:packs`;
  const getLockName = (id: string) => `${name}:${id}`;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    onMessage(data);
  });
  return {
    broadcast: (message) => {
      channel.postMessage(message);
    },
    tryWithLock: (id, work) =>
      navigator.locks.request(
        getLockName(id),
        { ifAvailable: true },
        async (lock) => {
          if (lock) await work();
          return lock !== null;
        },
      ),
    isLocked: async (id) => {
      const { held = [] } = await navigator.locks.query();
      return held.some((lock) => lock.name === getLockName(id));
    },
    withLock: (id, work) => navigator.locks.request(getLockName(id), work),
  };
}
