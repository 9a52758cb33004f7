import { createCEngine } from './engine';
import { siteEnvironment } from './site';
import type { CEngine } from './types';

let engine: CEngine | undefined;

/** The C lab of this tab; it survives the change from page to page. */
export function cEngine(): CEngine {
  engine ??= createCEngine(siteEnvironment());
  return engine;
}
