import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ensureStore, ARCHIVE } from '../lib/linux-image/store.mjs';
import { openArchive } from './apt.mjs';
import { command } from './command.mjs';
import { PACKAGES, REPOSITORY_PACKAGES } from './config.mjs';
import { readFileSystem } from './file-system.mjs';
import { buildInitrd } from './initrd.mjs';
import { buildKernel } from './kernel.mjs';
import { choosePages } from './manual.mjs';
import { writeManifest } from './manifest.mjs';
import { writeNotices } from './notices.mjs';
import { ADVICE_VERSIONS, buildAdvice, writeRepository } from './repository.mjs';
import { makeRoot, settleTimes } from './root.mjs';
import { takeSnapshot } from './snapshot.mjs';
import { trim } from './trim.mjs';

/** What v86 needs of SeaBIOS, under the names of the image. */
const BIOS = { 'bios.bin': 'seabios.bin', 'vgabios-stdvga.bin': 'vgabios.bin' };

/** The package with the sources of Debian's kernel. */
const KERNEL_SOURCE = 'linux-source-6.1';

/** Together files take a third less: most programs resemble each other. */
const SOLID = ['--ultra', '-22', '--long=27', '--no-check', '--single-thread'];

/**
 * @param {string} name In Spanish, for whoever waits.
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
 * Builds all of the image.
 *
 * @param {{root: string, work: string, output: string, withSnapshot: boolean}} options
 *   The repository, a folder for what is on the way, which keeps downloads, and that of the image.
 */
export async function buildImage({ root, work, output, withSnapshot }) {
  const sources = path.join(root, 'scripts/linux-image');
  const source = (/** @type {string} */ name) => path.join(sources, name);
  const rules = source('root/etc/dpkg/dpkg.cfg.d/practica');
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
  /** @param {string} name */
  const downloaded = (name) => downloads.get(name) ?? '';

  await step('núcleo', () =>
    buildKernel({
      source: downloaded(KERNEL_SOURCE),
      fragment: source('kernel.fragment'),
      work,
      output,
    }),
  );
  await step('arranque', async () => {
    await buildInitrd({ init: source('init.c'), work, output });
    const bios = path.join(work, 'bios');
    await command('dpkg-deb', ['--extract', downloaded('seabios'), bios]);
    for (const [from, to] of Object.entries(BIOS))
      await copyFile(
        path.join(bios, 'usr/share/seabios', from),
        path.join(output, to),
      );
    await rm(bios, { recursive: true });
  });

  await step('paquetes del sistema', () =>
    makeRoot({ tree, packages: PACKAGES, sources: archive.sources }),
  );
  await step('usuarios, lengua y manual', async () => {
    const pages = path.join(work, 'pages');
    await writeFile(
      pages,
      (await choosePages(tree, rules))
        .map(({ language, name, section }) => `${language}/${name}/${section}\n`)
        .join(''),
    );
    /** @param {string} version */
    const advice = (version) =>
      buildAdvice({ version, script: source(`consejo/consejo-${version}`), work });
    await command('bash', [
      source('customize.sh'),
      tree,
      sources,
      await advice(ADVICE_VERSIONS.installed),
      pages,
    ]);
    await writeRepository(path.join(tree, 'srv/repo'), [
      await advice(ADVICE_VERSIONS.newer),
      ...REPOSITORY_PACKAGES.map(downloaded),
    ]);
    await trim(tree, rules);
    await settleTimes(tree);
  });
  await step('archivos', async () => {
    const { json, contents } = await readFileSystem(tree);
    const raw = path.join(output, ARCHIVE.replace('.zst', ''));
    await writeFile(path.join(output, 'fs.json'), json);
    await writeFile(raw, contents);
    await command('zstd', ['--quiet', '--rm', ...SOLID, raw]);
    await writeNotices({ tree, output });
  });
  const unpacked = withSnapshot
    ? await step('instantánea', async () =>
        takeSnapshot({
          root,
          folder: output,
          store: await ensureStore({ root, image: output }),
        }),
      )
    : undefined;
  await writeManifest({ root, tree, output, downloads, unpacked });
}
