import type { LoadState } from '../../kit/loadState';
import type { CEngine, ProgramRun } from '../client/types';
import type {
  CompileOutcome,
  CompileRequest,
  DataFile,
  RunEnd,
  RunEvent,
  RunOptions,
  RunResult,
} from '../engine/types';

/** Fake run: the test sends its events. */
export class FakeRun implements ProgramRun {
  readonly typedTexts: string[] = [];
  endedInput = false;
  readonly result: Promise<RunResult>;
  readonly #listeners = new Set<(event: RunEvent) => void>();
  #resolve: (result: RunResult) => void = () => undefined;

  /** @param isLate True to wait for `start` before the program begins. */
  constructor(
    readonly options: RunOptions,
    readonly isLate = false,
  ) {
    this.result = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  listen(listener: (event: RunEvent) => void): () => void {
    this.#listeners.add(listener);
    if (!this.isLate) listener({ kind: 'started' });
    return () => {
      this.#listeners.delete(listener);
    };
  }

  start(): void {
    this.emit({ kind: 'started' });
  }

  type(text: string): void {
    this.typedTexts.push(text);
  }

  endInput(): void {
    this.endedInput = true;
  }

  stop(): void {
    this.end({ kind: 'stopped' });
  }

  write(text: string): void {
    this.emit({ kind: 'output', stream: 'stdout', text });
  }

  awaitInput(): void {
    this.emit({ kind: 'awaiting-input' });
  }

  end(end: RunEnd, files: readonly DataFile[] = []): void {
    this.#resolve({ end, findings: [], files, elapsedMs: 12 });
  }

  emit(event: RunEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}

/** Fake engine without a compiler: the test sets every result. */
export class FakeCEngine implements CEngine {
  outcome: CompileOutcome = {
    kind: 'program',
    wasm: new Uint8Array(),
    text: '',
    diagnostics: [],
  };
  readonly requests: CompileRequest[] = [];
  readonly runs: FakeRun[] = [];
  /** True to start programs only when the test calls `start`. */
  runsLate = false;
  /** Promise that `load` returns. */
  loadPromise: Promise<void> = Promise.resolve();
  #state: LoadState = { kind: 'idle' };
  readonly #listeners = new Set<() => void>();

  get lastRun(): FakeRun {
    const run = this.runs.at(-1);
    if (!run) throw new Error('Nothing has run.');
    return run;
  }

  setState(state: LoadState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  load(): Promise<void> {
    return this.loadPromise;
  }

  cancelLoading(): void {
    this.setState({ kind: 'idle' });
  }

  loading(): LoadState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  compile(request: CompileRequest): Promise<CompileOutcome> {
    this.requests.push(request);
    return Promise.resolve(this.outcome);
  }

  trace(): Promise<never> {
    return Promise.reject(new Error('The fake engine follows no program.'));
  }

  checkMemory(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  parse(): Promise<never> {
    return Promise.reject(new Error('The fake engine reads no trees.'));
  }

  run(_wasm: Uint8Array, options: RunOptions): FakeRun {
    const run = new FakeRun(options, this.runsLate);
    this.runs.push(run);
    return run;
  }
}
