import type { CompileRequest, SourceFile } from '../types';

/** Object file of a source, with the warnings of its compilation. */
interface CompiledObject {
  readonly bytes: Uint8Array;
  readonly stderr: string;
}

/** Size of all objects kept; one with debug information takes some 20 kB. */
const MAX_OBJECT_BYTES = 4 * 1024 * 1024;

/** Macros whose value is not in the sources. */
const TIME_MACROS = /__(?:DATE|TIME|TIMESTAMP)__/;

/** Name of an included file that a macro, or a comment before it, hides. */
const HIDDEN_NAME = /(?:include|include_next|import|embed)\b(?!\s*["<])/;

/** Joins the lines that a backslash, or its trigraph, continues. */
const joinLines = (text: string) => text.replace(/(?:\\|\?\?\/)\r?\n/g, '');

/**
 * Lists the files that may decide the object of a source: itself and those whose
 * name is in it, or in one of them. All of them when a name may be hidden.
 */
function listInputs(
  files: readonly SourceFile[],
  source: string,
): readonly SourceFile[] {
  const inputs = new Set(files.filter(({ name }) => name === source));
  for (const { text } of inputs) {
    const joined = joinLines(text);
    if (HIDDEN_NAME.test(joined)) return files;
    for (const file of files) if (joined.includes(file.name)) inputs.add(file);
  }
  return files.filter((file) => inputs.has(file));
}

/**
 * Returns everything that decides the object of a source: its text, the options
 * and the files that it may include. Undefined when it also depends on the time.
 */
function createKey(
  { files, standard, flags, debugInfo, unchecked }: CompileRequest,
  source: string,
): string | undefined {
  const inputs = listInputs(files, source);
  if (inputs.some(({ text }) => TIME_MACROS.test(text))) return undefined;
  return JSON.stringify([
    source,
    standard,
    flags,
    debugInfo,
    unchecked,
    inputs.map(({ name, text }) => [name, text]),
  ]);
}

/**
 * Keeps the objects of the last sources, so that a program of several files
 * compiles only the one that changed.
 */
export class ObjectCache {
  readonly #objects = new Map<string, CompiledObject>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes = MAX_OBJECT_BYTES) {
    this.#maxBytes = maxBytes;
  }

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
    if (key === undefined || this.#objects.has(key)) return;
    this.#objects.set(key, object);
    this.#bytes += object.bytes.length;
    for (const [oldest, { bytes }] of this.#objects) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#objects.delete(oldest);
      this.#bytes -= bytes.length;
    }
  }
}
