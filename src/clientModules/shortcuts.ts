import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { registerShortcut } from '../keyboard/shortcuts';

function onArrow(event: KeyboardEvent): void {
  import('../keyboard/followPaginationLink').then(
    ({ followPaginationLink }) => {
      followPaginationLink(event);
    },
    // Ignored: the links that the shortcut follows are still on the page.
    () => undefined,
  );
}

if (ExecutionEnvironment.canUseDOM) {
  registerShortcut('previous', onArrow);
  registerShortcut('next', onArrow);
}
