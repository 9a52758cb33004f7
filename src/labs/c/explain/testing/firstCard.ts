import type { CCompiler, Place, RunResult } from '../../engine/types';
import { reportEntries, runEntries } from '../../views/ErrorCard/entries';
import * as explain from '..';

/** What a learner reads first of a program. */
export interface FirstCard {
  /** `undefined` when nothing is said of it. */
  readonly id: string | undefined;
  readonly title: string;
  readonly place: Place | undefined;
  /** What it wrote; nothing when it did not run. */
  readonly output: string | undefined;
}

/** Runs a program; it must come back from one that does not end. */
export type Run = (
  wasm: Uint8Array,
) => Promise<RunResult & { readonly stdout: string }>;

/** Compiles a program as the page does, runs it if it may, and takes the first card of all. */
export async function firstCardOf(
  text: string,
  compiler: CCompiler,
  run?: Run,
): Promise<FirstCard> {
  const files = [{ name: 'main.c', text }];
  const outcome = await compiler.compile({ files });
  const ran =
    outcome.kind === 'program' ? await run?.(outcome.wasm) : undefined;
  const [first] = [
    ...reportEntries(outcome, files, explain),
    ...(ran ? runEntries(ran, explain, files) : []),
  ];
  return {
    id: first && (first.explanation?.id ?? 'ninguna'),
    title:
      first?.explanation?.title ?? first?.raw?.split('\n')[0] ?? 'sin mensaje',
    place: first?.place,
    output: ran?.stdout,
  };
}
