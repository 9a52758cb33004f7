import { createLinuxEngine } from './engine';
import { siteEnvironment } from './site';
import type { LinuxEngine } from './types';

let engine: LinuxEngine | undefined;

/** The Linux of this tab; it survives the change from page to page. */
export function linuxEngine(): LinuxEngine {
  engine ??= createLinuxEngine(siteEnvironment());
  return engine;
}
