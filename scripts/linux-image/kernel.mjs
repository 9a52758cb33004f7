import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { UserError } from '../lib/cli.mjs';
import { runCommand } from './command.mjs';
import { EPOCH } from './config.mjs';

/** Environment that makes two builds of the same sources equal byte by byte. */
const ENVIRONMENT = {
  KBUILD_BUILD_HOST: 'practica',
  KBUILD_BUILD_TIMESTAMP: new Date(EPOCH * 1000).toUTCString(),
  KBUILD_BUILD_USER: 'practica',
  KBUILD_BUILD_VERSION: '1',
};

/**
 * @param {string} fragment
 * @param {string} config
 * @returns {string[]} Lines of the fragment that the configuration does not
 *   satisfy.
 */
export function listUnmetOptions(fragment, config) {
  const lines = new Set(config.split('\n'));
  return fragment.split('\n').filter((line) => {
    const disabledOption = /^# (CONFIG_\w+) is not set$/.exec(line)?.[1];
    if (disabledOption !== undefined)
      return new RegExp(`^${disabledOption}=`, 'm').test(config);
    return line.startsWith('CONFIG_') && !lines.has(line);
  });
}

/**
 * Builds the kernel of the machine from Debian's sources.
 *
 * @param {{source: string, fragment: string, work: string, output: string}} options
 *   Path of the package `linux-source`, file with the options to add to
 *   `tinyconfig`, folder for intermediate files, and folder of the image.
 * @throws {UserError} when the package has no sources, or when the
 *   configuration does not satisfy the fragment.
 */
export async function buildKernel({ source, fragment, work, output }) {
  const folder = path.join(work, 'kernel');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await runCommand('dpkg-deb', ['--extract', source, path.join(folder, 'deb')]);
  const sources = path.join(folder, 'deb/usr/src');
  const archive = (await readdir(sources)).find((name) =>
    /^linux-source.*\.tar\.xz$/.test(name),
  );
  if (archive === undefined)
    throw new UserError(
      'El paquete de fuentes del núcleo no trae su archivo .tar.xz.',
      `Se esperaba en ${sources}.`,
    );
  await runCommand('tar', [
    ...['--extract', '--file', path.join(sources, archive)],
    ...['--directory', folder, '--strip-components=1'],
  ]);
  const make = (/** @type {string[]} */ ...targets) =>
    runCommand('make', ['--silent', 'ARCH=i386', ...targets], {
      cwd: folder,
      env: ENVIRONMENT,
    });
  await make('tinyconfig');
  await runCommand(
    'scripts/kconfig/merge_config.sh',
    ['-m', '-O', '.', '.config', fragment],
    { cwd: folder },
  );
  await make('olddefconfig');

  const config = await readFile(path.join(folder, '.config'), 'utf8');
  const unmet = listUnmetOptions(await readFile(fragment, 'utf8'), config);
  if (unmet.length > 0)
    throw new UserError(
      `La configuración del núcleo no sigue su fragmento:\n  ${unmet.join('\n  ')}`,
      'Adapta scripts/linux-image/kernel.fragment a esta versión del núcleo.',
    );
  await make(`--jobs=${availableParallelism()}`, 'bzImage');
  await copyFile(
    path.join(folder, 'arch/x86/boot/bzImage'),
    path.join(output, 'bzimage.bin'),
  );
  await copyFile(
    path.join(folder, '.config'),
    path.join(output, 'kernel.config'),
  );
  await rm(folder, { recursive: true });
}
