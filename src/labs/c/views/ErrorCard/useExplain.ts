import { useEffect, useState } from 'react';
import { later } from '../../client/ahead';
import type * as explainModule from '../../explain';

/** The cards and what finds the right one; too large to come with the page. */
export type Explain = typeof explainModule;

export type { Explanation } from '../../explain';

let loaded: Explain | undefined;

/**
 * Fetches the cards, once for the tab. Call it when the compiler is fetched, so
 * that they are there when the network is not.
 */
export async function loadExplain(): Promise<Explain> {
  loaded = await import('../../explain');
  return loaded;
}

later(loadExplain);

/** The cards, once they are there; until then, and without network, nothing. */
export function useExplain(): Explain | undefined {
  const [explain, setExplain] = useState(loaded);
  useEffect(() => {
    let isLive = true;
    loadExplain().then(
      (module) => {
        if (isLive) setExplain(module);
      },
      () => undefined,
    );
    return () => {
      isLive = false;
    };
  }, []);
  return explain;
}
