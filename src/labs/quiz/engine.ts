import { fold } from '../../utils/fold';

/** How a question is answered: one option, several, or by typing. */
export type QuestionKind = 'one' | 'many' | 'typed';

/** What the page knows of an option in order to mark it. */
export interface Answer {
  readonly right: boolean;
  /** Only in typed questions: what counts as having written this answer. */
  readonly forms?: readonly string[];
}

/** `missing` and `extra` only where saying so does not give the answer away. */
export type Verdict =
  | { readonly kind: 'right' | 'wrong' }
  | { readonly kind: 'missing' | 'extra'; readonly count: number };

/**
 * The text by which typed answers are compared: without case, accents, or
 * extra spaces, and with the straight quotes and double hyphens that phones like
 * to replace.
 */
export function normalizeAnswer(text: string): string {
  return fold(text)
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/—/g, '--')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Indexes of the answers that a typed text stands for: one or none. */
export function matchTyped(answers: readonly Answer[], text: string): number[] {
  const typed = normalizeAnswer(text);
  const found = answers.findIndex(({ forms = [] }) =>
    forms.some((form) => normalizeAnswer(form) === typed),
  );
  return found < 0 ? [] : [found];
}

/** Marks the chosen answers, given by index. */
export function grade(
  kind: QuestionKind,
  answers: readonly Answer[],
  chosen: readonly number[],
): Verdict {
  const right = chosen.filter((index) => answers[index]?.right).length;
  const extra = chosen.length - right;
  if (kind !== 'many')
    return { kind: right > 0 && extra === 0 ? 'right' : 'wrong' };
  const missing = answers.filter((answer) => answer.right).length - right;
  if (missing === 0 && extra === 0) return { kind: 'right' };
  if (right > 0 && extra === 0) return { kind: 'missing', count: missing };
  if (missing === 0) return { kind: 'extra', count: extra };
  return { kind: 'wrong' };
}
