import { MAX_QUERY_LENGTH } from '../../api/giphy/client';

/** What the list holds before anybody searches. */
export const initialTerms: readonly string[] = ['hack'];

/** A link cannot make a reader's browser ask for more than this. */
export const MAX_TERMS = 10;

export type Verdict =
  | { readonly kind: 'ok'; readonly term: string }
  | { readonly kind: 'too-short' }
  | { readonly kind: 'too-long'; readonly length: number }
  | { readonly kind: 'duplicate'; readonly of: string };

// Like a Spanish dictionary: case and accents make no difference, but ñ is a
// letter of its own, so that a search for «año» is not taken for another.
const collator = new Intl.Collator('es', { sensitivity: 'base' });

function sameTerm(one: string, other: string): boolean {
  return (
    collator.compare(one.replace(/\s+/gu, ' '), other.replace(/\s+/gu, ' ')) ===
    0
  );
}

/**
 * Whether a text may join the list.
 *
 * @param text As it was typed or came in an address.
 * @param terms The list, without repeated terms.
 */
export function judge(text: string, terms: readonly string[]): Verdict {
  const term = text.trim();
  // Combined letters count once, and what cannot be seen is no term.
  if (term.normalize('NFC').length <= 1 || sameTerm(term, ''))
    return { kind: 'too-short' };
  if (term.length > MAX_QUERY_LENGTH)
    return { kind: 'too-long', length: term.length };
  const twin = terms.find((other) => sameTerm(term, other));
  return twin === undefined
    ? { kind: 'ok', term }
    : { kind: 'duplicate', of: twin };
}

/** The list with a new term in front; a full one loses its oldest. */
export function addTerm(
  terms: readonly string[],
  term: string,
): readonly string[] {
  return [term, ...terms].slice(0, MAX_TERMS);
}

/** The list without a term. */
export function removeTerm(
  terms: readonly string[],
  term: string,
): readonly string[] {
  return terms.filter((other) => other !== term);
}

/**
 * The list in an address, newest first. What is no valid term is left out.
 *
 * @param values Of `?q=`, in order. None is the initial list; one that is
 * empty, an empty list.
 */
export function parseTerms(values: readonly string[]): readonly string[] {
  if (values.length === 0) return initialTerms;
  const terms: string[] = [];
  for (const value of values) {
    const verdict = judge(value, terms);
    if (verdict.kind === 'ok') terms.push(verdict.term);
    if (terms.length === MAX_TERMS) break;
  }
  return terms;
}

/** The values of `?q=` that {@link parseTerms} reads as this list. */
export function toValues(terms: readonly string[]): readonly string[] {
  return terms.length === 0 ? [''] : terms;
}
