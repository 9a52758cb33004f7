import type { Inode } from '@bjorn3/browser_wasi_shim';
import type { CompleteCompiler } from './completion';
import { runTool, type ToolRun } from './tool';

/** Assets that a compiler is created from. */
export interface CompilerAssets {
  /** Part of clang and the linker that the programs of the course need. */
  readonly hot: WebAssembly.Module;
  /** Brings the rest, for a program that needs more. */
  readonly complete: CompleteCompiler;
  /** Headers and libraries, as a tar archive. */
  readonly sysroot: Uint8Array;
  /**
   * True to start every run from the hot part, so that each fallback is
   * counted.
   */
  readonly countsEveryFallback?: boolean;
  /**
   * Called with each instance of the tools after its run, to record the
   * profile.
   */
  readonly observe?: (instance: WebAssembly.Instance) => void;
}

/** True for the trap of a left-out function, in the words of any engine. */
const isLeftOutTrap = (error: unknown): error is WebAssembly.RuntimeError =>
  error instanceof WebAssembly.RuntimeError &&
  /unreachable/i.test(error.message);

const isCrash = (error: unknown) =>
  error instanceof WebAssembly.RuntimeError || error instanceof RangeError;

/**
 * Reads the index of the function that trapped from the stack, where every
 * engine writes it for a function without a name. The index counts imports.
 */
function getTrappedFunction({ stack = '' }: Error): number | undefined {
  const [, index] = /wasm-function\[(\d+)\]/.exec(stack) ?? [];
  return index === undefined ? undefined : Number(index);
}

const countImported = (module: WebAssembly.Module) =>
  WebAssembly.Module.imports(module).filter(({ kind }) => kind === 'function')
    .length;

/**
 * Runs clang and its linker, which are one module: first its hot part, and a
 * completed one when a run needs more.
 */
export class ToolRunner {
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
   * Runs a tool, and completes the module when a left-out function is needed.
   *
   * @param mayNeedMore False to give up instead of downloading more.
   * @returns Undefined when the tool crashed or would need more.
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
      const completedModule =
        result && mayNeedMore && (await this.#complete(result));
      // A trap in a module that already has the function is a crash.
      if (!completedModule || completedModule === module) return undefined;
      if (module === first) this.#fallbacks += 1;
      module = completedModule;
      if (!this.#assets.countsEveryFallback) this.#module = module;
    }
  }

  /**
   * @returns Result of the tool, or the trap of a left-out function; undefined
   * when the tool crashed.
   */
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
      return isLeftOutTrap(error) ? error : undefined;
    }
  }

  #complete(trap: WebAssembly.RuntimeError) {
    const { complete, hot } = this.#assets;
    const index = getTrappedFunction(trap);
    return complete(index === undefined ? index : index - countImported(hot));
  }
}
