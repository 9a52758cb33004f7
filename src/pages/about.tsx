import type { ReactNode } from 'react';
import ExternalLink from '../components/ExternalLink';
import InfoBlocks from '../components/InfoBlocks';
import PageHeader from '../components/PageHeader';
import PageLayout from '../components/PageLayout';
import Section from '../components/Section';
import { about } from '../data/about';
import { owner } from '../data/owner';

export default function About(): ReactNode {
  return (
    <PageLayout
      title="Acerca de"
      description="De qué va el canal de Steve: informática sin rigor académico, reseñas, opinión y comedia sobre Linux, un video al mes."
    >
      <PageHeader title="Acerca del canal" command="cat LEEME.txt">
        <p>
          Este canal explica computación sin rigor académico: con ejemplos, con
          juegos y con la bata de laboratorio en la lavadora. Los datos sí van
          revisados; la solemnidad no.
        </p>
        <p>
          Sale más o menos un video al mes. Los buenos meses, dos. De los otros
          meses no se habla.
        </p>
      </PageHeader>
      <Section id="secciones" title="Las secciones">
        <InfoBlocks blocks={about} />
      </Section>
      <Section id="contacto" title="Contacto">
        <p>
          Para una duda de un curso, el{' '}
          <ExternalLink to={owner.chat}>chat de la comunidad</ExternalLink>: ahí
          contesta quien la lea primero. Para lo demás, escribe a{' '}
          <a href={`mailto:${owner.mail}`}>{owner.mail}</a>.
        </p>
      </Section>
    </PageLayout>
  );
}
