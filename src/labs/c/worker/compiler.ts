import { createCompiler, createCompletion } from '../engine/compiler';
import { createFilesRequest } from '../engine/programFiles';
import type { CCompiler } from '../engine/types';
import { loadDecoder } from '../../kit/decoder';
import { download } from '../../kit/download';
import { startEarlyLoad, type EarlyLoad } from '../../kit/earlyLoad';
import { LoadFailure, STALL_TIMEOUT_MS } from '../../kit/loadState';
import type { ReplyOf } from '../../kit/protocol';
import { releaseBuffer } from '../../kit/releaseBuffer';
import { createService } from '../../kit/service';
import { toDownloadBesideWorker, type WorkerFile } from '../../kit/workerFile';
import {
  createEarlyCompilations,
  type EarlyCompilations,
} from './earlyCompilations';
import type {
  CCalls,
  CompilerMessage,
  CompilerParts,
  CompilerProtocol,
} from './protocol';

/** Files of the compiler besides this worker; defined when it is bundled. */
declare const COMPILER_FILES: {
  readonly hot: WorkerFile;
  readonly sysroot: WorkerFile;
  readonly rest: readonly (WorkerFile & { readonly first: number })[];
};

const doNothing = () => undefined;

function reply(message: ReplyOf<CompilerProtocol>): void {
  postMessage(message);
}

async function fetchParts(
  onBytesReceived: (bytes: number) => void,
  refresh = false,
): Promise<CompilerParts> {
  const openZstd = await loadDecoder();
  const [wasm, files] = await Promise.all([
    download(
      toDownloadBesideWorker(COMPILER_FILES.hot),
      openZstd,
      onBytesReceived,
      refresh,
    ),
    download(
      toDownloadBesideWorker(COMPILER_FILES.sysroot),
      openZstd,
      onBytesReceived,
      refresh,
    ),
  ]);
  try {
    const module = await WebAssembly.compile(wasm);
    releaseBuffer(wasm.buffer);
    return { hot: module, sysroot: files };
  } catch {
    throw new LoadFailure('damaged');
  }
}

let pendingFetches = 0;

function countFetch(change: 1 | -1): void {
  const isFetchingBefore = pendingFetches > 0;
  pendingFetches += change;
  const isFetching = pendingFetches > 0;
  if (isFetching !== isFetchingBefore) reply({ kind: 'fetching', isFetching });
}

/**
 * Downloads a compiler part in the middle of a compilation, whose time limit
 * pauses meanwhile.
 */
async function fetchDuringCompilation(file: WorkerFile) {
  countFetch(1);
  try {
    const openZstd = await loadDecoder();
    return await download(
      toDownloadBesideWorker(file),
      openZstd,
      doNothing,
      false,
      STALL_TIMEOUT_MS,
    );
  } finally {
    countFetch(-1);
  }
}

function openCompiler(parts: CompilerParts): CCompiler {
  const complete = createCompletion({
    hot: () => fetchDuringCompilation(COMPILER_FILES.hot),
    sources: COMPILER_FILES.rest,
    fetchPiece: fetchDuringCompilation,
  });
  return createCompiler({ ...parts, complete });
}

/** Compiler whose download began before the application. */
interface EarlyCompiler {
  readonly load: EarlyLoad<CompilerParts>;
  readonly compiler: Promise<CCompiler>;
  readonly compilations: EarlyCompilations;
}

let earlyCompiler: EarlyCompiler | undefined;

function startEarlyCompiler(): EarlyCompiler {
  const load = startEarlyLoad(fetchParts);
  const compiler = load.value.then(openCompiler);
  // The error is reported to the callers that await a compilation.
  compiler.catch(doNothing);
  return {
    load,
    compiler,
    compilations: createEarlyCompilations(compiler),
  };
}

function createCalls({ compile, parse, countFallbacks }: CCompiler): CCalls {
  let reportedFallbacks = 0;
  const reportFallbacks = async <Outcome>(outcome: Promise<Outcome>) => {
    const result = await outcome;
    if (countFallbacks() > reportedFallbacks) reply({ kind: 'fallback' });
    reportedFallbacks = countFallbacks();
    return result;
  };
  return {
    compile: (request) =>
      reportFallbacks(
        earlyCompiler
          ? earlyCompiler.compilations.compile(request)
          : compile(request),
      ),
    parse: (request, file) => reportFallbacks(parse(request, file)),
  };
}

const handleMessage = createService<CompilerProtocol>(
  {
    open: async ({ parts: knownParts, refresh }, onBytesReceived) => {
      const parts =
        knownParts ??
        (await (earlyCompiler?.load.take(onBytesReceived) ??
          fetchParts(onBytesReceived, refresh)));
      const compiler = (await earlyCompiler?.compiler) ?? openCompiler(parts);
      return { ready: { parts }, calls: createCalls(compiler) };
    },
    toRefusal: (error) => ({
      message: error instanceof Error ? error.message : String(error),
      reason: error instanceof LoadFailure ? error.reason : undefined,
    }),
  },
  reply,
);

/**
 * Starts this worker as the compiler.
 *
 * @param isEarly True when the page's loader started it before the application:
 *   it downloads its files without waiting for a request.
 */
export function startCompiler(isEarly: boolean): void {
  if (isEarly) earlyCompiler = startEarlyCompiler();
  addEventListener('message', ({ data }: MessageEvent<CompilerMessage>) => {
    if (!('text' in data)) handleMessage(data);
    else if (data.name)
      earlyCompiler?.compilations.begin(
        createFilesRequest([{ name: data.name, text: data.text }]),
      );
  });
}
