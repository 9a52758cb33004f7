import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { findCategory } from '../../plugins/articles/categories';
import type { CategoryName } from '../../plugins/articles/types';
import { useArticles } from '../../plugins/articles/useArticles';
import ArticleCard from '../ArticleCard';
import CardGrid from '../CardGrid';
import PageHeader from '../PageHeader';
import PageLayout from '../PageLayout';

interface Props {
  readonly category: CategoryName;
}

/** The list of one category: `/articulos/rows/`, `/reviews/`, `/info/`. */
export default function ArticleCategory({ category: name }: Props): ReactNode {
  const category = findCategory(name);
  const articles = useArticles().filter((article) => article.category === name);
  return (
    <PageLayout
      searchable={false}
      title={category.title}
      description={category.description}
    >
      <PageHeader
        title={category.heading}
        titleLang={category.headingLang}
        command={`ls articulos/${name}`}
      >
        <p>{category.description}</p>
      </PageHeader>
      <CardGrid size="large">
        {articles.map((article) => (
          <ArticleCard key={article.slug} article={article} heading="h2" />
        ))}
      </CardGrid>
      <p className="margin-top--lg">
        <Link to="/articulos/">Todas las categorías</Link>
      </p>
    </PageLayout>
  );
}
