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
  createCompileArguments,
  createLinkArguments,
  createParseArguments,
  runtimeImports,
} from './flags';
import { findMainErrors, restoreMainName } from './mainSymbols';
import { ObjectCache } from './objectCache';
import { createCrashReport, validateRequest, listSources } from './request';
import { untar } from './tar';
import type { ToolRun } from './tool';
import { ToolRunner, type CompilerAssets } from './toolRunner';

export { createCompletion } from './completion';

const importsFile = 'imports.txt';
const encoder = new TextEncoder();
const imports = encoder.encode(`${runtimeImports.join('\n')}\n`);
const programFile = 'program.wasm';
const supportFolder = 'lib/lab';

const getObjectName = (source: string) => source.replace(/\.c$/, '.o');

const createReport = (...texts: readonly string[]): ToolReport => {
  const text = texts.join('');
  return { text, diagnostics: parseDiagnostics(text) };
};

function listSupportObjects(sysroot: Map<string, Inode>): string[] {
  let contents = sysroot;
  for (const part of supportFolder.split('/')) {
    const folder = contents.get(part);
    if (!(folder instanceof Directory)) return [];
    contents = folder.contents;
  }
  return [...contents.keys()].map((name) => `/usr/${supportFolder}/${name}`);
}

const encodeFiles = ({ files }: CompileRequest) =>
  new Map(files.map(({ name, text }) => [name, encoder.encode(text)]));

/** Result of compiling the sources: an object file for each, or a rejection. */
type CompiledSources =
  | {
      readonly kind: 'objects';
      readonly objects: ReadonlyMap<string, Uint8Array>;
      readonly warnings: readonly string[];
    }
  | Extract<CompileOutcome, { kind: 'rejected' }>;

async function compileSources(
  tools: ToolRunner,
  cache: ObjectCache,
  request: CompileRequest,
): Promise<CompiledSources> {
  const files = encodeFiles(request);
  const objects = new Map<string, Uint8Array>();
  const runs: Pick<ToolRun, 'status' | 'stderr'>[] = [];
  for (const source of listSources(request)) {
    const object = getObjectName(source);
    const keptObject = cache.find(request, source);
    if (keptObject) {
      runs.push({ status: 0, stderr: keptObject.stderr });
      objects.set(object, keptObject.bytes);
      continue;
    }
    const result = await tools.run(
      createCompileArguments(
        source,
        object,
        request.standard ?? 'c17',
        request.flags,
        request.debugInfo,
        request.unchecked,
      ),
      files,
      !request.downloadedOnly,
    );
    if (!result)
      return { kind: 'rejected', stage: 'compile', ...createCrashReport() };
    runs.push(result);
    const bytes = result.read(object);
    if (result.status === 0 && bytes) {
      objects.set(object, bytes);
      cache.keep(request, source, { bytes, stderr: result.stderr });
    }
  }
  const warnings = runs.map(({ stderr }) => stderr);
  return runs.some(({ status }) => status !== 0)
    ? { kind: 'rejected', stage: 'compile', ...createReport(...warnings) }
    : { kind: 'objects', objects, warnings };
}

/**
 * Creates the compiler: clang and its linker for WebAssembly. The same code
 * runs in a worker and in Node.
 */
export function createCompiler(assets: CompilerAssets): CCompiler {
  const sysroot = untar(assets.sysroot);
  const support = listSupportObjects(sysroot);
  const tools = new ToolRunner(assets, sysroot);
  const cache = new ObjectCache();

  async function compile(request: CompileRequest): Promise<CompileOutcome> {
    const refusal = validateRequest(request);
    if (refusal) return { kind: 'rejected', stage: 'compile', ...refusal };
    const compiledSources = await compileSources(tools, cache, request);
    if (compiledSources.kind === 'rejected') return compiledSources;
    const { objects, warnings } = compiledSources;
    const mainErrors = findMainErrors(objects);
    if (mainErrors !== '')
      return {
        kind: 'rejected',
        stage: 'link',
        ...createReport(...warnings, mainErrors),
      };
    const linkRun = await tools.run(
      createLinkArguments(
        [...objects.keys()],
        support,
        importsFile,
        programFile,
        request.debugInfo,
      ),
      new Map([...objects, [importsFile, imports]]),
      !request.downloadedOnly,
    );
    if (!linkRun)
      return { kind: 'rejected', stage: 'link', ...createCrashReport() };
    const linkReport = createReport(
      ...warnings,
      restoreMainName(linkRun.stderr),
    );
    const wasm = linkRun.read(programFile);
    return linkRun.status === 0 && wasm
      ? { kind: 'program', wasm, ...linkReport }
      : { kind: 'rejected', stage: 'link', ...linkReport };
  }

  async function parse(
    request: CompileRequest,
    file: string,
  ): Promise<ParseOutcome> {
    const refusal = validateRequest(request);
    if (refusal) return { kind: 'rejected', stage: 'compile', ...refusal };
    const result = await tools.run(
      createParseArguments(file, request.standard ?? 'c17'),
      encodeFiles(request),
    );
    if (!result)
      return { kind: 'rejected', stage: 'compile', ...createCrashReport() };
    return result.status === 0
      ? { kind: 'tree', json: result.stdout, ...createReport(result.stderr) }
      : { kind: 'rejected', stage: 'compile', ...createReport(result.stderr) };
  }

  return { compile, parse, countFallbacks: tools.fallbacks };
}
