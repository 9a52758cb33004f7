import type { ReactNode } from 'react';
import Home from '../../../apps/poke/components/Home';
import Layout from '../../../apps/poke/components/Layout';

export default function PokeApp(): ReactNode {
  return (
    <Layout
      title="AtrápalosApp"
      description="Portada de AtrápalosApp, un catálogo de criaturas con su dibujo, su nombre y su número."
      heading="Home page"
      headingLang="en"
      command="cd pokeapp"
      intro="Te damos la bienvenida a AtrápalosApp, un catálogo de criaturas leído en vivo de una API pública."
    >
      <Home />
    </Layout>
  );
}
