import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Attempts to put a folder in place while other processes do the same. */
const MAX_ATTEMPTS = 20;

/**
 * @param {unknown} error
 * @returns {string | undefined} Code of a system error.
 */
const getCode = (error) =>
  /** @type {NodeJS.ErrnoException | undefined} */ (error)?.code;

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user cannot be signalled, but runs.
    return getCode(error) === 'EPERM';
  }
}

/**
 * Removes the drafts of processes that were interrupted.
 *
 * @param {string} target
 */
async function removeAbandonedDrafts(target) {
  const parent = path.dirname(target);
  const prefix = `${path.basename(target)}.`;
  for (const name of await readdir(parent)) {
    const [, pid] = /^(\d+)-/.exec(name.slice(prefix.length)) ?? [];
    if (name.startsWith(prefix) && pid && !isRunning(Number(pid)))
      await rm(path.join(parent, name), { recursive: true, force: true });
  }
}

/**
 * @param {string} draft
 * @param {string} target
 */
async function putInPlace(draft, target) {
  for (let attempt = 1; ; attempt += 1) {
    const oldFolder = `${draft}.${attempt}`;
    try {
      await rename(target, oldFolder);
    } catch (error) {
      if (getCode(error) !== 'ENOENT') throw error;
    }
    try {
      await rename(draft, target);
      return;
    } catch (error) {
      // Another process put its own there between both steps.
      const isTaken = ['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(
        getCode(error) ?? '',
      );
      if (!isTaken || attempt === MAX_ATTEMPTS) {
        await rename(oldFolder, target).catch(() => undefined);
        throw error;
      }
    } finally {
      await rm(oldFolder, { recursive: true, force: true });
    }
  }
}

/**
 * Fills a new folder and puts it in the place of another in one step: a process
 * that reads it, or that is interrupted, finds a whole one. Of several
 * processes that replace it at once, the last one to finish stays.
 *
 * @param {string} target
 * @param {(draft: string) => Promise<void>} fill Writes the new folder.
 * @returns {Promise<void>}
 */
export async function replaceFolder(target, fill) {
  await mkdir(path.dirname(target), { recursive: true });
  await removeAbandonedDrafts(target);
  const draft = `${target}.${process.pid}-${randomUUID()}`;
  try {
    await mkdir(draft);
    await fill(draft);
    await putInPlace(draft, target);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
