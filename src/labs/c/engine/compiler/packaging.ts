/** What `npm run labs` needs to make the served files; nothing of it reaches a page. */
import { supportArguments } from './flags';
import { untar } from './tar';
import { runTool } from './tool';

export { splice, split } from './module';

/**
 * Compiles a piece of C that is linked with the learners' programs.
 *
 * @throws when clang refuses it.
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
    supportArguments(name, object),
    untar(sysroot),
    new Map([[name, source]]),
  );
  const bytes = read(object);
  if (status !== 0 || !bytes) throw new Error(stderr);
  return bytes;
}
