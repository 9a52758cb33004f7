import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { deflateSync } from 'node:zlib';
import { build } from 'esbuild';
import { sha256 } from '../digest.mjs';
import { isFile, readIfThere } from '../files.mjs';
import {
  assertKnownCompiler,
  filesOf,
  hashLabInputs,
  readSource,
  sources,
} from './inputs.mjs';
import { publishLinux } from './linux.mjs';
import { pack } from './pack.mjs';
import { closeSysroot, pickSysroot } from './sysroot.mjs';
import { readTogether } from './together.mjs';
import { readZstdDecoder } from './zstd.mjs';

/** Of `.cache/labs`; what is in it is served at the root of the site. */
const SERVED = 'public';
/** Under which addresses, and so in which folders of it. */
const FOLDER = 'labs/c';
const LINUX_FOLDER = 'labs/linux';
const NOTICES_FOLDER = 'licencias';
const PACKED = 'packed';
/** Of what is left out of the compiler: packed it is a quarter, for the rare program that needs it. */
const PIECE_LENGTH = 1_048_576;

/**
 * A file that the browser downloads.
 *
 * @typedef {object} LabFile
 * @property {string} path Without the site's base address.
 * @property {number} bytes As it travels.
 * @property {number} unpacked As it is used.
 */

/**
 * A piece of what was left out of the compiler.
 *
 * @typedef {LabFile & {first: number}} RestFile With the place of its first function among all that were left out.
 */

/**
 * @callback Publish
 * @param {string} name With `[hash]` in it.
 * @param {Uint8Array} content
 * @param {number} unpacked
 * @returns {Promise<LabFile>}
 */

/**
 * @typedef {object} LabManifest
 * @property {LabFile} hot The part of the compiler that programs need.
 * @property {readonly RestFile[]} rest What it takes to make the compiler whole, in pieces.
 * @property {LabFile} sysroot
 * @property {Readonly<Record<'c' | 'tracer', LabFile>>} workers
 * @property {import('./linux.mjs').LinuxFiles & {worker: LabFile}} linux
 */

/**
 * @param {string} root
 * @param {string} target
 * @returns {Promise<typeof import('../../../src/labs/c/engine/compiler/packaging')>}
 */
async function loadPackaging(root, target) {
  const file = path.join(target, 'packaging.mjs');
  await build({
    entryPoints: [path.join(root, sources.packaging)],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  return await import(`${pathToFileURL(file).href}?${Date.now()}`);
}

/**
 * @param {string} served Of `.cache/labs`, served at the root of the site.
 * @param {string} folder In it.
 * @returns {Publish}
 */
function publisher(served, folder) {
  return async (name, content, unpacked) => {
    const hashed = name.replace('[hash]', sha256(content).slice(0, 12));
    await writeFile(path.join(served, folder, hashed), content);
    return { path: `${folder}/${hashed}`, bytes: content.length, unpacked };
  };
}

/**
 * Splits the compiler and packs its parts. They depend on little, and packing
 * takes most of the time: they are kept when other inputs change.
 *
 * @param {string} root
 * @param {string} target
 * @param {Awaited<ReturnType<typeof loadPackaging>>} packaging
 */
async function packCompiler(root, target, { split }) {
  const wasm = await readSource(root, sources.wasm);
  assertKnownCompiler(wasm);
  const profile = await readSource(root, sources.profile);
  const { hot, pieces } = split(wasm, profile, PIECE_LENGTH);
  const key = sha256(
    [hot, ...pieces.map(({ bytes }) => bytes)].map(sha256).join(' '),
  );
  /** @param {string} name @param {Uint8Array} bytes @param {number} level */
  const packOnce = async (name, bytes, level) => {
    const file = path.join(target, PACKED, `${name}.${key}.zst`);
    if (await isFile(file)) return await readFile(file);
    const packed = await pack(bytes, level);
    await writeFile(file, packed);
    return packed;
  };
  await mkdir(path.join(target, PACKED), { recursive: true });
  for (const file of await readdir(path.join(target, PACKED)))
    if (!file.includes(key)) await rm(path.join(target, PACKED, file));
  const packedHot = await packOnce('hot', hot, 19);
  const rest = [];
  for (const [index, { first, bytes }] of pieces.entries()) {
    // Hardly ever asked for: not worth minutes of packing.
    const packed = await packOnce(`rest-${index}`, bytes, 9);
    rest.push({ first, packed, unpacked: bytes.length });
  }
  return { wasm, hot: { packed: packedHot, unpacked: hot.length }, rest };
}

/**
 * @param {string} root
 * @param {Uint8Array<ArrayBuffer>} wasm
 * @param {Awaited<ReturnType<typeof loadPackaging>>} packaging
 */
async function makeSysroot(root, wasm, { compileSupport }) {
  const picked = pickSysroot(await readSource(root, sources.resources));
  const compiler = await WebAssembly.compile(wasm);
  /** @type {Map<string, Uint8Array>} */
  const objects = new Map();
  for (const file of await filesOf(root, sources.support)) {
    const name = path.basename(file);
    const source = await readSource(root, file);
    objects.set(
      name.replace(/\.c$/, '.o'),
      compileSupport(compiler, closeSysroot(picked, objects), name, source),
    );
  }
  return closeSysroot(picked, objects);
}

/**
 * `@site-labs/zstd`: the decoder of what the workers download. Inside the
 * bundle it is there before the downloads, and its deflated half of the size.
 *
 * @param {string} root
 * @returns {import('esbuild').Plugin}
 */
function zstdDecoder(root) {
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
 * @param {string} root
 * @param {(worker: string) => Publish} publishFor
 * @param {Pick<LabManifest, 'hot' | 'rest' | 'sysroot'>} compilerFiles Served beside the worker of C.
 * @returns {Promise<Readonly<Record<'c' | 'tracer' | 'linux', LabFile>>>}
 */
async function bundleWorkers(root, publishFor, compilerFiles) {
  const entries = (await filesOf(root, sources.labs)).filter((file) =>
    file.endsWith('.worker.ts'),
  );
  /** @type {<File extends LabFile>(file: File) => File} */
  const beside = (file) => ({ ...file, path: path.basename(file.path) });
  const together = await readTogether(root);
  const { hot, rest, sysroot } = compilerFiles;
  const besideWorker = {
    hot: beside(hot),
    sysroot: beside(sysroot),
    rest: rest.map(beside),
  };
  /** @type {Record<string, LabFile>} */
  const workers = {};
  for (const entry of entries) {
    const name = path.basename(entry, '.worker.ts');
    const { outputFiles } = await build({
      entryPoints: [path.join(root, entry)],
      bundle: true,
      minify: true,
      format: 'iife',
      platform: 'browser',
      target: ['chrome100', 'firefox100', 'safari15.4'],
      legalComments: 'none',
      logLevel: 'error',
      write: false,
      plugins: [zstdDecoder(root)],
      define: {
        COMPILER_FILES: JSON.stringify(besideWorker),
        FILES_TOGETHER: JSON.stringify(together),
      },
      // What v86 asks for in Node only.
      external: ['node:*', 'crypto', 'fs', 'perf_hooks'],
    });
    const content = outputFiles[0]?.contents ?? new Uint8Array();
    workers[name] = await publishFor(name)(
      `${name}.[hash].js`,
      content,
      content.length,
    );
  }
  return /** @type {Record<'c' | 'tracer' | 'linux', LabFile>} */ (workers);
}

/**
 * Makes what the browser downloads for the labs, unless it is there already.
 * The stamp is removed first and written last: an interruption leaves none.
 *
 * @param {object} options
 * @param {string} options.root
 * @returns {Promise<void>}
 */
export async function ensureLabs({ root }) {
  const target = path.join(root, '.cache', 'labs');
  const stamp = path.join(target, 'stamp');
  const inputs = await hashLabInputs(root);
  if ((await readIfThere(stamp)) === inputs) {
    console.log(
      '✓ El compilador de C y la máquina de Linux de las páginas ya están preparados.',
    );
    return;
  }

  console.log(
    '… Preparando el compilador de C y la máquina de Linux de las páginas; la primera vez tarda alrededor de un minuto.',
  );
  const served = path.join(target, SERVED);
  await rm(stamp, { force: true });
  await rm(served, { recursive: true, force: true });
  for (const folder of [FOLDER, LINUX_FOLDER])
    await mkdir(path.join(served, folder), { recursive: true });
  const publish = publisher(served, FOLDER);
  const publishOfLinux = publisher(served, LINUX_FOLDER);

  const packaging = await loadPackaging(root, target);
  const { wasm, hot, rest } = await packCompiler(root, target, packaging);
  const sysroot = await makeSysroot(root, wasm, packaging);
  const packedSysroot = await pack(sysroot, 19);
  const compilerFiles = {
    hot: await publish('llvm-hot.[hash].wasm.zst', hot.packed, hot.unpacked),
    rest: await Promise.all(
      rest.map(async ({ first, packed, unpacked }) => ({
        ...(await publish('llvm-rest.[hash].bin.zst', packed, unpacked)),
        first,
      })),
    ),
    sysroot: await publish(
      'sysroot.[hash].tar.zst',
      packedSysroot,
      sysroot.length,
    ),
  };
  const { linux: linuxWorker, ...workers } = await bundleWorkers(
    root,
    (name) => (name === 'linux' ? publishOfLinux : publish),
    compilerFiles,
  );
  /** @type {LabManifest} */
  const manifest = {
    ...compilerFiles,
    workers,
    linux: {
      worker: linuxWorker,
      ...(await publishLinux({
        root,
        publish: publishOfLinux,
        folder: path.join(served, LINUX_FOLDER),
        address: LINUX_FOLDER,
        notices: path.join(served, NOTICES_FOLDER),
      })),
    },
  };
  await writeFile(
    path.join(target, 'manifest.json'),
    `${JSON.stringify(manifest, null, 2)}\n`,
  );
  await writeFile(stamp, inputs);
  console.log(
    '✓ Compilador de C y máquina de Linux preparados en .cache/labs.',
  );
}
