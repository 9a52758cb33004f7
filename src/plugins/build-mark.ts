import { createHash } from 'node:crypto';
import path from 'node:path';
import { listFiles } from '../../scripts/lib/files.mjs';

/**
 * Returns an eight-character hash that identifies the build. It covers the
 * names of the hashed files, because an open page works exactly as long as
 * those files exist.
 */
export async function computeBuildMark(outDir: string): Promise<string> {
  const files = await listFiles(path.join(outDir, 'assets'));
  return createHash('sha256')
    .update([...files].sort().join('\n'))
    .digest('hex')
    .slice(0, 8);
}
