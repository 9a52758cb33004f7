import { MAILBOX } from '@site/src/offline/mailbox';
import type { PageMessage } from '@site/src/offline/messages';
import { getJspi } from '../engine/runner/jspi';
import { getFileUrl } from '../../kit/site';
import type { Mailbox } from './environment';

/**
 * Opens a mailbox to a worker that blocks its thread, through the site's
 * service worker. Only without JSPI, which suspends programs instead, and with
 * an active service worker.
 */
export function openMailbox(): Mailbox | undefined {
  if (getJspi() || !('serviceWorker' in navigator)) return undefined;
  const { controller } = navigator.serviceWorker;
  if (!controller) return undefined;
  const address = getFileUrl(`${MAILBOX}${crypto.randomUUID()}/`);
  return {
    address,
    send: (index, text) => {
      controller.postMessage({
        kind: 'input',
        address: new URL(address + String(index)).pathname,
        typed: text === undefined ? {} : { text },
      } satisfies PageMessage);
    },
  };
}
