import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { siteDialogs } from '../application/SiteDialogs/load';
import { labChunks, labEngines } from '../labs/page';

type Load = () => Promise<unknown>;

/**
 * Chunks to fetch for a control, by the value of its `data-live` or
 * `data-ahead`.
 */
const chunks: Readonly<Record<string, readonly Load[]>> = {
  ...labChunks,
  search: [siteDialogs.search],
  reading: [siteDialogs.reading],
};

function preload(name: string): void {
  labEngines[name]?.();
  // Ignores a failed load: the control requests the part again and reports the
  // failure.
  for (const load of chunks[name] ?? []) load().catch(() => undefined);
}

// Loads the parts of the controls that were clicked before hydration, so that
// the downloads run while the page hydrates.
if (ExecutionEnvironment.canUseDOM)
  for (const { type, target } of window.queuedEvents ?? []) {
    if (type !== 'click') continue;
    const button = (target as Element).closest<HTMLElement>(
      '[data-live], [data-ahead]',
    );
    preload(button?.dataset.ahead ?? button?.dataset.live ?? '');
  }
