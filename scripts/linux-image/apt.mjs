import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../lib/cli.mjs';
import { runCommand } from './command.mjs';
import { ARCHITECTURE, SUITE } from './config.mjs';

/** Keyring with the public keys of Debian's archive. */
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

/**
 * Debian's archive for the image's architecture, which may differ from that of
 * this machine.
 *
 * @typedef {object} Archive
 * @property {readonly string[]} sources Lines of `sources.list`.
 * @property {(...names: string[]) => Promise<Map<string, string>>} download
 *   Downloads packages; returns the path of each by its name.
 */

/**
 * Creates the lines of `sources.list`, with the mirror of this machine. They
 * name the release and its updates, but not the security archive: it follows a
 * calendar of its own, so the builds of two days would differ.
 *
 * @returns {Promise<string[]>}
 * @throws {UserError} when the apt sources of this machine lack the release.
 */
async function readSources() {
  const targets = await runCommand('apt-get', [
    'indextargets',
    ...['--format', '$(REPO_URI) $(CODENAME) $(COMPONENT)'],
    'Created-By: Packages',
  ]);
  const mirror = targets
    .split('\n')
    .map((line) => line.split(' '))
    .find(
      ([, codename, component]) => codename === SUITE && component === 'main',
    )?.[0];
  if (mirror === undefined)
    throw new UserError(
      `Las fuentes de apt de esta máquina no nombran la sección main de ${SUITE}.`,
      `Añádela en /etc/apt/sources.list.d y repite «apt update».`,
    );
  return [SUITE, `${SUITE}-updates`].map(
    (suite) => `deb [signed-by=${KEYRING}] ${mirror} ${suite} main`,
  );
}

/**
 * Opens Debian's archive with an apt configuration of its own, and updates the
 * package lists.
 *
 * @param {string} folder Folder for the configuration, the lists and the
 *   packages.
 * @returns {Promise<Archive>}
 */
export async function openArchive(folder) {
  const debs = path.join(folder, 'debs');
  await mkdir(debs, { recursive: true });
  for (const part of ['lists/partial', 'archives/partial'])
    await mkdir(path.join(folder, part), { recursive: true });
  const sources = await readSources();
  const getFilePath = (/** @type {string} */ name) => path.join(folder, name);
  await writeFile(getFilePath('sources.list'), `${sources.join('\n')}\n`);
  await writeFile(getFilePath('status'), '');
  await writeFile(
    getFilePath('apt.conf'),
    [
      `APT::Architecture "${ARCHITECTURE}";`,
      `APT::Architectures { "${ARCHITECTURE}"; };`,
      'APT::Sandbox::User "root";',
      'Acquire::Languages "none";',
      `Dir::State "${folder}";`,
      `Dir::State::status "${getFilePath('status')}";`,
      `Dir::Cache "${folder}";`,
      `Dir::Etc::sourcelist "${getFilePath('sources.list')}";`,
      'Dir::Etc::sourceparts "/dev/null";',
      '',
    ].join('\n'),
  );
  const env = { APT_CONFIG: getFilePath('apt.conf') };
  await runCommand('apt-get', ['update'], { env });

  return {
    sources,
    download: async (...names) => {
      const policy = await runCommand(
        'apt-cache',
        ['show', '--no-all-versions', ...names],
        { env },
      );
      const wantedPackages = policy
        .split('\n\n')
        .map((stanza) =>
          path.basename(/^Filename: (.*)$/m.exec(stanza)?.[1] ?? ''),
        )
        .filter((name) => name !== '');
      const present = await readdir(debs);
      // apt escapes the colon of a version's epoch in the file name.
      if (
        !wantedPackages.every((name) =>
          present.some((has) => isSameDeb(has, name)),
        )
      )
        await runCommand('apt-get', ['download', ...names], { cwd: debs, env });
      const downloadedPackages = await readdir(debs);
      return new Map(
        names.map((name) => {
          const target =
            wantedPackages.find((packageName) =>
              packageName.startsWith(`${name}_`),
            ) ?? '';
          const downloadedName =
            downloadedPackages.find((has) => isSameDeb(has, target)) ?? '';
          if (
            !existsSync(path.join(debs, downloadedName)) ||
            downloadedName === ''
          )
            throw new UserError(
              `No se pudo descargar el paquete ${name}.`,
              'Comprueba la conexión y las fuentes de apt.',
            );
          return [name, path.join(debs, downloadedName)];
        }),
      );
    },
  };
}

/**
 * Returns true when two file names are of the same package.
 *
 * @param {string} downloadedName File name from apt, with the version's epoch.
 * @param {string} archivedName File name in the archive, without the epoch.
 */
function isSameDeb(downloadedName, archivedName) {
  return downloadedName.replace(/_\d+%3a/, '_') === archivedName;
}
