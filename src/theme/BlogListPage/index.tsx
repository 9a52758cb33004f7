import type { ReactNode } from 'react';
import type { Props } from '@theme/BlogListPage';
import ArticleCard from '../../articles/components/ArticleCard';
import Card from '../../components/Card';
import CardGrid from '../../components/CardGrid';
import PageHeader from '../../components/PageHeader';
import PageLayout from '../../components/PageLayout';
import { categories } from '../../articles/categories';
import { useArticles } from '../../articles/useArticles';

const newestCount = 3;

/** `/articulos/`: the three categories first, then the newest articles. */
export default function BlogListPage({ metadata }: Props): ReactNode {
  const newest = useArticles().slice(0, newestCount);
  return (
    <PageLayout
      searchable={false}
      title={metadata.blogTitle}
      description={metadata.blogDescription}
    >
      <PageHeader title="Artículos" command="ls articulos">
        <p>
          Opinión, reseñas y explicaciones. Elige un estante; adentro está todo
          en orden, algo que no puedo decir de mi escritorio.
        </p>
      </PageHeader>
      <CardGrid>
        {categories.map((category) => (
          <Card
            key={category.name}
            title={category.heading}
            titleLang={category.headingLang}
            to={`/articulos/${category.name}/`}
            image={{ src: category.cover, width: 1200, height: 630 }}
            heading="h2"
          >
            <p>{category.description}</p>
          </Card>
        ))}
      </CardGrid>
      <section>
        <h2>Lo más nuevo</h2>
        <CardGrid>
          {newest.map((article) => (
            <ArticleCard key={article.slug} article={article} />
          ))}
        </CardGrid>
      </section>
    </PageLayout>
  );
}
