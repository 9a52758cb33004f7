import type {
  CompileOutcome,
  CompileRequest,
  RunEvent,
  RunOptions,
  RunResult,
  RuntimeFinding,
  ToolReport,
} from '../engine/types';
import { loadWithProgress, getLoadFailureReason } from '../../kit/loadable';
import { INITIAL_LOADING } from '../../kit/loadState';
import type { NotReady, ShownFailureReason } from '../../kit/loadState';
import { CompileTimeout, StartTimeout } from './types';
import type { CEngine, ProgramRun } from './types';
import { MemoryCheckFailed } from './memoryCheck';
import type { checkMemory, MemoryCheckGap } from './memoryCheck';

/** Minimum and maximum interval between updates of a program's output. */
export const UPDATE_INTERVAL_MS = 30;
const MAX_UPDATE_INTERVAL_MS = 600;

/**
 * Interval between updates, in times that drawing the last one took: a slow
 * page keeps most of its time for «Parar».
 */
const DRAWING_TIMES_PER_INTERVAL = 3;

/**
 * Maximum typed lines delivered one per prompt; a longer paste is delivered at
 * once, like a file.
 */
const MAX_QUEUED_LINES = 200;

/** Maximum characters of a transcript part before a new one starts. */
const MAX_PART_LENGTH = 16_384;

/** A piece of the transcript, in order: program output or typed input. */
export interface TranscriptPart {
  readonly stream: 'stdout' | 'stderr' | 'typed';
  readonly text: string;
}

/** Output of a program so far. */
export interface ProgramOutput {
  readonly transcript: readonly TranscriptPart[];
  readonly findings: readonly RuntimeFinding[];
  /** Compiler output: at most warnings, as the program compiled. */
  readonly report: ToolReport;
}

/** Reasons why there is neither a program nor a compiler message. */
export type ProgramFailure =
  | ShownFailureReason
  | 'compile-timeout'
  | 'start-timeout'
  | 'unwatched'
  | 'internal';

/** States of a program, from its source to its end. */
export type ProgramState =
  | NotReady<ProgramFailure>
  /** `starting`: compiled, but the runner has not begun `main`. */
  | { readonly kind: 'compiling' | 'starting' }
  | (ProgramOutput & { readonly kind: 'running' | 'waiting' })
  | (ProgramOutput & {
      readonly kind: 'finished';
      readonly result: RunResult;
      /** Reason why the memory check is partial or missing. */
      readonly watchGap?: MemoryCheckGap;
    })
  | {
      readonly kind: 'rejected';
      readonly stage: 'compile' | 'link';
      readonly report: ToolReport;
    };

/** The program of one code block; at most one run at a time. */
export class Program {
  readonly #loadEngine: () => Promise<CEngine>;
  readonly #checkMemory: typeof checkMemory | undefined;
  readonly #listeners = new Set<() => void>();
  #state: ProgramState = { kind: 'idle' };
  /** Abort controller of the latest run; starting another aborts it. */
  #abortController = new AbortController();
  #engine: CEngine | undefined;
  #run: ProgramRun | undefined;
  #output: ProgramOutput | undefined;
  #pending: TranscriptPart[] = [];
  /**
   * Input typed before the program asked for it; `undefined` ends the input.
   */
  #queuedInput: (string | undefined)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #updateIntervalMs = UPDATE_INTERVAL_MS;

  /** @param watchEnded Checks the memory use of a program that ended. */
  constructor(
    loadEngine: () => Promise<CEngine>,
    watchEnded?: typeof checkMemory,
  ) {
    this.#loadEngine = loadEngine;
    this.#checkMemory = watchEnded;
  }

  readonly state = (): ProgramState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /**
   * Compiles and runs a program, stopping an earlier run. Resolves at the end.
   */
  readonly run = async (
    request: CompileRequest,
    options: RunOptions,
  ): Promise<void> => {
    this.abort();
    const turn = new AbortController();
    this.#abortController = turn;
    try {
      const outcome = await this.#compile(request, turn.signal);
      if (turn.signal.aborted) return;
      if (outcome.kind === 'rejected') {
        const { stage, text, diagnostics } = outcome;
        this.#setState({
          kind: 'rejected',
          stage,
          report: { text, diagnostics },
        });
      } else await this.#execute(outcome, request, options, turn.signal);
    } catch (error) {
      const reason = await toProgramFailure(error);
      // Checked after the wait: another run may have begun.
      if (turn.signal.aborted) return;
      this.#setState(reason ? { kind: 'failed', reason } : { kind: 'idle' });
    }
  };

  /** Stops the running program; before it runs, cancels it. */
  readonly stop = (): void => {
    if (this.#run && this.#state.kind !== 'starting') this.#run.stop();
    else this.cancel();
  };

  /** Sends typed text. Each of several lines answers its own prompt. */
  readonly type = (text: string): void => {
    const lines = text.match(/[^\n]*\n|[^\n]+/g) ?? [];
    this.#queueInput(lines.length > MAX_QUEUED_LINES ? [text] : lines);
  };

  readonly endInput = (): void => {
    this.#queueInput([undefined]);
  };

  /** Cancels the download, compilation or start of a program. */
  readonly cancel = (): void => {
    const { kind } = this.#state;
    if (kind === 'loading') this.#engine?.cancelLoading();
    if (!isBeforeRun(kind)) return;
    this.abort();
    this.#setState({ kind: 'idle' });
  };

  /** Stops any work without showing its result: the view is gone. */
  readonly abort = (): void => {
    this.#abortController.abort();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queuedInput = [];
    const run = this.#run;
    this.#run = undefined;
    run?.stop();
  };

  async #compile(
    request: CompileRequest,
    signal: AbortSignal,
  ): Promise<CompileOutcome> {
    this.#setState(INITIAL_LOADING);
    const engine = this.#engine ?? (await this.#loadEngine());
    this.#engine = engine;
    signal.throwIfAborted();
    await loadWithProgress(engine, (loading) => {
      if (!signal.aborted) this.#setState(loading);
    });
    signal.throwIfAborted();
    this.#setState({ kind: 'compiling' });
    return engine.compile(request, signal);
  }

  async #execute(
    { wasm, text, diagnostics }: Extract<CompileOutcome, { kind: 'program' }>,
    request: CompileRequest,
    options: RunOptions,
    signal: AbortSignal,
  ): Promise<void> {
    const run = this.#engine?.run(wasm, options);
    if (!run) return;
    this.#run = run;
    this.#pending = [];
    this.#updateIntervalMs = UPDATE_INTERVAL_MS;
    this.#output = {
      transcript: [],
      findings: [],
      report: { text, diagnostics },
    };
    this.#setState({ kind: 'starting' });
    const stopListening = run.listen((event) => {
      if (!signal.aborted) this.#handleEvent(event);
    });
    const result = await run.result;
    stopListening();
    if (signal.aborted) return;
    this.#run = undefined;
    this.#mergePending();
    this.#setState({ ...this.#output, kind: 'finished', result });
    void this.#addMemoryFindings(request, options, result, signal);
  }

  /** Checks the memory use of a program that ended, and shows the findings. */
  async #addMemoryFindings(
    request: CompileRequest,
    options: RunOptions,
    result: RunResult,
    signal: AbortSignal,
  ): Promise<void> {
    const shownOutput = this.#output;
    if (!this.#engine || !this.#checkMemory || !shownOutput) return;
    const typedText = shownOutput.transcript
      .filter(({ stream }) => stream === 'typed')
      .map(({ text }) => text)
      .join('');
    const endedRun = { request, options, result, typedText };
    const outcome = await this.#checkMemory(this.#engine, endedRun, signal);
    if (!outcome || signal.aborted) return;
    // Showing an equal state would announce it again to screen readers.
    if (!outcome.gap && outcome.findings.length === 0) return;
    const findings = [...result.findings, ...outcome.findings];
    this.#setState({
      ...shownOutput,
      kind: 'finished',
      findings,
      result: { ...result, findings },
      ...(outcome.gap && { watchGap: outcome.gap }),
    });
  }

  #handleEvent(event: RunEvent): void {
    if (event.kind === 'started') {
      this.#flushTo('running');
      return;
    }
    if (event.kind === 'awaiting-input') {
      if (this.#queuedInput.length > 0) this.#sendNextInput();
      else this.#flushTo('waiting');
      return;
    }
    if (event.kind === 'output') this.#addPart(event);
    else if (this.#output)
      this.#output = {
        ...this.#output,
        findings: [...this.#output.findings, event.finding],
      };
    this.#timer ??= setTimeout(() => {
      void this.#drawUpdate();
    }, this.#updateIntervalMs);
  }

  /** Shows the pending output, and adapts the interval to its cost. */
  async #drawUpdate(): Promise<void> {
    const startTime = performance.now();
    this.#flushTo('running');
    // React draws in a microtask, which it queued before this one.
    await Promise.resolve();
    this.#updateIntervalMs = Math.min(
      Math.max(
        UPDATE_INTERVAL_MS,
        DRAWING_TIMES_PER_INTERVAL * (performance.now() - startTime),
      ),
      MAX_UPDATE_INTERVAL_MS,
    );
  }

  #queueInput(lines: readonly (string | undefined)[]): void {
    const { kind } = this.#state;
    if (!this.#run && !isBeforeRun(kind)) return;
    const isNext = this.#queuedInput.length === 0;
    this.#queuedInput.push(...lines);
    if (this.#run && isNext) this.#sendNextInput();
  }

  /** Sends the next queued input to the program. */
  #sendNextInput(): void {
    const text = this.#queuedInput.shift();
    if (text !== undefined) this.#addPart({ stream: 'typed', text });
    if (this.#state.kind !== 'starting') this.#flushTo('running');
    if (text === undefined) this.#run?.endInput();
    else this.#run?.type(text);
  }

  #addPart({ stream, text }: TranscriptPart): void {
    this.#pending.push({ stream, text });
  }

  #mergePending(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#output) return;
    const transcript = appendParts(this.#output.transcript, this.#pending);
    this.#output = { ...this.#output, transcript };
    this.#pending = [];
  }

  #flushTo(kind: 'running' | 'waiting'): void {
    this.#mergePending();
    if (this.#output) this.#setState({ ...this.#output, kind });
  }

  #setState(state: ProgramState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function isBeforeRun(kind: ProgramState['kind']): boolean {
  return kind === 'loading' || kind === 'compiling' || kind === 'starting';
}

/**
 * Merges consecutive pieces of one stream into one part, up to a maximum
 * length: appending to an ever longer string would slow down.
 */
function appendParts(
  parts: readonly TranscriptPart[],
  addedParts: readonly TranscriptPart[],
): readonly TranscriptPart[] {
  const result = [...parts];
  for (const { stream, text } of addedParts) {
    const last = result.at(-1);
    if (last?.stream === stream && last.text.length < MAX_PART_LENGTH)
      result[result.length - 1] = { stream, text: last.text + text };
    else result.push({ stream, text });
  }
  return result;
}

/**
 * Maps an error to a failure.
 *
 * @returns undefined when the reader cancelled.
 */
export async function toProgramFailure(
  error: unknown,
): Promise<ProgramFailure | undefined> {
  if (error instanceof CompileTimeout) return 'compile-timeout';
  if (error instanceof StartTimeout) return 'start-timeout';
  if (error instanceof MemoryCheckFailed) return 'unwatched';
  if (error instanceof DOMException && error.name === 'AbortError')
    return undefined;
  return (await getLoadFailureReason(error)) ?? 'internal';
}
