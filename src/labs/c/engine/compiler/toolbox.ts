import type { Inode } from '@bjorn3/browser_wasi_shim';
import { runTool, type ToolRun } from './tool';

/** What the compiler is made of. */
export interface CompilerAssets {
  /** The part of clang and the linker that programs of the course need. */
  readonly hot: WebAssembly.Module;
  /** The whole of it, for the program that needs more: `splice(hot, rest)`. */
  readonly whole: () => Promise<WebAssembly.Module>;
  /** Headers and libraries, as tar. */
  readonly sysroot: Uint8Array;
  /** Try the small part first even after the whole was needed, so that each need is counted. */
  readonly countEach?: boolean;
  /** Sees each instance of the tools after its work: how the profile is made. */
  readonly observe?: (instance: WebAssembly.Instance) => void;
}

/** A function that was left out traps so, in the words of each engine. */
const isLeftOut = (error: unknown) =>
  error instanceof WebAssembly.RuntimeError &&
  /unreachable/i.test(error.message);

const isCrash = (error: unknown) =>
  error instanceof WebAssembly.RuntimeError || error instanceof RangeError;

/** Clang and its linker, which are one program: of it, first the part that is at hand. */
export class Toolbox {
  readonly #assets: CompilerAssets;
  readonly #sysroot: Map<string, Inode>;
  #module: WebAssembly.Module | undefined;
  #whole: Promise<WebAssembly.Module> | undefined;
  #fallbacks = 0;

  constructor(assets: CompilerAssets, sysroot: Map<string, Inode>) {
    this.#assets = assets;
    this.#sysroot = sysroot;
    this.#module = assets.hot;
  }

  readonly fallbacks = (): number => this.#fallbacks;

  /**
   * @param mayNeedWhole What is at hand may turn out not to be enough.
   * @returns Nothing when the tool itself broke.
   */
  async run(
    args: readonly string[],
    files: ReadonlyMap<string, Uint8Array>,
    mayNeedWhole = true,
  ): Promise<ToolRun | undefined> {
    try {
      if (this.#module) return this.#runIn(this.#module, args, files);
    } catch (error) {
      if (!isCrash(error)) throw error;
      if (!isLeftOut(error) || !mayNeedWhole) return undefined;
      this.#fallbacks += 1;
    }
    const everything = await this.#loadWhole();
    // Both at once would take more memory than a phone has to spare.
    if (!this.#assets.countEach) this.#module = undefined;
    try {
      return this.#runIn(everything, args, files);
    } catch (error) {
      if (isCrash(error)) return undefined;
      throw error;
    }
  }

  #runIn(
    module: WebAssembly.Module,
    args: readonly string[],
    files: ReadonlyMap<string, Uint8Array>,
  ): ToolRun {
    return runTool(module, args, this.#sysroot, files, this.#assets.observe);
  }

  #loadWhole(): Promise<WebAssembly.Module> {
    this.#whole ??= this.#assets.whole().catch((error: unknown) => {
      this.#whole = undefined;
      throw error;
    });
    return this.#whole;
  }
}
