import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../../../api/queryClient';
import AppLayout from '../AppLayout';
import type { AppLayoutProps } from '../AppLayout';
import AppNav from '../AppNav';
import type { AppNavProps } from '../AppNav';

interface Props extends AppLayoutProps {
  /** Between its pages, where it has several. */
  readonly menu?: AppNavProps;
}

/** Frame of an app that asks a service: the answers of this visit, and its menu. */
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
