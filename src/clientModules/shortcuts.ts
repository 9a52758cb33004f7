import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { registerShortcut } from '../keyboard/shortcuts';

function onArrow(event: KeyboardEvent): void {
  import('../keyboard/turnPage').then(
    ({ turnPage }) => {
      turnPage(event);
    },
    // The links that it follows are there.
    () => undefined,
  );
}

if (ExecutionEnvironment.canUseDOM) {
  registerShortcut('previous', onArrow);
  registerShortcut('next', onArrow);
}
