import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../lib/digest.mjs';
import { runCommand } from './command.mjs';
import { ARCHITECTURE, EPOCH, SUITE } from './config.mjs';

/**
 * Package of our own, so that an installed one has a newer version in the
 * repository.
 */
export const ADVICE = 'consejo';
export const ADVICE_VERSIONS = { installed: '1.0', newer: '1.1' };

/**
 * Builds a version of our package.
 *
 * @param {{version: string, script: string, work: string}} options
 * @returns {Promise<string>} Path of the package.
 */
export async function buildAdvice({ version, script, work }) {
  const tree = path.join(work, `${ADVICE}-${version}`);
  await rm(tree, { recursive: true, force: true });
  for (const folder of ['DEBIAN', 'usr/bin', `usr/share/doc/${ADVICE}`])
    await mkdir(path.join(tree, folder), { recursive: true });
  await copyFile(script, path.join(tree, 'usr/bin', ADVICE));
  await writeFile(
    path.join(tree, `usr/share/doc/${ADVICE}/copyright`),
    'Hecho para esta máquina de práctica. Licencia: MIT.\n',
  );
  await writeFile(
    path.join(tree, 'DEBIAN/control'),
    [
      `Package: ${ADVICE}`,
      `Version: ${version}`,
      'Architecture: all',
      'Maintainer: Steve Labs <alumno@practica>',
      'Section: misc',
      'Priority: optional',
      'Installed-Size: 8',
      'Description: consejos para la terminal',
      ' Un programa pequeño que imprime un consejo para quien empieza.',
      '',
    ].join('\n'),
  );
  await runCommand('chmod', ['--recursive', 'u=rwX,go=rX', tree]);
  await runCommand('chmod', ['755', path.join(tree, 'usr/bin', ADVICE)]);
  const file = path.join(work, `${ADVICE}_${version}_all.deb`);
  await runCommand(
    'dpkg-deb',
    ['--build', '--root-owner-group', '-Zxz', '--threads-max=1', tree, file],
    { env: { SOURCE_DATE_EPOCH: String(EPOCH) } },
  );
  return file;
}

/**
 * @param {string} file Path of a package.
 * @param {string} name Path of its copy, relative to the repository.
 * @returns {Promise<string>} Stanza of the package in the index.
 */
async function describePackage(file, name) {
  const control = await runCommand('dpkg-deb', ['--field', file]);
  const content = await readFile(file);
  return [
    control.trimEnd(),
    `Filename: ${name}`,
    `Size: ${content.length}`,
    `SHA256: ${sha256(content)}`,
    '',
  ].join('\n');
}

/**
 * Writes a repository that apt can read from a folder.
 *
 * @param {string} folder
 * @param {readonly string[]} packages Paths of the packages.
 */
export async function writeRepository(folder, packages) {
  const index = `main/binary-${ARCHITECTURE}/Packages`;
  const suite = path.join(folder, 'dists', SUITE);
  await mkdir(path.join(folder, 'pool'), { recursive: true });
  await mkdir(path.dirname(path.join(suite, index)), { recursive: true });
  /** @type {string[]} */
  const stanzas = [];
  for (const file of packages) {
    const name = `pool/${path.basename(file).replace(/_\d+%3a/, '_')}`;
    await copyFile(file, path.join(folder, name));
    stanzas.push(await describePackage(file, name));
  }
  const text = stanzas.join('\n');
  await writeFile(path.join(suite, index), text);
  await writeFile(
    path.join(suite, 'Release'),
    [
      'Origin: practica',
      'Label: practica',
      `Suite: ${SUITE}`,
      `Codename: ${SUITE}`,
      `Date: ${new Date(EPOCH * 1000).toUTCString()}`,
      `Architectures: ${ARCHITECTURE}`,
      'Components: main',
      'Description: paquetes dentro de la propia máquina',
      'SHA256:',
      ` ${sha256(text)} ${Buffer.byteLength(text)} ${index}`,
      '',
    ].join('\n'),
  );
}
