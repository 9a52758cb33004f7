import {
  cp,
  link,
  mkdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../scripts/lib/files.mjs';
import { offlineFiles } from '../../src/offline/files';
import {
  readApplication,
  readPackList,
  readPackManifest,
} from '../../src/offline/manifest';
import type { File } from '../../src/offline/manifest';
import {
  createFileMeasurer,
  sumSizes,
} from '../../src/plugins/offline/measure';
import { createHashedName } from '../../src/plugins/site-sheet';

/** Folders that both builds share: the next build would not change them. */
const SHARED_FOLDERS = ['img', 'labs/linux/files', 'pagefind'];

const isShared = (file: string) =>
  SHARED_FOLDERS.some((folder) => file.startsWith(`${folder}/`));

/** Returns true for files named by the hash of their content. */
const isHashed = (file: string) => /^(?:assets|labs)\//.test(file);

const hashInName = /[0-9a-f]{8,}(?=\.(?!.*[0-9a-f]{8}))/;
const hashes = /[0-9a-f]{8,}/g;
const text = /\.(?:html|js|css|json|txt|webmanifest|map)$/;

/**
 * Increments each hexadecimal digit: the result is another hash, and always the
 * same.
 */
const incrementHash = (hash: string): string =>
  hash.replace(/./g, (digit) => ((parseInt(digit, 16) + 1) % 16).toString(16));

/**
 * Returns the name part of a file in the other build. Laboratories verify a
 * `.zst` file against the hash in its name; the content here is unchanged, so
 * its new name must not look like a hash.
 */
const createOtherHash = (file: string, hash: string): string =>
  file.endsWith('.zst') ? `otra-${hash}` : incrementHash(hash);

/** Returns the build file served at an address. */
const getBuildFile = (url: string) =>
  decodeURI(url.slice(1)).replace(/(?<=^|\/)$/, 'index.html');

/**
 * Rewrites the lists of files of the application and of the packs with the new
 * sizes and hashes.
 */
async function updateFileLists(folder: string): Promise<void> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(folder, name), 'utf8'));
  const write = (name: string, content: unknown) =>
    writeFile(path.join(folder, name), JSON.stringify(content));
  const measure = createFileMeasurer(folder, '/');
  const measureAgain = async (files: readonly File[]): Promise<File[]> => {
    const changedFiles = await measure(
      files
        .map(({ url }) => getBuildFile(url))
        .filter((file) => text.test(file) && !isShared(file)),
    );
    return files.map(
      (file) => changedFiles.get(getBuildFile(file.url)) ?? file,
    );
  };

  const application = readApplication(await read(offlineFiles.application));
  await write(offlineFiles.application, {
    ...application,
    files: await measureAgain(application.files),
  });
  const list = readPackList(await read(offlineFiles.packs));
  for (const pack of list.packs) {
    const before = pack.manifest.slice(1);
    const manifest = readPackManifest(await read(before));
    manifest.files = await measureAgain(manifest.files);
    const text = JSON.stringify(manifest);
    const name = `paquetes/${createHashedName(pack.id, text, 'json')}`;
    await rm(path.join(folder, before));
    await write(name, manifest);
    Object.assign(pack, { manifest: `/${name}`, ...sumSizes(manifest.files) });
  }
  await write(offlineFiles.packs, list);
}

/**
 * Creates a simulated next build: the same pages, with every hashed file
 * renamed and another build mark.
 *
 * @param fromFolder Folder of a built site.
 * @param toFolder Destination; replaced if it exists.
 */
export async function makeOtherBuild(
  fromFolder: string,
  toFolder: string,
): Promise<void> {
  await rm(toFolder, { recursive: true, force: true });
  const files = (await listFiles(fromFolder)).filter((file) => !isShared(file));
  const mark = (
    await readFile(path.join(fromFolder, 'version.txt'), 'utf8')
  ).trim();
  const newHashes = new Map([
    [mark, incrementHash(mark)],
    ...files.filter(isHashed).flatMap((file) => {
      const [hash] = hashInName.exec(path.basename(file)) ?? [];
      return hash === undefined
        ? []
        : [[hash, createOtherHash(file, hash)] as [string, string]];
    }),
  ]);
  const replaceHashes = (whole: string) =>
    whole.replace(hashes, (hash) => newHashes.get(hash) ?? hash);
  for (const folder of new Set(files.map((file) => path.dirname(file))))
    await mkdir(path.join(toFolder, folder), { recursive: true });
  await Promise.all(
    files.map(async (file) => {
      const source = path.join(fromFolder, file);
      const target = path.join(
        toFolder,
        isHashed(file) ? replaceHashes(file) : file,
      );
      if (text.test(file))
        await writeFile(target, replaceHashes(await readFile(source, 'utf8')));
      else await link(source, target).catch(() => cp(source, target));
    }),
  );
  for (const folder of SHARED_FOLDERS)
    await symlink(
      path.resolve(fromFolder, folder),
      path.join(toFolder, folder),
    );
  await updateFileLists(toFolder);
}
