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
import { CompileTimeout } from './types';
import type { CEngine, ProgramRun } from './types';

/** How often what a program writes is shown anew. */
export const showEveryMs = 30;

/** A piece of what the reader sees, in order: written by the program or typed. */
export interface TranscriptPart {
  readonly stream: 'stdout' | 'stderr' | 'typed';
  readonly text: string;
}

/** What a program showed so far. */
export interface Shown {
  readonly transcript: readonly TranscriptPart[];
  readonly findings: readonly RuntimeFinding[];
  /** What the compiler said of it: warnings at most. */
  readonly report: ToolReport;
}

/** Why there is no program and no message of the compiler. */
export type ProgramFailure = ToldFailureReason | 'compile-timeout' | 'internal';

/** From the source to the end of the program. */
export type ProgramState =
  | Missing<ProgramFailure>
  | { readonly kind: 'compiling' }
  | (Shown & { readonly kind: 'running' | 'waiting' })
  | (Shown & { readonly kind: 'finished'; readonly result: RunResult })
  | {
      readonly kind: 'rejected';
      readonly stage: 'compile' | 'link';
      readonly report: ToolReport;
    };

/** One block of code's program: at most one runs at a time. */
export class Program {
  readonly #loadEngine: () => Promise<CEngine>;
  readonly #listeners = new Set<() => void>();
  #state: ProgramState = { kind: 'idle' };
  /** Of the latest run; an earlier one finds itself aborted. */
  #turn = new AbortController();
  #engine: CEngine | undefined;
  #run: ProgramRun | undefined;
  #shown: Shown | undefined;
  #pending: TranscriptPart[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(loadEngine: () => Promise<CEngine>) {
    this.#loadEngine = loadEngine;
  }

  readonly state = (): ProgramState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Compiles and runs; what ran before is stopped. Resolves at the end. */
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
      } else await this.#execute(outcome, options, turn.signal);
    } catch (error) {
      const reason = await failureOf(error);
      // Also for another run that began meanwhile.
      if (turn.signal.aborted) return;
      this.#show(reason ? { kind: 'failed', reason } : { kind: 'idle' });
    }
  };

  /** Ends the running program; before it runs, the same as `cancel`. */
  readonly stop = (): void => {
    if (this.#run) this.#run.stop();
    else this.cancel();
  };

  readonly type = (text: string): void => {
    if (!this.#run) return;
    this.#add({ stream: 'typed', text });
    this.#showNow('running');
    this.#run.type(text);
  };

  readonly endInput = (): void => {
    if (!this.#run) return;
    this.#showNow('running');
    this.#run.endInput();
  };

  /** Gives up loading or compiling. */
  readonly cancel = (): void => {
    const { kind } = this.#state;
    if (kind === 'loading') this.#engine?.cancelLoading();
    if (kind !== 'loading' && kind !== 'compiling') return;
    this.abandon();
    this.#show({ kind: 'idle' });
  };

  /** Nobody looks any more: whatever goes on here ends, unseen. */
  readonly abandon = (): void => {
    this.#turn.abort();
    clearTimeout(this.#timer);
    this.#timer = undefined;
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
    this.#showNow('running');
    const stopListening = run.listen((event) => {
      if (!signal.aborted) this.#hear(event);
    });
    const result = await run.result;
    stopListening();
    if (signal.aborted) return;
    this.#run = undefined;
    this.#merge();
    this.#show({ ...this.#shown, kind: 'finished', result });
  }

  #hear(event: RunEvent): void {
    if (event.kind === 'awaiting-input') {
      this.#showNow('waiting');
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

  #add({ stream, text }: TranscriptPart): void {
    this.#pending.push({ stream, text });
  }

  #merge(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#shown) return;
    const transcript = joined([...this.#shown.transcript, ...this.#pending]);
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

/** Pieces of one stream in a row become one. */
function joined(parts: readonly TranscriptPart[]): TranscriptPart[] {
  const result: { stream: TranscriptPart['stream']; texts: string[] }[] = [];
  for (const { stream, text } of parts) {
    const last = result.at(-1);
    if (last?.stream === stream) last.texts.push(text);
    else result.push({ stream, texts: [text] });
  }
  return result.map(({ stream, texts }) => ({ stream, text: texts.join('') }));
}

/** @returns Nothing when the reader gave up. */
export async function failureOf(
  error: unknown,
): Promise<ProgramFailure | undefined> {
  if (error instanceof CompileTimeout) return 'compile-timeout';
  if (error instanceof DOMException && error.name === 'AbortError')
    return undefined;
  return (await loadFailureOf(error)) ?? 'internal';
}
