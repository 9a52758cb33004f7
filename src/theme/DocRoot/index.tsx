import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { PropSidebars } from '@docusaurus/plugin-content-docs';
import {
  DocsVersionProvider,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import type { Props as OriginalProps } from '@theme/DocRoot';
import OriginalDocRoot from '@theme-original/DocRoot';

interface Props extends OriginalProps {
  /** Sidebars of the pages under this route, from `src/plugins/docs-routes`. */
  readonly sidebars: PropSidebars;
}

/** Pages of a course; adds its sidebar to the edition, which comes without. */
export default function DocRoot({ sidebars, ...props }: Props): ReactNode {
  const edition = useDocsVersion();
  const version = useMemo(
    () => ({ ...edition, docsSidebars: sidebars }),
    [edition, sidebars],
  );
  return (
    <DocsVersionProvider version={version}>
      <OriginalDocRoot {...props} />
    </DocsVersionProvider>
  );
}
