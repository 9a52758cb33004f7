import { INPUT_TYPE } from '../../../offline/mailbox';
import type { Typed } from '../../../offline/mailbox';

/**
 * Asks the service worker for what was typed, and blocks the thread until it is
 * there.
 *
 * @returns Nothing where no service worker answers.
 */
export function askForInput(address: string): Typed | undefined {
  for (;;) {
    const request = new XMLHttpRequest();
    request.open('GET', address, false);
    try {
      request.send();
    } catch {
      return undefined;
    }
    // Nobody typed for a while.
    if (request.status === 204) continue;
    if (request.getResponseHeader('Content-Type') !== INPUT_TYPE)
      return undefined;
    // Written by the service worker.
    return JSON.parse(request.responseText) as Typed;
  }
}
