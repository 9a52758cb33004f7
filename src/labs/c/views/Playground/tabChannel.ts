import type { TabChannel, TabMessage } from '../../engine/playground/otherTabs';

/**
 * Opens the channel between the tabs with the playground; does nothing in
 * browsers without BroadcastChannel.
 *
 * @param name Channel name, and prefix of the storage keys of the programs.
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
      // Another tab's message may arrive before its saved program is readable
      // here; the `storage` event comes when it is.
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
