import { existsSync } from 'node:fs';
import path from 'node:path';

/** Lists the site paths that have no file in `static/`. */
export function listMissingFiles(paths: readonly string[]): string[] {
  return paths.filter(
    (sitePath) => !existsSync(path.join(__dirname, '../../static', sitePath)),
  );
}
