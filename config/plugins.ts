import type { PluginConfig } from '@docusaurus/types';
import articles from '../src/plugins/articles';
import contentCheck from '../src/plugins/content-check';
import { inSequence } from '../src/plugins/in-sequence';
import ownerNotice from '../src/plugins/owner-notice';
import preferences from '../src/plugins/preferences';
import redirectsPlugin from '../src/plugins/redirects';
import rawSource from '../src/plugins/raw-source';
import scriptLoading from '../src/plugins/script-loading';
import search from '../src/plugins/search';
import securityHeaders from '../src/plugins/security-headers';
import siteMap from '../src/plugins/site-map';
import socialCards from '../src/plugins/social-cards';
import { redirects } from './redirects';

/** Our own plugins; the last group works on the finished HTML, in this order. */
export const plugins: PluginConfig[] = [
  contentCheck,
  articles,
  siteMap,
  preferences,
  scriptLoading,
  rawSource,
  inSequence('after-build', [
    (context) => redirectsPlugin(context, { redirects }),
    socialCards,
    search,
    (context) => securityHeaders(context, { redirects }),
  ]),
  ownerNotice,
];
