import type { MessageOf, ReplyOf } from '../../../kit/protocol';
import { SqlError } from '../../engine/types';
import type { SqlProtocol } from '../../worker/protocol';
import { SqlHost, SqlStopped } from '../host';

class FakeWorker {
  onmessage: ((event: { data: ReplyOf<SqlProtocol> }) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  readonly sent: MessageOf<SqlProtocol>[] = [];
  isTerminated = false;
  postMessage(message: MessageOf<SqlProtocol>) {
    this.sent.push(message);
  }
  terminate() {
    this.isTerminated = true;
  }
  reply(data: ReplyOf<SqlProtocol>) {
    this.onmessage?.({ data });
  }
}

const compiled = {} as WebAssembly.Module;
const workers: FakeWorker[] = [];
let host: SqlHost;

const lastWorker = (): FakeWorker => {
  const worker = workers.at(-1);
  if (!worker) throw new Error('No worker was started.');
  return worker;
};

/** Lets the calls that wait for the load go on. */
const flush = () => Promise.resolve().then(() => Promise.resolve());

beforeEach(() => {
  workers.length = 0;
  host = new SqlHost({
    bytes: { worker: 50, files: 100 },
    isSupported: () => true,
    startWorker: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
  });
});

async function callRun() {
  const run = host.call('run', {}, 'SELECT 1');
  lastWorker().reply({ kind: 'ready', module: compiled });
  await flush();
  return run;
}

it('rejects a call with the error of SQL that the worker tells', async () => {
  const run = host.call('run', {}, 'SELEC');
  lastWorker().reply({ kind: 'ready', module: compiled });
  await flush();
  const fault = { start: 0, end: 5, message: 'near "SELEC"', code: 1 };
  lastWorker().reply({
    kind: 'refused',
    id: 1,
    refusal: { message: fault.message, fault },
  });
  await expect(run).rejects.toEqual(new SqlError(fault));
});

it('ends the calls of a worker that is stopped, and loads another one at once', async () => {
  const run = callRun();
  await flush();
  host.stop();
  await expect(run).rejects.toMatchObject({ isRequested: true });
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([
    true,
    false,
  ]);
  void host.call('run', {}, 'SELECT 2').catch(() => undefined);
  expect(workers).toHaveLength(2);
});

it('loads no worker after a download that is cancelled', () => {
  host.load().catch(() => undefined);
  host.stop();
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true]);
});

it('gives SQLite compiled to the workers that follow the first one', async () => {
  const run = callRun();
  await flush();
  host.stop();
  await expect(run).rejects.toBeInstanceOf(SqlStopped);
  expect(workers.map(({ sent }) => sent[0])).toEqual([
    { kind: 'init', refresh: false, module: undefined },
    { kind: 'init', refresh: false, module: compiled },
  ]);
});

it('ends the calls of a worker that fails by itself', async () => {
  const run = callRun();
  await flush();
  lastWorker().onerror?.(new ErrorEvent('error', { cancelable: true }));
  await expect(run).rejects.toEqual(new SqlStopped(false));
});

it('counts the bytes of the worker and of SQLite', () => {
  void host.load();
  lastWorker().reply({ kind: 'progress', received: 30 });
  expect(host.loading()).toEqual({ kind: 'loading', received: 80, total: 150 });
});
