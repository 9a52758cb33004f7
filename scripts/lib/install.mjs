import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from './cli.mjs';
import { sha256 } from './digest.mjs';
import { isFile, readIfThere } from './files.mjs';
import { run } from './process.mjs';

/**
 * npm tells its scripts where it is; started by hand, it is looked for.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {[command: string, ...args: string[]]}
 */
function npmCommand(env) {
  return env.npm_execpath?.endsWith('.js')
    ? [process.execPath, env.npm_execpath]
    : ['npm'];
}

/**
 * For commands that a host runs after its own installation, which leaves no stamp.
 *
 * @param {string} root
 * @throws {UserError} when no dependencies are installed.
 */
export async function assertInstalled(root) {
  const installed = path.join(root, 'node_modules', '.package-lock.json');
  if (!(await isFile(installed)))
    throw new UserError(
      'Faltan las dependencias del proyecto.',
      'Ejecuta antes: npm ci',
    );
}

/**
 * Whether npm, run by hand, has installed all that a lockfile asks for. The
 * list that it compares with is the last thing that npm writes.
 *
 * @param {string} root
 * @param {string} lockfile Its text.
 * @returns {Promise<boolean>}
 */
async function isInstalledByHand(root, lockfile) {
  const hidden = await readIfThere(
    path.join(root, 'node_modules', '.package-lock.json'),
  );
  if (hidden === undefined) return false;
  const wanted = Object.entries(JSON.parse(lockfile).packages ?? {});
  const found = JSON.parse(hidden).packages ?? {};
  return wanted.every(
    ([name, { version, integrity, optional }]) =>
      // The first entry is the project itself; others belong to other systems.
      name === '' ||
      (found[name] === undefined
        ? optional === true
        : found[name].version === version &&
          found[name].integrity === integrity),
  );
}

/**
 * Installs the dependencies unless those of this very lockfile are there. The
 * stamp lives in `node_modules`, which `npm ci` empties first: an interrupted
 * installation leaves none.
 *
 * @param {object} options
 * @param {string} options.root
 * @param {typeof run} [options.execute]
 * @returns {Promise<void>}
 */
export async function ensureInstalled({ root, execute = run }) {
  const lockfile = await readFile(path.join(root, 'package-lock.json'), 'utf8');
  const wanted = sha256(lockfile);
  const stamp = path.join(root, 'node_modules', '.steve-labs-lock');
  const isInstalled =
    (await readIfThere(stamp)) === wanted ||
    (await isInstalledByHand(root, lockfile));
  if (isInstalled) {
    await writeFile(stamp, wanted);
    console.log('✓ Dependencias ya instaladas.');
    return;
  }

  console.log('… Instalando las dependencias (npm ci); tarda un poco.');
  const [command, ...args] = npmCommand(process.env);
  const code = await execute(
    command,
    // A production environment would leave out what builds the site.
    [...args, 'ci', '--include=dev', '--prefer-offline'],
    { cwd: root },
  );
  if (code !== 0)
    throw new UserError(
      'No se pudieron instalar las dependencias (npm ci falló; el motivo está arriba).',
      'Revisa la conexión a internet y vuelve a probar el mismo comando.',
    );
  await writeFile(stamp, wanted);
  console.log('✓ Dependencias instaladas.');
}
