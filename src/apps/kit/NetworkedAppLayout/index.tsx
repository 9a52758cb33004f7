import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../../../api/queryClient';
import AppLayout from '../AppLayout';
import type { AppLayoutProps } from '../AppLayout';
import AppNav from '../AppNav';
import type { AppNavProps } from '../AppNav';

interface Props extends AppLayoutProps {
  /** Menu of the app's pages, if it has several. */
  readonly menu?: AppNavProps;
}

/** Frame of an app that uses a service: query cache of this visit, and menu. */
export default function NetworkedAppLayout({
  menu,
  children,
  ...frame
}: Props): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <AppLayout {...frame}>
        {menu && <AppNav {...menu} />}
        {children}
      </AppLayout>
    </QueryClientProvider>
  );
}
