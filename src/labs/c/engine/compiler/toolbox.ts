import type { Inode } from '@bjorn3/browser_wasi_shim';
import type { Complete } from './completion';
import { runTool, type ToolRun } from './tool';

/** What the compiler is made of. */
export interface CompilerAssets {
  /** The part of clang and the linker that programs of the course need. */
  readonly hot: WebAssembly.Module;
  /** What it takes for the program that needs more. */
  readonly complete: Complete;
  /** Headers and libraries, as tar. */
  readonly sysroot: Uint8Array;
  /** Try that part first even after more was needed, so that each need is counted. */
  readonly countEach?: boolean;
  /** Sees each instance of the tools after its work: how the profile is made. */
  readonly observe?: (instance: WebAssembly.Instance) => void;
}

/** A function that was left out traps so, in the words of each engine. */
const isLeftOut = (error: unknown): error is WebAssembly.RuntimeError =>
  error instanceof WebAssembly.RuntimeError &&
  /unreachable/i.test(error.message);

const isCrash = (error: unknown) =>
  error instanceof WebAssembly.RuntimeError || error instanceof RangeError;

/** The function that trapped, as all engines name those that have no name; imported ones count. */
function functionOf({ stack = '' }: Error): number | undefined {
  const [, index] = /wasm-function\[(\d+)\]/.exec(stack) ?? [];
  return index === undefined ? undefined : Number(index);
}

const countImported = (module: WebAssembly.Module) =>
  WebAssembly.Module.imports(module).filter(({ kind }) => kind === 'function')
    .length;

/** Clang and its linker, which are one program: of it, first the part that is at hand. */
export class Toolbox {
  readonly #assets: CompilerAssets;
  readonly #sysroot: Map<string, Inode>;
  #module: WebAssembly.Module;
  #fallbacks = 0;

  constructor(assets: CompilerAssets, sysroot: Map<string, Inode>) {
    this.#assets = assets;
    this.#sysroot = sysroot;
    this.#module = assets.hot;
  }

  readonly fallbacks = (): number => this.#fallbacks;

  /**
   * @param mayNeedMore What is at hand may turn out not to be enough.
   * @returns Nothing when the tool itself broke.
   */
  async run(
    args: readonly string[],
    files: ReadonlyMap<string, Uint8Array>,
    mayNeedMore = true,
  ): Promise<ToolRun | undefined> {
    const first = this.#module;
    let module = first;
    for (;;) {
      const result = this.#runIn(module, args, files);
      if (result && 'status' in result) return result;
      const more = result && mayNeedMore && (await this.#complete(result));
      // What it has already, and breaks all the same, was not left out.
      if (!more || more === module) return undefined;
      if (module === first) this.#fallbacks += 1;
      module = more;
      if (!this.#assets.countEach) this.#module = module;
    }
  }

  /** @returns What it left behind, or how it ran into what was left out; nothing if it broke. */
  #runIn(
    module: WebAssembly.Module,
    args: readonly string[],
    files: ReadonlyMap<string, Uint8Array>,
  ): ToolRun | WebAssembly.RuntimeError | undefined {
    const { observe } = this.#assets;
    try {
      return runTool(module, args, this.#sysroot, files, observe);
    } catch (error) {
      if (!isCrash(error)) throw error;
      return isLeftOut(error) ? error : undefined;
    }
  }

  #complete(trap: WebAssembly.RuntimeError) {
    const { complete, hot } = this.#assets;
    const index = functionOf(trap);
    return complete(index === undefined ? index : index - countImported(hot));
  }
}
