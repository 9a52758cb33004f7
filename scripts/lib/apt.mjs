import { run, which } from './process.mjs';

/** @returns {boolean} True when this user may install Debian packages. */
export function canInstallWithApt() {
  return process.getuid?.() === 0 && which('apt-get') !== undefined;
}

/**
 * @param {string} packageName
 * @param {string} cwd
 * @returns {Promise<boolean>} True when apt-get installed the package or
 *   already had it.
 */
export async function installWithApt(packageName, cwd) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Package lists may be old or absent, as in a fresh container. A failed
  // update is ignored: the present lists may still name the package.
  await run('apt-get', ['update', '-qq'], { cwd, env });
  const code = await run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', packageName],
    { cwd, env },
  );
  return code === 0;
}
