import { Directory, type Inode } from '@bjorn3/browser_wasi_shim';
import type {
  CCompiler,
  CompileOutcome,
  CompileRequest,
  ParseOutcome,
  ToolReport,
} from '../types';
import { parseDiagnostics } from './diagnostics';
import {
  compileArguments,
  linkArguments,
  parseArguments,
  runtimeImports,
} from './flags';
import { readMainErrors, withPlainMain } from './main';
import { crashReport, refuse, sourcesOf } from './request';
import { untar } from './tar';
import { runTool, type ToolRun } from './tool';

export { splice } from './module';

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

const importsFile = 'imports.txt';
const programFile = 'program.wasm';
const supportFolder = 'lib/lab';

/** A function that was left out traps so, in the words of each engine. */
const isLeftOut = (error: unknown) =>
  error instanceof WebAssembly.RuntimeError &&
  /unreachable/i.test(error.message);

const isCrash = (error: unknown) =>
  error instanceof WebAssembly.RuntimeError || error instanceof RangeError;

const objectOf = (source: string) => source.replace(/\.c$/, '.o');

const report = (...texts: readonly string[]): ToolReport => {
  const text = texts.join('');
  return { text, diagnostics: parseDiagnostics(text) };
};

function supportObjects(sysroot: Map<string, Inode>): string[] {
  let contents = sysroot;
  for (const part of supportFolder.split('/')) {
    const folder = contents.get(part);
    if (!(folder instanceof Directory)) return [];
    contents = folder.contents;
  }
  return [...contents.keys()].map((name) => `/usr/${supportFolder}/${name}`);
}

/** Clang and its linker for WebAssembly; the same in a worker and in Node. */
export function createCompiler(assets: CompilerAssets): CCompiler {
  const encoder = new TextEncoder();
  const sysroot = untar(assets.sysroot);
  const support = supportObjects(sysroot);
  const imports = encoder.encode(`${runtimeImports.join('\n')}\n`);
  let module: WebAssembly.Module | undefined = assets.hot;
  let whole: Promise<WebAssembly.Module> | undefined;
  let fallbacks = 0;

  function loadWhole() {
    whole ??= assets.whole().catch((error: unknown) => {
      whole = undefined;
      throw error;
    });
    return whole;
  }

  /** @returns Nothing when the tool itself broke. */
  async function run(
    args: readonly string[],
    files: ReadonlyMap<string, Uint8Array>,
  ): Promise<ToolRun | undefined> {
    try {
      if (module) return runTool(module, args, sysroot, files, assets.observe);
    } catch (error) {
      if (!isCrash(error)) throw error;
      if (!isLeftOut(error)) return undefined;
      fallbacks += 1;
    }
    const everything = await loadWhole();
    // Both at once would take more memory than a phone has to spare.
    if (!assets.countEach) module = undefined;
    try {
      return runTool(everything, args, sysroot, files, assets.observe);
    } catch (error) {
      if (isCrash(error)) return undefined;
      throw error;
    }
  }

  const textsOf = ({ files }: CompileRequest) =>
    new Map(files.map(({ name, text }) => [name, encoder.encode(text)]));

  async function compile(request: CompileRequest): Promise<CompileOutcome> {
    const refused = refuse(request);
    if (refused) return { kind: 'rejected', stage: 'compile', ...refused };
    const files = textsOf(request);
    const objects = new Map<string, Uint8Array>();
    const runs: ToolRun[] = [];
    for (const source of sourcesOf(request)) {
      const object = objectOf(source);
      const result = await run(
        compileArguments(
          source,
          object,
          request.standard ?? 'c17',
          request.flags,
          request.debugInfo,
        ),
        files,
      );
      if (!result)
        return { kind: 'rejected', stage: 'compile', ...crashReport() };
      runs.push(result);
      const bytes = result.read(object);
      if (result.status === 0 && bytes) objects.set(object, bytes);
    }
    const warnings = runs.map(({ stderr }) => stderr);
    if (runs.some(({ status }) => status !== 0))
      return { kind: 'rejected', stage: 'compile', ...report(...warnings) };

    const mainErrors = readMainErrors(objects);
    if (mainErrors !== '')
      return {
        kind: 'rejected',
        stage: 'link',
        ...report(...warnings, mainErrors),
      };
    const linked = await run(
      linkArguments(
        [...objects.keys()],
        support,
        importsFile,
        programFile,
        request.debugInfo,
      ),
      new Map([...objects, [importsFile, imports]]),
    );
    if (!linked) return { kind: 'rejected', stage: 'link', ...crashReport() };
    const said = report(...warnings, withPlainMain(linked.stderr));
    const wasm = linked.read(programFile);
    return linked.status === 0 && wasm
      ? { kind: 'program', wasm, ...said }
      : { kind: 'rejected', stage: 'link', ...said };
  }

  async function parse(
    request: CompileRequest,
    file: string,
  ): Promise<ParseOutcome> {
    const refused = refuse(request);
    if (refused) return { kind: 'rejected', stage: 'compile', ...refused };
    const result = await run(
      parseArguments(file, request.standard ?? 'c17'),
      textsOf(request),
    );
    if (!result)
      return { kind: 'rejected', stage: 'compile', ...crashReport() };
    return result.status === 0
      ? { kind: 'tree', json: result.stdout, ...report(result.stderr) }
      : { kind: 'rejected', stage: 'compile', ...report(result.stderr) };
  }

  return { compile, parse, fallbacks: () => fallbacks };
}
