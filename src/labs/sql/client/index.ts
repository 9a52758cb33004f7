import { SqlHost } from './host';
import { createSiteEnvironment } from './site';

let host: SqlHost | undefined;

/** Returns the engine of this tab, which is kept across pages. */
export function sqlEngine(): SqlHost {
  host ??= new SqlHost(createSiteEnvironment());
  return host;
}
