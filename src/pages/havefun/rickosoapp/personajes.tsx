import type { ReactNode } from 'react';
import AppPlaceholder from '../../../components/AppPlaceholder';

export default function RickosoCharacters(): ReactNode {
  return (
    <AppPlaceholder
      title="RickosoApp: personajes"
      description="Personajes de la serie animada en RickosoApp, con su imagen, y botones para pasar de una página a otra."
      heading="Characters Page"
      headingLang="en"
      command="ls personajes"
    />
  );
}
