import type { ReactNode } from 'react';
import { useArticles } from '../../useArticles';
import ArticleCard from '../ArticleCard';
import CardGrid from '../../../components/CardGrid';
import styles from './styles.module.css';

interface Props {
  /** Slugs as authors write them, in display order. */
  readonly slugs: readonly string[];
}

/** Section with the articles that an author names in `relacionados`. */
export default function RelatedArticles({ slugs }: Props): ReactNode {
  const articles = useArticles();
  return (
    <section className={styles.related}>
      <h2>Artículos relacionados</h2>
      <CardGrid>
        {slugs.map((slug) => {
          const article = articles.find((candidate) => candidate.slug === slug);
          return article && <ArticleCard key={slug} article={article} />;
        })}
      </CardGrid>
    </section>
  );
}
