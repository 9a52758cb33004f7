import type { Word } from './words';

/** Longer questions are speeches: they push the answer off the screen. */
export const MAX_QUESTION = 200;

export interface Asked {
  /** Number of the question in this visit, from 1; never used twice. */
  readonly n: number;
  readonly question: string;
  /** Drawn in advance, for the case that the service is down. */
  readonly spare: Word;
}

/** What was asked in this visit, newest first. */
export interface Visit {
  readonly count: number;
  readonly asked: readonly Asked[];
}

export const emptyVisit: Visit = { count: 0, asked: [] };

export type Checked =
  | { readonly kind: 'ok'; readonly question: string }
  | { readonly kind: 'too-short' }
  | { readonly kind: 'too-long'; readonly length: number };

/** A typed question without the spaces around it, or why it is refused. */
export function checkQuestion(typed: string): Checked {
  const question = typed.trim();
  // Characters as a reader counts them: an emoji is one.
  const { length } = Array.from(question);
  if (length <= 1) return { kind: 'too-short' };
  if (length > MAX_QUESTION) return { kind: 'too-long', length };
  return { kind: 'ok', question };
}

/** The visit after one more question; the same one may be asked many times. */
export function ask(visit: Visit, question: string, spare: Word): Visit {
  const n = visit.count + 1;
  return { count: n, asked: [{ n, question, spare }, ...visit.asked] };
}
