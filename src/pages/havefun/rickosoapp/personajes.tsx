import type { ReactNode } from 'react';
import Characters from '../../../apps/rickoso/components/Characters';
import Layout from '../../../apps/rickoso/components/Layout';

export default function RickosoCharacters(): ReactNode {
  return (
    <Layout
      title="RickosoApp: personajes"
      description="Personajes de la serie animada en RickosoApp, con su imagen, filtros por nombre y estatus, y botones para pasar de página."
      heading="Characters Page"
      headingLang="en"
      command="ls personajes"
      intro="Quién es quién en la serie, de veinte en veinte. Puedes filtrar por nombre y por si siguen con vida."
    >
      <Characters />
    </Layout>
  );
}
