import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** List of the courses to take away, which the pages read. */
const PACK_LIST = 'paquetes.json';

/**
 * Formats of the books, as a reader calls them.
 *
 * @type {Readonly<Record<string, string>>}
 */
const KINDS = { '.pdf': 'PDF', '.epub': 'EPUB' };

/**
 * Adds the books to the list of courses of a built site. Its pages offer only
 * the books that are in it: a site without books has no broken link.
 *
 * @param {string} build Folder of the built site.
 * @param {string} folder Folder of the books inside it.
 * @param {readonly Pick<import('./course.mjs').BookFile, 'name' | 'bytes'>[]} files
 */
export async function offerBooks(build, folder, files) {
  const file = path.join(build, PACK_LIST);
  const list = /** @type {import('../../../src/offline/manifest').PackList} */ (
    JSON.parse(await readFile(file, 'utf8'))
  );
  const packs = list.packs.map((pack) => {
    const base = pack.manifest.slice(0, pack.manifest.indexOf('/paquetes/'));
    const books = files.flatMap(({ name, bytes }) => {
      const { name: course, ext } = path.parse(name);
      const kind = KINDS[ext];
      return course === pack.course && kind !== undefined
        ? [{ kind, path: `${base}/${folder}/${name}`, bytes }]
        : [];
    });
    return books.length > 0 ? { ...pack, books } : pack;
  });
  await writeFile(file, JSON.stringify({ ...list, packs }));
}
