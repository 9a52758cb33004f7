import type { ReactNode } from 'react';
import CourseBar from '../../../progress/components/CourseBar';
import Picture from '../../../components/Picture';
import styles from './styles.module.css';

interface Props {
  readonly number: number;
  readonly picture?: string;
  /**
   * Total duration of the module's written lessons; undefined when none is
   * written.
   */
  readonly time?: string;
  /** Paths of its written lessons. */
  readonly paths: readonly string[];
  /** Title, summary, list of lessons and project. */
  readonly children: ReactNode;
}

/**
 * Module on the map of a course, dimmed when none of its lessons is written.
 */
export default function CourseModule({
  number,
  picture,
  time,
  paths,
  children,
}: Props): ReactNode {
  return (
    <li className={styles.module} data-planned={time === undefined}>
      <div className={styles.panel} data-pagefind-ignore="">
        {picture === undefined ? (
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
        ) : (
          <Picture src={picture} width={640} height={360} />
        )}
        <span className={styles.badge}>{time ?? 'Pronto'}</span>
      </div>
      <div className={styles.body}>
        {children}
        {paths.length > 0 && (
          <div data-pagefind-ignore="">
            <CourseBar lessons={paths.map((path) => ({ path }))} />
          </div>
        )}
      </div>
    </li>
  );
}
