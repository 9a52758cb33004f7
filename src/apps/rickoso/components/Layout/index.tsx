import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../../../../api/queryClient';
import AppLayout from '../../../../components/AppLayout';
import type { AppLayoutProps } from '../../../../components/AppLayout';
import AppNav from '../../../../components/AppNav';
import ExternalLink from '../../../../components/ExternalLink';
import { links } from '../../labels';

type Props = Omit<AppLayoutProps, 'noscript' | 'credit'>;

/** What the pages of RickosoApp share: menu, stored answers, credits. */
export default function Layout({ children, ...frame }: Props): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <AppLayout
        {...frame}
        noscript="Esta app pide sus datos a The Rick and Morty API con JavaScript, que está desactivado. El menú funciona igual, y la explicación de cómo está hecha se puede leer."
        credit={
          <>
            Datos e imágenes de{' '}
            <ExternalLink to="https://rickandmortyapi.com/">
              The Rick and Morty API
            </ExternalLink>
            , un proyecto libre hecho por fans.
          </>
        }
      >
        <AppNav label="RickosoApp" links={links} />
        {children}
      </AppLayout>
    </QueryClientProvider>
  );
}
