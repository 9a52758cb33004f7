import type { ReactNode } from 'react';
import Locations from '../../../apps/rickoso/components/Locations';
import Layout from '../../../apps/rickoso/components/Layout';

export default function RickosoLocations(): ReactNode {
  return (
    <Layout
      title="RickosoApp: locaciones"
      description="Locaciones de la serie animada en RickosoApp: nombre, tipo y dimensión de cada lugar."
      heading="Locations Page"
      headingLang="en"
      command="ls locaciones"
      intro="Planetas, estaciones y microversos, cada uno con su tipo y su dimensión."
    >
      <Locations />
    </Layout>
  );
}
