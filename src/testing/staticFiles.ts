import { existsSync } from 'node:fs';
import path from 'node:path';

/** Of these site paths, the ones that `static/` does not have. */
export function missingStaticFiles(paths: readonly string[]): string[] {
  return paths.filter(
    (sitePath) => !existsSync(path.join(__dirname, '../../static', sitePath)),
  );
}
