import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import { offlineFiles } from '../offline/files';
import type { PageMessage } from '../offline/messages';
import { getOwnBuild } from '../offline/version';
import { prefersReducedData } from '../utils/prefersReducedData';

/**
 * Delay before messages to the worker, so that its requests come after those of
 * the reader.
 */
const MESSAGE_DELAY_MS = 5000;

const { serviceWorker } = (ExecutionEnvironment.canUseDOM ? navigator : {}) as {
  serviceWorker?: ServiceWorkerContainer;
};

async function postToWorker(message: PageMessage): Promise<void> {
  const { active } = (await serviceWorker?.ready) ?? {};
  active?.postMessage(message);
}

function registerWorker(): void {
  serviceWorker
    ?.register(siteConfig.baseUrl + offlineFiles.worker)
    .catch(() => {
      // Registration fails where storage is denied; the site works without a
      // worker.
    });
}

/** Returns the path that the link to the next page leads to. */
function getNextPath(): string | undefined {
  const link = document.querySelector<HTMLAnchorElement>(
    'a.pagination-nav__link--next',
  );
  return link?.pathname;
}

let isStarted = false;
let shownMessageTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Tells the worker which page the application shows, because a client-side
 * navigation requests no page that the worker could cache.
 */
export function onRouteDidUpdate({
  location: { pathname },
}: {
  readonly location: { readonly pathname: string };
}): void {
  // Skipped in development, where files change under the same names.
  if (process.env.NODE_ENV !== 'production') return;
  const isFirst = !isStarted;
  isStarted = true;
  if (isFirst) registerWorker();
  clearTimeout(shownMessageTimer);
  const build = getOwnBuild();
  if (prefersReducedData() || build === undefined) return;
  if (isFirst)
    setTimeout(
      () => void postToWorker({ kind: 'alive', build }),
      MESSAGE_DELAY_MS,
    );
  shownMessageTimer = setTimeout(() => {
    const next = getNextPath();
    void postToWorker({
      kind: 'shown',
      path: pathname,
      ...(next && { next }),
      build,
    });
  }, MESSAGE_DELAY_MS);
}
