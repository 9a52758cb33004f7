import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { warmC } from '../labs/c/client/load';
import { warmLinux } from '../labs/linux/client/load';

/** By what `data-live` says of the button of a laboratory. */
const labs = new Map([
  ['c', warmC],
  ['linux', warmLinux],
]);

// Who pressed it waits for the page to come alive and for the laboratory: for
// both at once.
if (ExecutionEnvironment.canUseDOM)
  for (const { type, target } of window.heard ?? []) {
    if (type !== 'click') continue;
    const button = (target as Element).closest<HTMLElement>('[data-live]');
    labs.get(button?.dataset.live ?? '')?.();
  }
