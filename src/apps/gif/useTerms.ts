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

/** A term that left the list with the last change, which can be undone. */
export interface Departure {
  readonly term: string;
  /** Its place in the list of before. */
  readonly index: number;
  /** The reader took it out; otherwise a newer one did. */
  readonly wanted: boolean;
}

/** What happened to it, for the eye and for assistive technology. */
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
  /** Newest first. */
  readonly terms: readonly string[];
  readonly departure: Departure | null;
  readonly add: (text: string) => Verdict;
  readonly remove: (term: string) => void;
  readonly undo: () => void;
}

/** The list of terms, which lives in the address. */
export function useTerms(): Terms {
  const [params, update] = useUrlParams();
  const [change, setChange] = useState<Change | null>(null);
  const terms = useMemo(() => parseTerms(params.getAll('q')), [params]);
  // One step of the browser's history for the whole list: the back button leaves
  // the app instead of taking out term after term.
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

  // A link may lead to another list, where there is nothing to undo.
  const current = change?.after.join('\n') === terms.join('\n');
  return { terms, departure: current ? change : null, add, remove, undo };
}
