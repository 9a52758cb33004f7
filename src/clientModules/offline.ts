import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import { offlineFiles } from '../offline/files';
import type { PageMessage } from '../offline/messages';
import { ownBuild } from '../offline/version';
import { savesData } from '../utils/savesData';

/** What the reader asked for comes first. */
const CALM_MS = 5000;

const { serviceWorker } = (ExecutionEnvironment.canUseDOM ? navigator : {}) as {
  serviceWorker?: ServiceWorkerContainer;
};

async function tell(message: PageMessage): Promise<void> {
  const { active } = (await serviceWorker?.ready) ?? {};
  active?.postMessage(message);
}

function register(): void {
  serviceWorker
    ?.register(siteConfig.baseUrl + offlineFiles.worker)
    .catch(() => {
      // Storage is denied: the site works as it does without a worker.
    });
}

/** Where whoever reads this page goes next. */
function nextPath(): string | undefined {
  const link = document.querySelector<HTMLAnchorElement>(
    'a.pagination-nav__link--next',
  );
  return link?.pathname;
}

let isStarted = false;
let showing: ReturnType<typeof setTimeout> | undefined;

/** What the application shows did not come as a page, and is kept as one. */
export function onRouteDidUpdate({
  location: { pathname },
}: {
  readonly location: { readonly pathname: string };
}): void {
  // While the site is written its files change under the same names.
  if (process.env.NODE_ENV !== 'production') return;
  const isFirst = !isStarted;
  isStarted = true;
  if (isFirst) register();
  clearTimeout(showing);
  const build = ownBuild();
  if (savesData() || build === undefined) return;
  if (isFirst) setTimeout(() => void tell({ kind: 'alive', build }), CALM_MS);
  showing = setTimeout(() => {
    const next = nextPath();
    void tell({ kind: 'shown', path: pathname, ...(next && { next }), build });
  }, CALM_MS);
}
