import type { ReactNode } from 'react';
import EditionSwitch from '../../courses/components/EditionSwitch';

/** Where the stock theme names the version, ours lets the reader change it. */
export default function DocVersionBadge(): ReactNode {
  return <EditionSwitch />;
}
