import type { ReactNode } from 'react';
import cards from '@site-pages/cards';
import CourseAndLab from '../../courses/components/CourseAndLab';
import ContentCards from '../../components/ContentCards';
import Faq from '../../sections/stevelabs/Faq';
import { splitByCourse } from '../../courses/cards';
import PageHeader from '../../components/PageHeader';
import PageLayout from '../../components/PageLayout';
import Section from '../../components/Section';
import { stevelabs } from '../../data/stevelabs';

const { courseCards, moreCards } = splitByCourse(cards['/stevelabs/']);

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
      <CourseAndLab cards={courseCards} />
      <Section id="cursos" title="¿Por dónde seguir?">
        <ContentCards cards={[...stevelabs.cards, ...moreCards]} size="small" />
      </Section>
      <Faq questions={stevelabs.faq} />
    </PageLayout>
  );
}
