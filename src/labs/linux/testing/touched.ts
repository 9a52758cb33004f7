import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import {
  readImageNames,
  TOUCHED_LIST,
} from '@site/scripts/lib/linux-image/names.mjs';
import { readNeededContents } from '@site/scripts/lib/linux-image/needed.mjs';
import type { Machine } from '../engine/types';

/** Machine of a test, which records the contents that it fetched. */
export interface NodeMachine extends Machine {
  /** Returns the names of the contents fetched since the last call. */
  readonly takeFetched: () => string[];
  /** Sets the date at which the next reset begins; undefined for today. */
  readonly setDate: (date: Date | undefined) => void;
}

/** Contents that lessons may fetch, and the function that names their files. */
interface OfflineFiles {
  readonly neededNames: ReadonlySet<string>;
  readonly pathOf: (content: string) => string;
}

async function readFiles(root: string): Promise<OfflineFiles> {
  const { pathOf } = await readImageNames(root);
  return { neededNames: await readNeededContents(root), pathOf };
}

let sharedFiles: Promise<OfflineFiles> | undefined;

/**
 * Reports the fetched contents that are not in the offline pack.
 *
 * @param fetchedNames Names of contents of the image.
 * @param files Contents that may be fetched; the project's list by default.
 */
export async function findFilesMissingOffline(
  fetchedNames: readonly string[],
  files?: OfflineFiles,
): Promise<string[]> {
  const { LINUX_FILES: folder } = process.env;
  if (folder) {
    // `npm run linux-files` collects all the names, listed or not.
    const file = path.join(folder, `${String(process.pid)}.txt`);
    await appendFile(file, fetchedNames.map((name) => `${name}\n`).join(''));
    return [];
  }
  const { neededNames, pathOf } =
    files ?? (await (sharedFiles ??= readFiles('.')));
  return fetchedNames
    .filter((name) => !neededNames.has(name))
    .map(
      (name) =>
        `${pathOf(name)}\n  se esperaba: un archivo de la imagen de Linux que esté en ${TOUCHED_LIST}\n  se encontró: uno que no está, y que faltaría sin conexión\n  qué hacer: «npm run linux-files», que anota los que usan las lecciones`,
    );
}
