import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} LoaderContext Part of the bundler's loader context that is
 *   used here.
 * @property {string} resourcePath
 * @property {(folder: string) => void} addContextDependency
 * @property {(file: string) => void} addMissingDependency
 */

/**
 * Registers with the bundler the folders that a page depends on besides its own
 * file: that of its exercises and, for a page about a whole course, the course.
 *
 * @this {LoaderContext}
 * @param {string} source
 * @returns {string} The source, unchanged.
 */
export default function registerFolders(source) {
  const folder = path.dirname(this.resourcePath);
  const ownFile = path.join(
    folder,
    `_${path.basename(this.resourcePath).replace(/\.mdx?$/, '')}`,
  );
  if (existsSync(ownFile)) this.addContextDependency(ownFile);
  else this.addMissingDependency(ownFile);
  if (existsSync(path.join(folder, '_plan.yml')))
    this.addContextDependency(folder);
  return source;
}
