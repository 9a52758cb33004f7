import type { LinuxEngine } from './types';

/** The Linux of this tab. A lesson that is only read does not download even this. */
export async function loadLinux(): Promise<LinuxEngine> {
  const { linuxEngine } = await import('.');
  return linuxEngine();
}

/**
 * Begins to bring Linux while the page still brings what will show it: one
 * after the other would take a third longer. If it fails, the terminal finds
 * out when it asks.
 */
export function warmLinux(): void {
  loadLinux()
    .then((engine) => engine.load())
    .catch(() => undefined);
}
