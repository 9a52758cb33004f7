import { createRequire } from 'node:module';
import { importTypeScript } from '../typescript.mjs';

/**
 * Formats a class as the books call it, from its module and its name:
 * `labs/quiz:option`.
 *
 * @param {string} key Path of the module, a space and the class.
 * @returns {string}
 */
export function formatClassName(key) {
  const [sheet = '', local = ''] = key.split(' ');
  const module = sheet
    .replace(/^site\//, '')
    .replace(/(?:\/styles)?\.module\.css$/, '');
  return `${module}:${local}`;
}

/**
 * Reads the classes of a published site, whose names have one or two letters:
 * the books recognise an element by the module that gave it its class.
 *
 * @param {string} root The project, as it was when the site was built.
 * @returns {Promise<ReadonlyMap<string, string>>} Readable name of each class.
 */
export async function readClassNames(root) {
  const { numberClasses } =
    /** @type {typeof import('../../../src/plugins/short-class-names/names')} */ (
      await importTypeScript(root, 'src/plugins/short-class-names/names.ts')
    );
  const { listFolders, readSheets } =
    /** @type {typeof import('../../../src/plugins/short-class-names/sheets')} */ (
      await importTypeScript(root, 'src/plugins/short-class-names/sheets.ts')
    );
  const { resolve } = createRequire(import.meta.url);
  const sheets = await readSheets(listFolders(root, resolve));
  return new Map(
    [...numberClasses(sheets)].map(([key, short]) => [
      short,
      formatClassName(key),
    ]),
  );
}
