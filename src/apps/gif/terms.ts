import { MAX_QUERY_LENGTH } from '../../api/giphy/client';

/** Terms before the first search. */
export const initialTerms: readonly string[] = ['hack'];

/** Limit of terms, so that a link cannot cause more requests than these. */
export const MAX_TERMS = 10;

export type TermCheck =
  | { readonly kind: 'ok'; readonly term: string }
  | { readonly kind: 'too-short' }
  | { readonly kind: 'too-long'; readonly length: number }
  | { readonly kind: 'duplicate'; readonly of: string };

// Compares as a Spanish dictionary does: case and accents are ignored, but ñ is
// a separate letter, so that «año» does not equal «ano».
const collator = new Intl.Collator('es', { sensitivity: 'base' });

function isSameTerm(leftTerm: string, rightTerm: string): boolean {
  return (
    collator.compare(
      leftTerm.replace(/\s+/gu, ' '),
      rightTerm.replace(/\s+/gu, ' '),
    ) === 0
  );
}

/**
 * Checks if a text can be added to the list.
 *
 * @param text Text as typed or as found in an address.
 * @param terms List without repeated terms.
 */
export function checkTerm(text: string, terms: readonly string[]): TermCheck {
  const term = text.trim();
  // Combined letters count once, and an invisible text is not a term.
  if (term.normalize('NFC').length <= 1 || isSameTerm(term, ''))
    return { kind: 'too-short' };
  if (term.length > MAX_QUERY_LENGTH)
    return { kind: 'too-long', length: term.length };
  const existingTerm = terms.find((other) => isSameTerm(term, other));
  return existingTerm === undefined
    ? { kind: 'ok', term }
    : { kind: 'duplicate', of: existingTerm };
}

/** Adds a term to the front of the list; a full list drops its oldest one. */
export function addTerm(
  terms: readonly string[],
  term: string,
): readonly string[] {
  return [term, ...terms].slice(0, MAX_TERMS);
}

/** Removes a term from the list. */
export function removeTerm(
  terms: readonly string[],
  term: string,
): readonly string[] {
  return terms.filter((other) => other !== term);
}

/**
 * Parses the list of an address, newest first. Invalid terms are skipped.
 *
 * @param values Values of `?q=`, in order: none is the initial list, a single
 * empty one is an empty list.
 */
export function parseTerms(values: readonly string[]): readonly string[] {
  if (values.length === 0) return initialTerms;
  const terms: string[] = [];
  for (const value of values) {
    const verdict = checkTerm(value, terms);
    if (verdict.kind === 'ok') terms.push(verdict.term);
    if (terms.length === MAX_TERMS) break;
  }
  return terms;
}

/** Converts a list to the values of `?q=` that {@link parseTerms} reads. */
export function formatTerms(terms: readonly string[]): readonly string[] {
  return terms.length === 0 ? [''] : terms;
}
