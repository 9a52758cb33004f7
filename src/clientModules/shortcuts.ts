import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { openSiteDialog } from '../components/SiteDialogs/open';
import { registerShortcut } from '../keyboard/shortcuts';

/** Follows the link under the lesson or article, as a click does. */
function follow(side: 'prev' | 'next'): void {
  document
    .querySelector<HTMLAnchorElement>(`.pagination-nav__link--${side}`)
    ?.click();
}

if (ExecutionEnvironment.canUseDOM) {
  registerShortcut('previous', () => {
    follow('prev');
  });
  registerShortcut('next', () => {
    follow('next');
  });
  registerShortcut('help', () => {
    openSiteDialog('shortcuts');
  });
}
