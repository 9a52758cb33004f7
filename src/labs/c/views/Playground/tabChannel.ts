import type { TabChannel, TabMessage } from '../../engine/playground/otherTabs';

/**
 * Between the tabs that have the playground open; silent where browsers have none.
 *
 * @param name Of the channel, and prefix of the keys that the shelf keeps programs under.
 */
export function openTabChannel(name: string): TabChannel & {
  readonly close: () => void;
} {
  if (typeof BroadcastChannel === 'undefined')
    return {
      post: () => undefined,
      listen: () => () => undefined,
      close: () => undefined,
    };
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => {
      channel.postMessage(message);
    },
    listen: (hear) => {
      const onMessage = ({ data }: MessageEvent<TabMessage>) => {
        hear(data);
      };
      // What another tab says may come before what it kept can be read here.
      const onStorage = ({ key }: StorageEvent) => {
        if (!key?.startsWith(`${name}:`)) return;
        hear({ kind: 'changed', id: key.slice(name.length + 1) });
      };
      channel.addEventListener('message', onMessage);
      window.addEventListener('storage', onStorage);
      return () => {
        channel.removeEventListener('message', onMessage);
        window.removeEventListener('storage', onStorage);
      };
    },
    close: () => {
      channel.close();
    },
  };
}
