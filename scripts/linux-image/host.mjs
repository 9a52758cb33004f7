import { existsSync } from 'node:fs';
import { UserError } from '../lib/cli.mjs';
import { which } from '../lib/process.mjs';

/** Programs that the build runs, and the Debian package of each. */
const TOOLS = {
  'apt-get': 'apt',
  bc: 'bc',
  bison: 'bison',
  cpio: 'cpio',
  'dpkg-deb': 'dpkg',
  flex: 'flex',
  gcc: 'gcc',
  gzip: 'gzip',
  make: 'make',
  mmdebstrap: 'mmdebstrap',
  tar: 'tar',
  xz: 'xz-utils',
  zstd: 'zstd',
};

/**
 * @typedef {object} Host
 * @property {boolean} isRoot
 * @property {boolean} isDebian
 * @property {(command: string) => boolean} has Returns true when a program is
 *   installed.
 */

/** @returns {Host} Description of this machine. */
export function createHost() {
  return {
    isRoot: process.getuid?.() === 0,
    isDebian: existsSync('/etc/debian_version'),
    has: (command) => which(command) !== undefined,
  };
}

/**
 * @param {Host} host
 * @returns {string[]} Packages that the build needs and the host lacks.
 */
function listMissingPackages(host) {
  return Object.entries(TOOLS)
    .filter(([command]) => !host.has(command))
    .map(([, packageName]) => packageName);
}

/**
 * @param {Host} host
 * @throws {UserError} when the host cannot build the image, with the reason.
 */
export function assertCanBuild(host) {
  if (!host.isDebian)
    throw new UserError(
      'La imagen de Linux solo se construye en Debian, y este sistema no lo es.',
      'Se esperaba una Debian 12 o posterior. No hace falta construirla para trabajar: la carpeta «linux-image» ya la trae.',
    );
  if (!host.isRoot)
    throw new UserError(
      'La imagen de Linux se construye como root: crea usuarios y archivos de otros dueños.',
      'Repite la orden como root, por ejemplo con «sudo npm run linux-image».',
    );
  const missing = listMissingPackages(host);
  if (missing.length > 0)
    throw new UserError(
      `Faltan programas para construir la imagen: ${missing.join(', ')}.`,
      `Instálalos con «apt install ${missing.join(' ')}».`,
    );
}
