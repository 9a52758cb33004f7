import type { ReactNode } from 'react';
import NetworkedAppLayout from '../../../kit/NetworkedAppLayout';

interface Props {
  readonly children: ReactNode;
}

/** Frame of GifExpertApp, with the query cache of this visit. */
export default function Layout({ children }: Props): ReactNode {
  return (
    <NetworkedAppLayout
      title="GifExpertApp"
      description="Buscador de GIF animados: escribe una palabra y aparecen hasta diez resultados de un servicio público."
      heading="GifExpertApp"
      headingLang="en"
      command="./gifapp"
      intro="Escribe una palabra y llegan diez GIF. Tus búsquedas quedan en la dirección de la página, listas para compartirlas."
      noscript="Esta app busca con JavaScript, que está desactivado. La explicación de cómo está hecha se lee igual."
    >
      {children}
    </NetworkedAppLayout>
  );
}
