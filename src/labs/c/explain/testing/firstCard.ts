import { isCheckable } from '../../engine/checker/rerun';
import type { CheckOutcome } from '../../engine/checker/types';
import type {
  CCompiler,
  Place,
  RunResult,
  RuntimeFinding,
  SourceFile,
} from '../../engine/types';
import {
  createReportEntries,
  createRunEntries,
} from '../../views/ErrorCard/entries';
import type { CardEntry } from '../../views/ErrorCard/entries';
import { isCauseOfRun } from '../../views/ErrorCard/cause';
import * as explain from '..';

/** Card as shown to the learner. */
export interface Card {
  readonly id: string;
  readonly title: string;
  readonly meaning: string;
  readonly place: Place | undefined;
}

/** First card shown for a program. */
export interface FirstCard extends Omit<Card, 'id'> {
  /** `undefined` when there is no card. */
  readonly id: string | undefined;
  /** Standard output; undefined when the program did not run. */
  readonly output: string | undefined;
}

/** Cards shown for a program, in order. */
export interface CardReport {
  readonly cards: readonly Card[];
  /** Standard output; undefined when the program did not run. */
  readonly output: string | undefined;
}

/** Runs a program. Must stop an endless one. */
export type RunProgram = (
  wasm: Uint8Array,
  stdin?: string,
) => Promise<RunResult & { readonly stdout: string }>;

/** Runs a program again with memory checks. */
export type WatchMemory = (
  wasm: Uint8Array,
  stdin: string,
) => Promise<CheckOutcome>;

/** Tools and input of a trial. A missing `run` or `watch` skips that stage. */
interface TrialOptions {
  readonly compiler: CCompiler;
  readonly run?: RunProgram | undefined;
  readonly watch?: WatchMemory | undefined;
  readonly stdin?: string | undefined;
}

const toCard = ({ explanation, raw, place }: CardEntry): Card => ({
  id: explanation?.id ?? 'ninguna',
  title: explanation?.title ?? raw?.split('\n')[0] ?? 'sin mensaje',
  meaning: explanation?.meaning ?? '',
  place,
});

/** Text of a single-file program, or the files of a program. */
type Program = string | readonly SourceFile[];

const toFiles = (program: Program): readonly SourceFile[] =>
  typeof program === 'string' ? [{ name: 'main.c', text: program }] : program;

/** Returns the findings of the memory checks, compiled as the page does. */
async function watchMemory(
  files: readonly SourceFile[],
  { compiler, watch, stdin = '' }: TrialOptions,
): Promise<readonly RuntimeFinding[]> {
  if (!watch) return [];
  const outcome = await compiler.compile({
    files,
    debugInfo: true,
    unchecked: true,
  });
  if (outcome.kind !== 'program') return [];
  return (await watch(outcome.wasm, stdin)).findings;
}

/**
 * Compiles a program as the page does, runs it, checks its memory, and returns
 * all its cards in order.
 */
export async function collectCards(
  program: Program,
  trial: TrialOptions,
): Promise<CardReport> {
  const files = toFiles(program);
  const outcome = await trial.compiler.compile({ files });
  const runResult =
    outcome.kind === 'program'
      ? await trial.run?.(outcome.wasm, trial.stdin)
      : undefined;
  const faults =
    runResult && isCheckable(runResult.end)
      ? await watchMemory(files, trial)
      : [];
  const compileEntries = createReportEntries(outcome, files, explain);
  const findings = [...(runResult?.findings ?? []), ...faults];
  const runEntries = runResult
    ? createRunEntries({ end: runResult.end, findings }, explain, files)
    : [];
  const hints = explain.findHints(files, outcome.diagnostics);
  const isCause =
    runResult &&
    isCauseOfRun(outcome, hints.length > 0, { end: runResult.end, findings });
  const entries = isCause
    ? [...compileEntries, ...runEntries]
    : [...runEntries, ...compileEntries];
  return { cards: entries.map(toCard), output: runResult?.stdout };
}

/**
 * Compiles a program as the page does, optionally runs it, and returns its
 * first card.
 */
export async function getFirstCard(
  program: Program,
  compiler: CCompiler,
  run?: RunProgram,
): Promise<FirstCard> {
  const { cards, output } = await collectCards(program, { compiler, run });
  const [first] = cards;
  return {
    id: first?.id,
    title: first?.title ?? 'sin mensaje',
    meaning: first?.meaning ?? '',
    place: first?.place,
    output,
  };
}
