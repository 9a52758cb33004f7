import type { MessageOf, ReplyOf } from '../../../kit/protocol';
import type { LinuxProtocol } from '../../worker/protocol';
import { createLinuxEngine } from '../engine';

/** Fake worker whose answers the test writes. */
export class FakeWorker {
  readonly receivedMessages: MessageOf<LinuxProtocol>[] = [];
  terminated = false;
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: ((event: ErrorEvent) => void) | undefined;

  postMessage(message: MessageOf<LinuxProtocol>): void {
    this.receivedMessages.push(message);
  }

  terminate(): void {
    this.terminated = true;
  }

  reply(data: ReplyOf<LinuxProtocol>): void {
    if (!this.terminated) this.onmessage?.({ data });
  }

  fail(): void {
    this.onerror?.(new ErrorEvent('error', { message: 'roto' }));
  }

  /** Calls received, in order. */
  calls() {
    return this.receivedMessages.filter((message) => message.kind === 'call');
  }

  /** Answers the last call. */
  answer(value?: unknown): void {
    const id = this.calls().at(-1)?.id ?? 0;
    this.reply({ kind: 'done', id, value });
  }
}

const createFile = (bytes: number) => ({ url: '/x', bytes, unpacked: bytes });

/** Creates an engine with fake workers. */
export function createFakeLinux({ supported = true } = {}) {
  const workers: FakeWorker[] = [];
  let onVisibility: (isHidden: boolean) => void = () => undefined;
  const engine = createLinuxEngine({
    downloads: {
      wasm: createFile(300),
      snapshot: createFile(4000),
      files: '/files/',
      memoryMb: 96,
    },
    workerBytes: 10,
    isSupported: () => supported,
    startWorker: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
    watchVisibility: (listener) => {
      onVisibility = listener;
      return () => undefined;
    },
  });
  return {
    engine,
    workers,
    /** Returns the n-th worker started. */
    worker: (index = 0): FakeWorker => {
      const worker = workers[index];
      if (!worker) throw new Error(`No worker number ${index} was started.`);
      return worker;
    },
    hide: (isHidden: boolean) => {
      onVisibility(isHidden);
    },
  };
}

/** Flushes the pending promises. */
export async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
