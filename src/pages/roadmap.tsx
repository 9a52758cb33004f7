import type { ReactNode } from 'react';
import PageHeader from '../components/PageHeader';
import PageLayout from '../components/PageLayout';
import Plans from '../sections/roadmap/Plans';
import UpdateDate from '../sections/roadmap/Updated';
import Section from '../components/Section';
import { roadmap } from '../data/roadmap';

export default function Roadmap(): ReactNode {
  const { today, first } = roadmap;
  return (
    <PageLayout
      title="Road map de la página"
      description="Lo que viene en Steve Labs: el plan de hoy para los cursos y la página, y el de 2024 con su fecha de última actualización."
    >
      <PageHeader title="Road map de la página" command="cat pendientes.txt">
        <p>
          Primero, el plan de hoy; debajo, el de antes, como estaba. Son planes,
          no contratos: el orden lo decide el tiempo libre.
        </p>
      </PageHeader>
      <Section id="hoy" title="El plan de hoy">
        <UpdateDate date={today.updated} />
        <Plans plans={today.plans} />
      </Section>
      <Section id="antes" title="El plan de 2024">
        <UpdateDate date={first.updated} />
        <h3 id="mejoras">Mejoras previstas</h3>
        <Plans plans={first.improvements} heading="h4" />
        <h3 id="cursos">Cursos previstos</h3>
        <Plans plans={first.courses} heading="h4" />
      </Section>
    </PageLayout>
  );
}
