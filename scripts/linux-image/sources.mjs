import { mkdir } from 'node:fs/promises';
import { run } from '../lib/process.mjs';
import { readManifest } from '../lib/linux-image/manifest.mjs';

/**
 * @param {string} name
 * @param {string} version
 * @returns {string} Address of a source package in the archive that keeps every
 *   version that Debian ever had.
 */
function snapshotAddress(name, version) {
  return `https://snapshot.debian.org/package/${name}/${encodeURIComponent(version)}/`;
}

/**
 * Downloads the sources of every package in the image.
 *
 * @param {{image: string, output: string, fetchSource?: (source: string) => Promise<boolean>}} options
 * @returns {Promise<string[]>} Addresses of the sources that Debian's archive
 *   no longer has.
 */
export async function fetchSources({
  image,
  output,
  fetchSource = async (source) =>
    (await run('apt-get', ['source', '--download-only', source], {
      cwd: output,
      prefix: '',
    })) === 0,
}) {
  const { sources } = await readManifest(image);
  await mkdir(output, { recursive: true });
  /** @type {string[]} */
  const missing = [];
  for (const [name, version] of Object.entries(sources))
    if (!(await fetchSource(`${name}=${version}`)))
      missing.push(snapshotAddress(name, version));
  return missing;
}
