import type { Term } from '../../data/glosario/schema';

/**
 * Form found in a text. `id` is undefined for the phrases of `except`, where
 * the word means something else.
 */
export interface TermMatch {
  readonly start: number;
  readonly end: number;
  readonly id: string | undefined;
}

/**
 * Characters that may not be next to a form: with one, the form is part of a
 * longer word or of a path.
 */
const WORD_CHARACTER = String.raw`[\p{L}\p{M}\p{N}_/@-]`;

function createFormPattern(form: string): string {
  // A line break inside a phrase counts as a space.
  return form
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/ /g, String.raw`\s+`);
}

const normalizeForm = (form: string): string =>
  form.replace(/\s+/g, ' ').toLocaleLowerCase('es');

/**
 * Creates a function that finds the forms of some terms as whole words, the
 * longest form first. Accents are significant; case is not.
 */
export function createTermFinder(
  terms: readonly Term[],
): (text: string) => readonly TermMatch[] {
  const ids = new Map<string, string | undefined>();
  for (const { id, forms, except = [] } of terms) {
    for (const form of forms) ids.set(normalizeForm(form), id);
    for (const phrase of except) ids.set(normalizeForm(phrase), undefined);
  }
  if (ids.size === 0) return () => [];

  const longestFirst = [...ids.keys()].sort((a, b) => b.length - a.length);
  const anyForm = new RegExp(
    `(?<!${WORD_CHARACTER}|\\.)(?:${longestFirst.map(createFormPattern).join('|')})(?!${WORD_CHARACTER}|\\.[\\p{L}\\p{N}])`,
    'giu',
  );
  return (text) =>
    [...text.matchAll(anyForm)].map(({ index, 0: matchedText }) => ({
      start: index,
      end: index + matchedText.length,
      id: ids.get(normalizeForm(matchedText)),
    }));
}
