import { createCEngine } from './engine';
import { createSiteEnvironment } from './site';
import type { CEngine } from './types';

let engine: CEngine | undefined;

/** Returns the C engine of this tab, shared by all pages. */
export function getCEngine(): CEngine {
  engine ??= createCEngine(createSiteEnvironment());
  return engine;
}
