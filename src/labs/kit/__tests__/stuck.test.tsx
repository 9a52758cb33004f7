import { fireEvent, render, screen } from '@testing-library/react';
import { WorkerHost } from '../host';
import { STALL_TIMEOUT_MS, PREPARATION_TIMEOUT_MS } from '../loadState';
import type { LoadState } from '../loadState';
import type { ReplyOf } from '../protocol';
import Status from '../Status';

interface FakeProtocol {
  readonly init: object;
  readonly ready: object;
  readonly calls: object;
  readonly refusal: object;
  readonly aside: never;
  readonly event: never;
}

class FakeWorker {
  readonly receivedMessages: unknown[] = [];
  isTerminated = false;
  onmessage: ((event: { data: ReplyOf<FakeProtocol> }) => void) | undefined;

  postMessage(message: unknown): void {
    this.receivedMessages.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  /** Delivers a message, unless the worker was terminated. */
  reply(data: ReplyOf<FakeProtocol>): void {
    if (!this.isTerminated) this.onmessage?.({ data });
  }
}

const total = 100;

class Host extends WorkerHost<FakeProtocol> {
  readonly workers: FakeWorker[] = [];

  constructor() {
    super(() => true, { worker: 0, files: total });
  }

  /** Worker started last. */
  get worker(): FakeWorker {
    const last = this.workers.at(-1);
    if (!last) throw new Error('No worker was started.');
    return last;
  }

  protected override startWorker(): Worker {
    this.workers.push(new FakeWorker());
    return this.worker as unknown as Worker;
  }

  protected override init = () => ({});
  protected override onReady = () => undefined;
  protected override handleEvent = () => undefined;
  protected override toError = () => new Error('refused');
  protected override onWorkerError = () => undefined;
  protected override onUnload = () => undefined;
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function startLoading() {
  const host = new Host();
  const loadPromise = host.load();
  loadPromise.catch(() => undefined);
  return { host, loadPromise: loadPromise };
}

const getRetry = (state: LoadState) =>
  state.kind === 'loading' ? state.retry : undefined;

it('says after ten seconds that a worker whose file came empty tells nothing', () => {
  const { host } = startLoading();
  jest.advanceTimersByTime(STALL_TIMEOUT_MS - 1);
  expect(getRetry(host.loading())).toBeUndefined();
  jest.advanceTimersByTime(1);
  expect(host.loading()).toMatchObject({ kind: 'loading', received: 0, total });
  expect(getRetry(host.loading())).toBeDefined();
});

it('says it of a file that hangs half way', () => {
  const { host } = startLoading();
  host.worker.reply({ kind: 'progress', received: 40 });
  jest.advanceTimersByTime(STALL_TIMEOUT_MS);
  expect(host.loading()).toMatchObject({ received: 40 });
  expect(getRetry(host.loading())).toBeDefined();
});

it('takes no slow download for one that hangs: each piece begins the wait again', () => {
  const { host } = startLoading();
  for (let receivedBytes = 10; receivedBytes < total; receivedBytes += 10) {
    jest.advanceTimersByTime(STALL_TIMEOUT_MS - 1);
    host.worker.reply({ kind: 'progress', received: receivedBytes });
    expect(getRetry(host.loading())).toBeUndefined();
  }
});

it('leaves what came whole the time that it needs to be prepared', () => {
  const { host } = startLoading();
  host.worker.reply({ kind: 'progress', received: total });
  jest.advanceTimersByTime(10 * STALL_TIMEOUT_MS);
  expect(getRetry(host.loading())).toBeUndefined();
});

it('offers to begin again with the same files when what came whole is never prepared', async () => {
  const { host, loadPromise } = startLoading();
  host.worker.reply({ kind: 'progress', received: total });
  jest.advanceTimersByTime(PREPARATION_TIMEOUT_MS);
  getRetry(host.loading())?.();
  expect(host.worker.receivedMessages).toEqual([
    { kind: 'init', refresh: false },
  ]);
  host.worker.reply({ kind: 'ready' });
  await loadPromise;
  expect(jest.getTimerCount()).toBe(0);
});

it('who goes on waiting gets it when it comes after all', async () => {
  const { host, loadPromise } = startLoading();
  jest.advanceTimersByTime(STALL_TIMEOUT_MS);
  host.worker.reply({ kind: 'progress', received: 10 });
  expect(getRetry(host.loading())).toBeUndefined();
  host.worker.reply({ kind: 'ready' });
  await loadPromise;
  jest.advanceTimersByTime(STALL_TIMEOUT_MS);
  expect(host.loading()).toEqual({ kind: 'ready' });
});

it('begins again for everybody who waits, past what the browser keeps', async () => {
  const { host, loadPromise } = startLoading();
  const first = host.worker;
  jest.advanceTimersByTime(STALL_TIMEOUT_MS);
  getRetry(host.loading())?.();
  expect(first.isTerminated).toBe(true);
  expect(host.loading()).toEqual({ kind: 'loading', received: 0, total });
  expect(host.worker.receivedMessages).toEqual([
    { kind: 'init', refresh: true },
  ]);
  host.worker.reply({ kind: 'ready' });
  await loadPromise;
});

it('has nothing to say once it was cancelled', async () => {
  const { host, loadPromise } = startLoading();
  host.cancelLoading();
  await expect(loadPromise).rejects.toThrow();
  jest.advanceTimersByTime(STALL_TIMEOUT_MS);
  expect(host.loading()).toEqual({ kind: 'idle' });
  expect(jest.getTimerCount()).toBe(0);
});

it('tells the reader, who may wait or ask again', () => {
  const retry = jest.fn();
  const loading = { kind: 'loading', received: 40, total } as const;
  const renderStatus = (
    state: typeof loading & { readonly retry?: () => void },
  ) => (
    <Status
      mark="busy"
      text="Bajando"
      loading={state}
      downloadLabel="Descarga"
    />
  );
  const { rerender } = render(renderStatus(loading));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(renderStatus({ ...loading, retry }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    /No llega nada desde hace 10 segundos.*espera si quieres/,
  );
  expect(screen.getByRole('progressbar')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Pedirla otra vez' }));
  expect(retry).toHaveBeenCalledTimes(1);
  const wholeState = { ...loading, received: total, retry };
  rerender(
    <Status mark="busy" text="Bajando" loading={wholeState} downloadLabel="" />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(/no se pone en marcha/);
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(retry).toHaveBeenCalledTimes(2);
});
