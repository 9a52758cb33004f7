import type { ReactNode } from 'react';
import Glossary from '../glossary/components/Glossary';
import PageHeader from '../components/PageHeader';
import PageLayout from '../components/PageLayout';
import { glosario } from '../data/glosario';

export default function GlossaryPage(): ReactNode {
  return (
    <PageLayout
      title="Glosario"
      description="Las palabras de los cursos de Linux y C, de la A a la Z: qué quiere decir cada una, cómo se dice en inglés y dónde se explica."
    >
      <PageHeader title="Glosario" command="sort glosario.txt | less">
        <p>
          Las {glosario.length} palabras técnicas de los cursos, con lo que
          quieren decir aquí. En los textos llevan una línea de puntos debajo:
          pasa el puntero, tócalas o llega a ellas con el teclado, y aparece su
          definición.
        </p>
      </PageHeader>
      <Glossary terms={glosario} />
    </PageLayout>
  );
}
