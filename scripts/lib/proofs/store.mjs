import { readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const MS_PER_DAY = 24 * 60 * 60 * 1000;
/** Maximum age of an unused stamp: its code has probably changed since. */
const MAX_STAMP_AGE_MS = 45 * MS_PER_DAY;

/**
 * Returns the folder of the proofs of content. It belongs to the user and not
 * to a clone, so that a second clone does not repeat the proofs.
 *
 * @param {NodeJS.ProcessEnv} env `PROOFS` names another folder.
 * @returns {string}
 */
export function findStore({ PROOFS, XDG_CACHE_HOME }) {
  if (PROOFS) return path.resolve(PROOFS);
  const caches = XDG_CACHE_HOME || path.join(os.homedir(), '.cache');
  return path.join(caches, 'steve-labs');
}

/**
 * Removes the stamps that no run has used for a long time.
 *
 * @param {string} store
 * @param {number} [now] Milliseconds since 1970.
 * @returns {Promise<number>} Number of removed stamps.
 */
export async function pruneStore(store, now = Date.now()) {
  let removedCount = 0;
  const entries = await readdir(store, {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    // Another run may have removed it meanwhile.
    const stats = await stat(file).catch(() => undefined);
    if (!stats || now - stats.mtimeMs <= MAX_STAMP_AGE_MS) continue;
    await rm(file, { force: true });
    removedCount += 1;
  }
  return removedCount;
}
