import { isWorthWatching } from '../../engine/checker/again';
import type { CheckOutcome } from '../../engine/checker/types';
import type {
  CCompiler,
  Place,
  RunResult,
  RuntimeFinding,
  SourceFile,
} from '../../engine/types';
import { reportEntries, runEntries } from '../../views/ErrorCard/entries';
import type { Entry } from '../../views/ErrorCard/entries';
import { saysCause } from '../../views/ErrorCard/cause';
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
export interface Reading {
  readonly cards: readonly Card[];
  /** Standard output; undefined when the program did not run. */
  readonly output: string | undefined;
}

/** Runs a program. Must stop an endless one. */
export type Run = (
  wasm: Uint8Array,
  stdin?: string,
) => Promise<RunResult & { readonly stdout: string }>;

/** Runs a program again with memory checks. */
export type Watch = (wasm: Uint8Array, stdin: string) => Promise<CheckOutcome>;

/** Tools and input of a trial. A missing `run` or `watch` skips that stage. */
interface Trial {
  readonly compiler: CCompiler;
  readonly run?: Run | undefined;
  readonly watch?: Watch | undefined;
  readonly stdin?: string | undefined;
}

const toCard = ({ explanation, raw, place }: Entry): Card => ({
  id: explanation?.id ?? 'ninguna',
  title: explanation?.title ?? raw?.split('\n')[0] ?? 'sin mensaje',
  meaning: explanation?.meaning ?? '',
  place,
});

/** Text of a single-file program, or the files of a program. */
type Program = string | readonly SourceFile[];

const filesOf = (program: Program): readonly SourceFile[] =>
  typeof program === 'string' ? [{ name: 'main.c', text: program }] : program;

/** Returns the findings of the memory checks, compiled as the page does. */
async function watched(
  files: readonly SourceFile[],
  { compiler, watch, stdin = '' }: Trial,
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
export async function readingOf(
  program: Program,
  trial: Trial,
): Promise<Reading> {
  const files = filesOf(program);
  const outcome = await trial.compiler.compile({ files });
  const ran =
    outcome.kind === 'program'
      ? await trial.run?.(outcome.wasm, trial.stdin)
      : undefined;
  const faults =
    ran && isWorthWatching(ran.end) ? await watched(files, trial) : [];
  const said = reportEntries(outcome, files, explain);
  const findings = [...(ran?.findings ?? []), ...faults];
  const done = ran
    ? runEntries({ end: ran.end, findings }, explain, files)
    : [];
  const hints = explain.readHints(files, outcome.diagnostics);
  const isCause =
    ran && saysCause(outcome, hints.length > 0, { end: ran.end, findings });
  const entries = isCause ? [...said, ...done] : [...done, ...said];
  return { cards: entries.map(toCard), output: ran?.stdout };
}

/**
 * Compiles a program as the page does, optionally runs it, and returns its
 * first card.
 */
export async function firstCardOf(
  program: Program,
  compiler: CCompiler,
  run?: Run,
): Promise<FirstCard> {
  const { cards, output } = await readingOf(program, { compiler, run });
  const [first] = cards;
  return {
    id: first?.id,
    title: first?.title ?? 'sin mensaje',
    meaning: first?.meaning ?? '',
    place: first?.place,
    output,
  };
}
