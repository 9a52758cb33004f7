declare global {
  interface Window {
    /** Compiler worker started by the page's loader, before the application. */
    early?: Worker;
  }
}

/**
 * URL hash of a worker created before the application; it tells the worker to
 * start without a message.
 */
export const EARLY_HASH = '#early';

/** Takes the early compiler worker, if any. Only the first call returns it. */
export function takeEarlyCompiler(): Worker | undefined {
  const { early } = window;
  delete window.early;
  return early;
}
