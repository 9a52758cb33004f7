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

/** @typedef {Pick<import('./course.mjs').BookFile, 'name' | 'bytes' | 'sheet'>} OfferedFile */

/**
 * Lists the worksheets of a course by module.
 *
 * @param {readonly OfferedFile[]} files
 * @param {string} course Id of the course.
 * @param {string} folder Address of the books.
 * @returns {import('../../../src/offline/manifest').SheetList}
 */
function listSheets(files, course, folder) {
  /** @type {import('../../../src/offline/manifest').SheetList['modules']} */
  const modules = [];
  for (const { name, bytes, sheet } of files) {
    if (sheet?.course !== course) continue;
    const { module, lesson, title } = sheet;
    if (modules.at(-1)?.title !== module)
      modules.push({ title: module, sheets: [] });
    modules
      .at(-1)
      ?.sheets.push({ lesson, title, path: `${folder}/${name}`, bytes });
  }
  return { modules };
}

/**
 * Adds the books to the list of courses of a built site. Its pages offer only
 * the books that are in it: a site without books has no broken link. The
 * worksheets are in a list of their own, which a page reads when it is asked for
 * them.
 *
 * @param {string} build Folder of the built site.
 * @param {string} folder Folder of the books inside it.
 * @param {readonly OfferedFile[]} files
 */
export async function offerBooks(build, folder, files) {
  const file = path.join(build, PACK_LIST);
  const list = /** @type {import('../../../src/offline/manifest').PackList} */ (
    JSON.parse(await readFile(file, 'utf8'))
  );
  const packs = [];
  for (const pack of list.packs) {
    const base = `${pack.manifest.slice(0, pack.manifest.indexOf('/paquetes/'))}/${folder}`;
    const books = files.flatMap(({ name, bytes }) => {
      const { name: course, ext } = path.parse(name);
      const kind = KINDS[ext];
      return course === pack.course && kind !== undefined
        ? [{ kind, path: `${base}/${name}`, bytes }]
        : [];
    });
    const { modules } = listSheets(files, pack.course ?? '', base);
    const count = modules.reduce((sum, { sheets }) => sum + sheets.length, 0);
    const name = `hojas-${pack.course ?? ''}.json`;
    if (count > 0)
      await writeFile(
        path.join(build, folder, name),
        JSON.stringify({ modules }),
      );
    packs.push({
      ...pack,
      ...(books.length > 0 && { books }),
      ...(count > 0 && { sheets: { list: `${base}/${name}`, count } }),
    });
  }
  await writeFile(file, JSON.stringify({ ...list, packs }));
}
