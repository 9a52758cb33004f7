import type { ReactNode } from 'react';
import type { Profile } from '../../../../data/profile/schema';
import styles from './styles.module.css';

/** Quotation with its author, followed by a note of the site. */
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
