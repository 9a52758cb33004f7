import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { findCategory } from '../../categories';
import type { CategoryName } from '../../types';
import { useArticles } from '../../useArticles';
import ArticleCard from '../ArticleCard';
import CardGrid from '../../../components/CardGrid';
import PageHeader from '../../../components/PageHeader';
import PageLayout from '../../../components/PageLayout';

interface Props {
  readonly category: CategoryName;
}

/** Page of a category: `/articulos/rows/`, `/reviews/`, `/info/`. */
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
        <Link to="/articulos/" className="tap">
          Todas las categorías
        </Link>
      </p>
    </PageLayout>
  );
}
