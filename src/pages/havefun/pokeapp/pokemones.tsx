import type { ReactNode } from 'react';
import Creatures from '../../../apps/poke/components/Creatures';
import Layout from '../../../apps/poke/components/Layout';

export default function Pokemones(): ReactNode {
  return (
    <Layout
      title="Pokemones"
      description="Cuadrícula de criaturas de AtrápalosApp, con búsqueda por nombre, ficha de cada una y botones para pasar de página."
      heading="Pokemones"
      command="ls pokemones"
      intro="El catálogo entero, de veinte en veinte. Elige una criatura para abrir su ficha, o búscala por su nombre en inglés."
    >
      <Creatures />
    </Layout>
  );
}
