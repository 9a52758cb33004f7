import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { savesData } from '../utils/savesData';

/** What the reader asked for comes first. */
const CALM_MS = 5000;

interface DocusaurusGlobal {
  readonly prefetch: (path: string) => unknown;
  readonly preload: (path: string) => unknown;
}

/**
 * Docusaurus downloads the code of every page whose link is on screen: on a
 * page with a long menu that is more than the page itself, and the reader
 * pays for it. What stays is loading the page under the pointer or finger.
 */
function withoutPrefetch(docusaurus: DocusaurusGlobal): DocusaurusGlobal {
  return {
    prefetch: () => false,
    // What did not arrive is told when somebody goes there.
    preload: async (path) => {
      await Promise.resolve(docusaurus.preload(path)).catch(() => undefined);
    },
  };
}

let prefetch: DocusaurusGlobal['prefetch'] | undefined;

if (ExecutionEnvironment.canUseDOM) {
  // Docusaurus assigns this object right after the client modules have run.
  let current: DocusaurusGlobal | undefined;
  Object.defineProperty(window, 'docusaurus', {
    configurable: true,
    get: () => current,
    set: (value: DocusaurusGlobal) => {
      prefetch = value.prefetch;
      current = withoutPrefetch(value);
    },
  });
}

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Only the next lesson comes before it is asked for: who reads goes there. */
export function onRouteDidUpdate(): void {
  clearTimeout(waiting);
  if (savesData()) return;
  waiting = setTimeout(() => {
    const next = document.querySelector<HTMLAnchorElement>(
      'a.pagination-nav__link--next',
    );
    if (next) prefetch?.(next.pathname);
  }, CALM_MS);
}
