import type { ReactNode } from 'react';
import AppPlaceholder from '../../components/AppPlaceholder';

export default function GifApp(): ReactNode {
  return (
    <AppPlaceholder
      title="GifExpertApp"
      description="Buscador de GIF animados: escribe una palabra y aparecen hasta diez resultados de un servicio público."
      heading="GifExpertApp"
      headingLang="en"
      command="./gifapp"
    />
  );
}
