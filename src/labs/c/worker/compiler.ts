import { createCompiler, createCompletion } from '../engine/compiler';
import { lessonProgram } from '../engine/lessonProgram';
import type { CCompiler } from '../engine/types';
import { digitsInName } from '../../kit/digest';
import { loadDecoder } from '../../kit/decoder';
import { download, type Download } from '../../kit/download';
import { LoadFailure, PATIENCE_MS } from '../../kit/loading';
import type { ReplyOf } from '../../kit/protocol';
import { createService } from '../../kit/service';
import { createAhead, type CompilesAhead } from './ahead';
import type {
  CCalls,
  CompilerMessage,
  CompilerParts,
  CompilerProtocol,
} from './protocol';

/** Files of the compiler besides this worker; defined when it is bundled. */
declare const COMPILER_FILES: {
  readonly hot: CompilerFile;
  readonly sysroot: CompilerFile;
  readonly rest: readonly (CompilerFile & { readonly first: number })[];
};

type CompilerFile = Omit<Download, 'url'> & { readonly path: string };

const silently = () => undefined;

function downloadOf({ path, ...sizes }: CompilerFile): Download {
  const url = new URL(path, location.href).href;
  return { url, ...sizes, packedDigits: digitsInName(path) };
}

function reply(message: ReplyOf<CompilerProtocol>): void {
  postMessage(message);
}

/**
 * Frees a buffer immediately where the browser can; phones have little memory.
 */
function release(
  buffer: ArrayBuffer & { transfer?: (length: number) => ArrayBuffer },
): void {
  buffer.transfer?.(0);
}

async function fetchParts(
  received: (bytes: number) => void,
  refresh = false,
): Promise<CompilerParts> {
  const openZstd = await loadDecoder();
  const [wasm, files] = await Promise.all([
    download(downloadOf(COMPILER_FILES.hot), openZstd, received, refresh),
    download(downloadOf(COMPILER_FILES.sysroot), openZstd, received, refresh),
  ]);
  try {
    const module = await WebAssembly.compile(wasm);
    release(wasm.buffer);
    return { hot: module, sysroot: files };
  } catch {
    throw new LoadFailure('damaged');
  }
}

type TakeParts = (received: (bytes: number) => void) => Promise<CompilerParts>;

let fetchesUnderWay = 0;

function countFetch(change: 1 | -1): void {
  const isFetchingBefore = fetchesUnderWay > 0;
  fetchesUnderWay += change;
  const isFetching = fetchesUnderWay > 0;
  if (isFetching !== isFetchingBefore) reply({ kind: 'fetching', isFetching });
}

/**
 * Downloads a compiler part in the middle of a compilation, whose time limit
 * pauses meanwhile.
 */
async function fetchSilently(file: CompilerFile) {
  countFetch(1);
  try {
    const openZstd = await loadDecoder();
    return await download(
      downloadOf(file),
      openZstd,
      silently,
      false,
      PATIENCE_MS,
    );
  } finally {
    countFetch(-1);
  }
}

function openCompiler(parts: CompilerParts): CCompiler {
  const complete = createCompletion({
    hot: () => fetchSilently(COMPILER_FILES.hot),
    sources: COMPILER_FILES.rest,
    fetchPiece: fetchSilently,
  });
  return createCompiler({ ...parts, complete });
}

/** A compiler whose download began before the application. */
interface Early {
  readonly take: TakeParts;
  readonly compiler: Promise<CCompiler>;
  readonly ahead: CompilesAhead;
}

let early: Early | undefined;

/**
 * Starts the download before it is requested. The later request also receives
 * the progress made until then.
 */
function beginEarly(): Early {
  let soFar = 0;
  let hear = (bytes: number) => {
    soFar += bytes;
  };
  const parts = fetchParts((bytes) => {
    hear(bytes);
  });
  const compiler = parts.then(openCompiler);
  // The error is reported to the callers that await the parts or a compilation.
  compiler.catch(silently);
  return {
    take: (received) => {
      received(soFar);
      hear = received;
      return parts;
    },
    compiler,
    ahead: createAhead(compiler),
  };
}

function callsOf({ compile, parse, fallbacks }: CCompiler): CCalls {
  let told = 0;
  const telling = async <Outcome>(outcome: Promise<Outcome>) => {
    const result = await outcome;
    if (fallbacks() > told) reply({ kind: 'fallback' });
    told = fallbacks();
    return result;
  };
  return {
    compile: (request) =>
      telling(early ? early.ahead.compile(request) : compile(request)),
    parse: (request, file) => telling(parse(request, file)),
  };
}

const serve = createService<CompilerProtocol>(
  {
    open: async ({ parts: known, refresh }, received) => {
      const parts =
        known ??
        (await (early?.take(received) ?? fetchParts(received, refresh)));
      const compiler = (await early?.compiler) ?? openCompiler(parts);
      return { ready: { parts }, calls: callsOf(compiler) };
    },
    refuse: (error) => ({
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
  if (isEarly) early = beginEarly();
  addEventListener('message', ({ data }: MessageEvent<CompilerMessage>) => {
    if ('text' in data) early?.ahead.begin(lessonProgram(data));
    else serve(data);
  });
}
