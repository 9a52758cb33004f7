/**
 * Functions with which `npm run labs` makes the served files; no page uses
 * them.
 */
import { createSupportArguments } from './flags';
import { untar } from './tar';
import { runTool } from './tool';

export { splice, split } from './module';

/**
 * Compiles a file of C that is linked into the learners' programs.
 *
 * @throws {Error} when clang refuses the file.
 */
export function compileSupport(
  compiler: WebAssembly.Module,
  sysroot: Uint8Array,
  name: string,
  source: Uint8Array,
): Uint8Array {
  const object = name.replace(/\.c$/, '.o');
  const { status, stderr, read } = runTool(
    compiler,
    createSupportArguments(name, object),
    untar(sysroot),
    new Map([[name, source]]),
  );
  const bytes = read(object);
  if (status !== 0 || !bytes) throw new Error(stderr);
  return bytes;
}
