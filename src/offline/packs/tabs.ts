/** What the tabs of this site tell one another about packs. */
export type TabMessage =
  | {
      readonly kind: 'progress';
      readonly id: string;
      readonly received: number;
      readonly total: number;
    }
  /** What is on the device is not what it was. */
  | { readonly kind: 'changed'; readonly id: string }
  /** To the tab that downloads it. */
  | { readonly kind: 'pause' | 'cancel'; readonly id: string };

/** A pack is changed by one tab at a time; the others hear of it. */
export interface Tabs {
  readonly tell: (message: TabMessage) => void;
  /** @returns Whether it did the work: not while another tab is at it. */
  readonly alone: (id: string, work: () => Promise<void>) => Promise<boolean>;
  /** Whether some tab is at it. */
  readonly isBusy: (id: string) => Promise<boolean>;
  /** Does the work once no tab is. */
  readonly whenFree: (id: string, work: () => Promise<void>) => Promise<void>;
}

/** Joins the tabs of the site under this path. */
export function joinTabs(
  baseUrl: string,
  hear: (message: TabMessage) => void,
): Tabs {
  const name = `steve-labs:${baseUrl}:packs`;
  const lockOf = (id: string) => `${name}:${id}`;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    hear(data);
  });
  return {
    tell: (message) => {
      channel.postMessage(message);
    },
    alone: (id, work) =>
      navigator.locks.request(
        lockOf(id),
        { ifAvailable: true },
        async (lock) => {
          if (lock) await work();
          return lock !== null;
        },
      ),
    isBusy: async (id) => {
      const { held = [] } = await navigator.locks.query();
      return held.some((lock) => lock.name === lockOf(id));
    },
    whenFree: (id, work) => navigator.locks.request(lockOf(id), work),
  };
}
