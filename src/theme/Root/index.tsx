import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import Announcer from '../../components/Announcer';
import SiteDialogs from '../../application/SiteDialogs';

interface Props {
  readonly children: ReactNode;
}

/** Wraps every page, and stays mounted across navigation. */
export default function Root({ children }: Props): ReactNode {
  const { pathname } = useLocation();
  return (
    <>
      {children}
      <Announcer />
      <SiteDialogs key={pathname} />
    </>
  );
}
