import type { ReactNode } from 'react';
import Home from '../../../apps/rickoso/components/Home';
import Layout from '../../../apps/rickoso/components/Layout';

export default function RickosoHome(): ReactNode {
  return (
    <Layout
      title="RickosoApp: inicio"
      description="Inicio de RickosoApp, con un personaje al azar y los cinco protagonistas de la serie animada."
      heading="RickosoApp"
      command="ls rickosoapp"
      intro="Personajes, locaciones y episodios de una serie animada, leídos en vivo de una API pública."
    >
      <Home />
    </Layout>
  );
}
