import type { ReactNode } from 'react';
import ContentCards from '../components/ContentCards';
import PageLayout from '../components/PageLayout';
import Section from '../components/Section';
import WebBanner from '../sections/webdeveloper/WebBanner';
import WebDeveloperAbout from '../sections/webdeveloper/WebDeveloperAbout';
import { webdeveloper } from '../data/webdeveloper';

export default function WebDeveloper(): ReactNode {
  return (
    <PageLayout
      title="Web developer"
      description="Desarrollo web en español: qué es, por qué aprenderlo, qué herramientas elegir y en qué se diferencian let y var."
    >
      <WebBanner />
      <Section id="temas" title="Dos temas para arrancar">
        <ContentCards cards={webdeveloper} />
      </Section>
      <WebDeveloperAbout />
    </PageLayout>
  );
}
