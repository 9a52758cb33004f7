import type { PluginConfig } from '@docusaurus/types';
import articles from '../src/plugins/articles';
import preferences from '../src/plugins/preferences';
import redirectsPlugin from '../src/plugins/redirects';
import scriptLoading from '../src/plugins/script-loading';
import securityHeaders from '../src/plugins/security-headers';
import siteMap from '../src/plugins/site-map';
import { redirects } from './redirects';

/**
 * Our own plugins. Those that read the finished HTML come last and in this
 * order: pages that redirect exist before the headers are computed.
 */
export const plugins: PluginConfig[] = [
  articles,
  siteMap,
  preferences,
  scriptLoading,
  (context) => redirectsPlugin(context, { redirects }),
  (context) => securityHeaders(context, { redirects }),
];
