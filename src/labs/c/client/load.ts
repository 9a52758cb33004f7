import type { CEngine } from './types';

/** The C lab of this tab. A lesson that is only read does not download even this. */
export async function loadC(): Promise<CEngine> {
  const { cEngine } = await import('.');
  return cEngine();
}

/**
 * Begins to bring the compiler while the page still brings what will show it. If
 * it fails, the block finds out when it asks.
 */
export function warmC(): void {
  loadC()
    .then((engine) => engine.load())
    .catch(() => undefined);
}
