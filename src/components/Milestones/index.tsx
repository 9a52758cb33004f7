import type { ReactNode } from 'react';
import type { Milestone } from '../../data/almanac/schema';
import { formatShortDate } from '../../utils/dates';
import Picture from '../Picture';
import styles from './styles.module.css';

function Item({ date, title, text, image }: Milestone): ReactNode {
  return (
    <li className={styles.item}>
      <Picture
        className={styles.picture}
        src={image}
        width={640}
        height={360}
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
