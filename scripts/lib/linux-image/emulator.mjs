import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

/**
 * v86 for this process. Its own code is compiled as well as V8 can, that of the
 * guest as fast as it can: what a machine runs in a test is over before better
 * code is ready, which would also keep a second core busy.
 *
 * @param {string} root The repository.
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
 * Gives this process the emulator as the environment of the tests does.
 *
 * @param {string} root The repository.
 */
export async function provideEmulator(root) {
  const { V86 } = await import(
    pathToFileURL(createRequire(import.meta.url).resolve('v86')).href
  );
  Object.assign(globalThis, { V86, v86Wasm: await compileEmulator(root) });
}

/** Other programs in WebAssembly of this process are worth better code. */
export function endEmulator() {
  setFlagsFromString('--no-liftoff-only');
}
