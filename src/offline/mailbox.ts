/**
 * Where a worker of a page asks for what its reader typed, and blocks until it
 * comes: the service worker answers. For browsers in which a program cannot be
 * suspended; the folder does not exist, so a server that is asked says so.
 */
export const MAILBOX = 'entrada/';

/** Of an answer; anything else is the server's. */
export const INPUT_TYPE = 'application/vnd.steve-labs.entrada+json';

/** What was typed at once; without a text, the end of the input. */
export interface Typed {
  readonly text?: string;
}
