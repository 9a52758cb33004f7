import { useEffect, useState } from 'react';
import { queuePrefetch } from '../../client/prefetch';
import type * as explainModule from '../../explain';

/** Module with the cards and their matcher, too large for the page's bundle. */
export type ExplainModule = typeof explainModule;

export type { Explanation } from '../../explain';

let loadedModule: ExplainModule | undefined;

/**
 * Downloads the cards, once per tab. Call this when the compiler is downloaded,
 * so that the cards are available offline.
 */
export async function loadExplain(): Promise<ExplainModule> {
  loadedModule = await import('../../explain');
  return loadedModule;
}

queuePrefetch(loadExplain);

/** Returns the module of the cards; undefined until it loads, and offline. */
export function useExplain(): ExplainModule | undefined {
  const [explain, setExplain] = useState(loadedModule);
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
