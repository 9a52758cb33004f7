import type { ReactNode } from 'react';
import Home from '../../../apps/poke/components/Home';
import Layout from '../../../apps/poke/components/Layout';

export default function PokeHome(): ReactNode {
  return (
    <Layout
      title="AtrápalosApp: inicio"
      description="Inicio de AtrápalosApp, con una criatura al azar y la entrada a un catálogo público que se hojea página por página."
      heading="Home page"
      headingLang="en"
      command="ls pokeapp"
      intro="Te damos la bienvenida a AtrápalosApp, un catálogo de criaturas leído en vivo de una API pública."
    >
      <Home />
    </Layout>
  );
}
