import { readManifest, SNAPSHOT } from './manifest.mjs';
import { ARCHIVE } from './store.mjs';

/** @typedef {Readonly<Record<string, string>>} Versions */

/**
 * @param {string} kind
 * @param {Versions} committed
 * @param {Versions} built
 * @returns {string[]}
 */
function compareVersions(kind, committed, built) {
  const names = new Set([...Object.keys(committed), ...Object.keys(built)]);
  return [...names]
    .filter((name) => committed[name] !== built[name])
    .sort()
    .map(
      (name) =>
        `${kind} ${name}\n    se esperaba: ${committed[name] ?? 'ninguno'}\n    se encontró: ${built[name] ?? 'ninguno'}`,
    );
}

/**
 * Compares two builds of the image, byte for byte except for the snapshot.
 * Packages with another version come first, since they explain other bytes.
 *
 * @param {string} committed
 * @param {string} built
 * @returns {Promise<string[]>} Differences, in Spanish.
 */
export async function compareBuilds(committed, built) {
  const [expected, found] = await Promise.all([
    readManifest(committed),
    readManifest(built),
  ]);
  /**
   * Lists the hashes to compare. Another version of Node compresses the archive
   * differently, so the hash of its contents stands for it.
   *
   * @param {import('./manifest.mjs').Manifest} manifest
   */
  const listHashes = ({ top, files }) => ({
    ...Object.fromEntries(
      Object.entries(top).map(([name, { sha256 }]) => [name, sha256]),
    ),
    [ARCHIVE]: files.sha256,
    [SNAPSHOT]: '',
  });
  return [
    ...compareVersions('paquete', expected.packages, found.packages),
    ...compareVersions('paquete', expected.repository, found.repository),
    ...compareVersions(
      'compilador',
      { gcc: expected.kernel.compiler },
      { gcc: found.kernel.compiler },
    ),
    ...compareVersions('archivo', listHashes(expected), listHashes(found)),
  ];
}
