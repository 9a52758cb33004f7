import type { ReactNode } from 'react';
import ArticleGroup from '../../articles/components/ArticleGroup';
import ContentCards from '../../components/ContentCards';
import PageHeader from '../../components/PageHeader';
import PageLayout from '../../components/PageLayout';
import Section from '../../components/Section';
import { coder } from '../../data/coder';
import { useArticles } from '../../articles/useArticles';

export default function CoderLife(): ReactNode {
  const newest = useArticles().slice(0, 3);
  return (
    <PageLayout
      title="Coder Life"
      description="Lecturas para quien programa: desarrollo web escrito por colaboradores y los tres artículos más nuevos del sitio."
    >
      <PageHeader
        title="Coder Life"
        titleLang="en"
        command="while :; do cafe; done"
      >
        <p>
          Cosas que leer mientras compila. Si tu proyecto compila en un segundo,
          tendrás que buscar otra excusa.
        </p>
      </PageHeader>
      <Section id="web" title="Sobre la web">
        <ContentCards cards={coder} />
      </Section>
      <Section id="articulos" title="Artículos más nuevos">
        <ArticleGroup slugs={newest.map(({ slug }) => slug)} />
      </Section>
    </PageLayout>
  );
}
