import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { sha256 } from '../../../../scripts/lib/digest.mjs';
import { isFile } from '../../../../scripts/lib/files.mjs';
import { toBasename } from '../../../../scripts/lib/labs/index.mjs';
import {
  assertKnownCompiler,
  listSourceFiles,
  readSource,
  sources,
} from '../../../../scripts/lib/labs/inputs.mjs';
import { compressZstd } from '../../../../scripts/lib/labs/pack.mjs';
import { closeSysroot, pickSysroot } from './sysroot.mjs';

/** @typedef {import('../../../../scripts/lib/labs/index.mjs').LabFile} LabFile */

/**
 * Piece of the functions that were left out of the compiler.
 *
 * @typedef {LabFile & {first: number}} RestFile With the index of its first function among all that were left out.
 */

/**
 * Files of the laboratory of C that the browser downloads.
 *
 * @typedef {object} CFiles
 * @property {LabFile} hot Part of the compiler that programs need.
 * @property {readonly RestFile[]} rest Pieces that make the compiler whole.
 * @property {LabFile} sysroot
 * @property {Readonly<Record<'c' | 'tracer', LabFile>>} workers
 */

/** Bytes of a piece that was left out: packed, a quarter, for the rare program that needs it. */
const PIECE_LENGTH = 1_048_576;

/**
 * @param {string} root
 * @param {string} target
 * @returns {Promise<typeof import('../engine/compiler/packaging')>}
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
 * Splits the compiler and packs its parts. They depend on little, and packing
 * takes most of the time: they are kept when other inputs change.
 *
 * @param {string} root
 * @param {string} reusedFolder
 * @param {Awaited<ReturnType<typeof loadPackaging>>} packaging
 */
async function packCompiler(root, reusedFolder, { split }) {
  const wasm = await readSource(root, sources.wasm);
  assertKnownCompiler(wasm);
  const profile = await readSource(root, sources.profile);
  const { hot, pieces } = split(wasm, profile, PIECE_LENGTH);
  const key = sha256(
    [hot, ...pieces.map(({ bytes }) => bytes)].map(sha256).join(' '),
  );
  /** @param {string} name @param {Uint8Array} bytes @param {number} level */
  const packOnce = async (name, bytes, level) => {
    const file = path.join(reusedFolder, `${name}.${key}.zst`);
    if (await isFile(file)) return await readFile(file);
    const packedBytes = await compressZstd(bytes, level);
    await writeFile(file, packedBytes);
    return packedBytes;
  };
  await mkdir(reusedFolder, { recursive: true });
  for (const file of await readdir(reusedFolder))
    if (!file.includes(key)) await rm(path.join(reusedFolder, file));
  const packedHot = await packOnce('hot', hot, 19);
  const rest = [];
  for (const [index, { first, bytes }] of pieces.entries()) {
    // Hardly ever asked for: not worth minutes of packing.
    const packedBytes = await packOnce(`rest-${index}`, bytes, 9);
    rest.push({ first, packed: packedBytes, unpacked: bytes.length });
  }
  return { wasm, hot: { packed: packedHot, unpacked: hot.length }, rest };
}

/**
 * @param {string} root
 * @param {Uint8Array<ArrayBuffer>} wasm
 * @param {Awaited<ReturnType<typeof loadPackaging>>} packaging
 */
async function makeSysroot(root, wasm, { compileSupport }) {
  const pickedFiles = pickSysroot(await readSource(root, sources.resources));
  const compiler = await WebAssembly.compile(wasm);
  /** @type {Map<string, Uint8Array>} */
  const objects = new Map();
  for (const file of await listSourceFiles(root, sources.support)) {
    const name = path.basename(file);
    const source = await readSource(root, file);
    objects.set(
      name.replace(/\.c$/, '.o'),
      compileSupport(
        compiler,
        closeSysroot(pickedFiles, objects),
        name,
        source,
      ),
    );
  }
  return closeSysroot(pickedFiles, objects);
}

/**
 * Publishes the compiler, its headers and its workers.
 *
 * @param {import('../../../../scripts/lib/labs/index.mjs').PublishOptions} options
 * @returns {Promise<CFiles>}
 */
export async function publishLab({
  root,
  target,
  reused,
  publish,
  publishWorkers,
}) {
  const packaging = await loadPackaging(root, target);
  const { wasm, hot, rest } = await packCompiler(root, reused, packaging);
  const sysroot = await makeSysroot(root, wasm, packaging);
  const packedSysroot = await compressZstd(sysroot, 19);
  const compiler = {
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
  // A worker finds these files beside itself.
  const COMPILER_FILES = {
    hot: toBasename(compiler.hot),
    sysroot: toBasename(compiler.sysroot),
    rest: compiler.rest.map(toBasename),
  };
  const workers = await publishWorkers({ COMPILER_FILES });
  return { ...compiler, workers: /** @type {CFiles['workers']} */ (workers) };
}
