/** The path of a module, between how to load it and its id. */
const MODULE_NAME = /, "(?:[^"\\]|\\.)*"(?=, require\.resolveWeak\()/g;

/**
 * Removes the path of each module from Docusaurus' `registry.js`, whose entries
 * are `[() => import(path), path, require.resolveWeak(path)]`.
 *
 * @param {string} source
 * @returns {string}
 * @throws when there is none: Docusaurus writes the file in another way.
 */
export default function removeModuleNames(source) {
  const removed = source.replace(MODULE_NAME, ', ""');
  if (removed === source)
    throw new Error(
      'No se entiende el registro de módulos de Docusaurus.\n  se esperaba: entradas «[() => import(…), "ruta", require.resolveWeak(…)]»\n  se encontró: otra forma; mira src/plugins/module-names',
    );
  return removed;
}
