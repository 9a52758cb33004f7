import type { ReactNode } from 'react';
import PageHeader from '../components/PageHeader';
import PageLayout from '../components/PageLayout';
import Plans from '../sections/roadmap/Plans';
import Section from '../components/Section';
import { roadmap } from '../data/roadmap';
import { formatNumericDate } from '../utils/dates';

export default function Roadmap(): ReactNode {
  return (
    <PageLayout
      title="Road map de la página"
      description="Lo que viene en Steve Labs: mejoras previstas para la página y cursos en planes, con la fecha de la última actualización."
    >
      <PageHeader title="Road map de la página" command="cat pendientes.txt">
        <p>
          Última actualización:{' '}
          <time dateTime={roadmap.updated}>
            {formatNumericDate(roadmap.updated)}
          </time>
          . Es un plan, no un contrato: el orden lo decide el tiempo libre.
        </p>
      </PageHeader>
      <Section id="mejoras" title="Mejoras previstas">
        <Plans plans={roadmap.improvements} />
      </Section>
      <Section id="cursos" title="Cursos previstos">
        <Plans plans={roadmap.courses} />
      </Section>
    </PageLayout>
  );
}
