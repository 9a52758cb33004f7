import type { ReactNode } from 'react';
import Home from '../../../apps/rickoso/components/Home';
import Layout from '../../../apps/rickoso/components/Layout';

export default function RickosoApp(): ReactNode {
  return (
    <Layout
      title="RickosoApp"
      description="Portada de RickosoApp: personajes, locaciones y episodios de una serie animada, leídos de una API pública."
      heading="RickosoApp"
      command="cd rickosoapp"
      intro="Personajes, locaciones y episodios de una serie animada, leídos en vivo de una API pública."
    >
      <Home />
    </Layout>
  );
}
