import { readManifest, SNAPSHOT } from './manifest.mjs';
import { ARCHIVE } from './store.mjs';

/** @typedef {Readonly<Record<string, string>>} Versions */

/**
 * @param {string} kind
 * @param {Versions} committedVersions
 * @param {Versions} builtVersions
 * @returns {string[]}
 */
function compareVersions(kind, committedVersions, builtVersions) {
  const names = new Set([
    ...Object.keys(committedVersions),
    ...Object.keys(builtVersions),
  ]);
  return [...names]
    .filter((name) => committedVersions[name] !== builtVersions[name])
    .sort()
    .map(
      (name) =>
        `${kind} ${name}\n    se esperaba: ${committedVersions[name] ?? 'ninguno'}\n    se encontró: ${builtVersions[name] ?? 'ninguno'}`,
    );
}

/**
 * Compares two builds of the image, byte for byte except for the snapshot.
 * Packages with another version come first, since they explain other bytes.
 *
 * @param {string} committedFolder
 * @param {string} builtFolder
 * @returns {Promise<string[]>} Differences, in Spanish.
 */
export async function compareBuilds(committedFolder, builtFolder) {
  const [expected, builtManifest] = await Promise.all([
    readManifest(committedFolder),
    readManifest(builtFolder),
  ]);
  /**
   * Lists the hashes to compare. Another version of Node compresses the archive
   * differently, so the hash of its contents is compared instead.
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
    ...compareVersions('paquete', expected.packages, builtManifest.packages),
    ...compareVersions(
      'paquete',
      expected.repository,
      builtManifest.repository,
    ),
    ...compareVersions(
      'compilador',
      { gcc: expected.kernel.compiler },
      { gcc: builtManifest.kernel.compiler },
    ),
    ...compareVersions(
      'archivo',
      listHashes(expected),
      listHashes(builtManifest),
    ),
  ];
}
