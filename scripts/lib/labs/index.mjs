import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { deflateSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { sha256 } from '../digest.mjs';
import { isFile, readFileIfExists } from '../files.mjs';
import { replaceFolder } from '../replace-folder.mjs';
import { importTypeScript } from '../typescript.mjs';
import { listSourceFiles, hashLabInputs } from './inputs.mjs';
import { readZstdDecoder } from './zstd.mjs';

/** Folder of `.cache/labs` that is served at the root of the site. */
const SERVED_FOLDER = 'public';
const NOTICES_FOLDER = 'licencias';
/** Folder of `.cache/labs` with what laboratories keep for the next time. */
const REUSED_FOLDER = 'packed';
const LABS_MODULE = 'src/labs/index.ts';

/**
 * File that the browser downloads.
 *
 * @typedef {object} LabFile
 * @property {string} path Path without the site's base address.
 * @property {number} bytes Bytes as transferred; of a script, as the hosts
 *   compress it.
 * @property {number} unpacked Bytes once decompressed.
 */

/**
 * Writes a file under a name that contains its hash.
 *
 * @callback Publish
 * @param {string} name Name with `[hash]` in it.
 * @param {Uint8Array} content
 * @param {number} unpackedSize Bytes once decompressed.
 * @returns {Promise<LabFile>}
 */

/**
 * Bundles and publishes the workers of a laboratory: its `worker/*.worker.ts`.
 *
 * @callback PublishWorkers
 * @param {Readonly<Record<string, unknown>>} define Constants that the workers
 *   use, converted to JSON.
 * @returns {Promise<Readonly<Record<string, LabFile>>>} Files by the name of
 *   the worker.
 */

/**
 * Bundles and publishes a module of a laboratory, which its worker imports.
 *
 * @callback PublishModule
 * @param {string} name Name of its file in `worker/`, without `.ts`.
 * @returns {Promise<LabFile>}
 */

/**
 * Options of the `publishLab` of a laboratory, in its `publish/index.mjs`.
 *
 * @typedef {object} PublishOptions
 * @property {string} root Root of the project.
 * @property {string} target Folder that becomes `.cache/labs`.
 * @property {string} reused Folder in it, with what an earlier time left there
 *   to be used again.
 * @property {Publish} publish
 * @property {PublishWorkers} publishWorkers
 * @property {PublishModule} publishModule
 * @property {string} folder Folder of the published files.
 * @property {string} address Address of that folder, without the site's base
 *   address.
 * @property {string} notices Folder of published licences.
 */

/** @typedef {import('../../../src/labs').LabId} LabId */

/**
 * Published files of each laboratory, which defines their shape.
 *
 * @typedef {Readonly<Record<LabId, object>>} LabsManifest
 */

/**
 * @param {string} servedFolder Folder that is served at the root of the site.
 * @param {string} folder Path inside that folder.
 * @returns {Publish}
 */
function createPublisher(servedFolder, folder) {
  return async (name, content, unpackedSize) => {
    const hashed = name.replace('[hash]', sha256(content).slice(0, 12));
    await writeFile(path.join(servedFolder, folder, hashed), content);
    return {
      path: `${folder}/${hashed}`,
      bytes: content.length,
      unpacked: unpackedSize,
    };
  };
}

/**
 * Names a published file as a worker beside it finds it.
 *
 * @template {LabFile} File
 * @param {File} file
 * @returns {File}
 */
export const toBasename = (file) => ({
  ...file,
  path: path.basename(file.path),
});

/**
 * Bundles `@site-labs/zstd`, the decoder of what the workers download. In the
 * bundle, it is available before the downloads; deflated, it takes half the
 * size.
 *
 * @param {string} root
 * @returns {import('esbuild').Plugin}
 */
function createZstdDecoderPlugin(root) {
  return {
    name: 'zstd-decoder',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^@site-labs\/zstd$/ }, ({ path: name }) => ({
        path: name,
        namespace: 'zstd-decoder',
      }));
      onLoad({ filter: /.*/, namespace: 'zstd-decoder' }, async () => ({
        contents: deflateSync(await readZstdDecoder(root), { level: 9 }),
        loader: 'binary',
      }));
    },
  };
}

/**
 * Bundles and publishes a script that runs in a worker.
 *
 * @param {object} options
 * @param {string} options.entry Path of its source.
 * @param {string} options.name Name without the extension.
 * @param {string} options.root
 * @param {import('esbuild').Format} options.format
 * @param {Readonly<Record<string, unknown>>} [options.define]
 * @param {Publish} publish
 * @returns {Promise<LabFile>}
 */
async function publishScript(
  { entry, name, root, format, define = {} },
  publish,
) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format,
    platform: 'browser',
    target: ['chrome100', 'firefox100', 'safari15.4'],
    legalComments: 'none',
    logLevel: 'error',
    write: false,
    plugins: [createZstdDecoderPlugin(root)],
    define: Object.fromEntries(
      Object.entries(define).map(([key, value]) => [
        key,
        JSON.stringify(value),
      ]),
    ),
    // Modules that v86 requires in Node only.
    external: ['node:*', 'crypto', 'fs', 'perf_hooks'],
  });
  const content = outputFiles[0]?.contents ?? new Uint8Array();
  const file = await publish(`${name}.[hash].js`, content, content.length);
  return { ...file, bytes: gzipSync(content, { level: 9 }).length };
}

/**
 * @param {string} root
 * @param {string} lab
 * @param {Publish} publish
 * @returns {PublishWorkers}
 */
function createWorkerPublisher(root, lab, publish) {
  return async (define) => {
    const entries = (
      await listSourceFiles(root, `src/labs/${lab}/worker`)
    ).filter((file) => file.endsWith('.worker.ts'));
    /** @type {Record<string, LabFile>} */
    const workers = {};
    for (const file of entries) {
      const name = path.basename(file, '.worker.ts');
      const entry = path.join(root, file);
      workers[name] = await publishScript(
        { entry, name, root, format: 'iife', define },
        publish,
      );
    }
    return workers;
  };
}

/**
 * @param {string} root
 * @param {string} lab
 * @param {Publish} publish
 * @returns {PublishModule}
 */
function createModulePublisher(root, lab, publish) {
  return (name) => {
    const entry = path.join(root, 'src', 'labs', lab, 'worker', `${name}.ts`);
    return publishScript({ entry, name, root, format: 'esm' }, publish);
  };
}

/**
 * Publishes the files of a laboratory; one without `publish/` has none.
 *
 * @param {{root: string, target: string, served: string, lab: string}} options
 * @returns {Promise<object>}
 */
async function publishFiles({ root, target, served, lab }) {
  const module = path.join(root, 'src', 'labs', lab, 'publish', 'index.mjs');
  if (!(await isFile(module))) return {};
  /** @type {{publishLab: (options: PublishOptions) => Promise<object>}} */
  const { publishLab } = await import(pathToFileURL(module).href);
  const address = `labs/${lab}`;
  const folder = path.join(served, address);
  await mkdir(folder, { recursive: true });
  const publish = createPublisher(served, address);
  return await publishLab({
    root,
    target,
    reused: path.join(target, REUSED_FOLDER),
    publish,
    publishWorkers: createWorkerPublisher(root, lab, publish),
    publishModule: createModulePublisher(root, lab, publish),
    folder,
    address,
    notices: path.join(served, NOTICES_FOLDER),
  });
}

/**
 * Publishes the files of every laboratory into a folder, with their manifest
 * and the stamp of what they were made from.
 *
 * @param {{root: string, target: string, inputs: string}} options
 * @returns {Promise<void>}
 */
async function fillLabs({ root, target, inputs }) {
  const { labs } = /** @type {typeof import('../../../src/labs')} */ (
    await importTypeScript(root, LABS_MODULE)
  );
  const servedFolder = path.join(target, SERVED_FOLDER);
  /** @type {Record<string, object>} */
  const manifest = {};
  for (const { id } of labs)
    manifest[id] = await publishFiles({
      root,
      target,
      served: servedFolder,
      lab: id,
    });
  await writeFile(
    path.join(target, 'manifest.json'),
    `${JSON.stringify(manifest, null, 2)}\n`,
  );
  await writeFile(path.join(target, 'stamp'), inputs);
}

/**
 * Publishes the files that the browser downloads for the laboratories, unless
 * they are up to date. They replace the earlier ones once they are whole, so
 * that another process, or an interruption, loses nothing.
 *
 * @param {object} options
 * @param {string} options.root
 * @returns {Promise<void>}
 */
export async function ensureLabs({ root }) {
  const target = path.join(root, '.cache', 'labs');
  const inputs = await hashLabInputs(root);
  if ((await readFileIfExists(path.join(target, 'stamp'))) === inputs) {
    console.log(
      '✓ El compilador de C y la máquina de Linux de las páginas ya están preparados.',
    );
    return;
  }

  console.log(
    '… Preparando el compilador de C y la máquina de Linux de las páginas; la primera vez tarda alrededor de un minuto.',
  );
  await replaceFolder(target, async (draft) => {
    // Packing takes most of the time: what did not change is packed already.
    const reusedFolder = path.join(draft, REUSED_FOLDER);
    await cp(path.join(target, REUSED_FOLDER), reusedFolder, {
      recursive: true,
    }).catch(() => rm(reusedFolder, { recursive: true, force: true }));
    await fillLabs({ root, target: draft, inputs });
  });
  console.log(
    '✓ Compilador de C y máquina de Linux preparados en .cache/labs.',
  );
}
