import { fold } from '../../utils/fold';

/** Type of a question: one right option, several, or a typed answer. */
export type QuestionKind = 'one' | 'many' | 'typed';

/** Data of an option that the page needs to grade it. */
export interface Answer {
  readonly right: boolean;
  /** Accepted spellings, only in typed questions. */
  readonly forms?: readonly string[];
}

/**
 * Result of an answer. `missing` and `extra` are used only where they do not
 * reveal the answer.
 */
export type Verdict =
  | { readonly kind: 'right' | 'wrong' }
  | { readonly kind: 'missing' | 'extra'; readonly count: number };

/**
 * Normalizes a typed answer for comparison: ignores case, accents and extra
 * spaces, and restores the straight quotes and double hyphens that phones
 * replace.
 */
export function normalizeAnswer(text: string): string {
  return fold(text)
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/—/g, '--')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Returns the index of the answer that a typed text matches, in an array that
 * is empty when no answer matches.
 */
export function matchTyped(answers: readonly Answer[], text: string): number[] {
  const typedAnswer = normalizeAnswer(text);
  const answerIndex = answers.findIndex(({ forms = [] }) =>
    forms.some((form) => normalizeAnswer(form) === typedAnswer),
  );
  return answerIndex < 0 ? [] : [answerIndex];
}

/** Grades the chosen answers, given by index. */
export function grade(
  kind: QuestionKind,
  answers: readonly Answer[],
  chosenOptions: readonly number[],
): Verdict {
  const right = chosenOptions.filter((index) => answers[index]?.right).length;
  const extra = chosenOptions.length - right;
  if (kind !== 'many')
    return { kind: right > 0 && extra === 0 ? 'right' : 'wrong' };
  const missing = answers.filter((answer) => answer.right).length - right;
  if (missing === 0 && extra === 0) return { kind: 'right' };
  if (right > 0 && extra === 0) return { kind: 'missing', count: missing };
  if (missing === 0) return { kind: 'extra', count: extra };
  return { kind: 'wrong' };
}
