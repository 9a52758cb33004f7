import type {
  CompileOutcome,
  CompileRequest,
  RunEvent,
  RunOptions,
  RunResult,
  RuntimeFinding,
  ToolReport,
} from '../engine/types';
import { loadAndFollow, loadFailureOf } from '../../kit/loadable';
import { startOfLoading } from '../../kit/loading';
import type { Missing, ToldFailureReason } from '../../kit/loading';
import { CompileTimeout, StartTimeout } from './types';
import type { CEngine, ProgramRun } from './types';
import { Unwatched } from './watching';
import type { watch, WatchGap } from './watching';

/** Interval between updates of a program's output. */
export const showEveryMs = 30;

/**
 * Maximum typed lines delivered one per prompt; a longer paste is delivered at
 * once, like a file.
 */
const mostAnswers = 200;

/** Maximum characters of a transcript part before a new one starts. */
const MAX_PART_LETTERS = 16_384;

/** A piece of the transcript, in order: program output or typed input. */
export interface TranscriptPart {
  readonly stream: 'stdout' | 'stderr' | 'typed';
  readonly text: string;
}

/** Output of a program so far. */
export interface Shown {
  readonly transcript: readonly TranscriptPart[];
  readonly findings: readonly RuntimeFinding[];
  /** Compiler output: at most warnings, as the program compiled. */
  readonly report: ToolReport;
}

/** Reasons why there is neither a program nor a compiler message. */
export type ProgramFailure =
  | ToldFailureReason
  | 'compile-timeout'
  | 'start-timeout'
  | 'unwatched'
  | 'internal';

/** States of a program, from its source to its end. */
export type ProgramState =
  | Missing<ProgramFailure>
  /** `starting`: compiled, but the runner has not begun `main`. */
  | { readonly kind: 'compiling' | 'starting' }
  | (Shown & { readonly kind: 'running' | 'waiting' })
  | (Shown & {
      readonly kind: 'finished';
      readonly result: RunResult;
      /** Reason why the memory check is partial or missing. */
      readonly watchGap?: WatchGap;
    })
  | {
      readonly kind: 'rejected';
      readonly stage: 'compile' | 'link';
      readonly report: ToolReport;
    };

/** The program of one code block; at most one run at a time. */
export class Program {
  readonly #loadEngine: () => Promise<CEngine>;
  readonly #watch: typeof watch | undefined;
  readonly #listeners = new Set<() => void>();
  #state: ProgramState = { kind: 'idle' };
  /** Abort controller of the latest run; starting another aborts it. */
  #turn = new AbortController();
  #engine: CEngine | undefined;
  #run: ProgramRun | undefined;
  #shown: Shown | undefined;
  #pending: TranscriptPart[] = [];
  /**
   * Input typed before the program asked for it; `undefined` ends the input.
   */
  #ahead: (string | undefined)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param watchEnded Checks the memory use of a program that ended. */
  constructor(loadEngine: () => Promise<CEngine>, watchEnded?: typeof watch) {
    this.#loadEngine = loadEngine;
    this.#watch = watchEnded;
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
    this.abandon();
    const turn = new AbortController();
    this.#turn = turn;
    try {
      const outcome = await this.#compile(request, turn.signal);
      if (turn.signal.aborted) return;
      if (outcome.kind === 'rejected') {
        const { stage, text, diagnostics } = outcome;
        this.#show({ kind: 'rejected', stage, report: { text, diagnostics } });
      } else await this.#execute(outcome, request, options, turn.signal);
    } catch (error) {
      const reason = await failureOf(error);
      // Checked after the wait: another run may have begun.
      if (turn.signal.aborted) return;
      this.#show(reason ? { kind: 'failed', reason } : { kind: 'idle' });
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
    this.#enter(lines.length > mostAnswers ? [text] : lines);
  };

  readonly endInput = (): void => {
    this.#enter([undefined]);
  };

  /** Cancels the download, compilation or start of a program. */
  readonly cancel = (): void => {
    const { kind } = this.#state;
    if (kind === 'loading') this.#engine?.cancelLoading();
    if (!comesBeforeRunning(kind)) return;
    this.abandon();
    this.#show({ kind: 'idle' });
  };

  /** Stops any work without showing its result: the view is gone. */
  readonly abandon = (): void => {
    this.#turn.abort();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#ahead = [];
    const run = this.#run;
    this.#run = undefined;
    run?.stop();
  };

  async #compile(
    request: CompileRequest,
    signal: AbortSignal,
  ): Promise<CompileOutcome> {
    this.#show(startOfLoading);
    const engine = this.#engine ?? (await this.#loadEngine());
    this.#engine = engine;
    signal.throwIfAborted();
    await loadAndFollow(engine, (loading) => {
      if (!signal.aborted) this.#show(loading);
    });
    signal.throwIfAborted();
    this.#show({ kind: 'compiling' });
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
    this.#shown = {
      transcript: [],
      findings: [],
      report: { text, diagnostics },
    };
    this.#show({ kind: 'starting' });
    const stopListening = run.listen((event) => {
      if (!signal.aborted) this.#hear(event);
    });
    const result = await run.result;
    stopListening();
    if (signal.aborted) return;
    this.#run = undefined;
    this.#merge();
    this.#show({ ...this.#shown, kind: 'finished', result });
    void this.#look(request, options, result, signal);
  }

  /** Checks the memory use of a program that ended, and shows the findings. */
  async #look(
    request: CompileRequest,
    options: RunOptions,
    result: RunResult,
    signal: AbortSignal,
  ): Promise<void> {
    const shown = this.#shown;
    if (!this.#engine || !this.#watch || !shown) return;
    const typed = shown.transcript
      .filter(({ stream }) => stream === 'typed')
      .map(({ text }) => text)
      .join('');
    const ended = { request, options, result, typed };
    const outcome = await this.#watch(this.#engine, ended, signal);
    if (!outcome || signal.aborted) return;
    // Showing an equal state would announce it again to screen readers.
    if (!outcome.gap && outcome.findings.length === 0) return;
    const findings = [...result.findings, ...outcome.findings];
    this.#show({
      ...shown,
      kind: 'finished',
      findings,
      result: { ...result, findings },
      ...(outcome.gap && { watchGap: outcome.gap }),
    });
  }

  #hear(event: RunEvent): void {
    if (event.kind === 'started') {
      this.#showNow('running');
      return;
    }
    if (event.kind === 'awaiting-input') {
      if (this.#ahead.length > 0) this.#give();
      else this.#showNow('waiting');
      return;
    }
    if (event.kind === 'output') this.#add(event);
    else if (this.#shown)
      this.#shown = {
        ...this.#shown,
        findings: [...this.#shown.findings, event.finding],
      };
    this.#timer ??= setTimeout(() => {
      this.#showNow('running');
    }, showEveryMs);
  }

  #enter(typed: readonly (string | undefined)[]): void {
    const { kind } = this.#state;
    if (!this.#run && !comesBeforeRunning(kind)) return;
    const isNext = this.#ahead.length === 0;
    this.#ahead.push(...typed);
    if (this.#run && isNext) this.#give();
  }

  /** Sends the next queued input to the program. */
  #give(): void {
    const text = this.#ahead.shift();
    if (text !== undefined) this.#add({ stream: 'typed', text });
    if (this.#state.kind !== 'starting') this.#showNow('running');
    if (text === undefined) this.#run?.endInput();
    else this.#run?.type(text);
  }

  #add({ stream, text }: TranscriptPart): void {
    this.#pending.push({ stream, text });
  }

  #merge(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#shown) return;
    const transcript = appendTo(this.#shown.transcript, this.#pending);
    this.#shown = { ...this.#shown, transcript };
    this.#pending = [];
  }

  #showNow(kind: 'running' | 'waiting'): void {
    this.#merge();
    if (this.#shown) this.#show({ ...this.#shown, kind });
  }

  #show(state: ProgramState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function comesBeforeRunning(kind: ProgramState['kind']): boolean {
  return kind === 'loading' || kind === 'compiling' || kind === 'starting';
}

/**
 * Merges consecutive pieces of one stream into one part, up to a maximum
 * length: appending to an ever longer string would slow down.
 */
function appendTo(
  parts: readonly TranscriptPart[],
  more: readonly TranscriptPart[],
): readonly TranscriptPart[] {
  const result = [...parts];
  for (const { stream, text } of more) {
    const last = result.at(-1);
    if (last?.stream === stream && last.text.length < MAX_PART_LETTERS)
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
export async function failureOf(
  error: unknown,
): Promise<ProgramFailure | undefined> {
  if (error instanceof CompileTimeout) return 'compile-timeout';
  if (error instanceof StartTimeout) return 'start-timeout';
  if (error instanceof Unwatched) return 'unwatched';
  if (error instanceof DOMException && error.name === 'AbortError')
    return undefined;
  return (await loadFailureOf(error)) ?? 'internal';
}
