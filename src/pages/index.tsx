import type { ReactNode } from 'react';
import ArticleGroup from '../articles/components/ArticleGroup';
import ChatInvite from '../sections/home/ChatInvite';
import Hero from '../sections/home/Hero';
import Paths from '../sections/home/Paths';
import PageLayout from '../components/PageLayout';
import Section from '../components/Section';
import Teasers from '../sections/home/Teasers';
import VideoGroup from '../sections/home/VideoGroup';

const rows = ['/rows/rc3', '/rows/rc4', '/rows/rc1', '/rows/rc5'] as const;

export default function Home(): ReactNode {
  return (
    <PageLayout description="Aprende Linux y C desde cero, en español, con videos, reseñas de videojuegos y artículos de un estudiante de sistemas.">
      <Hero />
      <Paths />
      <VideoGroup group="mas-vistos" title="Más vistos" />
      <Section id="rows" title="Rows And Colums" titleLang="en">
        <ArticleGroup slugs={rows} />
      </Section>
      <VideoGroup group="menos-vistos" title="Menos vistos" />
      <VideoGroup group="resenas" title="Reseñas recientes" />
      <ChatInvite />
      <Teasers />
    </PageLayout>
  );
}
