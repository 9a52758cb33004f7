import type { Word } from './words';

/**
 * Limit of a question, in characters: a longer one moves the answer off the
 * screen.
 */
export const MAX_QUESTION = 200;

export interface Asked {
  /** Number of the question in this visit, from 1; never reused. */
  readonly n: number;
  readonly question: string;
  /** Local answer, drawn in advance in case the service is down. */
  readonly spare: Word;
}

/** Questions of this visit, newest first. */
export interface Visit {
  readonly count: number;
  readonly asked: readonly Asked[];
}

export const emptyVisit: Visit = { count: 0, asked: [] };

export type Checked =
  | { readonly kind: 'ok'; readonly question: string }
  | { readonly kind: 'too-short' }
  | { readonly kind: 'too-long'; readonly length: number };

/** Trims and checks a typed question. */
export function checkQuestion(typed: string): Checked {
  const question = typed.trim();
  // Counts code points, so that an emoji is one character.
  const { length } = Array.from(question);
  if (length <= 1) return { kind: 'too-short' };
  if (length > MAX_QUESTION) return { kind: 'too-long', length };
  return { kind: 'ok', question };
}

/** Adds a question to the visit; the same one may be asked many times. */
export function ask(visit: Visit, question: string, spare: Word): Visit {
  const n = visit.count + 1;
  return { count: n, asked: [{ n, question, spare }, ...visit.asked] };
}
