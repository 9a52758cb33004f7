import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import {
  readImageNames,
  TOUCHED,
} from '@site/scripts/lib/linux-image/names.mjs';
import { readNeededContents } from '@site/scripts/lib/linux-image/needed.mjs';
import type { Machine } from '../engine/types';

/** A machine that tells what it fetched. */
export interface NodeMachine extends Machine {
  /** The contents of the image that it fetched since the last time, by name. */
  readonly takeFetched: () => string[];
}

/** What a lesson may touch, and how its author calls it. */
interface Files {
  readonly needed: ReadonlySet<string>;
  readonly pathOf: (content: string) => string;
}

async function readFiles(root: string): Promise<Files> {
  const { pathOf } = await readImageNames(root);
  return { needed: await readNeededContents(root), pathOf };
}

let shared: Promise<Files> | undefined;

/**
 * Names what was fetched of the image and is not taken along by who studies
 * without a connection.
 *
 * @param fetched The contents of the image, by name.
 * @param files What may be touched, if it is not what the project says.
 */
export async function findFilesMissingOffline(
  fetched: readonly string[],
  files?: Files,
): Promise<string[]> {
  const { LINUX_FILES: folder } = process.env;
  if (folder) {
    // Whoever looks on wants to know them all, listed or not.
    const file = path.join(folder, `${String(process.pid)}.txt`);
    await appendFile(file, fetched.map((name) => `${name}\n`).join(''));
    return [];
  }
  const { needed, pathOf } = files ?? (await (shared ??= readFiles('.')));
  return fetched
    .filter((name) => !needed.has(name))
    .map(
      (name) =>
        `${pathOf(name)}\n  se esperaba: un archivo de la imagen de Linux que esté en ${TOUCHED}\n  se encontró: uno que no está, y que faltaría sin conexión\n  qué hacer: «npm run linux-files», que anota los que usan las lecciones`,
    );
}
