import type { ReactNode } from 'react';
import type { Change } from '../../../data/changelog/schema';
import { formatNumericDate } from '../../../utils/dates';
import { groupByYear } from './groupByYear';
import styles from './styles.module.css';

interface Props {
  /** Entries in display order. */
  readonly entries: readonly Change[];
}

/** Timeline of dated entries, grouped by year. */
export default function Timeline({ entries }: Props): ReactNode {
  return groupByYear(entries).map(({ year, changes }) => (
    <section key={year} aria-labelledby={`cambios-${year}`}>
      <h2 id={`cambios-${year}`}>{year}</h2>
      <ol className={styles.line}>
        {changes.map(({ date, title, text }) => (
          <li key={title}>
            <time dateTime={date}>{formatNumericDate(date)}</time>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  ));
}
