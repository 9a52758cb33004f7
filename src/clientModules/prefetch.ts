import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

interface DocusaurusGlobal {
  readonly prefetch: (path: string) => unknown;
  readonly preload: (path: string) => unknown;
}

/**
 * Docusaurus downloads the code of every page whose link is on screen: on a
 * page with a long menu that is more than the page itself, and the reader
 * pays for it; and it does so with links that Firefox takes for something that
 * the site's own policy forbids. What stays is loading the page under the pointer
 * or finger; the service worker brings the next lesson.
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

if (ExecutionEnvironment.canUseDOM) {
  // Docusaurus assigns this object right after the client modules have run.
  let current: DocusaurusGlobal | undefined;
  Object.defineProperty(window, 'docusaurus', {
    configurable: true,
    get: () => current,
    set: (value: DocusaurusGlobal) => {
      current = withoutPrefetch(value);
    },
  });
}
