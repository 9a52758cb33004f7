import { run, which } from './process.mjs';

/** @returns {boolean} Whether this user may install Debian packages. */
export function canInstallWithApt() {
  return process.getuid?.() === 0 && which('apt-get') !== undefined;
}

/**
 * @param {string} packageName
 * @param {string} cwd
 * @returns {Promise<boolean>} Whether the package is installed now.
 */
export async function installWithApt(packageName, cwd) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Lists may be old or absent, as in a fresh container; if they cannot be
  // fetched, what they already name may still be enough.
  await run('apt-get', ['update', '-qq'], { cwd, env });
  const code = await run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', packageName],
    { cwd, env },
  );
  return code === 0;
}
