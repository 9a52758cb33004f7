import type { SqlHost } from './host';

/** Imports the engine of this tab, when a reader first needs it. */
export async function loadSql(): Promise<SqlHost> {
  const { sqlEngine } = await import('.');
  return sqlEngine();
}

/**
 * Starts loading SQLite while the page loads the view of a block. Errors are
 * ignored because the block gets them when it calls the engine.
 */
export function warmSql(): void {
  loadSql()
    .then((engine) => engine.load())
    .catch(() => undefined);
}
