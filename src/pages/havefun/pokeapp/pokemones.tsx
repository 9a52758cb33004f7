import type { ReactNode } from 'react';
import AppPlaceholder from '../../../components/AppPlaceholder';

export default function Pokemones(): ReactNode {
  return (
    <AppPlaceholder
      title="Pokemones"
      description="Cuadrícula de criaturas de AtrápalosApp, con botones para ir a la página anterior y a la siguiente."
      heading="Pokemones"
      command="ls pokemones"
    />
  );
}
