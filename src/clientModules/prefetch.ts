import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

interface DocusaurusGlobal {
  readonly prefetch: (path: string) => unknown;
  readonly preload: (path: string) => unknown;
}

/**
 * Disables the prefetching of Docusaurus, which downloads the code of every
 * page whose link is on screen. On a page with a long menu that is more than
 * the page itself, at the reader's cost, and Firefox reports the prefetch links
 * as forbidden by the site's own policy. Preloading the page under the pointer
 * or finger stays; the service worker fetches the next lesson.
 */
function disablePrefetch(docusaurus: DocusaurusGlobal): DocusaurusGlobal {
  return {
    prefetch: () => false,
    // Ignores a failed preload: the failure is shown when the reader opens the
    // page.
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
      current = disablePrefetch(value);
    },
  });
}
