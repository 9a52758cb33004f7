import type { ReactNode } from 'react';
import { useArticles } from '../../useArticles';
import ArticleCard from '../ArticleCard';
import CardGrid from '../../../components/CardGrid';

interface Props {
  /** Slugs as authors write them, in display order. */
  readonly slugs: readonly string[];
}

/** Cards of the articles with the given slugs. */
export default function ArticleGroup({ slugs }: Props): ReactNode {
  const articles = useArticles();
  return (
    <CardGrid>
      {slugs.map((slug) => {
        const article = articles.find((candidate) => candidate.slug === slug);
        return article && <ArticleCard key={slug} article={article} />;
      })}
    </CardGrid>
  );
}
