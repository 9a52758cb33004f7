import type { ReactNode } from 'react';
import type { ArticleSummary } from '../../types';
import { formatShortDate } from '../../../utils/dates';
import { formatGrade } from '../../../components/ArticleMeta/format';
import Card from '../../../components/Card';

interface Props {
  readonly article: ArticleSummary;
  readonly heading?: 'h2' | 'h3';
}

/** Card of an article: cover, author, date, title and description. */
export default function ArticleCard({ article, heading }: Props): ReactNode {
  const kind = article.grade === undefined ? 'nivel' : 'nota';
  return (
    <Card
      title={article.title}
      to={article.permalink}
      heading={heading}
      image={{ src: article.cover, width: 1200, height: 630 }}
      meta={
        <>
          {article.author} ·{' '}
          <time dateTime={article.date}>{formatShortDate(article.date)}</time> ·{' '}
          {kind} {formatGrade(article)} · {article.minutes} min
        </>
      }
    >
      <p>{article.description}</p>
    </Card>
  );
}
