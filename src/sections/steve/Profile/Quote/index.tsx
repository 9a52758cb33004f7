import type { ReactNode } from 'react';
import type { Profile } from '../../../../data/profile/schema';
import styles from './styles.module.css';

/** Someone else's words, with their name, and a note of ours apart from them. */
export default function Quote({
  text,
  author,
  note,
}: Profile['quote']): ReactNode {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>«{text}»</p>
      </blockquote>
      <figcaption>
        {author}. {note}
      </figcaption>
    </figure>
  );
}
