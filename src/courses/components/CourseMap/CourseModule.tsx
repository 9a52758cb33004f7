import type { ReactNode } from 'react';
import CourseBar from '../../../progress/components/CourseBar';
import Picture from '../../../components/Picture';
import styles from './styles.module.css';

interface Props {
  readonly number: number;
  readonly picture?: string;
  /** What its lessons take together; nothing while none is written. */
  readonly time?: string;
  /** Of the lessons that can be read. */
  readonly paths: readonly string[];
  /** Its title, what it is about, its lessons and its project. */
  readonly children: ReactNode;
}

/** A module of the map of a course; one that is only planned is dimmed. */
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
