import type { CEngine } from './types';

/** The C lab of this tab. A lesson that is only read does not download even this. */
export async function loadC(): Promise<CEngine> {
  const { cEngine } = await import('.');
  return cEngine();
}
