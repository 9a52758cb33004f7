import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** Language of the title, if it is not Spanish. */
  readonly titleLang?: string;
  /** Command that "opens" the page, shown as a prompt above the title. */
  readonly command?: string;
  readonly children?: ReactNode;
}

/** Top of a page: prompt, the only h1, and an introduction. */
export default function PageHeader({
  title,
  titleLang,
  command,
  children,
}: Props): ReactNode {
  return (
    <header className={styles.header}>
      {command && (
        <p className={styles.prompt} aria-hidden="true">
          <span>steve@labs</span>:~$ {command}
        </p>
      )}
      <h1 lang={titleLang}>{title}</h1>
      {children && <div className={styles.intro}>{children}</div>}
    </header>
  );
}
