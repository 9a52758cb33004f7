import type { ReactNode } from 'react';
import AppPlaceholder from '../../../components/AppPlaceholder';

export default function PokeHome(): ReactNode {
  return (
    <AppPlaceholder
      title="AtrápalosApp: inicio"
      description="Inicio de AtrápalosApp, la app que hojea un catálogo público de criaturas página por página."
      heading="Home page"
      headingLang="en"
      command="ls pokeapp"
    />
  );
}
