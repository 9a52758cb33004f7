import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from './cli.mjs';
import { sha256 } from './digest.mjs';
import { isFile, readFileIfExists } from './files.mjs';
import { run } from './process.mjs';

/**
 * Returns the command that runs npm: the file that npm names to its scripts,
 * else `npm`.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {[command: string, ...args: string[]]}
 */
function getNpmCommand(env) {
  return env.npm_execpath?.endsWith('.js')
    ? [process.execPath, env.npm_execpath]
    : ['npm'];
}

/**
 * Checks that dependencies are installed, for commands that a host runs after
 * its own installation, which leaves no stamp.
 *
 * @param {string} root
 * @throws {UserError} when no dependencies are installed.
 */
export async function assertInstalled(root) {
  const installedLockfile = path.join(
    root,
    'node_modules',
    '.package-lock.json',
  );
  if (!(await isFile(installedLockfile)))
    throw new UserError(
      'Faltan las dependencias del proyecto.',
      'Ejecuta antes: npm ci',
    );
}

/**
 * Returns true when npm, run by hand, has installed everything in a lockfile.
 * The list compared with is the last file that npm writes, so an interrupted
 * installation lacks it.
 *
 * @param {string} root
 * @param {string} lockfile Text of the lockfile.
 * @returns {Promise<boolean>}
 */
async function isInstalledByHand(root, lockfile) {
  const installedLockfile = await readFileIfExists(
    path.join(root, 'node_modules', '.package-lock.json'),
  );
  if (installedLockfile === undefined) return false;
  const wantedPackages = Object.entries(JSON.parse(lockfile).packages ?? {});
  const installedPackages = JSON.parse(installedLockfile).packages ?? {};
  return wantedPackages.every(
    ([name, { version, integrity, optional }]) =>
      // The first entry is the project itself; optional ones may be for other
      // systems.
      name === '' ||
      (installedPackages[name] === undefined
        ? optional === true
        : installedPackages[name].version === version &&
          installedPackages[name].integrity === integrity),
  );
}

/**
 * Installs the dependencies unless those of this very lockfile are installed.
 * The stamp is in `node_modules`, which `npm ci` empties first: an interrupted
 * installation leaves none.
 *
 * @param {object} options
 * @param {string} options.root
 * @param {typeof run} [options.execute]
 * @returns {Promise<void>}
 * @throws {UserError} when `npm ci` fails.
 */
export async function ensureInstalled({ root, execute = run }) {
  const lockfile = await readFile(path.join(root, 'package-lock.json'), 'utf8');
  const wantedHash = sha256(lockfile);
  const stamp = path.join(root, 'node_modules', '.steve-labs-lock');
  const isInstalled =
    (await readFileIfExists(stamp)) === wantedHash ||
    (await isInstalledByHand(root, lockfile));
  if (isInstalled) {
    await writeFile(stamp, wantedHash);
    console.log('✓ Dependencias ya instaladas.');
    return;
  }

  console.log('… Instalando las dependencias (npm ci); tarda un poco.');
  const [command, ...args] = getNpmCommand(process.env);
  const code = await execute(
    command,
    // In a production environment, npm would leave out the packages that build
    // the site.
    [...args, 'ci', '--include=dev', '--prefer-offline'],
    { cwd: root },
  );
  if (code !== 0)
    throw new UserError(
      'No se pudieron instalar las dependencias (npm ci falló; el motivo está arriba).',
      'Revisa la conexión a internet y vuelve a probar el mismo comando.',
    );
  await writeFile(stamp, wantedHash);
  console.log('✓ Dependencias instaladas.');
}
