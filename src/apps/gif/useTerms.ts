import { useMemo, useState } from 'react';
import { announce } from '../../components/Announcer/announce';
import { useUrlParams } from '../../hooks/useUrlParams';
import {
  addTerm,
  checkTerm,
  MAX_TERMS,
  parseTerms,
  removeTerm,
  formatTerms,
} from './terms';
import type { TermCheck } from './terms';

/**
 * Term that the last change removed from the list; the removal can be undone.
 */
export interface RemovedTerm {
  readonly term: string;
  /** Index in the previous list. */
  readonly index: number;
  /** True if the reader removed the term; false if a newer one replaced it. */
  readonly byReader: boolean;
}

/** Describes the removal, on screen and for assistive technology. */
export function describeRemoval({ term, byReader }: RemovedTerm): string {
  return byReader
    ? `Quitaste «${term}».`
    : `Caben ${MAX_TERMS} búsquedas: salió la más antigua, «${term}».`;
}

interface Change extends RemovedTerm {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export interface Terms {
  /** Terms, newest first. */
  readonly terms: readonly string[];
  readonly removedTerm: RemovedTerm | null;
  readonly add: (text: string) => TermCheck;
  readonly remove: (term: string) => void;
  readonly undo: () => void;
}

/** Returns the list of terms of the address and its actions. */
export function useTerms(): Terms {
  const [params, update] = useUrlParams();
  const [change, setChange] = useState<Change | null>(null);
  const terms = useMemo(() => parseTerms(params.getAll('q')), [params]);
  // Replaces the history entry: the back button leaves the app instead of
  // reverting terms one by one.
  const writeTerms = (next: readonly string[], departure?: RemovedTerm) => {
    setChange(departure ? { ...departure, before: terms, after: next } : null);
    if (departure) announce(describeRemoval(departure));
    update({ q: formatTerms(next) }, { replace: true });
  };

  const add = (text: string): TermCheck => {
    const verdict = checkTerm(text, terms);
    if (verdict.kind !== 'ok') return verdict;
    const index = MAX_TERMS - 1;
    const oldest = terms[index];
    writeTerms(
      addTerm(terms, verdict.term),
      oldest === undefined
        ? undefined
        : { term: oldest, index, byReader: false },
    );
    return verdict;
  };

  const remove = (term: string) => {
    const index = terms.indexOf(term);
    writeTerms(removeTerm(terms, term), { term, index, byReader: true });
  };

  const undo = () => {
    if (change) writeTerms(change.before);
  };

  // The address may have changed to another list, whose removal cannot be
  // undone.
  const current = change?.after.join('\n') === terms.join('\n');
  return { terms, removedTerm: current ? change : null, add, remove, undo };
}
