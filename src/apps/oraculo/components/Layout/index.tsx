import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../../../../api/queryClient';
import AppLayout from '../../../../components/AppLayout';
import type { AppLayoutProps } from '../../../../components/AppLayout';
import ExternalLink from '../../../../components/ExternalLink';

type Props = Omit<AppLayoutProps, 'noscript' | 'credit'>;

/** Frame of the oracle: stored answers and credits. */
export default function Layout({ children, ...frame }: Props): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <AppLayout
        {...frame}
        noscript="El oráculo pide sus respuestas a yesno.wtf con JavaScript, que está desactivado: sin él no puede contestar. La explicación de cómo está hecha la app se lee igual."
        credit={
          <>
            Respuestas e imágenes de{' '}
            <ExternalLink to="https://yesno.wtf/">yesno.wtf</ExternalLink>, un
            servicio gratuito que no pide clave.
          </>
        }
      >
        {children}
      </AppLayout>
    </QueryClientProvider>
  );
}
