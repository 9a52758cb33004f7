import { createHash } from 'node:crypto';
import path from 'node:path';
import { listFiles } from '../../scripts/lib/files.mjs';

/**
 * Eight letters that tell a build from another: its hashed files decide, since
 * an open page goes on working exactly as long as those are there.
 */
export async function readBuildMark(outDir: string): Promise<string> {
  const files = await listFiles(path.join(outDir, 'assets'));
  return createHash('sha256')
    .update([...files].sort().join('\n'))
    .digest('hex')
    .slice(0, 8);
}
