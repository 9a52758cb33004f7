import type { ReactNode } from 'react';
import type { SectionHit } from '../../engine';
import styles from './styles.module.css';

interface Props {
  readonly hit: SectionHit;
  /** True for a section, listed below its page. */
  readonly isSection?: boolean;
}

/** Title and excerpt of a result, with the searched words marked. */
export default function SearchHit({
  hit: { title, excerpt },
  isSection = false,
}: Props): ReactNode {
  return (
    <>
      <span className={isSection ? styles.section : styles.title}>
        {isSection && <span aria-hidden="true"># </span>}
        {title}
      </span>{' '}
      <span className={styles.excerpt}>
        {excerpt.map(({ text, marked }, index) =>
          marked ? <mark key={index}>{text}</mark> : text,
        )}
      </span>
    </>
  );
}
