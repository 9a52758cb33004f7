import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Milestone } from '../../data/almanac/schema';
import { formatShortDate } from '../../utils/dates';
import styles from './styles.module.css';

function Item({ date, title, text, image }: Milestone): ReactNode {
  return (
    <li className={styles.item}>
      <img
        className={styles.picture}
        src={useBaseUrl(image)}
        width={640}
        height={360}
        alt=""
        loading="lazy"
      />
      <div>
        <h2>
          {title} <time dateTime={date}>{formatShortDate(date)}</time>
        </h2>
        <p>{text}</p>
      </div>
    </li>
  );
}

interface Props {
  readonly milestones: readonly Milestone[];
}

/** What the channel achieved, with its day. */
export default function Milestones({ milestones }: Props): ReactNode {
  return (
    <ol className={styles.list}>
      {milestones.map((milestone) => (
        <Item key={milestone.date} {...milestone} />
      ))}
    </ol>
  );
}
