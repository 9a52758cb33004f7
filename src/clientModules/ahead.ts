import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { siteDialogs } from '../components/SiteDialogs/load';
import { warmC } from '../labs/c/client/load';
import { loadWorkbench } from '../labs/c/exercise/load';
import { loadEditor } from '../labs/c/views/CEditor/load';
import { loadLiveProgram } from '../labs/c/views/CLab/load';
import { warmLinux } from '../labs/linux/client/load';
import { loadTerminalBench } from '../labs/linux/exercise/load';

type Part = () => Promise<unknown>;

/** By what a control says with `data-live` or `data-ahead`: what else it takes. */
const parts = new Map<string, readonly Part[]>([
  ['c', [loadLiveProgram]],
  ['c-edit', [loadLiveProgram, loadEditor]],
  ['c-bench', [loadWorkbench, loadEditor]],
  ['linux-bench', [loadTerminalBench]],
  ['search', [siteDialogs.search]],
  ['reading', [siteDialogs.reading]],
]);

/** By the same: which laboratory begins to load. */
const labs = new Map([
  ['c', warmC],
  ['linux', warmLinux],
  ['linux-bench', warmLinux],
]);

function bring(name: string): void {
  labs.get(name)?.();
  // If one does not come, its control finds out when it asks.
  for (const part of parts.get(name) ?? []) part().catch(() => undefined);
}

// Who pressed a control waits for the page to come alive and for what the control
// shows: for both at once.
if (ExecutionEnvironment.canUseDOM)
  for (const { type, target } of window.heard ?? []) {
    if (type !== 'click') continue;
    const button = (target as Element).closest<HTMLElement>(
      '[data-live], [data-ahead]',
    );
    bring(button?.dataset.ahead ?? button?.dataset.live ?? '');
  }
