import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Element id of the title and anchor of the section. */
  readonly id: string;
  readonly title: string;
  readonly titleLang?: string;
  readonly children: ReactNode;
}

/** Part of a page under a second-level title, which names it. */
export default function Section({
  id,
  title,
  titleLang,
  children,
}: Props): ReactNode {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} lang={titleLang}>
        {title}
      </h2>
      {children}
    </section>
  );
}
