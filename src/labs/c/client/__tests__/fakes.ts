import type { ReplyOf } from '../../../kit/protocol';
import type {
  CompilerProtocol,
  RunnerReply,
  TracerReply,
} from '../../worker/protocol';
import { createCEngine } from '../engine';
import type { WorkerName } from '../environment';
import type { CEngine } from '../types';

/** Fake worker: the test sends its replies. */
export class FakeWorker {
  readonly receivedMessages: unknown[] = [];
  terminated = false;
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: ((event: Event) => void) | undefined;

  constructor(readonly name: WorkerName) {}

  postMessage(message: unknown): void {
    this.receivedMessages.push(message);
  }

  terminate(): void {
    this.terminated = true;
  }

  reply(data: ReplyOf<CompilerProtocol> | RunnerReply | TracerReply): void {
    this.onmessage?.({ data });
  }

  /** Simulates a worker file that cannot be loaded. */
  failToLoad(): void {
    this.onerror?.(new Event('error'));
  }

  fail(): void {
    this.onerror?.(new ErrorEvent('error', { message: 'roto' }));
  }
}

/** Creates an engine with fake workers. */
export function createFakeLab({ supported = true } = {}) {
  const workers: FakeWorker[] = [];
  const engine: CEngine = createCEngine({
    bytes: { worker: 5, files: 110 },
    isSupported: () => supported,
    openMailbox: () => undefined,
    startWorker: (name) => {
      const worker = new FakeWorker(name);
      workers.push(worker);
      return worker as unknown as Worker;
    },
  });
  const parts = { hot: {} as WebAssembly.Module, sysroot: new Uint8Array(1) };
  return {
    engine,
    parts,
    getWorkers: (name: WorkerName) =>
      workers.filter((worker) => worker.name === name),
    /** Returns the n-th started worker of that name. */
    getWorker: (name: WorkerName, index = 0): FakeWorker => {
      const worker = workers.filter((one) => one.name === name)[index];
      if (!worker) throw new Error(`No ${name} number ${index} was started.`);
      return worker;
    },
  };
}

/** Runs pending promise callbacks. */
export async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
