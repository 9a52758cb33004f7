import type { CEngine } from './types';

/**
 * Loads the C engine of this tab. A lesson without interaction does not
 * download even this.
 */
export async function loadC(): Promise<CEngine> {
  const { getCEngine } = await import('.');
  return getCEngine();
}

/**
 * Starts downloading the compiler while the page still loads the view. Ignores
 * errors: the code block reports them when it loads the engine.
 */
export function warmC(): void {
  loadC()
    .then((engine) => engine.load())
    .catch(() => undefined);
}
