import type { Word } from './answerWords';

/**
 * Limit of a question, in characters: a longer one moves the answer off the
 * screen.
 */
export const MAX_QUESTION_LENGTH = 200;

export interface AskedQuestion {
  /** Number of the question in this visit, from 1; never reused. */
  readonly n: number;
  readonly question: string;
  /** Local answer, drawn in advance in case the service is down. */
  readonly localAnswer: Word;
}

/** Questions of this visit, newest first. */
export interface Visit {
  readonly count: number;
  readonly asked: readonly AskedQuestion[];
}

export const emptyVisit: Visit = { count: 0, asked: [] };

export type QuestionCheck =
  | { readonly kind: 'ok'; readonly question: string }
  | { readonly kind: 'too-short' }
  | { readonly kind: 'too-long'; readonly length: number };

/** Trims and checks a typed question. */
export function checkQuestion(typedText: string): QuestionCheck {
  const question = typedText.trim();
  // Counts code points, so that an emoji is one character.
  const { length } = Array.from(question);
  if (length <= 1) return { kind: 'too-short' };
  if (length > MAX_QUESTION_LENGTH) return { kind: 'too-long', length };
  return { kind: 'ok', question };
}

/** Adds a question to the visit; the same one may be asked many times. */
export function addQuestion(
  visit: Visit,
  question: string,
  spare: Word,
): Visit {
  const n = visit.count + 1;
  return {
    count: n,
    asked: [{ n, question, localAnswer: spare }, ...visit.asked],
  };
}
