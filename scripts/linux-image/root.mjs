import { lutimes, lstat, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from './command.mjs';
import { ARCHITECTURE, EPOCH, SUITE } from './config.mjs';

/**
 * Creates the tree of a plain Debian.
 *
 * @param {{tree: string, packages: readonly string[], sources: readonly string[]}} options
 */
export async function makeRoot({ tree, packages, sources }) {
  await rm(tree, { recursive: true, force: true });
  await runCommand(
    'mmdebstrap',
    [
      '--mode=root',
      '--variant=apt',
      '--quiet',
      `--architectures=${ARCHITECTURE}`,
      `--include=${packages.join(',')}`,
      '--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr',
      '--aptopt=Acquire::Languages "none"',
      '--aptopt=APT::Install-Recommends "false"',
      '--dpkgopt=force-unsafe-io',
      SUITE,
      tree,
      ...sources,
    ],
    { env: { SOURCE_DATE_EPOCH: String(EPOCH) } },
  );
  for (const name of ['99mmdebstrap'])
    for (const folder of ['apt/apt.conf.d', 'dpkg/dpkg.cfg.d'])
      await rm(path.join(tree, 'etc', folder, name), { force: true });
}

/**
 * Sets the time stamps later than `EPOCH` to it, so that the image does not
 * depend on the time when it is built.
 *
 * @param {string} tree
 */
export async function settleTimes(tree) {
  const entries = await readdir(tree, { recursive: true, withFileTypes: true });
  const folders = [];
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory()) folders.push(file);
    else if ((await lstat(file)).mtimeMs > EPOCH * 1000)
      await lutimes(file, EPOCH, EPOCH);
  }
  for (const folder of folders)
    if ((await lstat(folder)).mtimeMs > EPOCH * 1000)
      await lutimes(folder, EPOCH, EPOCH);
}
