import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../lib/digest.mjs';
import { isFile } from '../lib/files.mjs';
import {
  ARCHIVE,
  ensureStore,
  packArchive,
} from '../lib/linux-image/store.mjs';
import { openArchive } from './apt.mjs';
import { runCommand } from './command.mjs';
import { PACKAGES, REPOSITORY_PACKAGES } from './config.mjs';
import { readFileSystem } from './file-system.mjs';
import { buildInitrd, buildProgram } from './initrd.mjs';
import { buildKernel } from './kernel.mjs';
import { choosePages } from './manual.mjs';
import { writeManifest } from './manifest.mjs';
import { writeNotices } from './notices.mjs';
import {
  ADVICE_VERSIONS,
  buildAdvice,
  writeRepository,
} from './repository.mjs';
import { makeRoot, settleTimes } from './root.mjs';
import { takeSnapshot } from './snapshot.mjs';
import { trim } from './trim.mjs';

/** Files of SeaBIOS that v86 needs, and their names in the image. */
const BIOS = { 'bios.bin': 'seabios.bin', 'vgabios-stdvga.bin': 'vgabios.bin' };

/** Package with the sources of Debian's kernel. */
const KERNEL_SOURCE = 'linux-source-6.1';

/** Folder of the machine with programs that its users do not call by name. */
const INTERNAL_PROGRAMS = 'usr/libexec/practica';

/**
 * Runs a step of the build, and prints its name and duration.
 *
 * @param {string} name Name to print, in Spanish.
 * @param {() => Promise<T>} act
 * @returns {Promise<T>}
 * @template T
 */
async function step(name, act) {
  const start = Date.now();
  const result = await act();
  console.log(`✓ ${name} (${((Date.now() - start) / 1000).toFixed(0)} s)`);
  return result;
}

/**
 * Packs the archive, or reuses the one of an earlier build with the same
 * contents.
 *
 * @param {string} work
 * @param {Uint8Array} contents
 * @returns {Promise<string>} Path of the archive.
 */
async function packOnce(work, contents) {
  const file = path.join(work, `archive-${sha256(contents)}`);
  if (!(await isFile(file))) await writeFile(file, await packArchive(contents));
  return file;
}

/**
 * @typedef {object} Place
 * @property {string} sources Folder of these scripts.
 * @property {string} work Folder for intermediate files, which keeps downloads.
 * @property {string} output Folder of the image.
 * @property {(name: string) => string} downloaded Returns the path of a
 *   downloaded package.
 */

/**
 * Builds the files that a machine boots from: kernel, first process and BIOS.
 *
 * @param {Place} place
 */
async function buildBoot({ sources, work, output, downloaded }) {
  await buildInitrd({ sources, work, output });
  const bios = path.join(work, 'bios');
  await runCommand('dpkg-deb', ['--extract', downloaded('seabios'), bios]);
  for (const [sourceName, targetName] of Object.entries(BIOS))
    await copyFile(
      path.join(bios, 'usr/share/seabios', sourceName),
      path.join(output, targetName),
    );
  await rm(bios, { recursive: true });
  await buildKernel({
    source: downloaded(KERNEL_SOURCE),
    fragment: path.join(sources, 'kernel.fragment'),
    work,
    output,
  });
}

/**
 * Turns the tree of a plain Debian into the practice machine.
 *
 * @param {Place & {tree: string}} place
 */
async function customize({ sources, work, tree, downloaded }) {
  const rules = path.join(sources, 'root/etc/dpkg/dpkg.cfg.d/practica');
  const pages = path.join(work, 'pages');
  const chosenPages = await choosePages(tree, rules);
  await writeFile(
    pages,
    chosenPages
      .map(({ language, name, section }) => `${language}/${name}/${section}\n`)
      .join(''),
  );
  /** @param {string} version */
  const formatAdvice = (version) =>
    buildAdvice({
      version,
      script: path.join(sources, `consejo/consejo-${version}`),
      work,
    });
  await runCommand('bash', [
    path.join(sources, 'customize.sh'),
    tree,
    sources,
    await formatAdvice(ADVICE_VERSIONS.installed),
    pages,
  ]);
  const programs = path.join(tree, INTERNAL_PROGRAMS);
  await mkdir(programs, { recursive: true });
  await buildProgram(
    path.join(programs, 'manual'),
    path.join(sources, 'manual.c'),
  );
  await writeRepository(path.join(tree, 'srv/repo'), [
    await formatAdvice(ADVICE_VERSIONS.newer),
    ...REPOSITORY_PACKAGES.map(downloaded),
  ]);
  await trim(tree, rules);
  await settleTimes(tree);
}

/**
 * Builds the whole image.
 *
 * @param {{root: string, work: string, output: string}} options
 *   Root of the repository, folder for intermediate files, which keeps
 *   downloads, and folder of the image.
 */
export async function buildImage({ root, work, output }) {
  const sources = path.join(root, 'scripts/linux-image');
  const tree = path.join(work, 'root');
  await mkdir(work, { recursive: true });
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });

  const archive = await step('índices de Debian', () =>
    openArchive(path.join(work, 'apt')),
  );
  const downloads = await step('paquetes sueltos', () =>
    archive.download(KERNEL_SOURCE, 'seabios', ...REPOSITORY_PACKAGES),
  );
  /** @type {Place} */
  const place = {
    sources,
    work,
    output,
    downloaded: (name) => downloads.get(name) ?? '',
  };

  const buildSystem = async () => {
    await step('paquetes del sistema', () =>
      makeRoot({ tree, packages: PACKAGES, sources: archive.sources }),
    );
    await step('usuarios, lengua y manual', () =>
      customize({ ...place, tree }),
    );
    await step('archivos', async () => {
      const { json, contents } = await readFileSystem(tree);
      await writeFile(path.join(output, 'fs.json'), json);
      await copyFile(
        await packOnce(work, contents),
        path.join(output, ARCHIVE),
      );
      await writeNotices({ tree, output });
    });
  };
  // The kernel takes half of the time, and the rest uses only one processor.
  await Promise.all([
    step('núcleo y arranque', () => buildBoot(place)),
    buildSystem(),
  ]);

  const unpackedSize = await step('instantánea', async () =>
    takeSnapshot({
      root,
      folder: output,
      store: await ensureStore({ root, image: output }),
    }),
  );
  await writeManifest({
    root,
    tree,
    output,
    downloads,
    unpacked: unpackedSize,
  });
}
