import type { PluginConfig } from '@docusaurus/types';
import articles from '../src/plugins/articles';
import authorMessages from '../src/plugins/author-messages';
import contentCheck from '../src/plugins/content-check';
import coreStyle from '../src/plugins/core-style';
import headingFont from '../src/plugins/heading-font';
import { runInSequence } from '../src/plugins/in-sequence';
import labs from '../src/plugins/labs';
import moduleNames from '../src/plugins/module-names';
import offline from '../src/plugins/offline';
import ownerNotice from '../src/plugins/owner-notice';
import preferences from '../src/plugins/preferences';
import printAddress from '../src/plugins/print-address';
import progress from '../src/plugins/progress';
import redirectsPlugin from '../src/plugins/redirects';
import scriptLoading from '../src/plugins/script-loading';
import search from '../src/plugins/search';
import shortClassNames from '../src/plugins/short-class-names';
import securityHeaders from '../src/plugins/security-headers';
import serviceWorker from '../src/plugins/service-worker';
import sitePages from '../src/plugins/site-pages';
import siteMap from '../src/plugins/site-map';
import socialCards from '../src/plugins/social-cards';
import startup from '../src/plugins/startup';
import pageFiles from '../src/plugins/page-files';
import sourceTokens from '../src/plugins/source-tokens';
import withoutPrism from '../src/plugins/without-prism';
import { docs } from './docs';
import { redirects } from './redirects';
import { isWorkerWithdrawn } from './site';

/**
 * Plugins of this project. Those inside `after-build` process the finished
 * HTML, in this order.
 */
export const plugins: PluginConfig[] = [
  ['./src/plugins/docs-routes/index.ts', docs],
  authorMessages,
  contentCheck,
  articles,
  siteMap,
  sitePages,
  progress,
  preferences,
  printAddress,
  scriptLoading,
  shortClassNames,
  pageFiles,
  sourceTokens,
  labs,
  moduleNames,
  withoutPrism,
  runInSequence('after-build', [
    (context) => redirectsPlugin(context, { redirects }),
    socialCards,
    search,
    headingFont,
    coreStyle,
    startup,
    offline,
    (context) => serviceWorker(context, { isWithdrawn: isWorkerWithdrawn }),
    (context) => securityHeaders(context, { redirects }),
  ]),
  ownerNotice,
];
