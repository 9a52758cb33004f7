import type { ReactNode } from 'react';
import AppPlaceholder from '../../../components/AppPlaceholder';

export default function RickosoApp(): ReactNode {
  return (
    <AppPlaceholder
      title="RickosoApp"
      description="Portada de RickosoApp: personajes, locaciones y episodios de una serie animada, leídos de una API pública."
      heading="RickosoApp"
      command="cd rickosoapp"
    />
  );
}
