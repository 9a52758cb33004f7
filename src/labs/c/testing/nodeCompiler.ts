import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createCompiler, createCompletion } from '../engine/compiler';
import { addCalls, instrument } from '../engine/compiler/instrument';
import { splice } from '../engine/compiler/module';
import type { LabFile } from '@site/scripts/lib/labs/index.mjs';
import { readZstdDecoder } from '@site/scripts/lib/labs/zstd.mjs';
import { loadZstd } from '../../kit/zstd';
import type { CCompiler } from '../engine/types';
import type { CFiles } from '../publish/index.mjs';

export { runInNode } from '../engine/runner/runInNode';

/**
 * Size of a profile, with one bit for each of the compiler's 133,398 functions.
 */
const PROFILE_BYTES = 16_675;

const getLabsFolder = () => path.join(process.cwd(), '.cache', 'labs');

async function readManifest(): Promise<CFiles> {
  try {
    const text = await readFile(
      path.join(getLabsFolder(), 'manifest.json'),
      'utf8',
    );
    return (JSON.parse(text) as { readonly c: CFiles }).c;
  } catch (cause) {
    throw new Error(
      'No está preparado el compilador de C que usan las pruebas (.cache/labs).\n  Prepáralo con «npm run labs» y repite la prueba.',
      { cause },
    );
  }
}

async function unpack(file: LabFile) {
  const packedBytes = await readFile(
    path.join(getLabsFolder(), 'public', file.path),
  );
  const openZstd = await loadZstd(await readZstdDecoder(process.cwd()));
  const unpackedBytes = new Uint8Array(file.unpacked);
  let length = 0;
  const stream = openZstd((chunk) => {
    unpackedBytes.set(chunk, length);
    length += chunk.length;
  });
  stream.push(packedBytes);
  stream.close();
  return unpackedBytes;
}

/**
 * Loads the compiler files that pages download, unpacked, and the list of those
 * they may need later.
 */
export async function loadCompilerParts() {
  const { hot, rest, sysroot } = await readManifest();
  return { hot: await unpack(hot), sysroot: await unpack(sysroot), rest };
}

async function loadCompiler(): Promise<CCompiler> {
  const { hot, sysroot, rest } = await loadCompilerParts();
  return createCompiler({
    hot: await WebAssembly.compile(hot),
    complete: createCompletion({
      hot: () => Promise.resolve(hot),
      sources: rest,
      fetchPiece: unpack,
    }),
    sysroot,
    countsEveryFallback: true,
  });
}

/**
 * Loads the whole compiler, instrumented to write a profile of its used
 * functions in a folder, from which `npm run labs:profile` learns what the
 * pages need.
 */
async function loadProfiledCompiler(profileFolder: string): Promise<CCompiler> {
  const { hot, rest, sysroot } = await loadCompilerParts();
  const pieces = await Promise.all(
    rest.map(async (piece) => ({
      first: piece.first,
      bytes: await unpack(piece),
    })),
  );
  const wholeModule = splice(hot, pieces);
  const profile = new Uint8Array(PROFILE_BYTES);
  const file = path.join(profileFolder, `${randomUUID()}.bitmap`);
  return createCompiler({
    hot: await WebAssembly.compile(instrument(wholeModule)),
    complete: () => Promise.reject(new Error('The whole compiler broke.')),
    sysroot,
    observe: (instance) => {
      if (addCalls(instance, profile)) writeFileSync(file, profile);
    },
  });
}

let sharedCompiler: Promise<CCompiler> | undefined;

/**
 * Loads the compiler from the same files that pages download; shared by all
 * tests of a file. For tests in the `node` environment.
 *
 * @throws {Error} when `npm run labs` was not run.
 */
export function getNodeCompiler(): Promise<CCompiler> {
  const { LABS_PROFILE: folderOfProfile } = process.env;
  sharedCompiler ??= folderOfProfile
    ? loadProfiledCompiler(folderOfProfile)
    : loadCompiler();
  return sharedCompiler;
}
