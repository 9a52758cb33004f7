import type { ReactNode } from 'react';
import RouteAnnouncer from '../../components/RouteAnnouncer';

interface Props {
  readonly children: ReactNode;
}

/** Wraps every page once and survives navigation. */
export default function Root({ children }: Props): ReactNode {
  return (
    <>
      {children}
      <RouteAnnouncer />
    </>
  );
}
