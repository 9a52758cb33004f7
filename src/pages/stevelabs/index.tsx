import type { ReactNode } from 'react';
import cards from '@site-pages/cards';
import ContentCards from '../../components/ContentCards';
import Faq from '../../sections/stevelabs/Faq';
import PageHeader from '../../components/PageHeader';
import PageLayout from '../../components/PageLayout';
import Section from '../../components/Section';
import { stevelabs } from '../../data/stevelabs';

export default function Stevelabs(): ReactNode {
  return (
    <PageLayout
      title="Stevelabs"
      description="La zona de aprendizaje de Steve Labs: curso de programación en C, desarrollo web y respuestas para quien empieza."
    >
      <PageHeader title="Stevelabs" command="make estudiante">
        <p>
          Aquí se aprende escribiendo código, equivocándose y volviendo a
          compilar. El laboratorio es tuyo; la bata es opcional.
        </p>
      </PageHeader>
      <Section id="cursos" title="¿Por dónde empezar?">
        <ContentCards
          cards={[...(cards['/stevelabs/'] ?? []), ...stevelabs.cards]}
          size="small"
        />
      </Section>
      <Faq questions={stevelabs.faq} />
    </PageLayout>
  );
}
