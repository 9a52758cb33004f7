declare global {
  interface Window {
    /** The compiler's worker, that began to load before the application was there. */
    early?: Worker;
  }
}

/** In the address of such a worker, which knows by it that nobody will tell it to begin. */
export const EARLY = '#early';

/** That worker, once, if there is one. */
export function takeEarlyCompiler(): Worker | undefined {
  const { early } = window;
  delete window.early;
  return early;
}
