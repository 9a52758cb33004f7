import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../../../../api/queryClient';
import AppLayout from '../../../../components/AppLayout';

interface Props {
  readonly children: ReactNode;
}

/** Frame of GifExpertApp, with the answers of this visit. */
export default function Layout({ children }: Props): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <AppLayout
        title="GifExpertApp"
        description="Buscador de GIF animados: escribe una palabra y aparecen hasta diez resultados de un servicio público."
        heading="GifExpertApp"
        headingLang="en"
        command="./gifapp"
        intro="Escribe una palabra y llegan diez GIF. Tus búsquedas quedan en la dirección de la página, listas para compartirlas."
        noscript="Esta app busca con JavaScript, que está desactivado. La explicación de cómo está hecha se lee igual."
      >
        {children}
      </AppLayout>
    </QueryClientProvider>
  );
}
