import type { ReactNode } from 'react';
import Contact from './Contact';
import NoTracking from './NoTracking';
import ServerLogs from './ServerLogs';
import StoredData from './StoredData';
import ThirdParties from './ThirdParties';

/** Text of the privacy page. */
export default function Privacy(): ReactNode {
  return (
    <>
      <StoredData />
      <NoTracking />
      <ThirdParties />
      <ServerLogs />
      <Contact />
    </>
  );
}
