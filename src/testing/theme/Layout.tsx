import type { ReactNode } from 'react';

/** Test double of the theme's layout, which needs a running Docusaurus. */
export default function Layout({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  return <>{children}</>;
}
