import type { TabChannel, TabMessage } from '../../engine/playground/otherTabs';

/** Between the tabs that have the playground open; silent where browsers have none. */
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
      channel.addEventListener('message', onMessage);
      return () => {
        channel.removeEventListener('message', onMessage);
      };
    },
    close: () => {
      channel.close();
    },
  };
}
