declare global {
  interface Window {
    /** Worker of a lab started by the page's loader, before the application. */
    early?: Worker;
  }
}

/**
 * URL hash of a worker created before the application; it tells the worker to
 * start without a message.
 */
export const EARLY_HASH = '#early';

/**
 * Takes the early worker, if there is one and it is of this lab: the served page
 * names at most one lab whose worker starts early. Only the first call returns
 * it.
 */
export function takeEarlyWorker(lab: string): Worker | undefined {
  const app = document.querySelector<HTMLMetaElement>('meta[name=app]');
  if (app?.dataset[lab] === undefined) return undefined;
  const { early } = window;
  delete window.early;
  return early;
}
