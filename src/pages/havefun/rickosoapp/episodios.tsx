import type { ReactNode } from 'react';
import Episodes from '../../../apps/rickoso/components/Episodes';
import Layout from '../../../apps/rickoso/components/Layout';

export default function RickosoEpisodes(): ReactNode {
  return (
    <Layout
      title="RickosoApp: episodios"
      description="Episodios de la serie animada en RickosoApp: nombre, código y fecha de estreno de cada uno."
      heading="Episodes page"
      headingLang="en"
      command="ls episodios"
      intro="Los episodios en orden, con su código y el día en que se estrenaron."
    >
      <Episodes />
    </Layout>
  );
}
