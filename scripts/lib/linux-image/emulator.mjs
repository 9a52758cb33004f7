import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

/**
 * Compiles v86 for this process: its own code with V8's optimizing compiler,
 * and the guest's with the baseline one (Liftoff). A test ends before optimized
 * code of the guest is ready, and optimizing would keep a second core busy.
 *
 * @param {string} root Root of the repository.
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compileEmulator(root) {
  const file = path.join(root, 'node_modules/v86/build/v86.wasm');
  setFlagsFromString('--no-liftoff-only');
  const emulator = await WebAssembly.compile(await readFile(file));
  setFlagsFromString('--liftoff-only');
  return emulator;
}

/**
 * Defines the globals of the emulator in this process, as the environment of
 * the tests does.
 *
 * @param {string} root Root of the repository.
 */
export async function defineEmulatorGlobals(root) {
  const { V86 } = await import(
    pathToFileURL(createRequire(import.meta.url).resolve('v86')).href
  );
  Object.assign(globalThis, { V86, v86Wasm: await compileEmulator(root) });
}

/**
 * Restores V8's optimizing compiler for the other WebAssembly programs of this
 * process.
 */
export function restoreOptimizingCompiler() {
  setFlagsFromString('--no-liftoff-only');
}
