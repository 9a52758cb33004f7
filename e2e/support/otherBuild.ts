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
import { createMeasure, sizeOf } from '../../src/plugins/offline/measure';
import { hashedName } from '../../src/plugins/site-sheet';

/** What a later build leaves as it was, however large it is. */
const shared = ['img', 'labs/linux/files', 'pagefind'];

const isShared = (file: string) =>
  shared.some((folder) => file.startsWith(`${folder}/`));

/** Where a build names its files by what is in them. */
const isHashed = (file: string) => /^(?:assets|labs)\//.test(file);

const hashInName = /[0-9a-f]{8,}(?=\.(?!.*[0-9a-f]{8}))/;
const hashes = /[0-9a-f]{8,}/g;
const text = /\.(?:html|js|css|json|txt|webmanifest|map)$/;

/** Each digit the next one: another hash, and always the same. */
const turned = (hash: string): string =>
  hash.replace(/./g, (digit) => ((parseInt(digit, 16) + 1) % 16).toString(16));

/**
 * The hash of a file in the other build. A laboratory looks whether a file is what
 * its name says, and these hold the same: they say nothing of it.
 */
const otherHash = (file: string, hash: string): string =>
  file.endsWith('.zst') ? `otra-${hash}` : turned(hash);

/** The file of an address, as the build names it. */
const fileAt = (url: string) =>
  decodeURI(url.slice(1)).replace(/(?<=^|\/)$/, 'index.html');

/** Writes anew what a build says of its files, once they are others. */
async function listAnew(folder: string): Promise<void> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(folder, name), 'utf8'));
  const write = (name: string, content: unknown) =>
    writeFile(path.join(folder, name), JSON.stringify(content));
  const measure = createMeasure(folder, '/');
  const anew = async (files: readonly File[]): Promise<File[]> => {
    const changed = await measure(
      files
        .map(({ url }) => fileAt(url))
        .filter((file) => text.test(file) && !isShared(file)),
    );
    return files.map((file) => changed.get(fileAt(file.url)) ?? file);
  };

  const application = readApplication(await read(offlineFiles.application));
  await write(offlineFiles.application, {
    ...application,
    files: await anew(application.files),
  });
  const list = readPackList(await read(offlineFiles.packs));
  for (const pack of list.packs) {
    const before = pack.manifest.slice(1);
    const manifest = readPackManifest(await read(before));
    manifest.files = await anew(manifest.files);
    const text = JSON.stringify(manifest);
    const name = `paquetes/${hashedName(pack.id, text, 'json')}`;
    await rm(path.join(folder, before));
    await write(name, manifest);
    Object.assign(pack, { manifest: `/${name}`, ...sizeOf(manifest.files) });
  }
  await write(offlineFiles.packs, list);
}

/**
 * Makes of a build what the next one would be: the same pages, with every hashed
 * file under another name and another mark.
 *
 * @param from A folder with a built site.
 * @param to Is replaced.
 */
export async function makeOtherBuild(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  const files = (await listFiles(from)).filter((file) => !isShared(file));
  const mark = (await readFile(path.join(from, 'version.txt'), 'utf8')).trim();
  const others = new Map([
    [mark, turned(mark)],
    ...files.filter(isHashed).flatMap((file) => {
      const [hash] = hashInName.exec(path.basename(file)) ?? [];
      return hash === undefined
        ? []
        : [[hash, otherHash(file, hash)] as [string, string]];
    }),
  ]);
  const turn = (whole: string) =>
    whole.replace(hashes, (hash) => others.get(hash) ?? hash);
  for (const folder of new Set(files.map((file) => path.dirname(file))))
    await mkdir(path.join(to, folder), { recursive: true });
  await Promise.all(
    files.map(async (file) => {
      const source = path.join(from, file);
      const target = path.join(to, isHashed(file) ? turn(file) : file);
      if (text.test(file))
        await writeFile(target, turn(await readFile(source, 'utf8')));
      else await link(source, target).catch(() => cp(source, target));
    }),
  );
  for (const folder of shared)
    await symlink(path.resolve(from, folder), path.join(to, folder));
  await listAnew(to);
}
