import { readFileSync } from 'node:fs';
import { createShortNames, DOC_CHUNK } from './shortNames.mjs';

/** Pattern of a string in JavaScript, with its quotes. */
const STRING = String.raw`"(?:[^"\\]|\\.)*"`;

/** Matches an entry of the registry; its groups are the name and the function. */
const ENTRY = new RegExp(
  String.raw`"([^"\n]+)": \[(\(\) => import\((?:[^"\n]|${STRING})*?\)), ${STRING}, require\.resolveWeak\(${STRING}\)\]`,
  'g',
);

/** Matches the import of a part that every lesson and cover of a course has. */
const DOC_IMPORT =
  /"(?:@theme\/Doc(?:s|Version)?Root|@theme\/DocItem|[^"]*\/docusaurus-plugin-content-docs\/default\/__plugin\.json)"/;

/**
 * Puts the parts that every lesson has in one chunk, because a browser asks a
 * host for few files at a time.
 *
 * @param {string} load Function that imports a module.
 */
const nameChunk = (load) =>
  DOC_IMPORT.test(load)
    ? load.replace(/(webpackChunkName: )"[^"]*"/, `$1"${DOC_CHUNK}"`)
    : load;

/**
 * Lists the names of the entries whose modules are in the chunk of lessons.
 *
 * @param {string} source Text of `registry.js`, as Docusaurus writes it.
 * @returns {ReadonlySet<string>}
 */
export const listLessonParts = (source) =>
  new Set(
    [...source.matchAll(ENTRY)]
      .filter(([, , load]) => DOC_IMPORT.test(load ?? ''))
      .map(([, name]) => name ?? ''),
  );

/**
 * Removes the path and the id of each module from Docusaurus' `registry.js`,
 * whose entries are `name: [() => import(path), path, require.resolveWeak(path)]`,
 * shortens the names, and names the chunk of the parts of a lesson.
 *
 * @param {string} source
 * @param {ReadonlyMap<string, string>} names Short name of each entry.
 * @returns {string}
 * @throws when the entries are others: Docusaurus writes the file in another
 *   way.
 */
export function shortenRegistry(source, names) {
  const registryPaths = new Set();
  const shortenedSource = source.replace(
    ENTRY,
    (_entry, /** @type {string} */ name, /** @type {string} */ load) => {
      registryPaths.add(name);
      return `"${names.get(name)}": [${nameChunk(load)}]`;
    },
  );
  if (
    registryPaths.size !== names.size ||
    [...names.keys()].some((name) => !registryPaths.has(name))
  )
    throw new Error(
      `No se entiende el registro de módulos de Docusaurus.\n  se esperaba: ${names.size} entradas «[() => import(…), "ruta", require.resolveWeak(…)]», con los nombres de routesChunkNames.json\n  se encontró: ${registryPaths.size} con esa forma; mira src/plugins/module-names`,
    );
  return shortenedSource;
}

/**
 * @typedef {object} LoaderContext Part of the bundler's loader context that is
 *   used.
 * @property {() => { chunkNames: string }} getOptions
 * @property {(file: string) => void} addDependency
 */

/**
 * @this {LoaderContext}
 * @param {string} source
 * @returns {string}
 */
export default function replaceRegistryEntries(source) {
  const { chunkNames } = this.getOptions();
  this.addDependency(chunkNames);
  return shortenRegistry(
    source,
    createShortNames(readFileSync(chunkNames, 'utf8')),
  );
}
