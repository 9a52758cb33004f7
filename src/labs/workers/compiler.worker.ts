import { createCompiler, splice } from '../engine/c/compiler';
import type { CCompiler } from '../engine/c/types';
import { download, DownloadError } from './download';
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

async function fetchParts({
  hot,
  sysroot,
}: CompilerDownloads): Promise<CompilerParts> {
  let received = 0;
  const count = (bytes: number) => {
    received += bytes;
    reply({ kind: 'progress', received });
  };
  const [wasm, files] = await Promise.all([
    download(hot, count),
    download(sysroot, count),
  ]);
  try {
    return { hot: await WebAssembly.compile(wasm), sysroot: files };
  } catch {
    throw new DownloadError('damaged');
  }
}

async function fetchWhole({
  hot,
  rest,
}: CompilerDownloads): Promise<WebAssembly.Module> {
  const [wasm, others] = await Promise.all([
    download(hot, silently),
    download(rest, silently),
  ]);
  return WebAssembly.compile(splice(wasm, others));
}

async function start(
  downloads: CompilerDownloads,
  known: CompilerParts | undefined,
): Promise<void> {
  try {
    const parts = known ?? (await fetchParts(downloads));
    compiler = createCompiler({ ...parts, whole: () => fetchWhole(downloads) });
    reply({ kind: 'ready', parts });
  } catch (error) {
    const reason = error instanceof DownloadError ? error.reason : 'damaged';
    reply({ kind: 'failed', reason });
  }
}

async function work(
  message: Exclude<CompilerMessage, { kind: 'init' }>,
): Promise<void> {
  const { id, request } = message;
  try {
    if (!compiler) throw new Error('The compiler is not loaded.');
    const outcome =
      message.kind === 'compile'
        ? await compiler.compile(request)
        : await compiler.parse(request, message.file);
    reply({ kind: 'done', id, outcome, fallbacks: compiler.fallbacks() });
  } catch (error) {
    reply({
      kind: 'broken',
      id,
      message: error instanceof Error ? error.message : String(error),
    });
  }
}

addEventListener('message', ({ data }: MessageEvent<CompilerMessage>) => {
  if (data.kind === 'init') void start(data.downloads, data.parts);
  else void work(data);
});
