import type { ReactNode } from 'react';
import cards from '@site-pages/cards';
import CourseAndLab from '../courses/components/CourseAndLab';
import ContentCards from '../components/ContentCards';
import DumixIntro from '../sections/dumix/DumixIntro';
import { splitByCourse } from '../courses/cards';
import PageHeader from '../components/PageHeader';
import PageLayout from '../components/PageLayout';
import Section from '../components/Section';
import { dumix } from '../data/dumix';

const { courseCards, moreCards } = splitByCourse(cards['/dumix/']);

export default function Dumix(): ReactNode {
  return (
    <PageLayout
      title="Dumix"
      description="Linux en español para quien empieza: un curso desde cero y guías cortas de terminal, Vim, comandos básicos y Node."
    >
      <PageHeader title="Dumix" command="uname -o">
        <p>
          El rincón de Linux. Empieza con el curso y visita las guías cuando
          tengas una duda concreta, o cuando quieras una terminal más bonita que
          útil.
        </p>
      </PageHeader>
      <CourseAndLab cards={courseCards} />
      <DumixIntro />
      <Section id="contenido" title="Guías">
        <ContentCards cards={[...moreCards, ...dumix]} />
      </Section>
    </PageLayout>
  );
}
