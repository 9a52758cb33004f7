import { createCompiler, splice } from '../engine/compiler';
import type { CCompiler } from '../engine/types';
import { loadDecoder } from '../../kit/decoder';
import { download } from '../../kit/download';
import { LoadFailure } from '../../kit/loading';
import type { MessageOf, ReplyOf } from '../../kit/protocol';
import { createService } from '../../kit/service';
import type {
  CCalls,
  CompilerDownloads,
  CompilerParts,
  CompilerProtocol,
} from './protocol';

const silently = () => undefined;

function reply(message: ReplyOf<CompilerProtocol>): void {
  postMessage(message);
}

/** Gives memory back at once where the browser can: a phone has none to spare. */
function release(
  buffer: ArrayBuffer & { transfer?: (length: number) => ArrayBuffer },
): void {
  buffer.transfer?.(0);
}

async function fetchParts(
  { hot, sysroot }: CompilerDownloads,
  refresh: boolean,
  received: (bytes: number) => void,
): Promise<CompilerParts> {
  const openZstd = await loadDecoder();
  const [wasm, files] = await Promise.all([
    download(hot, openZstd, received, refresh),
    download(sysroot, openZstd, received, refresh),
  ]);
  try {
    const module = await WebAssembly.compile(wasm);
    release(wasm.buffer);
    return { hot: module, sysroot: files };
  } catch {
    throw new LoadFailure('damaged');
  }
}

async function fetchWhole({
  hot,
  rest,
}: CompilerDownloads): Promise<WebAssembly.Module> {
  const openZstd = await loadDecoder();
  const [wasm, others] = await Promise.all([
    download(hot, openZstd, silently),
    download(rest, openZstd, silently),
  ]);
  return WebAssembly.compile(splice(wasm, others));
}

function callsOf({ compile, parse, fallbacks }: CCompiler): CCalls {
  const telling = async <Outcome>(outcome: () => Promise<Outcome>) => {
    const before = fallbacks();
    const result = await outcome();
    if (fallbacks() > before) reply({ kind: 'fallback' });
    return result;
  };
  return {
    compile: (request) => telling(() => compile(request)),
    parse: (request, file) => telling(() => parse(request, file)),
  };
}

const serve = createService<CompilerProtocol>(
  {
    open: async ({ downloads, parts: known, refresh }, received) => {
      const parts = known ?? (await fetchParts(downloads, refresh, received));
      const whole = () => fetchWhole(downloads);
      const compiler = createCompiler({ ...parts, whole });
      return { ready: { parts }, calls: callsOf(compiler) };
    },
    refuse: (error) => ({
      message: error instanceof Error ? error.message : String(error),
      reason: error instanceof LoadFailure ? error.reason : undefined,
    }),
  },
  reply,
);

/** Makes this worker the one that compiles. */
export function startCompiler(): void {
  addEventListener(
    'message',
    ({ data }: MessageEvent<MessageOf<CompilerProtocol>>) => {
      serve(data);
    },
  );
}
