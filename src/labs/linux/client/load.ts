import type { LinuxEngine } from './types';

/**
 * Imports the engine of this tab lazily, so that a lesson without an open
 * terminal does not download it.
 */
export async function loadLinux(): Promise<LinuxEngine> {
  const { getLinuxEngine } = await import('.');
  return getLinuxEngine();
}

/**
 * Starts loading Linux while the page loads the terminal's component: one after
 * the other would take a third longer. Errors are ignored because the terminal
 * gets them when it loads the engine itself.
 */
export function warmLinux(): void {
  loadLinux()
    .then((engine) => engine.load())
    .catch(() => undefined);
}
