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
import type { ToolRun } from './tool';
import { Toolbox, type CompilerAssets } from './toolbox';

export { createCompletion } from './completion';

const importsFile = 'imports.txt';
const encoder = new TextEncoder();
const imports = encoder.encode(`${runtimeImports.join('\n')}\n`);
const programFile = 'program.wasm';
const supportFolder = 'lib/lab';

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

const textsOf = ({ files }: CompileRequest) =>
  new Map(files.map(({ name, text }) => [name, encoder.encode(text)]));

/** Result of compiling the sources: an object file for each, or a rejection. */
type Compiled =
  | {
      readonly kind: 'objects';
      readonly objects: ReadonlyMap<string, Uint8Array>;
      readonly warnings: readonly string[];
    }
  | Extract<CompileOutcome, { kind: 'rejected' }>;

async function compileEach(
  tools: Toolbox,
  request: CompileRequest,
): Promise<Compiled> {
  const files = textsOf(request);
  const objects = new Map<string, Uint8Array>();
  const runs: ToolRun[] = [];
  for (const source of sourcesOf(request)) {
    const object = objectOf(source);
    const result = await tools.run(
      compileArguments(
        source,
        object,
        request.standard ?? 'c17',
        request.flags,
        request.debugInfo,
        request.unchecked,
      ),
      files,
      !request.atHand,
    );
    if (!result)
      return { kind: 'rejected', stage: 'compile', ...crashReport() };
    runs.push(result);
    const bytes = result.read(object);
    if (result.status === 0 && bytes) objects.set(object, bytes);
  }
  const warnings = runs.map(({ stderr }) => stderr);
  return runs.some(({ status }) => status !== 0)
    ? { kind: 'rejected', stage: 'compile', ...report(...warnings) }
    : { kind: 'objects', objects, warnings };
}

/**
 * Creates the compiler: clang and its linker for WebAssembly. The same code
 * runs in a worker and in Node.
 */
export function createCompiler(assets: CompilerAssets): CCompiler {
  const sysroot = untar(assets.sysroot);
  const support = supportObjects(sysroot);
  const tools = new Toolbox(assets, sysroot);

  async function compile(request: CompileRequest): Promise<CompileOutcome> {
    const refused = refuse(request);
    if (refused) return { kind: 'rejected', stage: 'compile', ...refused };
    const compiled = await compileEach(tools, request);
    if (compiled.kind === 'rejected') return compiled;
    const { objects, warnings } = compiled;
    const mainErrors = readMainErrors(objects);
    if (mainErrors !== '')
      return {
        kind: 'rejected',
        stage: 'link',
        ...report(...warnings, mainErrors),
      };
    const linked = await tools.run(
      linkArguments(
        [...objects.keys()],
        support,
        importsFile,
        programFile,
        request.debugInfo,
      ),
      new Map([...objects, [importsFile, imports]]),
      !request.atHand,
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
    const result = await tools.run(
      parseArguments(file, request.standard ?? 'c17'),
      textsOf(request),
    );
    if (!result)
      return { kind: 'rejected', stage: 'compile', ...crashReport() };
    return result.status === 0
      ? { kind: 'tree', json: result.stdout, ...report(result.stderr) }
      : { kind: 'rejected', stage: 'compile', ...report(result.stderr) };
  }

  return { compile, parse, fallbacks: tools.fallbacks };
}
