import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../cli.mjs';
import { sha256 } from '../digest.mjs';
import { listFiles } from '../files.mjs';
import { TOGETHER_LIST } from '../linux-image/names.mjs';

const PACKAGE = 'node_modules/@yowasp/clang';

/** SHA-256 of the only compiler that the profile of functions in use fits. */
const WASM_SHA256 =
  '24fbed474c7b5b4968fd73fc4827440b93fb351c1b6264516130300eff3e7bf5';

/** Paths of the inputs, relative to the project. */
export const sources = {
  wasm: `${PACKAGE}/gen/llvm.core.wasm`,
  resources: `${PACKAGE}/gen/llvm-resources.tar`,
  package: `${PACKAGE}/package.json`,
  profile: 'scripts/lib/labs/llvm-profile.bitmap',
  zstd: 'node_modules/zstddec/dist/zstddec-stream.mjs',
  support: 'src/labs/c/engine/support',
  labs: 'src/labs',
  packaging: 'src/labs/c/engine/compiler/packaging.ts',
  sqlite: 'node_modules/@sqlite.org/sqlite-wasm/dist/sqlite3.wasm',
  emulator: 'node_modules/v86/build/v86.wasm',
  emulatorPackage: 'node_modules/v86/package.json',
  image: 'linux-image',
};

/**
 * Code that decides the published files: these scripts and, of a laboratory,
 * the code that publishes them or runs in its workers.
 */
const SCRIPTS_FOLDER = 'scripts/lib/labs';
const PUBLISHED_CODE =
  /^src\/labs\/(?:kit|[^/]+\/(?:databases|engine|explain|publish|worker))\//;

const TEST_FOLDER = /(?:^|\/)__(?:tests|fixtures)__\//;

/**
 * Reads an input.
 *
 * @param {string} root
 * @param {string} file
 * @throws {UserError} when the file is missing, with the way to restore it.
 */
export async function readSource(root, file) {
  try {
    return await readFile(path.join(root, file));
  } catch {
    throw new UserError(
      `Falta ${file}: sin él no hay laboratorio en las páginas.`,
      file.startsWith('node_modules/')
        ? 'Instala las dependencias con «npm ci» y repite el comando.'
        : 'Viene con el repositorio: restáuralo con git y repite el comando.',
    );
  }
}

/**
 * @param {Uint8Array} wasm
 * @param {string} [expected]
 * @throws {UserError} when it is not the compiler that the profile was made
 *   for.
 */
export function assertKnownCompiler(wasm, expected = WASM_SHA256) {
  const wasmHash = sha256(wasm);
  if (wasmHash === expected) return;
  throw new UserError(
    `El compilador instalado (${sources.wasm}) no es el que este proyecto conoce.\n  se esperaba: sha256 ${expected}\n  se encontró: sha256 ${wasmHash}`,
    'Si la instalación se dañó, repite «npm ci». Si cambiaste la versión de @yowasp/clang, rehaz su perfil como explica src/labs/c/README.md («El compilador»).',
  );
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {Promise<string[]>} Files of the folder except tests, relative to
 *   the project; empty when there is no folder.
 */
export async function listSourceFiles(root, folder) {
  try {
    const files = await listFiles(path.join(root, folder));
    return files
      .filter((file) => !TEST_FOLDER.test(file))
      .map((file) => `${folder}/${file}`);
  } catch {
    return [];
  }
}

/**
 * Hashes the inputs of the published files. A published version of a package
 * never changes, so the hash of its description replaces that of its 100 MB.
 *
 * @param {string} root
 * @returns {Promise<string>}
 */
export async function hashLabInputs(root) {
  const hash = createHash('sha256');
  const labs = await listSourceFiles(root, sources.labs);
  for (const file of [
    sources.package,
    sources.emulatorPackage,
    'package-lock.json',
    // The manifest holds the digests of the rest of the image.
    `${sources.image}/manifest.json`,
    TOGETHER_LIST,
    ...(await listSourceFiles(root, SCRIPTS_FOLDER)),
    ...labs.filter((file) => PUBLISHED_CODE.test(file)),
  ]) {
    const content = await readSource(root, file);
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
