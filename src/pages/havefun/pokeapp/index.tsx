import type { ReactNode } from 'react';
import AppPlaceholder from '../../../components/AppPlaceholder';

export default function PokeApp(): ReactNode {
  return (
    <AppPlaceholder
      title="AtrápalosApp"
      description="Portada de AtrápalosApp, un catálogo de criaturas con su dibujo, su nombre y su número."
      heading="Home page"
      headingLang="en"
      command="cd pokeapp"
    />
  );
}
