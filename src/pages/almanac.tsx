import type { ReactNode } from 'react';
import InfoBlocks from '../components/InfoBlocks';
import PageHeader from '../components/PageHeader';
import PageLayout from '../components/PageLayout';
import { almanac } from '../data/almanac';

export default function Almanac(): ReactNode {
  return (
    <PageLayout
      title="Logros"
      description="Los logros del canal con su fecha: el primer día, el primer video viral y las publicaciones de comunidad."
    >
      <PageHeader title="Logros" command="sort -k1 logros.txt">
        <p>
          Tres momentos para enmarcar. En un videojuego serían trofeos de
          bronce, pero brillan igual.
        </p>
      </PageHeader>
      <InfoBlocks blocks={almanac} heading="h2" />
    </PageLayout>
  );
}
