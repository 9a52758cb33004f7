import { createCompiler, splice } from '../engine/compiler';
import type { CCompiler } from '../engine/types';
import { loadDecoder } from '../../kit/decoder';
import { download } from '../../kit/download';
import { LoadFailure } from '../../kit/loading';
import type {
  CompilerDownloads,
  CompilerMessage,
  CompilerParts,
  CompilerReply,
} from './protocol';

const silently = () => undefined;

let compiler: CCompiler | undefined;

function reply(message: CompilerReply): void {
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
  refresh: boolean | undefined,
): Promise<CompilerParts> {
  let received = 0;
  const count = (bytes: number) => {
    received += bytes;
    reply({ kind: 'progress', received });
  };
  const openZstd = await loadDecoder();
  const [wasm, files] = await Promise.all([
    download(hot, openZstd, count, refresh),
    download(sysroot, openZstd, count, refresh),
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

async function start({
  downloads,
  parts: known,
  refresh,
}: Extract<CompilerMessage, { kind: 'init' }>): Promise<void> {
  try {
    const parts = known ?? (await fetchParts(downloads, refresh));
    compiler = createCompiler({ ...parts, whole: () => fetchWhole(downloads) });
    reply({ kind: 'ready', parts });
  } catch (error) {
    const reason = error instanceof LoadFailure ? error.reason : 'damaged';
    reply({ kind: 'failed', reason });
  }
}

async function work(
  message: Exclude<CompilerMessage, { kind: 'init' }>,
): Promise<void> {
  const { id, request } = message;
  const before = compiler?.fallbacks() ?? 0;
  try {
    if (!compiler) throw new Error('The compiler is not loaded.');
    const outcome =
      message.kind === 'compile'
        ? await compiler.compile(request)
        : await compiler.parse(request, message.file);
    const fallbacks = compiler.fallbacks() - before;
    reply({ kind: 'done', id, outcome, fallbacks });
  } catch (error) {
    reply({
      kind: 'broken',
      id,
      message: error instanceof Error ? error.message : String(error),
      reason: error instanceof LoadFailure ? error.reason : undefined,
    });
  }
}

/** Makes this worker the one that compiles. */
export function startCompiler(): void {
  addEventListener('message', ({ data }: MessageEvent<CompilerMessage>) => {
    if (data.kind === 'init') void start(data);
    else void work(data);
  });
}
