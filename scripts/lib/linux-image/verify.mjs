import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../cli.mjs';
import {
  readFileFacts,
  MANIFEST,
  MAX_IMAGE_BYTES,
  readManifest,
  TOP_FILES,
} from './manifest.mjs';
import { summarizeFiles, readContents } from './store.mjs';

/** @typedef {import('./manifest.mjs').Manifest} Manifest */

/**
 * @param {string} place
 * @param {string | number} expected
 * @param {string | number} foundValue
 * @returns {string}
 */
function formatDifference(place, expected, foundValue) {
  return `${place}\n    se esperaba: ${expected}\n    se encontró: ${foundValue}`;
}

/**
 * @param {string} folder
 * @param {Manifest} manifest
 * @returns {Promise<string[]>}
 */
async function checkTopFiles(folder, manifest) {
  const present = new Set(await readdir(folder));
  /** @type {string[]} */
  const problems = [];
  for (const name of TOP_FILES) {
    const expected = manifest.top[name];
    const place = `${folder}/${name}`;
    if (!expected)
      problems.push(
        formatDifference(
          `${folder}/${MANIFEST}`,
          `el archivo ${name} en «top»`,
          'no está',
        ),
      );
    else if (!present.has(name))
      problems.push(formatDifference(place, 'el archivo', 'no está'));
    else {
      const actualFacts = await readFileFacts(path.join(folder, name));
      if (actualFacts.bytes !== expected.bytes)
        problems.push(
          formatDifference(
            `${place}: bytes`,
            expected.bytes,
            actualFacts.bytes,
          ),
        );
      if (actualFacts.sha256 !== expected.sha256)
        problems.push(
          formatDifference(
            `${place}: sha256`,
            expected.sha256,
            actualFacts.sha256,
          ),
        );
    }
  }
  const knownNames = new Set([...TOP_FILES, MANIFEST]);
  for (const name of present)
    if (!knownNames.has(name))
      problems.push(
        formatDifference(
          `${folder}/${name}`,
          'nada',
          'un archivo que el manifiesto no nombra',
        ),
      );
  return problems;
}

/**
 * @param {string} folder
 * @param {Manifest} manifest
 * @returns {Promise<string[]>}
 */
async function checkContents(folder, { files }) {
  const contents = await readContents(folder).catch((error) => {
    if (error instanceof UserError) return error.message;
    throw error;
  });
  if (typeof contents === 'string') return [contents];
  const actualFacts = summarizeFiles(contents);
  return /** @type {const} */ (['count', 'unpacked', 'sha256'])
    .filter((key) => actualFacts[key] !== files[key])
    .map((key) =>
      formatDifference(
        `${folder}/${MANIFEST}: files.${key}`,
        actualFacts[key],
        files[key],
      ),
    );
}

/**
 * @param {string} folder
 * @param {Manifest} manifest
 * @returns {string[]}
 */
function checkManifestFacts(folder, { top, snapshot, kernel }) {
  const place = `${folder}/${MANIFEST}`;
  const problems = [];
  const state = top[snapshot.file];
  if (state?.sha256 !== snapshot.sha256 || state.bytes !== snapshot.bytes)
    problems.push(
      formatDifference(
        `${place}: snapshot`,
        state?.sha256 ?? 'un archivo de «top»',
        snapshot.sha256,
      ),
    );
  const config = top['kernel.config']?.sha256;
  if (config !== kernel.configSha256)
    problems.push(
      formatDifference(
        `${place}: kernel.configSha256`,
        config ?? 'el de kernel.config',
        kernel.configSha256,
      ),
    );
  const total = Object.values(top).reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > MAX_IMAGE_BYTES)
    problems.push(
      formatDifference(
        `${folder}: bytes en total`,
        `${MAX_IMAGE_BYTES} o menos`,
        total,
      ),
    );
  return problems;
}

/**
 * Compares the image with its manifest.
 *
 * @param {string} folder Folder of the image.
 * @param {string} v86 Installed version of the emulator.
 * @returns {Promise<string[]>} Differences, in Spanish.
 */
export async function compareWithManifest(folder, v86) {
  const manifest = await readManifest(folder);
  const problems = [
    ...(await checkTopFiles(folder, manifest)),
    ...(await checkContents(folder, manifest)),
    ...checkManifestFacts(folder, manifest),
  ];
  if (manifest.v86 !== v86)
    problems.push(
      formatDifference(
        `${folder}/${MANIFEST}: v86`,
        `${v86}, la versión instalada`,
        manifest.v86,
      ),
    );
  return problems;
}
