import type { Options } from '@docusaurus/plugin-content-docs';
import { owner } from '../src/data/owner';
import cheatSheet from '../src/remark/cheatSheet';
import courseMap from '../src/remark/courseMap';
import lpiTable from '../src/remark/lpiTable';
import storyPlace from '../src/remark/storyPlace';
import { markdown } from '../src/remark/plugins';

/**
 * Docs options. One plugin instance serves both courses and the guides, in two
 * editions.
 */
export const docs: Options = {
  path: 'docs',
  ...markdown,
  beforeDefaultRemarkPlugins: [courseMap, cheatSheet, lpiTable, storyPlace],
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  sidebarCollapsible: true,
  sidebarCollapsed: false,
  breadcrumbs: true,
  showLastUpdateTime: true,
  onInlineTags: 'throw',
  editUrl: owner.repository ? `${owner.repository}/edit/main/` : undefined,
  lastVersion: 'current',
  versions: {
    current: { label: 'Edición 4.0', badge: false, banner: 'none' },
    '3.1': {
      label: 'Edición 3.1',
      path: '3.1',
      banner: 'unmaintained',
      noIndex: true,
      badge: true,
    },
  },
};
