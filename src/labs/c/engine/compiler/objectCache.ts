import type { CompileRequest } from '../types';

/** Object file of a source, with the warnings of its compilation. */
interface CompiledObject {
  readonly bytes: Uint8Array;
  readonly stderr: string;
}

/** Objects kept; a program of the lessons has at most twelve sources. */
const MAX_OBJECTS = 48;

/** Macros whose value is not in the sources. */
const TIME_MACROS = /__(?:DATE|TIME|TIMESTAMP)__/;

const INCLUDED_SOURCE = /#\s*include\s*["<][^">]*\.c[">]/;

/**
 * Returns everything that decides the object of a source: its text, the options
 * and the files that it may include. Undefined when it also depends on the time.
 */
function createKey(
  { files, standard, flags, debugInfo, unchecked }: CompileRequest,
  source: string,
): string | undefined {
  if (files.some(({ text }) => TIME_MACROS.test(text))) return undefined;
  const includesSources = files.some(({ text }) => INCLUDED_SOURCE.test(text));
  const read = files.filter(
    ({ name }) => name === source || includesSources || !name.endsWith('.c'),
  );
  return JSON.stringify([
    source,
    standard,
    flags,
    debugInfo,
    unchecked,
    read.map(({ name, text }) => [name, text]),
  ]);
}

/**
 * Keeps the objects of the last sources, so that a program of several files
 * compiles only the one that changed.
 */
export class ObjectCache {
  readonly #objects = new Map<string, CompiledObject>();

  find(request: CompileRequest, source: string): CompiledObject | undefined {
    const key = createKey(request, source);
    const found = key === undefined ? undefined : this.#objects.get(key);
    if (key !== undefined && found) {
      // The last one used is the last one dropped.
      this.#objects.delete(key);
      this.#objects.set(key, found);
    }
    return found;
  }

  keep(request: CompileRequest, source: string, object: CompiledObject): void {
    const key = createKey(request, source);
    if (key === undefined) return;
    this.#objects.set(key, object);
    const [oldest] = this.#objects.keys();
    if (this.#objects.size > MAX_OBJECTS && oldest !== undefined)
      this.#objects.delete(oldest);
  }
}
