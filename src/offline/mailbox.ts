/**
 * Path at which a worker of a page requests the reader's input. The request
 * blocks until the service worker answers it. Used in browsers that cannot
 * suspend a program. The folder does not exist, so a web server answers with an
 * error.
 */
export const MAILBOX = 'entrada/';

/**
 * Media type of the service worker's answer; any other type comes from the
 * server.
 */
export const INPUT_TYPE = 'application/vnd.steve-labs.entrada+json';

/** Input that was typed at once; without `text`, the end of the input. */
export interface TypedInput {
  readonly text?: string;
}
