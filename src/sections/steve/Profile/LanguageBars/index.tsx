import type { ReactNode } from 'react';
import type { LanguageUse } from '../../../../data/profile/schema';
import styles from './styles.module.css';

interface Props {
  readonly languages: readonly LanguageUse[];
}

/**
 * List of languages with their share of use. The percentage is plain text, for
 * screen readers; the bar repeats it and is hidden from them.
 */
export default function LanguageBars({ languages }: Props): ReactNode {
  return (
    <ul className={styles.list}>
      {languages.map(({ name, percent }) => (
        <li key={name}>
          {`${name}: ${String(percent)}\u00a0%`}
          <svg
            className={styles.bar}
            viewBox="0 0 100 8"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect className={styles.track} width="100" height="8" />
            <rect className={styles.used} width={percent} height="8" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
