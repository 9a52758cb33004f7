import { useEffect, useState } from 'react';
import { later } from '../../client/ahead';
import type * as explainModule from '../../explain';

/** Module with the cards and their matcher, too large for the page's bundle. */
export type Explain = typeof explainModule;

export type { Explanation } from '../../explain';

let loaded: Explain | undefined;

/**
 * Downloads the cards, once per tab. Call this when the compiler is downloaded,
 * so that the cards are available offline.
 */
export async function loadExplain(): Promise<Explain> {
  loaded = await import('../../explain');
  return loaded;
}

later(loadExplain);

/** Returns the module of the cards; undefined until it loads, and offline. */
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
