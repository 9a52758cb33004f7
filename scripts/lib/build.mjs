import { createHash } from 'node:crypto';
import {
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { listFiles, readFileIfExists } from './files.mjs';
import { run } from './process.mjs';

/** Environment variables whose value ends up in the pages. */
const INPUT_VARIABLES = ['SITE_URL', 'BASE_URL', 'GIPHY_API_KEY'];

/** Folders that are produced from the inputs, or that only test the result. */
const EXCLUDED_FOLDERS = new Set([
  'build',
  'coverage',
  'e2e',
  'node_modules',
  'playwright-report',
  'test-results',
]);

/**
 * Files that count as inputs at the top level: others are documents or notes.
 */
const CONFIG_FILE = /\.(?:[cm]?[jt]s|json)$/;

const TEST_FOLDER = /(?:^|\/)__(?:tests|fixtures|snapshots)__\//;

/**
 * @param {string} root
 * @returns {Promise<string[]>}
 */
async function listInputFiles(root) {
  const entries = await readdir(root, { withFileTypes: true });
  const inputs = entries.filter(
    ({ name }) => !name.startsWith('.') && !EXCLUDED_FOLDERS.has(name),
  );
  const files = await Promise.all(
    inputs.map(async (entry) => {
      if (!entry.isDirectory())
        return CONFIG_FILE.test(entry.name) ? [entry.name] : [];
      const nestedFiles = await listFiles(path.join(root, entry.name));
      return nestedFiles.map((file) => `${entry.name}/${file}`);
    }),
  );
  return files
    .flat()
    .filter((file) => !TEST_FOLDER.test(file))
    .sort();
}

/**
 * Hashes everything that decides the content of the built site.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>}
 */
async function hashInputs(root, env) {
  const hash = createHash('sha256');
  for (const name of INPUT_VARIABLES)
    hash.update(`${name}=${env[name] ?? ''}\0`);
  for (const file of await listInputFiles(root)) {
    const content = await readFile(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Returns the date of the build, which ties a stamp to one build: a later one
 * made by hand has another date.
 *
 * @param {string} root
 * @returns {Promise<string>} Milliseconds as text, or `no build`.
 */
async function readBuildDate(root) {
  try {
    const { mtimeMs } = await stat(path.join(root, 'build', 'index.html'));
    return String(mtimeMs);
  } catch {
    return 'no build';
  }
}

/**
 * Builds the site unless `build/` was made from exactly these inputs. The stamp
 * is deleted before building and written after it: an interrupted build leaves
 * none.
 *
 * @param {object} options
 * @param {string} options.root
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {typeof run} [options.execute]
 * @returns {Promise<boolean>} True when the site is built.
 */
export async function ensureBuilt({ root, env = process.env, execute = run }) {
  const stamp = path.join(root, '.cache', 'build-stamp');
  // Hashed before building, so that the next run notices an edit made
  // meanwhile.
  const inputs = await hashInputs(root, env);
  if (
    (await readFileIfExists(stamp)) === `${inputs} ${await readBuildDate(root)}`
  ) {
    console.log('✓ El sitio ya está construido y nada ha cambiado.');
    return true;
  }

  console.log(
    '… Construyendo el sitio; la primera vez tarda alrededor de un minuto.',
  );
  await rm(stamp, { force: true });
  // Docusaurus prints its errors last, and nothing may be printed after them.
  const code = await execute(
    process.execPath,
    ['scripts/docusaurus.mjs', 'build'],
    { cwd: root, env },
  );
  if (code !== 0) return false;
  await mkdir(path.dirname(stamp), { recursive: true });
  await writeFile(stamp, `${inputs} ${await readBuildDate(root)}`);
  console.log('✓ Sitio construido en build/.');
  return true;
}
