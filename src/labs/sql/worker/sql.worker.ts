import { loadDecoder } from '../../kit/decoder';
import { download } from '../../kit/download';
import { startEarlyLoad } from '../../kit/earlyLoad';
import { EARLY_HASH } from '../../kit/earlyWorker';
import { LoadFailure } from '../../kit/loadState';
import type { MessageOf } from '../../kit/protocol';
import { releaseBuffer } from '../../kit/releaseBuffer';
import { createService } from '../../kit/service';
import { toDownloadBesideWorker, type WorkerFile } from '../../kit/workerFile';
import { SqlError } from '../engine/types';
import type { SqlCalls } from './calls';
import type * as Engine from './engine';
import type { SqlProtocol, SqlRefusal } from './protocol';

// This script is small so that its download delays little those of the engine
// and of SQLite, which it starts together.

/** Files of the engine besides this worker; defined when it is bundled. */
declare const SQL_FILES: {
  readonly engine: WorkerFile;
  readonly wasm: WorkerFile;
};

type OnBytesReceived = (bytes: number) => void;

interface LoadedEngine {
  readonly module: WebAssembly.Module;
  readonly calls: SqlCalls;
}

async function importEngine(
  onBytesReceived: OnBytesReceived,
): Promise<typeof Engine> {
  const { engine } = SQL_FILES;
  try {
    const { url } = toDownloadBesideWorker(engine);
    const imported = (await import(url)) as typeof Engine;
    onBytesReceived(engine.bytes);
    return imported;
  } catch {
    throw new LoadFailure('network');
  }
}

async function loadModule(
  onBytesReceived: OnBytesReceived,
  refresh: boolean,
): Promise<WebAssembly.Module> {
  const wasm = await download(
    toDownloadBesideWorker(SQL_FILES.wasm),
    await loadDecoder(),
    onBytesReceived,
    refresh,
  );
  try {
    const module = await WebAssembly.compile(wasm);
    releaseBuffer(wasm.buffer);
    return module;
  } catch {
    throw new LoadFailure('damaged');
  }
}

/** @param known SQLite, compiled by an earlier worker. */
async function loadEngine(
  onBytesReceived: OnBytesReceived,
  refresh = false,
  known?: WebAssembly.Module,
): Promise<LoadedEngine> {
  const [{ createEngine }, module] = await Promise.all([
    importEngine(onBytesReceived),
    known ? Promise.resolve(known) : loadModule(onBytesReceived, refresh),
  ]);
  return { module, calls: await createEngine(module) };
}

/** True once the page has asked for the engine, which then has work to do. */
let isRequested = false;

/** Sample databases of most lessons, the smallest first. */
const WARM_UP_BASES = ['estante', 'ludoteca'] as const;

/** Lets the messages that have arrived be handled. */
const yieldToMessages = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * Runs queries while the page hydrates: they create sample databases, and the
 * code of the next run is compiled already.
 */
async function warmUp({ calls }: LoadedEngine): Promise<void> {
  for (const base of WARM_UP_BASES) {
    if (isRequested) return;
    await calls.run({ base }, 'SELECT titulo FROM juego;');
    await yieldToMessages();
  }
}

const earlyLoad =
  self.location.hash === EARLY_HASH
    ? startEarlyLoad((onBytesReceived) => loadEngine(onBytesReceived))
    : undefined;
// The error of the load is reported to the page when it asks for the engine.
earlyLoad?.value.then(warmUp).catch(() => undefined);

function toRefusal(error: unknown): SqlRefusal {
  if (error instanceof SqlError)
    return { message: error.message, fault: error.fault };
  return { message: error instanceof Error ? error.message : String(error) };
}

const serve = createService<SqlProtocol>(
  {
    open: async ({ module: known, refresh }, onBytesReceived) => {
      isRequested = true;
      const { module, calls } = await (earlyLoad?.take(onBytesReceived) ??
        loadEngine(onBytesReceived, refresh, known));
      return { ready: { module }, calls };
    },
    toRefusal,
  },
  (answer) => {
    postMessage(answer);
  },
);

addEventListener(
  'message',
  ({ data }: MessageEvent<MessageOf<SqlProtocol> | object>) => {
    // The loader of the page also sends the text of the pressed block.
    if ('kind' in data) serve(data);
  },
);
