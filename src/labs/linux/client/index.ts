import { createLinuxEngine } from './engine';
import { siteEnvironment } from './site';
import type { LinuxEngine } from './types';

let engine: LinuxEngine | undefined;

/** Returns the engine of this tab, which is kept across pages. */
export function linuxEngine(): LinuxEngine {
  engine ??= createLinuxEngine(siteEnvironment());
  return engine;
}
