import { createLinuxEngine } from './engine';
import { createSiteEnvironment } from './site';
import type { LinuxEngine } from './types';

let engine: LinuxEngine | undefined;

/** Returns the engine of this tab, which is kept across pages. */
export function getLinuxEngine(): LinuxEngine {
  engine ??= createLinuxEngine(createSiteEnvironment());
  return engine;
}
