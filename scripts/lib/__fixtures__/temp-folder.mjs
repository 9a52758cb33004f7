import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/**
 * Creates a folder for one test, with the files given by relative path.
 *
 * @param {Record<string, string | Uint8Array>} [files]
 */
export async function createTempFolder(files = {}) {
  const parent = await mkdtemp(path.join(os.tmpdir(), 'steve-labs-'));
  const root = path.join(parent, 'build');
  await mkdir(root);

  /** @param {Record<string, string | Uint8Array>} moreFiles */
  async function write(moreFiles) {
    for (const [name, content] of Object.entries(moreFiles)) {
      const file = path.join(root, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  }

  await write(files);
  return { root, write, remove: () => rm(parent, { recursive: true }) };
}
