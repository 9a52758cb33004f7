import { INPUT_TYPE } from '../../../offline/mailbox';
import type { TypedInput } from '../../../offline/mailbox';

/**
 * Requests typed input from the service worker, blocking the thread until it
 * arrives.
 *
 * @returns undefined where no service worker answers.
 */
export function askForInput(address: string): TypedInput | undefined {
  for (;;) {
    const request = new XMLHttpRequest();
    request.open('GET', address, false);
    try {
      request.send();
    } catch {
      return undefined;
    }
    // Long polling timed out without input: ask again.
    if (request.status === 204) continue;
    if (request.getResponseHeader('Content-Type') !== INPUT_TYPE)
      return undefined;
    // The service worker wrote this JSON.
    return JSON.parse(request.responseText) as TypedInput;
  }
}
