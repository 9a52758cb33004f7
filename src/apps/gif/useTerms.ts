import { useMemo, useState } from 'react';
import { announce } from '../../components/Announcer/announce';
import { useUrlParams } from '../../hooks/useUrlParams';
import {
  addTerm,
  judge,
  MAX_TERMS,
  parseTerms,
  removeTerm,
  toValues,
} from './terms';
import type { Verdict } from './terms';

/**
 * Term that the last change removed from the list; the removal can be undone.
 */
export interface Departure {
  readonly term: string;
  /** Index in the previous list. */
  readonly index: number;
  /** True if the reader removed the term; false if a newer one replaced it. */
  readonly wanted: boolean;
}

/** Describes the removal, on screen and for assistive technology. */
export function describeDeparture({ term, wanted }: Departure): string {
  return wanted
    ? `Quitaste «${term}».`
    : `Caben ${MAX_TERMS} búsquedas: salió la más antigua, «${term}».`;
}

interface Change extends Departure {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export interface Terms {
  /** Terms, newest first. */
  readonly terms: readonly string[];
  readonly departure: Departure | null;
  readonly add: (text: string) => Verdict;
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
  const write = (next: readonly string[], departure?: Departure) => {
    setChange(departure ? { ...departure, before: terms, after: next } : null);
    if (departure) announce(describeDeparture(departure));
    update({ q: toValues(next) }, { replace: true });
  };

  const add = (text: string): Verdict => {
    const verdict = judge(text, terms);
    if (verdict.kind !== 'ok') return verdict;
    const index = MAX_TERMS - 1;
    const oldest = terms[index];
    write(
      addTerm(terms, verdict.term),
      oldest === undefined ? undefined : { term: oldest, index, wanted: false },
    );
    return verdict;
  };

  const remove = (term: string) => {
    const index = terms.indexOf(term);
    write(removeTerm(terms, term), { term, index, wanted: true });
  };

  const undo = () => {
    if (change) write(change.before);
  };

  // The address may have changed to another list, whose removal cannot be
  // undone.
  const current = change?.after.join('\n') === terms.join('\n');
  return { terms, departure: current ? change : null, add, remove, undo };
}
