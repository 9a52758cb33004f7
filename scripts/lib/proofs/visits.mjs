import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createProofs, PROOFS_FOLDER } from './index.mjs';
import { digestOf } from './inputs.mjs';

/** `assets/js/main.1876bbe5.js`: the digest in the name of a file of the build. */
const DIGEST_IN_NAME =
  /(assets\/(?:js|css|images)\/[\w~.-]+?)[.-][0-9a-f]{8,32}\.(?=\w+)/g;
/** What the runtime knows of all parts of the site, by their numbers. */
const DIGEST_OF_PART = /(?<=\b\d+:)"[0-9a-f]{8}"/g;

/** @param {string} text */
const withoutDigests = (text) => text.replace(DIGEST_IN_NAME, '$1.');

/**
 * A digest of a file of the build, without what changes in it with every edit
 * of another page: the names that the runtime has for all parts.
 *
 * @param {string} build
 * @param {string} file As it is named, with its digest.
 */
function digestOfAsset(build, file) {
  try {
    const content = readFileSync(path.join(build, file));
    return /^\/assets\/js\/runtime~/.test(file)
      ? digestOf(content.toString('utf8').replace(DIGEST_OF_PART, ''))
      : digestOf(content);
  } catch {
    return 'missing';
  }
}

/**
 * A page of the built site, as a browser is about to visit it.
 *
 * @typedef {object} Visit
 * @property {string} route
 * @property {number} width
 * @property {string} html
 */

/**
 * Proofs that a browser makes of a page: they depend on its file, on all that it
 * loaded from the site last time, and on what the caller says. What a page loads
 * next follows from what it has loaded, so the same files load the same again.
 *
 * @param {object} options
 * @param {string} options.root
 * @param {readonly string[]} options.dependsOn The code of the visit, the browser, the headers.
 * @param {readonly string[]} options.files Of the build, as addresses.
 * @param {NodeJS.ProcessEnv} [options.env]
 */
export function createVisits({ root, dependsOn, files, env = process.env }) {
  const build = path.join(root, 'build');
  const { prove } = createProofs({ root, kind: 'visitas', dependsOn, env });
  const current = new Map(files.map((file) => [withoutDigests(file), file]));

  const memoryOf = (/** @type {Visit} */ { route, width }) =>
    path.join(
      root,
      ...PROOFS_FOLDER.split('/'),
      'cargas',
      digestOf(route, String(width)),
    );

  /**
   * @param {Visit} visit
   * @returns {readonly string[] | undefined} What it loaded, without digests.
   */
  function recall(visit) {
    try {
      const list = JSON.parse(readFileSync(memoryOf(visit), 'utf8'));
      return Array.isArray(list) ? list : undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * @param {Visit} visit
   * @param {readonly string[] | undefined} loaded
   */
  const partsOf = ({ route, width, html }, loaded) => [
    route,
    width,
    digestOf(withoutDigests(html)),
    loaded?.map((name) => [
      name,
      digestOfAsset(build, current.get(name) ?? name),
    ]) ?? 'unknown',
  ];

  return {
    /**
     * @param {Visit} visit
     * @param {(load: (address: string) => void) => Promise<readonly string[]>} run Says each address of the site that it loads; gives its faults.
     * @returns {Promise<readonly string[]>}
     */
    prove(visit, run) {
      /** @type {Set<string>} */
      const loaded = new Set();
      const load = (/** @type {string} */ address) => {
        loaded.add(withoutDigests(address));
      };
      return prove(
        partsOf(visit, recall(visit)),
        () => run(load),
        () => {
          const list = [...loaded].sort();
          const memory = memoryOf(visit);
          mkdirSync(path.dirname(memory), { recursive: true });
          writeFileSync(memory, JSON.stringify(list));
          return partsOf(visit, list);
        },
      );
    },
  };
}
