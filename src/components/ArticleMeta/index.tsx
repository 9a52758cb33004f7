import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { owner } from '../../data/owner';
import { formatLongDate } from '../../utils/dates';
import { formatGrade, createVideoUrl } from './format';
import Picture from '../Picture';
import styles from './styles.module.css';

export interface ArticleMetaProps {
  readonly author: string;
  /** Publication date, `AAAA-MM-DD…`. */
  readonly date: string;
  /** Reading time, in whole minutes. */
  readonly minutes?: number;
  /** Score of a review, 0–10. */
  readonly grade?: number;
  /** Reading level of an article that is not a review. */
  readonly level?: string;
  readonly cover: string;
  readonly coverAlt: string;
  /** YouTube id, or `canal` for the channel itself. */
  readonly video?: string;
}

/** Header of an article: author, date, grade and picture. */
export default function ArticleMeta(props: ArticleMetaProps): ReactNode {
  const video = props.video && createVideoUrl(props.video, owner.channel);
  return (
    <>
      <dl className={styles.meta} data-pagefind-ignore="">
        <div>
          <dt>Autor</dt>
          <dd>{props.author}</dd>
        </div>
        <div>
          <dt>Fecha</dt>
          <dd>
            <time dateTime={props.date.slice(0, 10)}>
              {formatLongDate(props.date)}
            </time>
          </dd>
        </div>
        <div>
          <dt>{props.grade === undefined ? 'Nivel' : 'Nota'}</dt>
          <dd>{formatGrade(props)}</dd>
        </div>
        {props.minutes !== undefined && (
          <div>
            <dt>Lectura</dt>
            <dd>{props.minutes} min</dd>
          </div>
        )}
      </dl>
      <Picture
        className={styles.cover}
        src={props.cover}
        alt={props.coverAlt}
        width={1200}
        height={630}
        first
      />
      {video && (
        <p>
          <Link to={video} target="_blank" rel="noopener">
            {props.video === 'canal'
              ? 'Ir al canal de videos'
              : 'Ver el video en el canal'}{' '}
            (se abre en otra pestaña)
          </Link>
        </p>
      )}
    </>
  );
}
