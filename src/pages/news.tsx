import type { ReactNode } from 'react';
import InfoBlocks from '../components/InfoBlocks';
import PageHeader from '../components/PageHeader';
import PageLayout from '../components/PageLayout';
import Section from '../components/Section';
import { news } from '../data/news';

export default function News(): ReactNode {
  return (
    <PageLayout
      title="Noticias"
      description="Lo que se estrenó en el canal y en el sitio, y las secciones que vienen: tutoriales, historia, software libre y más."
    >
      <PageHeader title="Noticias" command="tail noticias.log">
        <p>
          Lo último del canal y lo que está en el horno. Las fechas del horno no
          se prometen: una vez lo hice y todavía me lo recuerdan.
        </p>
      </PageHeader>
      <Section id="recientes" title="Secciones recientes">
        <InfoBlocks blocks={news.recent} />
      </Section>
      <Section id="proximas" title="Próximas secciones">
        <InfoBlocks blocks={news.upcoming} />
      </Section>
    </PageLayout>
  );
}
