import type { ReactNode } from 'react';
import ContentCards from '../../components/ContentCards';
import PageHeader from '../../components/PageHeader';
import PageLayout from '../../components/PageLayout';
import { havefun } from '../../data/havefun';

export default function Havefun(): ReactNode {
  return (
    <PageLayout
      title="Havefun"
      description="Cinco apps pequeñas para practicar y jugar: GIF, un oráculo, personajes de una serie, héroes y criaturas."
    >
      <PageHeader title="Have Fun" titleLang="en" command="./diversion --ya">
        <p>
          Apps pequeñas que nacieron para practicar y se quedaron a jugar. No
          piden cuenta. Lo que buscas o eliges queda en la dirección de la
          página y, en las que usan un servicio público, también le llega a él.
        </p>
      </PageHeader>
      <ContentCards cards={havefun} heading="h2" />
    </PageLayout>
  );
}
